import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyProduct } from '#contracts/values/selling/products';
import { logIn } from '../../screens/visit.ts';
import { apart } from '../../support/browser/apart.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser, visit } = await panelTest();
let owner: Owner;
let number: string;

beforeAll(async () => {
  owner = await app.registerOwner();
  number = await linkOwner(app, owner);
});

async function at(path: string, width: number, story: (page: Page) => Promise<void>): Promise<void> {
  const fits = async (page: Page) => {
    await story(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  };
  await visit(owner, path, fits, { width, height: 800 });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const listed = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Daftar produk' }).getByRole('listitem').filter({ hasText: name });

test('a list is imported, its wrong rows are shown, and it can be searched, changed, exported and emptied', async () => {
  await at('/prompt', 360, async (page) => {
    await page.getByRole('link', { name: 'daftar produk' }).click();
    await page.getByText('Belum ada produk').waitFor();
    await press(page, 'Impor');
    await page.getByLabel('Berkas daftar produk').setInputFiles({
      name: 'daftar.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Nama;Harga;Berat;Stok\nKaos Polos;75rb;250 gr;12\nJaket;mahal;400;1\nTopi Rimba;Rp 45.000;0,1 kg;habis'),
    });
    await page.getByText('2 produk baru, 0 diperbarui. 1 baris dilewati.').waitFor();
    await page.getByText('Harga "mahal" tidak terbaca. Tulis angka, contoh 150000 atau 150rb.').waitFor();
    await page.getByText('Baris 3 (Jaket):').waitFor();
    await press(page, 'Impor 2 produk');
    await listed(page, 'Kaos Polos').getByText('Rp 75.000 · 250 gram · stok 12').waitFor();
    await listed(page, 'Topi Rimba').getByText('Stok habis').waitFor();

    await page.getByLabel('Cari produk').fill('topi');
    await listed(page, 'Kaos Polos').waitFor({ state: 'detached' });
    await press(page, 'Ubah Topi Rimba');
    await page.getByLabel('Harga', { exact: true }).fill('gratis dong');
    await press(page, 'Simpan Produk');
    await page.getByText('Harga tidak terbaca. Contoh: 150.000 atau 150rb.').waitFor();
    await page.getByLabel('Harga', { exact: true }).fill('50rb');
    await press(page, 'Simpan Produk');
    const saved = page.getByRole('alert').filter({ hasText: 'Produk tersimpan' });
    await saved.dispatchEvent('pointerover'); // the pointer rests on the message, so it stays visible
    await listed(page, 'Topi Rimba').getByText('Rp 50.000').waitFor();

    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Unduh CSV')]);
    expect(file.suggestedFilename()).toBe('produk.csv');
    // pressed by key: on a phone the message may cover the row's buttons
    await page.getByRole('button', { name: 'Hapus Topi Rimba' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await waitFor(() => apart(saved, question), { what: 'a toast that covers nothing of the question' });
    await question.getByRole('button', { name: 'Hapus' }).click();
    await page.getByText('Tidak ada produk bernama “topi”.').waitFor();
  });
});

test.each([360, 1_440])('the owner chooses the column of the price, and answers for doubtful rows (%i px)', async (width) => {
  await at('/produk', width, async (page) => {
    await press(page, 'Impor');
    const name = `Mukena ${width}`;
    await page.getByLabel('Berkas daftar produk').setInputFiles({
      name: 'daftar.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Nama;Modal;Harga Jual;Reseller\n${name};95000;145000;120000\nPasmina ${width};20000;35;30000\nSarung ${width};1000;;0`,
      ),
    });
    await page.getByRole('group', { name: 'Kolom mana harga jual Anda?' }).waitFor();
    expect(await page.getByRole('button', { name: /^Impor .*produk$/ }).count()).toBe(0);
    await press(page, `Harga Jual ${name} dijual Rp 145.000`);
    await page.getByText('1 baris masih perlu jawaban Anda.').waitFor();
    await press(page, 'Tulis harga');
    await page.getByLabel(`Harga Pasmina ${width}`).fill('35rb');
    // a price that is being saved is not lost with the window
    await page.keyboard.press('Escape');
    await page.getByText('Belum diimpor. Daftar dan harga yang Anda tulis masih ada saat jendela ini dibuka lagi.').waitFor();
    await press(page, 'Impor');
    await page.getByLabel(`Harga Pasmina ${width}`).press('Enter');
    await page.getByText('1 baris masih perlu jawaban Anda.').waitFor({ state: 'detached' });
    await press(page, 'Impor produk');
    await listed(page, name).getByText('Rp 145.000').waitFor();
    await listed(page, `Pasmina ${width}`).getByText('Rp 35.000').waitFor();
    await page.getByText('Impor terakhir: 3 produk baru, 0 diperbarui.').waitFor();
    await press(page, 'Batalkan impor');
    await page.getByText('Impor dibatalkan. 3 produk dihapus, 0 dikembalikan.').waitFor();
    await listed(page, name).waitFor({ state: 'detached' });
  });
});

test.each([360, 1_440])('a product gets a category, the list shows one, and chosen products move to another (%i px)', async (width) => {
  const [gamis, hijab] = [`Gamis ${width}`, `Hijab ${width}`];
  for (const [name, category] of [
    [`Aisha ${width}`, gamis],
    [`Zahra ${width}`, gamis],
    [`Bergo ${width}`, ''],
  ])
    await owner.api.post('/products', { ...emptyProduct, name, priceIdr: 185_000, category });
  await at('/produk', width, async (page) => {
    await page.getByLabel('Cari produk').fill(String(width));
    await press(page, `Ubah Bergo ${width}`);
    await page.getByLabel('Kategori (opsional)').fill(hijab);
    await press(page, 'Simpan Produk');
    await listed(page, `Bergo ${width}`).getByText(`Kategori: ${hijab}`).waitFor();
    const filter = page.getByRole('combobox', { name: 'Kategori' });
    await filter.selectOption({ label: `${gamis} (2)` });
    await page.getByText('2 produk', { exact: true }).waitFor();
    await press(page, 'Pilih');
    await press(page, 'Pilih semua yang cocok (2)');
    await press(page, 'Ubah kategori');
    const dialog = page.getByRole('dialog', { name: 'Ubah kategori 2 produk' });
    await dialog.getByLabel('Kategori', { exact: true }).fill(hijab);
    await dialog.getByRole('button', { name: 'Ubah kategori' }).click();
    await filter.selectOption({ label: `${hijab} (3)` });
    await page.getByText('3 produk', { exact: true }).waitFor();
    await press(page, 'Selesai');
    await listed(page, `Zahra ${width}`).getByText(`Kategori: ${hijab}`).waitFor();
    expect(await listed(page, `Aisha ${width}`).getByText(gamis).count()).toBe(0);
  });
});

test('a question that the bot could not answer is answered in the chat, sent by the bot, and known afterwards', async () => {
  const lead = await app.sandbox.phone(undefined, 'Rina');
  const question = 'Apakah Kaos Polos ada garansi?';
  await app.sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'tanya_pemilik', arguments: { pertanyaan: question } }] },
      { kind: 'reply', content: 'Untuk garansinya saya tanyakan dulu ya Kak.' },
    ],
  });
  await lead.ask(number, 'ada garansi kak?');
  await at('/chat-history', 1_440, async (page) => {
    await press(page, /Rina/);
    const asked = page.getByRole('region', { name: 'Pertanyaan dari bot' });
    await asked.getByText(question).waitFor();
    await page.getByLabel('Jawaban Anda').fill('Garansi 7 hari Kak, asal label belum dilepas.');
    await asked.getByText('Ingat untuk pertanyaan berikutnya').click();
    await page.getByRole('button', { name: 'Jawab lewat bot' }).click();
    const confirm = page.getByRole('dialog', { name: 'Ingat jawaban ini' });
    await confirm.getByText(`Tulisan bot: “${question}”`).waitFor();
    expect(await confirm.getByLabel('Jawaban yang diingat').inputValue()).toBe('Garansi 7 hari, asal label belum dilepas.');
    await confirm.getByLabel('Pertanyaan yang diingat').fill('Garansinya berapa lama?');
    await confirm.getByRole('button', { name: 'Kirim dan Ingat' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Pesan' }).getByText('Garansi 7 hari Kak').waitFor();
    await page.goto('/produk?bagian=jawaban');
    await page.getByRole('list', { name: 'Daftar tanya jawab' }).getByText('Garansinya berapa lama?').waitFor();
  });
  await lead.waitForMessage(({ text }) => text === 'Garansi 7 hari Kak, asal label belum dilepas.');
});

test('rows that are no products are told in one closed line, and files are saved under the name of the shop', async () => {
  await at('/produk', 360, async (page) => {
    await press(page, 'Impor');
    await page
      .getByLabel('Atau tempel daftar Anda')
      .fill('PRICE LIST\nBandana 15rb\nIkat Kepala 20rb\nOrder: wa 08123456789\nBCA 1234567890 a.n. Sari');
    await press(page, 'Periksa');
    await page.getByText('2 produk baru, 0 diperbarui. 2 baris dilewati.').waitFor();
    expect(await page.getByRole('region', { name: 'Baris yang perlu diperbaiki' }).count()).toBe(0);
    expect(await page.getByText('Baris 4').isVisible()).toBe(false);
    await page.getByText('2 baris bukan produk, jadi dilewati').click();
    await page.getByText('2 baris tentang toko.').waitFor();
    await page.getByText('Baris 4 (Order: wa 08123456789)').waitFor();
    await press(page, 'Impor 2 produk');
    await listed(page, 'Bandana').waitFor();
    expect((await owner.api.post('/prompt/voice', { shopName: 'Toko Sari', addressForm: 'text', tone: 'text' })).status).toBe(200);
    const saved = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      return file.suggestedFilename();
    };
    expect(await saved('Unduh CSV')).toMatch(/^produk-toko-sari-20\d\d-\d\d-\d\d\.csv$/);
    await page.goto('/settings');
    expect(await saved('Kontak CSV')).toMatch(/^kontak-toko-sari-20\d\d-\d\d-\d\d\.csv$/);
  });
});

test('several prices behind one name become variants when the owner says so', async () => {
  await at('/produk', 360, async (page) => {
    await press(page, 'Impor');
    await page.getByLabel('Atau tempel daftar Anda').fill('Martabak Coklat 20/25/30\nTeh Tarik 8rb');
    await press(page, /^Periksa/);
    const asked = page.getByRole('region', { name: 'Baris yang perlu dipastikan' });
    await asked.getByText(/Ada 3 harga di baris ini: Rp.20\.000, Rp.25\.000, Rp.30\.000\./).waitFor();
    await asked.getByRole('button', { name: 'Pakai 3 varian' }).click();
    await press(page, 'Impor produk');
    await listed(page, 'Teh Tarik')
      .getByText(/Rp.8\.000/)
      .waitFor();
    expect(await listed(page, 'Martabak Coklat').innerText()).toMatch(/Pilihan 2/);
  });
});

test('a pasted talk is refused with what to paste instead', async () => {
  await inPage(browser, { baseUrl: app.url, height: 800 }, async ({ page, complaints }) => {
    await logIn(page, owner);
    await page.goto('/produk');
    await press(page, 'Impor');
    const talk = '[09.15, 25/11/2026] Ayu: Kak gamis ready?\n[09.16, 25/11/2026] Toko: Ready kak\n[09.17, 25/11/2026] Ayu: Yang biru ya';
    await page.getByLabel('Atau tempel daftar Anda').fill(talk);
    await press(page, /^Periksa/);
    await page.getByText(/Ini salinan chat, bukan daftar produk\. Tempel daftar harganya saja/).waitFor();
    // the browser logs the refusal, and nothing else
    expect(complaints).toEqual([expect.stringContaining('422')]);
  });
});
