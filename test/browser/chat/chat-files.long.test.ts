import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logIn } from '../../screens/visit.ts';
import { expectOk } from '../../support/api.ts';
import { enter } from '../../support/browser/account-actions.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

const { app, browser, visit } = await panelTest();
let owner: Owner;
let number: string;
let lead: Phone;
let conversationId: string;
let picture: Buffer;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n');

beforeAll(async () => {
  owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos merah: Rp 75.000' }));
  number = await linkOwner(app, owner);
  lead = await app.sandbox.phone(freshPhone(), 'Budi');
  await lead.ask(number, 'Halo, kaos merah ada?');
  const rows = await app.sql<{ id: string }>(`SELECT id FROM conversations WHERE bot_id = $1`, [owner.userId]);
  conversationId = rows[0]!.id;
  picture = Buffer.from(await (await fetch(`${app.sandbox.addresses.photos}/shop/kaos.jpg`)).arrayBuffer());
});

async function inChat(width: number, story: (page: Page) => Promise<void>): Promise<void> {
  const fits = async (page: Page) => {
    await story(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  };
  await visit(owner, `/chat-history?percakapan=${conversationId}`, fits, { width, height: 800 });
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
      // leaving the page stores the typed text, and the file in IndexedDB
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

test('a file whose answer is lost on the way is sent again by the same button, and reaches the phone once', async () => {
  const name = 'Katalog.pdf';
  const tried: string[] = [];
  await inPage(browser, { baseUrl: app.url, width: 360, height: 800 }, async ({ page }) => {
    await logIn(page, owner);
    await page.route(/\/files\?/, async (route) => {
      tried.push(new URL(route.request().url()).searchParams.get('clientId')!);
      const answer = await route.fetch();
      // the server accepted and queued it, but the browser gets no answer
      await (tried.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await page.goto(`/chat-history?percakapan=${conversationId}`);
    await choose(page, { name, mimeType: 'application/pdf', buffer: pdf });
    await page.getByLabel('Tulis pesan').fill('Katalognya Kak');
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    await bar(page).getByRole('alert').waitFor();
    // The file is kept even when the page was closed in the meantime.
    await page.reload();
    await bar(page).getByText(name).waitFor();
    await waitFor(async () => (await page.getByLabel('Tulis pesan').inputValue()) === 'Katalognya Kak', { what: 'the words' });
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });
  expect(tried).toEqual([tried[0], tried[0]]);
  // A message that is sent later also arrives later.
  await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'sudah masuk?' }));
  await lead.waitForMessage(({ text }) => text === 'sudah masuk?');
  expect((await lead.messages()).filter(({ document }) => document?.fileName === name)).toHaveLength(1);
});

test('a file that is refused stays with what to do, and can be taken back', async () => {
  await inPage(browser, { baseUrl: app.url, width: 360, height: 800 }, async ({ page }) => {
    await logIn(page, owner);
    // pressed before the code of the file bar was loaded
    const pressed = Promise.withResolvers<void>();
    let held = 0;
    await page.route(/attached-bar/, async (route) => {
      held += 1;
      await pressed.promise;
      await route.continue();
    });
    await page.goto(`/chat-history?percakapan=${conversationId}`);
    await choose(page, { name: 'harga.pdf', mimeType: 'application/pdf', buffer: pdf.subarray(0, 20) });
    await waitFor(() => held > 0, { what: 'the question for the code' });
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    pressed.resolve();
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

test('a message of the bot explains its input', async () => {
  await inChat(1_440, async (page) => {
    await page.getByRole('button', { name: 'Mengapa bot menjawab begini?' }).first().click();
    const trace = page.getByRole('dialog', { name: 'Mengapa bot menjawab begini?' });
    // collapsed until it is opened
    await trace.getByText('Halo, kaos merah ada?').waitFor({ state: 'attached' });
    expect(await trace.textContent()).toContain('sandbox-sales');
  });
});

describe('a chosen file that was not sent', () => {
  /** Content of the browser's IndexedDB; empty when there is no database. */
  const kept = (page: Page): Promise<number> =>
    page.evaluate(async () => {
      const answered = <Answer>(request: IDBRequest<Answer>) =>
        new Promise<Answer>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('no answer'));
        });
      if (!(await indexedDB.databases()).some((one) => one.name === 'kept-files')) return 0;
      const database = await answered(indexedDB.open('kept-files'));
      const rows = await answered(database.transaction('files').objectStore('files').count());
      database.close();
      return rows;
    });
  const leavesOne = async (page: Page): Promise<void> => {
    await choose(page, { name: 'Rahasia.pdf', mimeType: 'application/pdf', buffer: pdf });
    await waitFor(async () => (await kept(page)) === 1, { what: 'the kept file' });
    // a page that has not loaded the code for stored files yet
    await page.goto('/settings');
  };

  test('is gone when it lay there for a week, and one of somebody else when another owner logs in', async () => {
    await inPage(browser, { baseUrl: app.url, width: 360, height: 800 }, async ({ page }) => {
      await logIn(page, owner);
      await page.goto(`/chat-history?percakapan=${conversationId}`);
      await leavesOne(page);
      await page.evaluate(
        async (week) => {
          const request = indexedDB.open('kept-files');
          await new Promise((resolve) => (request.onsuccess = resolve));
          const store = request.result.transaction('files', 'readwrite').objectStore('files');
          const all = store.getAll();
          await new Promise((resolve) => (all.onsuccess = resolve));
          const row = all.result[0] as object;
          store.clear();
          store.put({ ...row, at: Date.now() - week }, 'somebody:chat:old');
          await new Promise((resolve) => (store.put({ ...row }, 'somebody:chat:new').onsuccess = resolve));
          request.result.close();
        },
        7 * 24 * 3_600_000,
      );
      await page.goto(`/chat-history?percakapan=${conversationId}`);
      await waitFor(async () => (await kept(page)) === 1, { what: 'the old one being erased' });
      await page.evaluate(() => localStorage.clear());
      await enter(page, owner);
      await waitFor(async () => (await kept(page)) === 0, { what: 'the file of somebody else being erased' });
    });
  });

  test('is gone from the device after a logout', async () => {
    await inChat(360, async (page) => {
      await leavesOne(page);
      await page.getByRole('button', { name: owner.fullName }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      expect(await kept(page)).toBe(0);
    });
  });

  test('is gone from the device with the account', async () => {
    await inPage(browser, { baseUrl: app.url, width: 360, height: 800 }, async ({ page }) => {
      // the earlier login has ended
      await enter(page, owner);
      await page.goto(`/chat-history?percakapan=${conversationId}`);
      await leavesOne(page);
      await page.getByRole('button', { name: 'Hapus Akun' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, hapus akun' }).click();
      await page.waitForURL('**/login');
      expect(await kept(page)).toBe(0);
    });
  });
});
