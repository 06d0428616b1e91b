import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';

const { app, visit } = await panelTest();
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
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

test.each([360, 1_440])('an import shows all its products, and many are changed at once and taken back (%i px)', async (width) => {
  await at('/produk', width, async (page) => {
    await press(page, 'Impor');
    const names = Array.from({ length: 60 }, (_, at) => `Buku ${width} ${String(at + 1).padStart(2, '0')}`);
    await page.getByLabel('Berkas daftar produk').setInputFiles({
      name: 'buku.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Nama;Harga\n${names.map((name) => `${name};20000`).join('\n')}`),
    });
    const shown = page.getByRole('list', { name: 'Yang akan diimpor' });
    await page.getByText('1–50 dari 60 produk').waitFor();
    await press(page, 'Berikutnya');
    await page.getByText('51–60 dari 60 produk').waitFor();
    expect(await shown.getByRole('listitem').count()).toBe(10);
    await press(page, 'Impor 60 produk');
    await page.getByText('Impor terakhir: 60 produk baru, 0 diperbarui.').waitFor();

    await page.getByLabel('Cari produk').fill(`buku ${width}`);
    await page.getByText('60 produk', { exact: true }).waitFor();
    await press(page, 'Pilih');
    // by keyboard: the first checkbox, then all that match
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await page.getByText('1 dipilih').waitFor();
    await press(page, 'Pilih semua yang cocok (60)');
    await page.getByText('60 dipilih').waitFor();
    await press(page, 'Ubah harga');
    const dialog = page.getByRole('dialog', { name: 'Ubah harga 60 produk' });
    await dialog.getByLabel('Persen').fill('12');
    await dialog.getByText(`Contoh: ${names[0]} Rp 20.000 menjadi Rp 22.400.`).waitFor();
    await dialog.getByRole('button', { name: 'Ubah harga' }).click();
    await listed(page, names[0]!).getByText('Rp 22.400').waitFor();
    await page.getByText('Perubahan terakhir: 60 produk diubah.').waitFor();
    await page.reload();
    await listed(page, names[0]!).getByText('Rp 22.400').waitFor();
  });
});

test('chosen products are deleted at once and come back', async () => {
  for (const name of ['Pena 1', 'Pena 2', 'Tinta'])
    await owner.api.post('/products', {
      name,
      priceIdr: 5_000,
      weightGrams: null,
      stock: null,
      variants: [],
      notes: '',
      photos: [],
      active: true,
    });
  await at('/produk', 360, async (page) => {
    await page.getByLabel('Cari produk').fill('pena');
    await page.getByText('2 produk', { exact: true }).waitFor();
    await press(page, 'Pilih');
    await press(page, 'Pilih semua yang cocok (2)');
    await page.getByRole('group', { name: 'Produk yang dipilih' }).getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await page.getByText('Perubahan terakhir: 2 dihapus.').waitFor();
    await press(page, 'Urungkan');
    await page.getByText('2 produk dikembalikan.').waitFor();
    await listed(page, 'Pena 1').getByText('Rp 5.000').waitFor();
    // an earlier change can become the last one again
    await page.getByText('Perubahan terakhir: 2 dihapus.').waitFor({ state: 'detached' });
    expect(await listed(page, 'Pena 2').count()).toBe(1);
  });
});

test('prices in the training text are offered to the list once, and a contradiction is shown with both values', async () => {
  await owner.api.post('/prompt', { prompt: 'Toko kue.\nNastar Premium 85rb\nKastengel Keju: Rp 95.000\nOngkir Jakarta 10rb' });
  await at('/prompt', 360, async (page) => {
    await page.getByText('Kami menemukan 2 harga di teks Anda').waitFor();
    await press(page, 'Periksa 2 harga');
    await press(page, 'Periksa');
    await press(page, 'Impor 2 produk');
    await page.getByText('Kami menemukan').waitFor({ state: 'detached' });
    expect(await page.getByText('berbeda dengan daftar produk').count()).toBe(0);
  });
  await owner.api.post('/prompt', { prompt: 'Toko kue.\nNastar Premium 90rb\nKastengel Keju: Rp 95.000' });
  await at('/prompt', 1_440, async (page) => {
    await page.getByText('Nastar Premium: Rp 90.000 di teks, Rp 85.000 di daftar produk.').waitFor();
  });
});
