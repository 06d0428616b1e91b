import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { addLead, type NewLead } from '../../support/browser/leads.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The chat page used for a whole day, mostly without the mouse. */
const { app, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
const desk = { width: 1_440, height: 900 };
const composer = 'textarea[aria-label="Tulis pesan"]';
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
  await addLead(app, owner, { name: 'Budi Santoso', pn: freshPhone() });
});

const inThread = (story: (page: Page) => Promise<void>, of: Owner, id: string) =>
  visit(
    of,
    `/chat-history?percakapan=${id}`,
    async (page) => {
      // The field is found by its region, because its name depends on what it is used for.
      await page.getByRole('region', { name: 'Isi chat' }).locator('textarea').waitFor();
      await story(page);
    },
    desk,
  );
const typed = (page: Page) => page.locator(composer).inputValue();
const bodies = async (of: Owner, pn: string) => {
  const rows = await expectOk(of.api.get<{ body: string; kind: string; fromMe: boolean }[]>(`/chat/contacts/${pn}/messages`));
  return rows.filter((one) => !one.fromMe).map(({ kind, body }) => `${kind}:${body}`);
};

describe('shortcuts', () => {
  let busy: Owner;
  const ids: string[] = [];

  beforeAll(async () => {
    busy = await app.registerOwner();
    // the queue shows the newest first
    for (const name of ['Cici', 'Bela', 'Ani']) ids.unshift(await addLead(app, busy, { name, pn: freshPhone(), waits: true, taken: true }));
  });

  const at = (page: Page) => new URL(page.url()).searchParams.get('percakapan');
  const opened = async (page: Page, name: string) => {
    await page.getByRole('region', { name: 'Isi chat' }).getByRole('heading', { name }).waitFor();
    await page.locator(composer).waitFor();
  };
  const need = async (id: string) => {
    const rows = await app.sql<{ needs: boolean; taken: boolean }>(
      `SELECT needs_owner_since IS NOT NULL AS needs, takeover_until > now() AS taken FROM conversations WHERE id = $1`,
      [id],
    );
    return rows[0];
  };

  test('lead from one waiting chat to the next, finish it, give it back, search, write and list themselves', async () => {
    await visit(
      busy,
      '/chat-history',
      async (page) => {
        await page.getByRole('button', { name: /Ani/ }).waitFor();
        await waitFor(
          async () => {
            await page.keyboard.press('m');
            return at(page) === ids[0];
          },
          { what: 'the first lead of the queue', everyMs: 200 },
        );
        await opened(page, 'Ani');
        await page.keyboard.press('b');
        await waitFor(async () => (await need(ids[0]!))?.taken !== true, { what: 'the chat given back' });
        await page.keyboard.press('m');
        await opened(page, 'Bela');
        expect(at(page)).toBe(ids[1]);
        await page.keyboard.press('s');
        await waitFor(async () => (await need(ids[1]!))?.needs === false, { what: 'the chat finished' });
        await page.getByRole('button', { name: 'Tandai selesai' }).waitFor({ state: 'detached' });
        await page.keyboard.press('s');
        await page.getByText('Chat ini tidak menunggu Anda.').waitFor();
        await page.keyboard.press('t');
        await waitFor(() => page.locator(composer).evaluate((field) => field === document.activeElement), { what: 'the focus' });
        // in a text field these keys are letters
        await page.keyboard.type('msb?');
        expect(await typed(page)).toBe('msb?');
        expect(at(page)).toBe(ids[1]);
        await page.locator(composer).fill('');
        await page.locator(composer).blur();
        await page.keyboard.press('/');
        await page.getByText('Belum ada balasan cepat.').waitFor();
        expect(await typed(page)).toBe('/');
        await page.locator(composer).fill('');
        await page.locator(composer).blur();
        await page.keyboard.press('c');
        await waitFor(() => page.evaluate(() => document.activeElement?.matches('input[type=search]') === true), { what: 'the search' });
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press('?');
        const list = page.getByRole('dialog', { name: 'Pintasan keyboard' });
        await list.getByText('Kembalikan ke bot').waitFor();
        // while a window is open, these keys do nothing
        await page.keyboard.press('m');
        expect(at(page)).toBe(ids[1]);
        await list.getByRole('switch', { name: 'Pintasan aktif di perangkat ini' }).click();
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'detached' });
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.press('m');
        await page.keyboard.press('?');
        await list.waitFor();
        expect(at(page)).toBe(ids[1]);
      },
      desk,
    );
  });
});

describe('the answer box', () => {
  test("answers the bot's question, keeps it, and writes an ordinary message when asked to", async () => {
    const shop = await app.registerOwner();
    const pn = freshPhone();
    const id = await addLead(app, shop, { name: 'Gita', pn, waits: true });
    const ask = (question: string) =>
      app.sql(
        `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES (gen_random_uuid(), $1, $2, $3, now())`,
        [shop.userId, id, question],
      );
    await app.sql(`UPDATE conversations SET needs_owner_reason = 'question' WHERE id = $1`, [id]);
    await ask('Garansinya berapa lama?');
    await ask('Bisa kirim hari ini?');
    await inThread(
      async (page) => {
        const bar = page.getByRole('region', { name: 'Pertanyaan dari bot' });
        await bar.getByText('Garansinya berapa lama?').waitFor();
        // only one checkbox
        expect(await page.getByRole('textbox').count()).toBe(1);
        await page.getByLabel('Jawaban Anda').fill('Tujuh hari Kak.');
        await bar.getByRole('switch', { name: 'Ingat untuk pertanyaan berikutnya' }).click();
        await page.keyboard.press('Escape');
        await page.getByLabel('Jawaban Anda').focus();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Kirim dan Ingat' }).click();
        await bar.getByText('Bisa kirim hari ini?').waitFor();
        expect(await page.getByLabel('Jawaban Anda').inputValue()).toBe('');
        await bar.getByRole('button', { name: 'Tulis pesan biasa' }).click();
        await page.getByLabel('Tulis pesan').fill('Sebentar ya Kak.');
        await page.keyboard.press('Enter');
        await waitFor(async () => (await bodies(shop, pn)).length === 2, { what: 'both messages' });
      },
      shop,
      id,
    );
    expect(await bodies(shop, pn)).toEqual(['text:Tujuh hari Kak.', 'text:Sebentar ya Kak.']);
    const senders = await app.sql<{ sender: string }>(
      `SELECT sender FROM messages WHERE conversation_id = $1 AND sender <> 'lead' ORDER BY seq`,
      [id],
    );
    expect(senders.map(({ sender }) => sender)).toEqual(['bot', 'owner']);
    const kept = await expectOk(shop.api.get<{ answers: { question: string; answer: string }[] }>('/knowledge'));
    expect(kept).toMatchObject({ answers: [{ question: 'Garansinya berapa lama?', answer: 'Tujuh hari.' }] });
  });

  test('keeps a text as a message when a question arrives while it is written', async () => {
    const shop = await app.registerOwner();
    const id = await addLead(app, shop, { name: 'Hani', pn: freshPhone(), waits: true });
    await inThread(
      async (page) => {
        await page.locator(composer).fill('Saya cek dulu');
        await app.sql(
          `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES (gen_random_uuid(), $1, $2, 'Ada warna biru?', now())`,
          [shop.userId, id],
        );
        // the draft is stored a moment after the last key
        await waitFor(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))), { what: 'the draft' });
        await page.reload();
        const bar = page.getByRole('region', { name: 'Pertanyaan dari bot' });
        await bar.getByRole('button', { name: 'Jawab' }).waitFor();
        expect(await typed(page)).toBe('Saya cek dulu');
      },
      shop,
      id,
    );
  });
});

test.each<[string, Partial<NewLead>]>([
  ['a waiting chat that the owner holds', { waits: true, taken: true }],
  ['a chat that the owner holds', { taken: true }],
  ['a waiting chat', { waits: true }],
])('header and banner of %s take at most 112 px while a keyboard is open', async (_, marks) => {
  const shop = await app.registerOwner();
  const id = await addLead(app, shop, { name: 'Ibu Ratna Kusumaningrum Wijayanti dari Sidoarjo', pn: freshPhone(), ...marks });
  await visit(
    shop,
    `/chat-history?percakapan=${id}`,
    async (page) => {
      const field = page.locator(composer);
      await field.waitFor();
      const header = page.getByRole('region', { name: 'Isi chat' }).locator('header');
      const give = header.getByRole('button', { name: marks.taken ? 'Kembalikan ke bot' : 'Tandai selesai' });
      await give.waitFor();
      await page.setViewportSize({ width: 360, height: 420 });
      await header.getByRole('button', { name: marks.taken ? 'Ke bot' : 'Selesai', exact: true }).waitFor();
      const bottom = async () => {
        const box = (await header.boundingBox())!;
        return box.y + box.height;
      };
      expect(await bottom()).toBeLessThanOrEqual(112);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const place = (await field.boundingBox())!;
      expect(place.y + place.height).toBeLessThanOrEqual(420);
      // when the phone's keyboard is closed, the whole sentence is shown again
      await page.setViewportSize({ width: 360, height: 740 });
      await give.waitFor();
    },
    { width: 360, height: 740 },
  );
});

test('the menu is folded to its symbols, and stays so after a reload', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      const menu = page.getByRole('navigation', { name: 'Menu utama' });
      const width = async () => (await page.locator('aside').first().boundingBox())!.width;
      await page.getByRole('button', { name: 'Lipat menu' }).click();
      await waitFor(async () => (await width()) < 80, { what: 'the folded menu' });
      await page.reload();
      await page.getByRole('button', { name: 'Lebarkan menu' }).waitFor();
      expect(await width()).toBeLessThan(80);
      // its links keep their names
      await menu.getByRole('link', { name: 'Follow-up' }).click();
      await page.waitForURL('**/followup');
      await page.getByRole('button', { name: 'Lebarkan menu' }).click();
      await waitFor(async () => (await width()) > 200, { what: 'the whole menu' });
    },
    desk,
  );
});

test('the first chat is reached by two stops from the top of the page', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      // Wait for the measured rows: they replace the rows that are shown first.
      await page.locator('[data-index] button').filter({ hasText: 'Budi Santoso' }).waitFor();
      for (const name of ['Langsung ke isi', 'Langsung ke chat pertama']) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
        await page.keyboard.press('Enter');
      }
      await waitFor(() => page.evaluate(() => document.activeElement?.closest('[role=listitem]')?.getAttribute('aria-posinset') === '1'), {
        what: 'the focus on the first chat',
      });
    },
    desk,
  );
});

test('a row shows who wrote last and the kind of message', async () => {
  const shop = await app.registerOwner();
  const [pn, quiet] = [freshPhone(), freshPhone()];
  await addLead(app, shop, { name: 'Eka', pn, said: '[Foto]' });
  await addLead(app, shop, { name: 'Fani', pn: quiet });
  await visit(
    shop,
    '/chat-history',
    async (page) => {
      await page.getByRole('button', { name: /Eka/ }).getByText('Foto', { exact: true }).waitFor();
      await expectOk(shop.api.post(`/chat/contacts/${quiet}/messages`, { body: 'Siap Kak' }));
      await page.getByRole('button', { name: /Fani.*Anda: Siap Kak/ }).waitFor();
    },
    desk,
  );
});
