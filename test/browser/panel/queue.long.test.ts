import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { needUrgency } from '#contracts/values/needs';
import { logIn } from '../../screens/visit.ts';
import { inPage, openLive } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, trainOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser, visit } = await panelTest();

const list = (page: Page) => page.getByRole('list', { name: 'Pelanggan yang menunggu' });
const rowOf = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const heading = (page: Page, text: string) => page.getByRole('region', { name: 'Hari ini' }).getByRole('heading', { name: text }).waitFor();

/** All reasons except `unreadable`. These chats have no unreadable message, so a sweep would clear that reason. */
const lastingReasons = needUrgency.filter((reason) => reason !== 'unreadable');

/**
 * Creates waiting leads of an owner. They are named `Lead 1`, `Lead 2` and so on. `Lead 1` has waited for the
 * shortest time.
 */
async function leadsWait(owner: Owner, count: number, reason: string | null = null): Promise<void> {
  await app.sql(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn) SELECT gen_random_uuid(), $1, 'Lead ' || n, (6289500000000 + n + (random() * 1e9)::bigint)::text
       FROM generate_series(1, $2::int) n RETURNING id, name
     )
     INSERT INTO conversations (id, bot_id, contact_id, jid, last_at, message_count, turn, answered_turn, takeover_until, lead_words, needs_owner_since, needs_owner_reason)
     SELECT gen_random_uuid(), $1, id, 'x@s.whatsapp.net', now(), 1, 1, 1, 'infinity', 'kata ' || name,
       now() - split_part(name, ' ', 2)::int * interval '1 minute', coalesce($3, ($4::text[])[1 + (split_part(name, ' ', 2)::int % cardinality($4))]) FROM made`,
    [owner.userId, count, reason, lastingReasons],
  );
}

test('a lead who complains appears by itself with chip and words; the answer goes to WhatsApp, and the queue is empty', async () => {
  const owner = await app.registerOwner();
  await trainOwner(owner);
  const number = await linkOwner(app, owner);
  const lead = await app.sandbox.phone(undefined, 'Siti');
  await visit(owner, '/blacklist', async (page) => {
    await openLive(page, () => page.goto('/dashboard'));
    await heading(page, 'Semua terjawab');
    await app.sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'panggil_admin', arguments: { alasan: 'barang sobek', jenis: 'keluhan' } }] },
        { kind: 'reply', content: 'Maaf Kak, admin segera membalas.' },
      ],
    });
    await lead.send(number, 'Kak, bajunya\nsobek!');
    const row = rowOf(page, 'Siti');
    await row.getByText('Keluhan').waitFor();
    await row.getByText('“Kak, bajunya sobek!”').waitFor();
    await heading(page, '1 chat membutuhkan Anda');
    // waiting leads come before the first steps that are still open
    const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!.y;
    expect(await topOf('1 chat membutuhkan Anda')).toBeLessThan(await topOf('Mulai dari sini'));
    await row.getByRole('button', { name: 'Balas Siti' }).click();
    await row.getByPlaceholder('Balas Siti…').fill('Maaf Kak, kami ganti ya');
    await row.getByRole('button', { name: 'Kirim pesan' }).click();
    await heading(page, 'Semua terjawab');
    await lead.waitForMessage(({ text }) => text === 'Maaf Kak, kami ganti ya');
    expect(await list(page).count()).toBe(0);
  });
});

test('a double press on Selesai ends that lead only, although the next one moves under the pointer', async () => {
  const owner = await app.registerOwner();
  await leadsWait(owner, 3, 'bot-called');
  await visit(owner, '/dashboard', async (page) => {
    await heading(page, '3 chat membutuhkan Anda');
    const done = list(page)
      .getByRole('button', { name: /^Selesai: / })
      .first();
    await done.dblclick();
    await heading(page, '2 chat membutuhkan Anda');
    const waiting = () => app.sql(`SELECT id FROM conversations WHERE bot_id = $1 AND needs_owner_since IS NOT NULL`, [owner.userId]);
    await waitFor(async () => (await waiting()).length < 3, { what: 'the ended need' });
    await done.click();
    await heading(page, '1 chat membutuhkan Anda');
    await waitFor(async () => (await waiting()).length < 2, { what: 'the second ended need' });
    expect(await waiting()).toHaveLength(1);
  });
});

test('giving back and finishing remove a lead at once; a refusal of the server brings the lead back, and a failed reply keeps its text', async () => {
  const owner = await app.registerOwner();
  await leadsWait(owner, 4, 'bot-called');
  // the page logs the refused requests as errors
  await inPage(browser, { baseUrl: app.url, width: 360, height: 740 }, async ({ page }) => {
    await logIn(page, owner);
    await page.goto('/dashboard');
    await heading(page, '4 chat membutuhkan Anda');
    let answer: () => void = () => undefined;
    const refusal = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/chat/contacts/*/done', async (route) => {
      await refusal;
      await route.fulfill({ status: 503, json: { error: 'Server sedang sibuk.' } });
    });
    await page.getByRole('button', { name: 'Selesai: Lead 2' }).click();
    await rowOf(page, 'Lead 2').waitFor({ state: 'detached' });
    await heading(page, '3 chat membutuhkan Anda');
    answer();
    await rowOf(page, 'Lead 2').waitFor();
    await page.getByText('Gagal menandai chat ini selesai').first().waitFor();
    await page.unroute('**/api/chat/contacts/*/done');

    await page.getByRole('button', { name: 'Ke bot: Lead 1' }).click();
    await rowOf(page, 'Lead 1').waitFor({ state: 'detached' });
    // no bot is linked: the server refuses the reply
    await page.getByRole('button', { name: 'Balas Lead 3' }).click();
    const field = rowOf(page, 'Lead 3').getByPlaceholder('Balas Lead 3…');
    await field.fill('Sebentar ya Kak');
    await page.route('**/api/chat/contacts/*/messages', (route) => route.fulfill({ status: 409, json: { error: 'Bot belum terhubung.' } }));
    await rowOf(page, 'Lead 3').getByRole('button', { name: 'Kirim pesan' }).click();
    await page.getByText('Balasan belum terkirim').first().waitFor();
    await rowOf(page, 'Lead 3').getByRole('button', { name: 'Balas Lead 3' }).click();
    await waitFor(async () => (await field.inputValue()) === 'Sebentar ya Kak', { what: 'the words of the reply' });
    const { rows } = {
      rows: await app.sql(
        `SELECT takeover_until, needs_owner_reason AS reason FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.name = 'Lead 1'`,
        [owner.userId],
      ),
    };
    expect(rows).toEqual([{ takeover_until: null, reason: null }]);
  });
});

test('a shop with 300 waiting leads reads them page by page, the urgent ones first', async () => {
  const owner = await app.registerOwner();
  await leadsWait(owner, 300);
  await visit(owner, '/dashboard', async (page) => {
    await heading(page, '300 chat membutuhkan Anda');
    const rows = list(page).getByRole('listitem');
    expect(await rows.count()).toBe(20);
    expect(await rows.first().innerText()).toContain('Keluhan');
    for (const count of [40, 60]) {
      await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
      await waitFor(async () => (await rows.count()) === count, { what: `${count} leads` });
    }
    const names = await rows.locator('a [title]').allInnerTexts();
    expect(new Set(names).size).toBe(60);
  });
});

test('when the quota is back, the open dashboard offers the unanswered leads, and the bot answers them; "Ke bot" gives it one lead', async () => {
  const owner = await app.registerOwner();
  await trainOwner(owner);
  const number = await linkOwner(app, owner);
  await app.sql(`UPDATE subscriptions SET replies_left = 0 WHERE account_id = $1`, [owner.userId]);
  const leads = await Promise.all(['Ani', 'Bima', 'Citra'].map((name) => app.sandbox.phone(undefined, name)));
  await visit(owner, '/blacklist', async (page) => {
    await openLive(page, () => page.goto('/dashboard'));
    for (const lead of leads) await lead.send(number, 'Masih ada stok?');
    for (const name of ['Ani', 'Bima', 'Citra']) await rowOf(page, name).getByText('Kuota habis').waitFor();
    await page.getByRole('heading', { name: 'Bot Aktif, tetapi kuota habis' }).waitFor();
    const offer = page.getByRole('button', { name: /^Biarkan bot menjawab/ });
    expect(await offer.count()).toBe(0);
    await app.sql(`UPDATE subscriptions SET replies_left = 500 WHERE account_id = $1`, [owner.userId]);
    await page.reload();
    await page.getByRole('button', { name: 'Biarkan bot menjawab 3 pesan ini' }).waitFor();
    await page.getByRole('button', { name: 'Ke bot: Bima' }).click();
    await rowOf(page, 'Bima').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Biarkan bot menjawab 2 pesan ini' }).click();
    await heading(page, 'Semua terjawab');
    await Promise.all(leads.map((lead) => lead.waitForMessage(({ text }) => text.length > 0)));
  });
});
