import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { addLead, bringFiles, type PageFile } from '../../support/browser/leads.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Texts and files that are typed, pasted and dropped into the composer. */
const { app, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
const desk = { width: 1_440, height: 900 };
const composer = 'textarea[aria-label="Tulis pesan"]';
let owner: Owner;
let picture: string;
let conversationId: string;
let number: string;

beforeAll(async () => {
  owner = await app.registerOwner();
  number = freshPhone();
  conversationId = await addLead(app, owner, { name: 'Budi Santoso', pn: number });
  const shop = await fetch(`${app.sandbox.addresses.photos}/shop/kaos.jpg`);
  picture = Buffer.from(await shop.arrayBuffer()).toString('base64');
});

const photo = (name: string): PageFile => ({ name, type: 'image/jpeg', base64: picture });
const inThread = (story: (page: Page) => Promise<void>, of = owner, id = conversationId, options = desk) =>
  visit(
    of,
    `/chat-history?percakapan=${id}`,
    async (page) => {
      await page.locator(composer).waitFor();
      await story(page);
    },
    options,
  );
const bar = (page: Page) => page.getByRole('region', { name: 'Lampiran yang akan dikirim' });
const typed = (page: Page) => page.locator(composer).inputValue();
const bodies = async (of: Owner, pn: string) => {
  const rows = await expectOk(of.api.get<{ body: string; kind: string; fromMe: boolean }[]>(`/chat/contacts/${pn}/messages`));
  return rows.filter((one) => !one.fromMe).map(({ kind, body }) => `${kind}:${body}`);
};

describe('a slash in the composer', () => {
  const replies = ['Rekening BCA 123456 a.n. Sari ya {nama}', 'Jam buka 08.00 sampai 20.00', 'Rekening Mandiri 7890'];
  const options = (page: Page) => page.getByRole('listbox', { name: 'Balasan cepat' }).getByRole('option');

  beforeAll(async () => {
    for (const body of replies) await expectOk(owner.api.post('/quick-replies', { body }));
  });

  test('opens the quick replies, which are filtered while typing and chosen by keys', async () => {
    await inThread(async (page) => {
      await page.locator(composer).focus();
      await page.keyboard.type('/');
      await waitFor(async () => (await options(page).count()) === 3, { what: 'all three' });
      await page.keyboard.type('rek');
      await waitFor(async () => (await options(page).count()) === 2, { what: 'the two that fit' });
      const marked = () => options(page).and(page.locator('[aria-selected=true]')).innerText();
      expect(await marked()).toContain('BCA');
      await page.keyboard.press('ArrowDown');
      await waitFor(async () => (await marked()).includes('Mandiri'), { what: 'the second one' });
      const named = async () => page.locator(`#${await page.locator(composer).getAttribute('aria-activedescendant')}`).innerText();
      await waitFor(async () => (await named()).includes('Mandiri'), { what: 'the name of the second one at the field' });
      await page.keyboard.press('ArrowDown');
      await waitFor(async () => (await marked()).includes('BCA'), { what: 'the first one again' });
      await page.keyboard.press('Enter');
      await waitFor(async () => (await typed(page)) === 'Rekening BCA 123456 a.n. Sari ya Budi Santoso', { what: 'its words' });
      expect(await options(page).count()).toBe(0);
      expect(await page.locator(composer).evaluate((field) => field === document.activeElement)).toBe(true);
      // choosing has sent nothing
      expect(await bodies(owner, number)).toEqual([]);
      await page.locator(composer).fill('');
    });
  });

  test('is an ordinary sign after Escape, inside a message, and where nothing fits', async () => {
    await inThread(async (page) => {
      await page.locator(composer).focus();
      await page.keyboard.type('/jam');
      await options(page).first().waitFor();
      await page.keyboard.press('Escape');
      await waitFor(async () => (await options(page).count()) === 0, { what: 'the closed list' });
      // Escape closed the list without leaving the thread
      expect(await page.locator(composer).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.locator(composer).fill('Rp 5.000/pcs /jam');
      expect(await options(page).count()).toBe(0);
      await page.locator(composer).fill('/tidak ada');
      await page.getByText('Tidak ada balasan cepat yang cocok.').waitFor();
      await page.keyboard.press('Enter');
      await waitFor(async () => (await bodies(owner, number)).includes('text:/tidak ada'), { what: 'the message' });
    });
  });

  test('does not send the typed text when Enter comes before the replies', async () => {
    const before = await bodies(owner, number);
    await inThread(async (page) => {
      const asked = Promise.withResolvers<void>();
      const may = Promise.withResolvers<void>();
      await page.route('**/api/quick-replies', async (route) => {
        asked.resolve();
        await may.promise;
        await route.continue();
      });
      await page.locator(composer).focus();
      await page.keyboard.type('/rek');
      await page.keyboard.press('Enter');
      await asked.promise;
      await page.keyboard.press('Enter');
      expect(await typed(page)).toBe('/rek');
      may.resolve();
      await options(page).first().waitFor();
      await page.locator(composer).fill('');
    });
    expect(await bodies(owner, number)).toEqual(before);
  });
});

test('a quick reply with a photo fills in its text and attaches the photo; both are sent as one message', async () => {
  const pn = freshPhone();
  const id = await addLead(app, owner, { name: 'Dewi PHP jangan dilayani', ownName: 'Dewi', pn });
  await inThread(
    async (page) => {
      await page.getByRole('button', { name: 'Balasan cepat', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Balasan cepat' });
      await dialog.getByLabel('Balasan cepat baru').fill('Katalog terbaru ya {nama}');
      await dialog
        .getByLabel('Berkas foto balasan cepat')
        .setInputFiles({ name: 'katalog.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') });
      await dialog.getByRole('img', { name: 'Foto balasan cepat' }).waitFor();
      await dialog.getByRole('button', { name: 'Simpan' }).click();
      await dialog.getByRole('img', { name: 'Foto balasan ini' }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator(composer).focus();
      await page.keyboard.type('/katalog');
      await page.getByRole('option', { name: /Katalog terbaru/ }).waitFor();
      await page.keyboard.press('Enter');
      await waitFor(async () => (await typed(page)) === 'Katalog terbaru ya Dewi', { what: 'its words' });
      await bar(page).getByRole('img', { name: 'Pratinjau foto.jpg' }).waitFor();
      await page.keyboard.press('Enter');
      await waitFor(async () => (await bodies(owner, pn)).includes('image:Katalog terbaru ya Dewi'), {
        what: 'the picture with its caption',
      });
      expect(await bodies(owner, pn)).toHaveLength(1);
    },
    owner,
    id,
  );
});

describe('pictures that are pasted or dropped', () => {
  test('wait above the composer with a preview, and go out one after the other with the caption on the first', async () => {
    const pn = freshPhone();
    const id = await addLead(app, owner, { name: 'Citra', pn });
    await inThread(
      async (page) => {
        expect(await bringFiles(page, 'paste', { selector: composer, files: [photo('tempel.jpg')] })).toBe(true);
        await bar(page).getByRole('img', { name: 'Pratinjau tempel.jpg' }).waitFor();
        expect(await bringFiles(page, 'drop', { selector: '[aria-label="Isi chat"]', files: [photo('satu.jpg'), photo('dua.jpg')] })).toBe(
          true,
        );
        await waitFor(async () => (await bar(page).getByRole('img').count()) === 3, { what: 'three previews' });
        const shown = bar(page).getByRole('img').first();
        await waitFor(async () => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth > 0), { what: 'a drawn preview' });
        await bar(page).getByRole('button', { name: 'Batalkan lampiran satu.jpg' }).click();
        await page.locator(composer).fill('Yang ini ya Kak');
        await page.keyboard.press('Enter');
        await bar(page).waitFor({ state: 'detached' });
        expect(await typed(page)).toBe('');
      },
      owner,
      id,
    );
    expect(await bodies(owner, pn)).toEqual(['image:Yang ini ya Kak', 'image:']);
  });

  test('that fail on the way leave the rest, without sending the first twice', async () => {
    const pn = freshPhone();
    const id = await addLead(app, owner, { name: 'Dewi', pn });
    await visit(
      owner,
      `/chat-history?percakapan=${id}`,
      async (page) => {
        let tries = 0;
        await page.route('**/photos?**', (route) => {
          tries += 1;
          return tries === 2 ? route.fulfill({ status: 400, json: { error: 'Foto ini rusak.' } }) : route.continue();
        });
        await page.locator(composer).waitFor();
        await bringFiles(page, 'drop', { selector: 'body', files: [photo('a.jpg'), photo('b.jpg')] });
        await page.locator(composer).fill('Dua foto');
        await page.keyboard.press('Enter');
        await bar(page).getByRole('alert').getByText('Foto ini rusak.').waitFor();
        expect(await bar(page).getByRole('listitem').count()).toBe(1);
        expect(await typed(page)).toBe('');
        await page.getByRole('button', { name: 'Kirim pesan' }).click();
        await bar(page).waitFor({ state: 'detached' });
      },
      desk,
    ).catch((error: unknown) => {
      // the browser logs the refusal that this test causes
      if (!String(error).includes('400')) throw error;
    });
    expect(await bodies(owner, pn)).toEqual(['image:Dua foto', 'image:']);
  });

  test('and cannot be sent are refused with advice', async () => {
    await inThread(async (page) => {
      const foreign = { name: 'foto.heic', type: 'image/heic', base64: picture };
      const program = { name: 'toko.apk', type: 'application/vnd.android.package-archive', base64: picture };
      await bringFiles(page, 'drop', { selector: '[aria-label="Isi chat"]', files: [foreign, program, photo('baik.jpg')] });
      await page.getByText('foto.heic: Foto jenis ini belum dapat dikirim.').waitFor();
      await page.getByText('toko.apk: Jenis berkas ini tidak dapat dikirim.').waitFor();
      await bar(page).getByText('baik.jpg').waitFor();
      expect(await bar(page).getByRole('listitem').count()).toBe(1);
      await page.evaluate((at) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(10_000_001)], 'besar.png', { type: 'image/png' }));
        const element = document.querySelector(at)!;
        element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer }));
      }, composer);
      await page.getByText('Foto ini lebih dari 10 MB. Perkecil dulu, lalu pilih lagi.').waitFor();
      await bar(page).getByRole('button', { name: 'Batalkan lampiran' }).click();
    });
  });

  test('leave words, other fields and open windows alone, and a drop beside the thread does not open the file', async () => {
    await inThread(async (page) => {
      // a spreadsheet puts both the text and a picture of it on the clipboard
      expect(await bringFiles(page, 'paste', { selector: composer, files: [photo('sel.png')], words: 'Rp 75.000' })).toBe(false);
      expect(await bringFiles(page, 'paste', { selector: 'input[type=search]', files: [photo('cari.jpg')] })).toBe(false);
      expect(await bar(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Balasan cepat' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await bringFiles(page, 'drop', { selector: '[role=dialog]', files: [photo('jendela.jpg')] })).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await bar(page).count()).toBe(0);
      expect(await bringFiles(page, 'drop', { selector: 'aside', files: [photo('samping.jpg')] })).toBe(true);
      await bar(page).getByText('samping.jpg').waitFor();
      await bar(page).getByRole('button', { name: 'Batalkan lampiran' }).click();
    });
  });
});
