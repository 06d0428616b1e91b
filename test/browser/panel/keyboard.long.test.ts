import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { logIn } from '../../screens/visit.ts';
import { expectOk } from '../../support/api.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser } = await panelTest();
let owners: DemoOwners;

beforeAll(async () => {
  owners = await furnish(app);
});

/** Accessible name of the focused element; empty when nothing has the focus. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body) return '';
    const label = element.labels?.[0]?.textContent;
    const words = element.matches('button, a, [role=menuitem]') ? element.textContent : null; // the text content of a list is not its name
    return (element.getAttribute('aria-label') ?? label ?? words ?? '').trim() || element.tagName;
  });
}

/** Presses Tab until the named element has the focus. Every element on the way must have a name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 90; press++) {
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${name}`);
}

/** A page of the busy shop at desktop size, used without the mouse. */
async function byKeys(path: string, story: (page: Page) => Promise<void>, owner: keyof DemoOwners | null = 'busy'): Promise<void> {
  await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async ({ page }) => {
    if (owner) await logIn(page, owners[owner]);
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await story(page);
  });
}

test('the login is filled and sent', async () => {
  await byKeys(
    '/login',
    async (page) => {
      await tabTo(page, /^Email/);
      await page.keyboard.type(owners.fresh.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(owners.fresh.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
    },
    null,
  );
});

test('the registration is walked through in order, with its checkbox and its button', async () => {
  await byKeys(
    '/register?packageId=ai-trial',
    async (page) => {
      const typed = [
        [/^Nama Lengkap/, 'Sari Wulandari'],
        [/^Email/, 'rahasia@gmail.com'],
        [/^Password/, 'kopi-di-teras-7'],
        [/^Konfirmasi Password/, 'kopi-di-teras-7'],
      ] as const;
      for (const [field, text] of typed) {
        await tabTo(page, field);
        await page.keyboard.type(text);
      }
      for (
        let press = 0;
        press < 5 && !(await page.evaluate(() => document.activeElement?.matches('[type=checkbox], [role=checkbox]')));
        press++
      ) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      await tabTo(page, /^Daftar/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/verify-otp*');
      await waitFor(async () => /Kode OTP/.test(await focusedName(page)), { what: 'the focus on the code' });
    },
    null,
  );
});

test.each<[string, RegExp, RegExp, string]>([
  ['/prompt', /^Prompt Utama/, /Simpan Prompt/, '✅ Prompt berhasil disimpan.'],
  ['/followup', /^Teks Follow-up Hari 2/, /Simpan Konfigurasi/, 'Konfigurasi berhasil disimpan!'],
])('%s is written and saved, and the focus stays on its button', async (path, field, button, said) => {
  await byKeys(path, async (page) => {
    await page.locator('textarea').first().waitFor();
    await tabTo(page, field);
    await page.keyboard.type(' Halo.');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByText(said).waitFor();
    await waitFor(async () => button.test(await focusedName(page)), { what: 'the focus on the button' });
  });
});

test('stopping and starting the bot does not lose the focus', async () => {
  await byKeys(
    '/bot',
    async (page) => {
      await page.getByRole('heading', { name: 'Bot Offline' }).waitFor();
      await tabTo(page, /^Start Bot/);
      await page.keyboard.press('Enter');
      await page.getByText('✅ Permintaan start bot berhasil dikirim.').waitFor();
      expect(await focusedName(page)).toMatch(/Start Bot/);
      await tabTo(page, /^Stop Bot/);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Bot Offline' }).waitFor();
      expect(await focusedName(page)).toMatch(/Stop Bot/);
    },
    'fresh',
  );
});

test('a confirmation focuses its safe answer, traps the focus, and restores it', async () => {
  await byKeys('/settings', async (page) => {
    await tabTo(page, /^Hapus Akun/);
    await page.keyboard.press('Enter');
    await waitFor(async () => (await focusedName(page)) === 'Batal', { what: 'the focus on Batal' });
    const stops = new Set<string>();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      stops.add(await focusedName(page));
    }
    expect([...stops].sort()).toEqual(['Batal', 'Ya, hapus akun']);
    await page.keyboard.press('Escape');
    await waitFor(async () => (await focusedName(page)) === 'Hapus Akun', { what: 'the focus back on Hapus Akun' });
  });
});

test('a number is excluded and removed, and the focus stays in the list', async () => {
  await byKeys('/blacklist', async (page) => {
    await tabTo(page, /^Nomor WhatsApp/);
    await page.keyboard.type('628111222333');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hapus 628111222333' }).waitFor();
    expect(await focusedName(page)).toMatch(/^Nomor WhatsApp/);
    await tabTo(page, /^Hapus 628111222333/);
    await page.keyboard.press('Enter');
    await waitFor(async () => (await focusedName(page)) === 'Batal');
    await tabTo(page, /^Hapus$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hapus 628111222333' }).waitFor({ state: 'detached' });
    await waitFor(async () => (await focusedName(page)) !== '', { what: 'the focus somewhere' });
  });
});

test('support, the user menu and the way to another screen', async () => {
  await byKeys('/dashboard', async (page) => {
    await tabTo(page, /^Support/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Hubungi Dukungan' }).waitFor();
    await page.keyboard.press('Escape');
    await waitFor(async () => (await focusedName(page)).startsWith('Support'), { what: 'the focus back on Support' });
    await tabTo(page, /Sari Wulandari/);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await waitFor(async () => (await focusedName(page)) !== '');
    await page.keyboard.press('Escape');
    await waitFor(async () => /Sari Wulandari/.test(await focusedName(page)), { what: 'the focus back on the menu' });
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Profil' }).waitFor();
    await waitFor(() => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null), { what: 'the focus in the menu' });
    await page.keyboard.press('End');
    await waitFor(async () => (await focusedName(page)) === 'Logout', { what: 'the focus on the last entry' });
    await page.keyboard.press('Home');
    await waitFor(async () => (await focusedName(page)) === 'Profil', { what: 'the focus on the first entry' });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profil');
    await waitFor(async () => (await focusedName(page)) !== '', { what: 'the focus on the new screen' });
  });
});

test('a chat is chosen, written in, and the composer keeps the focus', async () => {
  await byKeys('/chat-history', async (page) => {
    const contacts = page.getByRole('list', { name: 'Kontak' });
    await contacts.locator('[data-index]').filter({ hasText: 'Budi Santoso' }).waitFor();
    // Tab enters the list at the first chat, and arrow keys move on
    await tabTo(page, new RegExp((await contacts.locator('[data-index="0"] .font-bold').first().innerText()).slice(0, 12)));
    for (let press = 0; press < 40 && !/Budi Santoso/.test(await focusedName(page)); press++) {
      const before = await focusedName(page);
      await page.keyboard.press('ArrowDown');
      await waitFor(async () => (await focusedName(page)) !== before, { what: 'the focus on the next chat' });
    }
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Isi chat' }).waitFor();
    await tabTo(page, /^Tulis pesan/);
    await page.keyboard.type('Baik kak');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Isi chat' }).getByText('Baik kak').waitFor();
    expect(await focusedName(page)).toBe('Tulis pesan');
  });
});

/** A new lead who is answered once, taken over, and sends voice messages and a file. Returns their name in the list. */
async function sendFiles(): Promise<string> {
  const [bot] = await app.sql<{ phone: string }>(`SELECT phone FROM bot_sessions WHERE bot_id = $1`, [owners.busy.userId]);
  const { phone } = bot!;
  const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent('Berapa harga gamis?')}`);
  const base64 = Buffer.from(await voice.arrayBuffer()).toString('base64');
  const lead = await app.sandbox.phone(freshPhone(), 'Wati Pengirim');
  await lead.ask(phone, { voice: { base64, seconds: 2 } });
  await expectOk(owners.busy.api.post(`/chat/contacts/${lead.number}/takeover`, { active: true }));
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n').toString('base64');
  await lead.send(phone, { document: { base64: pdf, fileName: 'harga.pdf', mimetype: 'application/pdf' } });
  await lead.send(phone, { voice: { base64, seconds: 2 } });
  return 'Wati Pengirim';
}

test('arrows walk the chats, Enter leads to the composer, Escape back, and Tab passes both lists in a few steps', async () => {
  const lead = await sendFiles();
  await byKeys('/chat-history', async (page) => {
    await page.getByRole('list', { name: 'Kontak' }).locator('[data-index="1"]').waitFor();
    const inRow = (index: number) =>
      page.evaluate((at) => document.activeElement?.closest('[data-index]')?.getAttribute('data-index') === String(at), index);
    for (let press = 0; press < 60 && !(await inRow(0)); press++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await waitFor(() => inRow(1), { what: 'the focus on the second chat' });
    await page.keyboard.press('ArrowUp');
    await waitFor(() => inRow(0), { what: 'the focus on the first chat' });
    expect(await focusedName(page)).toContain(lead);
    await page.keyboard.press('Enter');
    await waitFor(async () => (await focusedName(page)) === 'Tulis pesan', { what: 'the focus in the composer' });
    const messages = page.getByRole('list', { name: 'Pesan' });
    await messages.locator('[data-index]').first().waitFor();
    // The thread contains audio players and a file. Each of their controls could trap the Tab key.
    await waitFor(async () => (await messages.locator('audio').count()) === 2, { what: 'the voice messages' });
    await messages.getByRole('button', { name: 'harga.pdf' }).waitFor();
    await page.keyboard.press('Escape');
    await waitFor(() => inRow(0), { what: 'the focus back in the list' });
    const inThread = () => page.evaluate(() => document.activeElement?.closest('[aria-label=Pesan]') != null);
    let steps = 0;
    let stopsInThread = 0;
    for (; steps < 60 && (await focusedName(page)) !== 'Tulis pesan'; steps++) {
      await page.keyboard.press('Tab');
      if (await inThread()) stopsInThread++;
    }
    expect(stopsInThread).toBe(1);
    expect(steps).toBeLessThanOrEqual(8);
    // Shift+Tab moves from the buttons before the composer to the newest message. Arrow keys move on from there.
    const onMessage = () => page.evaluate(() => document.activeElement?.matches('[role=listitem]') === true);
    for (let press = 0; press < 8 && !(await onMessage()); press++) await page.keyboard.press('Shift+Tab');
    const newest = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-index')));
    await page.keyboard.press('ArrowUp');
    await waitFor(() => inRow(newest - 1), { what: 'the focus on the message before' });
    // Enter moves into a row with controls, and Escape leaves it
    const rowOfFile = await messages
      .locator('[data-index]')
      .filter({ hasText: 'harga.pdf' })
      .evaluate((row) => Number(row.getAttribute('data-index')));
    await page.keyboard.press('End');
    await waitFor(() => inRow(newest), { what: 'the focus on the newest message' });
    for (let at = newest; at > rowOfFile; at--) {
      await page.keyboard.press('ArrowUp');
      await waitFor(() => inRow(at - 1), { what: 'the focus on the message before' });
    }
    await page.keyboard.press('Enter');
    await waitFor(async () => (await focusedName(page)) === 'harga.pdf', { what: 'the focus on the file' });
    await page.keyboard.press('Escape');
    await waitFor(onMessage, { what: 'the focus back on the message' });
    // In a row without controls, Escape moves the focus to the composer. The first row is such a row: it is the date
    // above all messages.
    await page.keyboard.press('Home');
    await waitFor(() => inRow(0), { what: 'the focus on the first row' });
    await page.keyboard.press('Enter');
    await waitFor(async () => (await focusedName(page)) === 'Tulis pesan', { what: 'the focus in the composer again' });
  });
});

test('a forgotten password is replaced', async () => {
  const owner = await app.registerOwner();
  const { seq } = await app.sandbox.mails.waitFor(owner.email);
  await byKeys(
    '/forgot-password',
    async (page) => {
      await tabTo(page, /^Email/);
      await page.keyboard.type(owner.email);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/reset-password?email=*');
      await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
      const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
      await tabTo(page, /^OTP/);
      await page.keyboard.type(code!);
      await tabTo(page, /^Password Baru/);
      await page.keyboard.type('kata-sandi-baru-9');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login');
    },
    null,
  );
});

test('linking by code opens a dialog, and the focus returns afterwards', async () => {
  await byKeys(
    '/bot',
    async (page) => {
      await tabTo(page, /^Hubungkan dengan kode/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Hubungkan dengan kode' }).waitFor();
      await page.keyboard.press('Escape');
      await waitFor(async () => (await focusedName(page)).startsWith('Hubungkan dengan kode'), { what: 'the focus back on its button' });
      await page.keyboard.press('Enter');
      await tabTo(page, /^Nomor WhatsApp bot/);
      await page.keyboard.type('6281299887766');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('timer').waitFor(); // the code and its remaining time are shown
      await waitFor(async () => (await focusedName(page)) !== '', { what: 'the focus somewhere' });
    },
    'fresh',
  );
});

// This test runs last, because it revokes the tokens of its owner.
test('the address and the password of the account are changed', async () => {
  await byKeys(
    '/settings',
    async (page) => {
      await tabTo(page, /^Email baru/);
      await page.keyboard.type('bukan-gmail@example.com');
      await page.keyboard.press('Enter');
      await page.getByText('❌ Gagal memperbarui email.').waitFor();
      expect(await focusedName(page)).not.toBe('');
      for (const field of [/^Password lama/, /^Password baru/, /^Konfirmasi password baru/]) {
        await tabTo(page, field);
        await page.keyboard.type(field.source.includes('lama') ? owners.fresh.password : 'kata-sandi-baru-9');
      }
      await page.keyboard.press('Enter');
      await page.getByText('✅ Password berhasil diubah.').waitFor();
      expect(await focusedName(page)).not.toBe('');
    },
    'fresh',
  );
});
