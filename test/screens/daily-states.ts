import type { Page } from 'playwright-core';
import { waitFor } from '../support/wait-for.ts';
import type { Screen } from './catalogue.ts';

/** Opens the import with a pasted list, and waits for a text of its preview. */
function paste(list: string, shows: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name: 'Impor' }).first().click();
    await page.getByLabel('Atau tempel daftar Anda').fill(list);
    await page.getByRole('button', { name: 'Periksa' }).click();
    await page.getByRole('dialog').getByText(shows).first().waitFor();
  };
}

const threePrices = 'Menu\tDine In\tTake Away\tGoFood\nEs Kopi Susu\t18.000\t19.000\t24.000\nAmericano\t15.000\t16.000\t20.000';
const threeBuyers =
  'Nama;Harga Ecer;Harga Reseller;Harga Modal;Stok\nTopi Rimba;45000;38000;30000;12\nJaket Parasut;185000;160000;120000;4';
const manyDoubts = `PRICELIST HIJAB
Pashmina Silk 45rb
Bergo Maryam 55rb
Khimar Aisha 60rb
Gamis disc 20% dari 250rb
Ciput 4.500
Mukena ecer 125 / reseller 100`;

async function listShortcuts(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Budi Santoso/ })
    .first()
    .waitFor();
  const list = page.getByRole('dialog', { name: 'Pintasan keyboard' });
  // The code of the shortcuts is fetched after the list, so the key is pressed until the shortcuts are visible.
  const isListed = async () => {
    if (!(await list.isVisible())) await page.keyboard.press('?');
    return list.isVisible();
  };
  await waitFor(isListed, { what: 'the list of shortcuts' });
}

/** The owner takes over a chat and the server refuses. A toast above the thread shows the refusal. */
async function takeInVain(page: Page): Promise<void> {
  await page.route('**/api/chat/contacts/*/takeover', (route) =>
    route.fulfill({ status: 503, json: { error: 'Layanan sedang terganggu. Coba lagi sebentar lagi.' } }),
  );
  await page.getByRole('button', { name: /Agus/ }).first().click();
  await page.getByRole('switch', { name: 'Ambil alih chat' }).click();
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).waitFor();
}

/** The owner is about to store the answer to the bot's question for other customers. */
async function keepAnswer(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Ibu Ratna/ })
    .first()
    .click();
  const asked = page.getByRole('region', { name: 'Pertanyaan dari bot' });
  await asked.getByText('Ingat untuk pertanyaan berikutnya').click();
  await page.getByLabel('Jawaban Anda').fill('Selamat siang Bu Ratna, bisa COD ke Cimahi. Biayanya Rp 12.000, dibayar ke kurir.');
  await page.getByRole('button', { name: 'Jawab lewat bot' }).click();
  await page.getByRole('dialog', { name: 'Ingat jawaban ini' }).waitFor();
}

/** Selects all products, so that the owner can change them together. */
async function chooseProducts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pilih', exact: true }).click();
  await page.getByRole('button', { name: /^Pilih semua/ }).click();
  await page.getByText(/dipilih$/).waitFor();
}

async function changePrices(page: Page): Promise<void> {
  await chooseProducts(page);
  await page.getByRole('button', { name: 'Ubah harga' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Simulates a browser that can install the panel. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await page.getByText('Pasang panel di perangkat ini').waitFor();
}

/**
 * Screens of the daily work: imports of lists with several prices, the keyboard shortcuts of the chat, and the health
 * of the number.
 */
export const dailyStates: readonly Screen[] = [
  {
    name: 'products-import-columns',
    path: '/produk',
    owner: 'busy',
    shows: 'Kaos Polos Hitam',
    after: paste(threePrices, 'Kolom mana harga jual Anda?'),
  },
  {
    name: 'products-import-extras',
    path: '/produk',
    owner: 'busy',
    shows: 'Kaos Polos Hitam',
    after: paste(threeBuyers, 'Simpan juga harga lain di berkas ini'),
  },
  {
    name: 'products-import-doubts',
    path: '/produk',
    owner: 'busy',
    shows: 'Kaos Polos Hitam',
    after: paste(manyDoubts, 'baris perlu Anda pastikan'),
  },
  {
    name: 'products-import-no-price',
    path: '/produk',
    owner: 'busy',
    shows: 'Kaos Polos Hitam',
    after: paste('Nama;Stok\nTopi Bundar;4\nJaket Kulit;2', 'Tidak ada harga yang terbaca'),
  },
  { name: 'products-choosing', path: '/produk', owner: 'busy', shows: 'Kaos Polos Hitam', after: chooseProducts },
  { name: 'products-prices', path: '/produk', owner: 'busy', shows: 'Kaos Polos Hitam', after: changePrices },
  { name: 'install', path: '/bot', owner: 'busy', shows: 'Bot Aktif', after: offerInstall },
  { name: 'chat-shortcuts', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: listShortcuts },
  { name: 'chat-keep-answer', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: keepAnswer },
  { name: 'chat-toast', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: takeInVain },
  { name: 'bot-careful', path: '/bot', owner: 'careful', shows: /Kesehatan nomor: hati-hati/ },
];
