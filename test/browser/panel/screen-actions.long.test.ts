import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReplyTrace } from '../../../contracts/http/chat/reply-trace.ts';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser, visit } = await panelTest({ env: { SUPPORT_WHATSAPP: '6281200000000' } });
let owners: DemoOwners;

beforeAll(async () => {
  owners = await furnish(app);
});

/** A page of the busy shop. Fails at the end when the page logged an error. */
async function at(path: string, story: (page: Page) => Promise<void>, width = 360): Promise<void> {
  await visit(owners.busy, path, story, { width, height: 800 });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();

test('the dashboard shows the four tiles, the total, and the chart by mouse, keyboard and words', async () => {
  await at('/dashboard', async (page) => {
    for (const label of ['Total Pesan Hari Ini', 'Paket Langganan', 'Sisa Penggunaan AI', 'Sisa Hari Langganan']) await shown(page, label);
    await shown(page, 'Paket Standard');
    await shown(page, '1.874');
    const chart = page.getByRole('img', { name: /^Jumlah pesan.*panah kiri dan kanan/ });
    const told = page.getByRole('status').filter({ hasText: /30 hari sebelumnya: \d+$/ });
    const days = page.getByRole('table', { name: /^Jumlah pesan/ }).locator('tbody tr');
    expect(await days.count()).toBe(30);
    /** The tooltip shows the same value as the table for that day. */
    const tells = (index: number) =>
      waitFor(
        async () => {
          // Read the tooltip and the table again on each attempt, because a follow-up that was sent in the meantime
          // changes the count.
          const [tooltip, [day, count, before]] = [await told.innerText(), await days.nth(index).locator('th, td').allInnerTexts()];
          return tooltip.replace(/\s+/g, ' ') === `${day} ${count} pesan 30 hari sebelumnya: ${before}`;
        },
        { what: `the tooltip of day ${index}` },
      );
    await chart.focus();
    await tells(29);
    await page.keyboard.press('ArrowLeft');
    await tells(28);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await tells(1);
    const box = (await chart.boundingBox())!;
    await page.mouse.move(box.x + box.width - 22, box.y + box.height / 2);
    await tells(29);
    await page.mouse.move(box.x + box.width / 2, box.y - 30);
    await waitFor(async () => (await told.count()) === 0, { what: 'the tooltip gone' });
    await shown(page, /chat membutuhkan Anda/);
  });
});

test('the training text is saved and there again after a reload', async () => {
  await at('/prompt', async (page) => {
    await page.getByLabel('Prompt Utama').fill('Kamu adalah Rara.\nJawab singkat.');
    await press(page, /Simpan Prompt/);
    await shown(page, '✅ Prompt berhasil disimpan.');
    await page.reload();
    await waitFor(async () => (await page.getByLabel('Prompt Utama').inputValue()) === 'Kamu adalah Rara.\nJawab singkat.');
  });
});

test('a new owner starts with a text of their trade, sees the missing parts, and tries it before it is saved', async () => {
  await inPage(browser, { baseUrl: app.url, width: 360, height: 780 }, async ({ page, complaints }) => {
    await logIn(page, owners.fresh);
    await page.goto('/prompt');
    const field = page.getByLabel('Prompt Utama');
    const meter = page.getByRole('meter', { name: 'Kelengkapan tulisan' });
    const told = (count: number) =>
      waitFor(async () => (await meter.getAttribute('aria-valuenow')) === String(count), { what: `${count} topics told` });
    await press(page, 'Kuliner');
    await shown(page, /bagian dalam \[kurung siku\]/);
    expect(await field.inputValue()).toContain('Nasi kotak');
    await field.fill('Warung Bu Tini menjual nasi kotak ayam 25.000 dan nasi kuning 20.000 di Depok.');
    await told(2);
    await shown(page, 'Belum tertulis: cara order dan bayar, jam buka, gaya bahasa. Ketuk judulnya untuk menulis.');
    await press(page, 'Jam buka');
    expect(await field.inputValue()).toMatch(/Jam buka:\n$/);
    await page.keyboard.type('Setiap hari 08.00-17.00');
    await told(3);
    await press(page, 'Coba bot');
    const window = page.getByRole('dialog', { name: 'Coba bot' });
    await window.getByLabel('Tulis pesan').fill('Berapa harga nasi kotak ayam?');
    await window.getByRole('button', { name: 'Kirim pesan' }).click();
    await window.getByText('Bot', { exact: true }).first().waitFor();
    const [seen] = (await app.sandbox.llm.requests()).slice(-1);
    expect(seen.request.messages[0].content).toContain('Warung Bu Tini');
    expect((await owners.fresh.api.get('/prompt')).body.prompt).toBe('default');
    expect(complaints).toEqual([]);
  });
});

test('the effect of other texts is shown by real questions, and earlier texts can be restored', async () => {
  const before = (await owners.busy.api.get<{ prompt: string }>('/prompt')).body.prompt;
  await at('/prompt', async (page) => {
    const field = page.getByLabel('Prompt Utama');
    await field.fill('Kamu Rara. Kaos polos Rp 99.000. Jawab singkat dan ramah.');
    await press(page, 'Apa yang berubah');
    const window = page.getByRole('dialog', { name: 'Apa yang berubah' });
    await window.getByText('Memakai 6 uji coba').waitFor();
    const from = (await app.sandbox.llm.requests()).length;
    await window.getByRole('button', { name: 'Bandingkan' }).click();
    await window.getByRole('button', { name: 'Bandingkan lagi' }).waitFor();
    expect(await window.getByRole('list', { name: 'Perbandingan' }).getByRole('listitem').count()).toBe(3);
    expect(await window.getByText('Menjawab…').count()).toBe(0);
    // one answer may need several model requests
    const systems = (await app.sandbox.llm.requests()).slice(from).map(({ request }) => String(request.messages[0]!.content));
    const byNewWords = systems.filter((text) => text.includes('Rp 99.000')).length;
    expect(byNewWords).toBeGreaterThanOrEqual(3);
    expect(systems.length - byNewWords).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Escape');
    await press(page, /Simpan Prompt/);
    await shown(page, '✅ Prompt berhasil disimpan.');
    await press(page, 'Versi sebelumnya');
    await page.getByRole('dialog', { name: 'Versi sebelumnya' }).getByRole('button', { name: 'Kembalikan' }).first().click();
    await waitFor(async () => (await field.inputValue()) === before, { what: 'the words before' });
    await shown(page, 'Perubahan belum disimpan');
    expect((await owners.busy.api.get('/prompt')).body.prompt).toContain('Rp 99.000');
  });
});

test('an earlier version brings back the secret that belonged to it', async () => {
  const { api } = owners.busy;
  const before = (await api.get<{ prompt: string }>('/prompt')).body.prompt;
  await api.post('/prompt/secret', { text: 'Modal kaos 40rb.' });
  await api.post('/prompt', { prompt: 'Kamu Rara. Kaos polos Rp 80.000.' });
  await api.post('/prompt/secret', { text: '' });
  await at('/prompt', async (page) => {
    await press(page, 'Versi sebelumnya');
    const version = page
      .getByRole('dialog', { name: 'Versi sebelumnya' })
      .getByRole('listitem')
      .filter({ hasText: before.slice(0, 30) });
    await version
      .filter({ hasText: 'Rahasia bot dari waktu itu ikut kembali.' })
      .getByRole('button', { name: 'Kembalikan' })
      .first()
      .click();
    expect((await api.get('/prompt/secret')).body).toEqual({ text: '' });
    await press(page, /Simpan Prompt/);
    await shown(page, '✅ Prompt berhasil disimpan.');
    expect((await api.get('/prompt')).body).toMatchObject({ prompt: before });
    expect((await api.get('/prompt/secret')).body).toEqual({ text: 'Modal kaos 40rb.' });
  });
  await api.post('/prompt/secret', { text: '' });
});

test('on the bot page the notification number accepts only digits, and all four fields are saved', async () => {
  await app.sandbox.phone('6281234567890', 'Pemilik');
  await at('/bot#ongkir-notifikasi', async (page) => {
    await page.getByLabel('Nomor Notifikasi Peristiwa').fill('+62 812-3456-7890');
    await press(page, /Simpan Prompt/);
    await shown(page, '✅ Prompt berhasil disimpan.');
    const { body } = await owners.busy.api.get('/prompt');
    expect(body).toMatchObject({ nomor_notifikasi: '6281234567890@c.us', alamat: 'Sukajadi, Bandung' });
  });
});

test('a number is excluded, and after a question no longer', async () => {
  await at('/blacklist', async (page) => {
    await page.getByLabel('Nomor WhatsApp').fill('628777 abc 1112223');
    await press(page, 'Simpan');
    await shown(page, '6287771112223');
    await press(page, 'Hapus 6287771112223');
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Hapus', exact: true }).click();
    await waitFor(async () => !JSON.stringify((await owners.busy.api.get('/blacklist')).body).includes('6287771112223'));
    await waitFor(async () => (await page.getByText('6287771112223').count()) === 0, { what: 'the number gone from the screen' });
  });
});

test('the log is filtered, copied and cleared', async () => {
  await at('/logs', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shown(page, /Closing dari Dewi Lestari/);
    await page.getByLabel('Filter log').selectOption('ERROR');
    await waitFor(async () => !(await page.getByRole('log').innerText()).includes('INFO'));
    await press(page, 'Copy Log');
    await shown(page, '✅ Log berhasil disalin.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[.*ERROR GAGAL mengirim pesan/);
    await page.getByLabel('Filter log').selectOption('ALL');
    await press(page, 'Clear Log');
    await shown(page, 'Log kosong...');
    // the screen is cleared before the server answers
    await waitFor(async () => (await owners.busy.api.get('/bot/logs')).body.logs === '', { what: 'an empty log on the server' });
  });
});

test('follow-up days are switched, written and kept', async () => {
  await at('/followup', async (page) => {
    const mode = page.getByRole('switch', { name: /Hari 3: (Tulis|Generate)/ });
    expect(await mode.isDisabled()).toBe(true);
    await page.getByRole('switch', { name: 'Follow-up Hari 3: Nonaktif' }).click();
    expect(await mode.isDisabled()).toBe(false);
    await page.getByLabel('Teks Follow-up Hari 3').fill('Halo {nama}, promo berakhir hari ini.');
    await press(page, 'Simpan Konfigurasi');
    await shown(page, 'Konfigurasi berhasil disimpan!');
    expect((await owners.busy.api.get('/followup')).body.day3).toEqual({
      enabled: true,
      aiEnabled: false,
      text: 'Halo {nama}, promo berakhir hari ini.',
    });
  });
});

test('leads who wait for the owner are listed by name and reason; one tap opens the chat, and finishing ends it everywhere', async () => {
  await at('/dashboard', async (page) => {
    await page.getByRole('link', { name: /Rizky Pratama .*Kuota habis/ }).waitFor();
    await waitFor(async () => /^\(2\) .*Dashboard/.test(await page.title()), { what: 'the count in the title' });
    await shown(page, '2 chat membutuhkan Anda');
    await page.getByRole('link', { name: /Rizky Pratama .*Kuota habis/ }).click();
    await shown(page, 'Tidak dijawab karena kuota AI habis.');
    await shown(page, 'Tidak dijawab: kuota AI habis');
    await press(page, 'Tandai selesai');
    await waitFor(async () => (await page.getByRole('button', { name: 'Tandai selesai' }).count()) === 0, { what: 'the banner gone' });
    await press(page, 'Kembali ke daftar');
    await press(page, /^Menunggu Anda/);
    const list = page.getByRole('region', { name: 'Daftar kontak' });
    await list.getByRole('button', { name: /Ibu Ratna/ }).waitFor();
    expect(await list.getByRole('button', { name: /Rizky|Budi/ }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Menu harian' }).getByText('1 menunggu Anda').waitFor();
    await waitFor(async () => /^\(1\) .*Chat/.test(await page.title()), { what: 'one less in the title' });
  });
});

test('on a phone a thread has one header, and its newest message stays in sight above what opens below it', async () => {
  await at('/chat-history', async (page) => {
    const menu = page.getByRole('button', { name: 'Buka menu' });
    await menu.waitFor();
    await press(page, /Ibu Ratna/);
    const question = page.getByRole('region', { name: 'Pertanyaan dari bot' });
    const newest = page.getByRole('region', { name: 'Isi chat' }).getByText('Menunggu jawaban Anda');
    const isInSight = async () => {
      const [message, below] = [await newest.boundingBox(), await question.boundingBox()];
      return message !== null && below !== null && message.y + message.height <= below.y;
    };
    await question.getByRole('button', { name: 'Tulis pesan biasa' }).waitFor();
    await waitFor(isInSight, { what: 'the newest message above the question' });
    expect(await menu.isVisible()).toBe(false);
    // The same field answers the bot's question or writes a normal message.
    await page.getByLabel('Jawaban Anda').waitFor();
    await question.getByRole('button', { name: 'Tulis pesan biasa' }).click();
    await page.getByLabel('Tulis pesan').waitFor();
    await question.getByRole('button', { name: 'Jawab' }).click();
    await page.getByLabel('Jawaban Anda').fill('Bisa Kak,\nuntuk\ndalam kota.');
    await waitFor(isInSight, { what: 'the newest message above the answer' });
    await press(page, 'Kembali ke daftar');
    await menu.waitFor();
  });
});

test('beside the thread a lead gets a label, a ready answer with their name, and a place on the blacklist and back', async () => {
  await at(
    '/chat-history',
    async (page) => {
      await press(page, /Toko Makmur Jaya/);
      const panel = page.getByRole('complementary', { name: 'Info pelanggan' });
      await panel.getByLabel('Label baru').fill('Reseller');
      await panel.getByRole('button', { name: 'Tambah label' }).click();
      await panel.getByRole('button', { name: 'Hapus label Reseller' }).waitFor();
      const contacts = page.getByRole('list', { name: 'Kontak' }).getByRole('listitem');
      const chip = page.getByRole('button', { name: 'Label Reseller', exact: true });
      await chip.click();
      await waitFor(async () => (await contacts.count()) === 1 && /Toko Makmur Jaya/.test(await contacts.first().innerText()), {
        what: 'only those who carry the label',
      });
      await chip.click();
      await waitFor(async () => (await contacts.count()) > 1, { what: 'the whole list again' });
      await press(page, 'Balasan cepat');
      await page.getByLabel('Balasan cepat baru').fill('Terima kasih {nama}, ditunggu ya.');
      await press(page, 'Simpan');
      await press(page, 'Terima kasih {nama}, ditunggu ya.');
      await waitFor(async () => (await page.getByLabel('Tulis pesan').inputValue()) === 'Terima kasih Toko Makmur Jaya, ditunggu ya.');
      await panel.getByRole('button', { name: 'Masukkan ke blacklist' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Masukkan ke blacklist' }).click();
      await panel.getByRole('button', { name: 'Hapus dari blacklist' }).click();
      await panel.getByRole('button', { name: 'Masukkan ke blacklist' }).waitFor();
    },
    1440,
  );
});

test('a chat is taken over, answered, and given back', async () => {
  await at(
    '/chat-history',
    async (page) => {
      await press(page, /Dewi Lestari/);
      const thread = page.getByRole('region', { name: 'Isi chat' });
      await thread.getByText('Leads', { exact: true }).first().waitFor();
      await thread.getByRole('switch').click();
      await shown(page, 'Chat ini Anda yang pegang, sampai Anda kembalikan ke bot.');
      await page.getByLabel('Tulis pesan').fill('Pesanan sudah kami kirim ya kak.');
      await press(page, 'Kirim pesan');
      await thread.getByText('Anda', { exact: true }).waitFor();
      await press(page, 'Kembalikan ke bot');
      await waitFor(async () => (await page.getByText(/Chat ini Anda yang pegang/).count()) === 0);
    },
    1440,
  );
});

test('a talk with one’s own bot is answered and costs no message', async () => {
  await at('/uji-coba', async (page) => {
    await page.getByLabel('Tulis pesan').fill('Halo kak, ada stok warna hitam?');
    await press(page, 'Kirim pesan');
    await page.getByRole('log').getByText('Bot', { exact: true }).first().waitFor();
    await shown(page, /Sisa uji coba gratis hari ini/);
  });
});

test.each([
  ['the bot page', 360, '/bot', (page: Page) => page.getByRole('link', { name: 'Coba sekarang' }).click()],
  [
    'the navigation',
    1_440,
    '/dashboard',
    (page: Page) => page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Uji Coba' }).click(),
  ],
])(
  'the try-out, opened from %s, explains each answer: tools with what they were given and said, model, tokens, cost',
  async (_, width, from, open) => {
    await at(
      from,
      async (page) => {
        await open(page);
        await page.waitForURL('**/uji-coba');
        await page.getByLabel('Tulis pesan').fill('Ongkir ke Tebet berapa kak?');
        const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/try-out');
        await press(page, 'Kirim pesan');
        const { trace } = (await (await answered).json()) as { trace: ReplyTrace };
        await page.getByRole('log').getByRole('button', { name: 'Mengapa bot menjawab begini?' }).last().click();
        const dialog = page.getByRole('dialog', { name: 'Mengapa bot menjawab begini?' });
        const folded = async (title: string | RegExp): Promise<string> => {
          await dialog.getByText(title).click();
          return dialog.getByRole('group').filter({ hasText: title }).innerText();
        };
        const [tool] = trace.tools;
        expect(tool).toMatchObject({ name: 'cek_ongkir', arguments: expect.stringContaining('Tebet') });
        const shipping = await folded('Cek ongkir');
        expect(shipping).toContain('tujuan: Tebet');
        // the tool's result as the model received it
        expect(shipping.replace(/\s+/g, ' ')).toContain(tool!.result.replace(/\s+/g, ' '));
        const figures = await folded('Rincian teknis');
        const count = (tokens: number) => tokens.toLocaleString('id-ID');
        expect(figures).toContain(
          `Model sandbox-sales · ${count(trace.promptTokens)} token dibaca, ${count(trace.completionTokens)} ditulis ·`,
        );
        expect(trace.costRupiah).toBeGreaterThan(0);
        expect(figures).toMatch(/biaya ± Rp\u00a0\d/);
        expect(await dialog.getByText(/^Membaca 1 pesan/).count()).toBe(1);
      },
      width,
    );
  },
);

test('the profile, support and logout', async () => {
  await at('/profil', async (page) => {
    for (const text of ['Sari Wulandari', owners.busy.userId, owners.busy.email, 'Paket Standard']) await shown(page, text);
    await press(page, 'Buka menu');
    await page.getByRole('dialog').getByRole('button', { name: 'Support' }).click();
    const link = page.getByRole('dialog', { name: 'Hubungi Dukungan' }).getByRole('link', { name: /WhatsApp/ });
    expect(decodeURIComponent((await link.getAttribute('href'))!)).toContain('Sari Wulandari');
    await press(page, 'Tutup');
    await page.getByRole('button', { name: 'Sari Wulandari' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => ['token', 'userProfile', 'package'].includes(key)))).toEqual(
      [],
    );
  });
});
