import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logIn } from '../../screens/visit.ts';
import { expectOk } from '../../support/api.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import type { Program } from '../../support/program.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

const { app, browser } = await panelTest({ workerRoles: 'replies,mail,billing,housekeeping' });
/** Sends due follow-ups at the time that the test sets. */
let followUps: Program;

beforeAll(async () => {
  followUps = await app.startWorker({ WORKER_ROLES: 'followups' });
});
const words = (day: number) => `Hari ${day}: halo {nama}, masih berminat?`;
const said = (day: number) => `Hari ${day}: halo Budi Santoso, masih berminat?`;

interface Shop {
  readonly owner: Owner;
  readonly number: string;
  readonly lead: Phone;
}

/** An owner with three days of own texts, and a lead who was answered and has been idle since. */
async function shopWithSilentLead(): Promise<Shop> {
  const owner = await app.registerOwner();
  // a trial would expire when the clock is moved
  await app.sql(`UPDATE subscriptions SET expires_at = now() + interval '30 days' WHERE account_id = $1`, [owner.userId]);
  const number = await linkOwner(app, owner);
  const day = (nth: number) => ({ enabled: true, aiEnabled: false, text: words(nth) });
  // the sending window does not end within the next hour, at any time of day
  const zone = new Date().getUTCHours() === 12 ? 'WIT' : 'WIB';
  await expectOk(owner.api.post('/followup/options', { zone, dailyLimit: 100 }));
  await expectOk(owner.api.post('/followup', { day1: day(1), day2: day(2), day3: day(3) }));
  const lead = await app.sandbox.phone(undefined, 'Budi Santoso');
  await lead.ask(number, 'Halo kak, masih buka?');
  return { owner, number, lead };
}

const dayOf = async ({ owner }: Shop, day: number) =>
  (
    await app.sql<{ state: string; due_at: Date }>(`SELECT state, due_at FROM follow_ups WHERE bot_id = $1 AND day = $2`, [
      owner.userId,
      day,
    ])
  )[0];

/** The worker's clock at which the follow-up of that day is due. */
async function moveClockTo(shop: Shop, day: number): Promise<void> {
  const row = await waitFor(() => dayOf(shop, day), { what: `day ${day} in the schedule` });
  const minutes = Math.ceil((row.due_at.getTime() - Date.now()) / 60_000);
  await followUps.stop();
  followUps = await app.startWorker({ WORKER_ROLES: 'followups', CLOCK_SHIFT_MINUTES: String(minutes) });
}

async function openQueue(page: Page, { owner }: Shop): Promise<void> {
  await logIn(page, owner);
  await page.goto('/followup');
  await page.getByRole('heading', { name: 'Antrean follow-up' }).waitFor();
}

const inQueue = (page: Page, day: number) => page.getByRole('button', { name: `Batalkan follow-up hari ${day} untuk Budi Santoso` });

test('an idle lead: days 1, 2 and 3 arrive on their phone, leave the queue and are shown in the thread', async () => {
  const shop = await shopWithSilentLead();
  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    await openQueue(page, shop);
    for (const day of [1, 2, 3]) await inQueue(page, day).waitFor();
    await page.getByText(said(1)).waitFor();
    for (const day of [1, 2, 3]) {
      await moveClockTo(shop, day);
      await shop.lead.waitForMessage(({ text }) => text === said(day));
      await inQueue(page, day).waitFor({ state: 'detached' });
      await page.getByRole('list', { name: 'Follow-up terakhir' }).getByText(said(day)).waitFor();
    }
    await page.getByText('Belum ada yang terjadwal').waitFor();
    await page.getByRole('link', { name: 'Budi Santoso' }).first().click();
    const thread = page.getByRole('region', { name: 'Isi chat' });
    for (const day of [1, 2, 3]) await thread.getByText(said(day)).waitFor();
    expect(complaints).toEqual([]);
  });
  const arrived = (await shop.lead.messages(shop.number)).filter(({ text }) => text.startsWith('Hari '));
  expect(arrived.map(({ text }) => text)).toEqual([said(1), said(2), said(3)]);
});

test('a lead who answers after day 1: days 2 and 3 are gone from the queue and never arrive', async () => {
  await followUps.stop();
  followUps = await app.startWorker({ WORKER_ROLES: 'followups' });
  const shop = await shopWithSilentLead();
  await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async ({ page, complaints }) => {
    await openQueue(page, shop);
    await inQueue(page, 3).waitFor();
    await moveClockTo(shop, 1);
    await shop.lead.waitForMessage(({ text }) => text === said(1));
    await inQueue(page, 1).waitFor({ state: 'detached' });
    // the lead's message stays unanswered, so that no second idle period begins
    await app.workers[0]!.stop();
    await shop.lead.send(shop.number, 'Maaf baru balas, saya pikir-pikir dulu');
    await page.getByText('Belum ada yang terjadwal').waitFor();
    await page.getByText('Dijawab', { exact: true }).last().waitFor();
    await moveClockTo(shop, 2);
    await waitFor(async () => (await dayOf(shop, 2))!.state === 'cancelled', { what: 'day 2 being looked at' });
    await moveClockTo(shop, 3);
    await waitFor(async () => (await dayOf(shop, 3))!.state === 'cancelled', { what: 'day 3 being looked at' });
    expect(complaints).toEqual([]);
  });
  expect((await shop.lead.messages(shop.number)).filter(({ text }) => text.startsWith('Hari ')).map(({ text }) => text)).toEqual([said(1)]);
  await app.workers[0]!.restart();
});

test('an owner cancels one by hand, and all of a contact', async () => {
  await followUps.stop();
  followUps = await app.startWorker({ WORKER_ROLES: 'followups' });
  const shop = await shopWithSilentLead();
  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    await openQueue(page, shop);
    await inQueue(page, 2).click();
    await inQueue(page, 2).waitFor({ state: 'detached' });
    await inQueue(page, 1).waitFor();
    await page.getByRole('button', { name: 'Batalkan semua follow-up untuk Budi Santoso' }).first().click();
    await page.getByRole('button', { name: 'Ya, batalkan' }).click();
    await page.getByText('Belum ada yang terjadwal').waitFor();
    expect(complaints).toEqual([]);
  });
  const left = await app.sql(`SELECT DISTINCT state, reason FROM follow_ups WHERE bot_id = $1`, [shop.owner.userId]);
  expect(left).toEqual([{ state: 'cancelled', reason: 'owner' }]);
});

test('switched on while leads are already idle, the panel lists them and asks', async () => {
  const owner = await app.registerOwner();
  const number = await linkOwner(app, owner);
  const leads = await Promise.all(['Budi Santoso', 'Siti Aminah'].map((name) => app.sandbox.phone(undefined, name)));
  for (const lead of leads) await lead.ask(number, 'Halo kak, masih buka?');
  const silent = 'SELECT 1 FROM conversations WHERE bot_id = $1 AND last_sender <> $2 AND answered_turn = turn';
  await waitFor(async () => (await app.sql(silent, [owner.botId, 'lead'])).length === 2, { what: 'two silent leads' });
  await inPage(browser, { baseUrl: app.url, width: 360, height: 740 }, async ({ page, complaints }) => {
    await logIn(page, owner);
    await page.goto('/followup');
    await page.getByRole('switch', { name: 'Follow-up Hari 1: Nonaktif' }).click();
    await page.getByLabel('Teks Follow-up Hari 1').fill(words(1));
    await page.getByRole('button', { name: 'Simpan Konfigurasi' }).click();
    const window = page.getByRole('dialog', { name: 'Sapa juga chat lama?' });
    await window.getByText('2 chat sudah ada').waitFor();
    // nothing is saved before the answer
    expect((await owner.api.get('/followup')).body.day1.enabled).toBe(false);
    await window.getByRole('checkbox', { name: /Siti Aminah/ }).uncheck();
    await window.getByRole('button', { name: 'Sapa juga 1 chat ini' }).click();
    await page.getByText('Konfigurasi berhasil disimpan!').waitFor();
    await page.getByText('1 terjadwal').waitFor();
    await page.getByText('Hari 1: halo Budi Santoso, masih berminat?').waitFor();
    const whose = await app.sql<{ name: string }>(
      `SELECT DISTINCT k.name FROM follow_ups f JOIN conversations c ON c.id = f.conversation_id JOIN contacts k ON k.id = c.contact_id WHERE f.bot_id = $1`,
      [owner.botId],
    );
    expect(whose).toEqual([{ name: 'Budi Santoso' }]);
    expect(complaints).toEqual([]);
  });
});
