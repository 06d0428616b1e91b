import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn } from '../screens/visit.ts';
import { expectOk } from '../support/api.ts';
import { inPage, openBrowser } from '../support/browser/browser.ts';
import { type House, startHouse } from '../support/house.ts';
import { freshPhone, linkOwner, type Owner } from '../support/owners.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Phone } from '../support/whatsapp/phone.ts';

let house: House;
let browser: Browser;
let owner: Owner;
let number: string;
let lead: Phone;
let conversationId: string;
let picture: Buffer;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n');

beforeAll(async () => {
  [house, browser] = await Promise.all([startHouse(), openBrowser()]);
  owner = await house.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos merah: Rp 75.000' }));
  number = await linkOwner(house, owner);
  lead = await house.sandbox.phone(freshPhone(), 'Budi');
  await lead.ask(number, 'Halo, kaos merah ada?');
  const rows = await house.sql<{ id: string }>(`SELECT id FROM conversations WHERE owner_id = $1`, [owner.userId]);
  conversationId = rows[0]!.id;
  picture = Buffer.from(await (await fetch(`${house.sandbox.addresses.photos}/shop/kaos.jpg`)).arrayBuffer());
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

async function inChat(width: number, story: (page: Page) => Promise<void>): Promise<void> {
  await inPage(browser, { baseUrl: house.url, width, height: 800 }, async ({ page, complaints }) => {
    await logIn(page, owner);
    await page.goto(`/chat-history?percakapan=${conversationId}`);
    await story(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  });
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Foto atau berkas untuk pelanggan').setInputFiles(file);
const bar = (page: Page) => page.getByRole('region', { name: 'Lampiran yang akan dikirim' });

test.each([360, 1_440])(
  'a chosen file outlives a reload, goes out with its words, and reaches the phone as it was (%i px)',
  async (width) => {
    const name = `Daftar harga ${width}.pdf`;
    await inChat(width, async (page) => {
      await choose(page, { name, mimeType: 'application/pdf', buffer: pdf });
      await bar(page).getByText(name).waitFor();
      await page.getByLabel('Tulis pesan').fill('Ini daftarnya Kak');
      // what was typed is written down when the page is left, the file by the browser's database
      await waitFor(() => page.evaluate(async () => (await indexedDB.databases()).some((one) => one.name === 'kept-files')), {
        what: 'the kept file',
      });
      await page.reload();
      await bar(page).getByText(name).waitFor();
      await waitFor(async () => (await page.getByLabel('Tulis pesan').inputValue()) === 'Ini daftarnya Kak', { what: 'the words' });
      await page.getByRole('button', { name: 'Kirim pesan' }).click();
      await bar(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name }).waitFor();
      expect(await page.getByLabel('Tulis pesan').inputValue()).toBe('');
    });
    const arrived = await lead.waitForMessage(({ document }) => document?.fileName === name);
    expect(arrived.document).toMatchObject({ caption: 'Ini daftarnya Kak', base64: pdf.toString('base64') });
  },
);

test('a file that is refused stays with what to do, and can be taken back', async () => {
  await inPage(browser, { baseUrl: house.url, width: 360, height: 800 }, async ({ page }) => {
    await logIn(page, owner);
    await page.goto(`/chat-history?percakapan=${conversationId}`);
    await choose(page, { name: 'harga.pdf', mimeType: 'application/pdf', buffer: pdf.subarray(0, 20) });
    await bar(page).getByText('harga.pdf').waitFor();
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    await bar(page)
      .getByRole('alert')
      .getByText(/rusak atau tidak lengkap/)
      .waitFor();
    await page.getByRole('button', { name: 'Batalkan lampiran' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });
});

test('a picture of a lead is small in the thread and opens whole', async () => {
  await lead.send(number, { image: { base64: picture.toString('base64'), mimetype: 'image/jpeg', caption: 'yang ini?' } });
  await inChat(360, async (page) => {
    const small = page.getByRole('img', { name: 'yang ini?' });
    await waitFor(async () => (await small.first().evaluate((img) => (img as HTMLImageElement).naturalWidth)) === 640, {
      what: 'the small one',
    });
    await page.getByRole('button', { name: 'Buka foto' }).click();
    const whole = page.getByRole('dialog').getByRole('img', { name: 'yang ini?' });
    await waitFor(async () => (await whole.evaluate((img) => (img as HTMLImageElement).naturalWidth)) === 1_200, { what: 'the whole one' });
    await page.getByRole('button', { name: 'Tutup jendela' }).click();
  });
});

test('a message of the bot explains what it was made of', async () => {
  await inChat(1_440, async (page) => {
    await page.getByRole('button', { name: 'Mengapa bot menjawab begini?' }).first().click();
    const trace = page.getByRole('dialog', { name: 'Mengapa bot menjawab begini?' });
    // folded until it is asked for
    await trace.getByText('Halo, kaos merah ada?').waitFor({ state: 'attached' });
    expect(await trace.textContent()).toContain('sandbox-sales');
  });
});
