import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { OldChats } from '#core/features/followups/old-chats.service';
import { FollowUpTestApp, hourMs, off, own, threeDays } from '../../support/core/follow-up-test-app.ts';

/* Follow-ups that are switched on while leads are already idle. */

const allOff = { day1: off, day2: off, day3: off };
const begin = Date.parse('2027-03-10T03:00:00Z');
let app: FollowUpTestApp;
const at = (hours: number) => app.travelTo(new Date(begin + hours * hourMs));
const oldChats = () => app.context.get(OldChats);

beforeAll(async () => {
  app = await FollowUpTestApp.open();
});
afterAll(() => app?.close());

/** An owner without follow-ups, whose leads became idle: four days ago, and 30, 20 and 2 hours ago. */
async function shopWithSilentLeads(): Promise<{ botId: BotId; ids: Record<'ancient' | 'older' | 'old' | 'fresh', ConversationId> }> {
  at(0);
  const botId = await app.owner(allOff);
  const lead = (hours: number, name: string) => (at(hours), app.silentLead(botId, name));
  const ids = {
    ancient: await lead(-100, 'Andi'),
    older: await lead(-30, 'Oni'),
    old: await lead(-20, 'Oki'),
    fresh: await lead(-2, 'Feri'),
  };
  at(0);
  return { botId, ids };
}

const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const states = async (id: ConversationId) => (await app.rows(id)).map(({ state }) => state);

test('switched on, only leads who become idle from then on get follow-ups', async () => {
  const { botId, ids } = await shopWithSilentLeads();
  await app.settings.save(botId, threeDays);
  at(1);
  const next = await app.silentLead(botId, 'Nina');
  at(1.1);
  await app.plan();
  for (const id of Object.values(ids)) expect(await app.rows(id)).toEqual([]);
  expect(await app.rows(next)).toHaveLength(3);
  // Saving the days again, or saving the options, restarts nothing. A lead who became idle in between gets a
  // follow-up.
  const waited = await app.silentLead(botId, 'Wati');
  at(1.2);
  await app.settings.save(botId, { ...threeDays, day3: off });
  await app.settings.saveOptions(botId, { zone: 'WITA', dailyLimit: 50 });
  await app.plan();
  expect(await app.rows(waited)).toHaveLength(3);
});

test('the list has the leads who would get one, the latest first and in pages; the agreed ones get it, the others never', async () => {
  const { botId, ids } = await shopWithSilentLeads();
  const other = await app.owner(allOff);
  await app.silentLead(other, 'Orang toko lain');
  const first = await oldChats().list(botId, 3, { limit: 2 });
  expect([named(first.rows), first.total, first.queued]).toEqual([['Feri', 'Oki'], 3, 0]);
  const second = await oldChats().list(botId, 3, { limit: 2, before: first.rows[1]!.conversationId, upTo: first.upTo });
  expect([named(second.rows), second.total]).toEqual([['Oni'], 3]);
  // After 14 hours, the time for the first follow-up of the third lead has passed.
  expect(named((await oldChats().list(botId, 1, {})).rows)).toEqual(['Feri', 'Oki', 'Oni']);
  at(14);
  expect(named((await oldChats().list(botId, 1, {})).rows)).toEqual(['Feri', 'Oki']);
  at(0.5);
  // These leads are not on the list, because they became idle or were answered after the list was shown.
  const late = await app.silentLead(botId, 'Lili');
  await app.writeAgain(botId, ids.older);
  await app.answer(botId, ids.older);
  await app.settings.save(botId, threeDays);
  await app.settings.save(botId, threeDays);
  expect(await oldChats().answer(botId, { follow: 'shown', upTo: new Date(first.upTo), except: [ids.fresh] })).toBe(1);
  expect(await oldChats().answer(botId, { follow: 'shown', upTo: new Date(first.upTo), except: [ids.fresh] })).toBe(0);
  at(0.7);
  await app.plan();
  expect(await states(ids.old)).toEqual(['scheduled', 'scheduled', 'scheduled']);
  for (const id of [ids.ancient, ids.fresh]) expect(await app.rows(id)).toEqual([]);
  // These leads became idle at the time at which the days were switched on.
  expect(await app.rows(late)).toHaveLength(3);
  expect(await app.rows(ids.older)).toHaveLength(3);
});

test('follow-ups scheduled earlier are counted, and cancelled when only new chats are wanted', async () => {
  at(0);
  const botId = await app.owner();
  const planned = await app.silentLead(botId, 'Rina');
  at(0.1);
  await app.plan();
  await app.settings.save(botId, allOff);
  expect((await oldChats().list(botId, 3, {})).queued).toBe(3);
  await app.settings.save(botId, { ...allOff, day1: own('Halo') });
  expect(await oldChats().answer(botId, { follow: 'none' })).toBe(0);
  expect(await states(planned)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('of the agreed leads, those who get a follow-up are counted: also in a chat that the owner holds, not after a purchase', async () => {
  const { botId, ids } = await shopWithSilentLeads();
  const { upTo } = await oldChats().list(botId, 3, {});
  await app.settings.save(botId, threeDays);
  await app.modules.sql(`UPDATE conversations SET closing_at = $2 WHERE id = $1`, [ids.old, app.now]);
  await app.modules.sql(`UPDATE conversations SET takeover_until = $2::timestamptz + interval '1 hour' WHERE id = $1`, [
    ids.fresh,
    app.now,
  ]);
  expect(await oldChats().answer(botId, { follow: 'shown', upTo: new Date(upTo), except: [] })).toBe(2);
  expect([await states(ids.old), (await states(ids.fresh)).length]).toEqual([[], 3]);
});
