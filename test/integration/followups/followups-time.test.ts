import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { botRoom } from '#contracts/realtime/rooms';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { chatOf, inbound, receive } from '../../support/core/test-modules.ts';
import { listenToPanel } from '../../support/core/panel-listener.ts';
import { waitFor } from '../../support/wait-for.ts';
import { byAi, FollowUpTestApp, hourMs, off, own, threeDays } from '../../support/core/follow-up-test-app.ts';

let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open();
});
afterAll(() => app?.close());

const ten = '2027-03-10T03:00:00Z'; // ten in the morning in Jakarta
const days = (count: number, from: string | Date = ten) => new Date(new Date(from).getTime() + count * 24 * hourMs);
const states = async (conversationId: Parameters<FollowUpTestApp['rows']>[0]) =>
  (await app.rows(conversationId)).map(({ day, state, reason }) => [day, state, reason]);

/** Creates a lead who has been idle since that time. All follow-ups of the lead are scheduled. */
async function silentSince(at: string | Date, config = threeDays) {
  app.travelTo(at);
  const botId = await app.owner(config);
  const lead = await app.silentLead(botId);
  await app.plan();
  return { botId, lead };
}

test('three days of silence: each day its own words once, and then no more', async () => {
  const { botId, lead } = await silentSince(ten);
  expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 0 });
  for (const day of [1, 2, 3]) {
    app.travelTo(new Date(days(day).getTime() - 1));
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 0 });
    app.travelTo(days(day));
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 1 });
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 0 });
    await app.plan();
  }
  expect(await app.said(lead)).toEqual(['Hari satu, Budi', 'Hari dua, Budi', 'Hari tiga, Budi']);
  app.travelTo(days(10));
  expect([await app.plan(), await app.run(botId)]).toEqual([0, { kind: 'idle', sent: 0 }]);
});

test('AI mode writes from the conversation, something new each day, and costs no reply', async () => {
  const { botId, lead } = await silentSince(ten, { day1: byAi, day2: byAi, day3: byAi });
  for (const day of [1, 2, 3]) {
    app.travelTo(days(day));
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 1 });
  }
  const said = await app.said(lead);
  expect(new Set(said).size).toBe(3);
  for (const text of said) expect(text).toContain('Kopi Gayo');
  expect(
    await app.modules.sql(`SELECT replies_left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [botId]),
  ).toEqual([{ replies_left: 100 }]);
});

test('an AI that only says the same again says nothing', async () => {
  const { botId, lead } = await silentSince(ten, { day1: byAi, day2: byAi, day3: off });
  const other = await app.silentLead(botId);
  await app.plan();
  app.travelTo(days(1));
  const [first] = await app.modules.sql(`SELECT id FROM follow_ups WHERE conversation_id = $1 AND day = 1`, [lead]);
  await app.modules.sql(`UPDATE follow_ups SET due_at = due_at - interval '1 second' WHERE id = $1`, [first.id]);
  await app.modules.sql(`UPDATE follow_ups SET due_at = due_at + interval '1 hour' WHERE conversation_id = $1 AND day = 1`, [other]);
  expect((await app.run(botId)).sent).toBe(1);
  const [said] = await app.said(lead);
  await app.modules.sql(`UPDATE messages SET body = upper($2) WHERE conversation_id = $1 AND sender = 'bot'`, [other, said]);
  app.travelTo(new Date(days(1).getTime() + hourMs));
  expect((await app.run(botId)).sent).toBe(0);
  expect(await states(other)).toEqual([
    [1, 'skipped', 'failed'],
    [2, 'scheduled', null],
    [3, 'scheduled', null],
  ]);
});

test('an invented price leaves in no follow-up: the model gets a hint, and when it insists nothing is sent', async () => {
  const { botId, lead } = await silentSince(ten, { day1: byAi, day2: byAi, day3: off });
  const invented = (content: string, times: number) => app.sandbox.llm.fault({ next: { kind: 'reply', content, times } });
  await invented('Halo Kak, khusus hari ini hanya Rp 12.345 saja.', 1);
  app.travelTo(days(1));
  expect((await app.run(botId)).sent).toBe(1);
  const [request] = (await app.sandbox.llm.requests()).slice(-1);
  expect(request.request.messages.at(-1).content).toContain('"Rp 12.345" tidak ada dasarnya');

  await invented('Halo Kak, khusus hari ini hanya Rp 12.345 saja.', 2);
  app.travelTo(days(2));
  expect((await app.run(botId)).sent).toBe(0);
  expect((await states(lead)).slice(0, 2)).toEqual([
    [1, 'sent', null],
    [2, 'skipped', 'failed'],
  ]);
  expect((await app.said(lead)).join()).not.toContain('12.345');
});

describe('a lead who', () => {
  test('never wrote is never written to', async () => {
    app.travelTo(ten);
    const botId = await app.owner();
    const lead = await app.write(botId, app.nextPhone());
    await app.modules.sql(
      `UPDATE conversations SET lead_last_at = NULL, last_sender = 'owner', turn = 0, answered_turn = 0 WHERE id = $1`,
      [lead],
    );
    await app.plan();
    expect(await app.rows(lead)).toEqual([]);
  });

  test('was not answered is not followed up', async () => {
    app.travelTo(ten);
    const botId = await app.owner();
    const lead = await app.write(botId, app.nextPhone());
    await app.plan();
    expect(await app.rows(lead)).toEqual([]);
  });

  test('answers after day 1 gets no day 2 and 3 of that silence, and a whole new one after the next answer', async () => {
    const { botId, lead } = await silentSince(ten);
    app.travelTo(days(1));
    await app.run(botId);
    app.travelTo(days(1.5));
    await app.writeAgain(botId, lead);
    app.travelTo(days(2));
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 0 });
    expect(await states(lead)).toEqual([
      [1, 'sent', null],
      [2, 'cancelled', 'answered'],
      [3, 'cancelled', 'answered'],
    ]);
    await app.answer(botId, lead);
    await app.plan();
    expect((await states(lead)).slice(3)).toEqual([1, 2, 3].map((day) => [day, 'scheduled', null]));
    app.travelTo(days(2.5 + 1 / 24));
    // Half a day earlier, this is 22.00 in Jakarta, and is moved to eight in the morning.
    expect((await app.run(botId)).sent).toBe(0);
    app.travelTo('2027-03-13T01:00:00Z');
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 1 });
    expect(await app.said(lead)).toEqual(['Hari satu, Budi', 'Hari satu, Budi']);
  });

  test('answers with a message that could not be read yet has answered', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE conversations SET lead_last_at = lead_last_at + interval '1 hour', last_sender = 'lead' WHERE id = $1`, [
      lead,
    ]);
    app.travelTo(days(1));
    expect((await app.run(botId)).sent).toBe(0);
    expect((await states(lead))[0]).toEqual([1, 'cancelled', 'answered']);
  });

  test.each([
    ['bought', `closing_at = now()`, 'cancelled', 'closing'],
    ['opted out', `opted_out_at = now()`, 'cancelled', 'opted-out'],
    ['talks to the owner', `takeover_until = 'infinity'`, 'skipped', 'takeover'],
  ])('%s after it was scheduled', async (_what, change, state, reason) => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE conversations SET ${change} WHERE id = $1`, [lead]);
    app.travelTo(days(1));
    expect(await app.run(botId)).toEqual({ kind: 'idle', sent: 0 });
    expect((await states(lead))[0]).toEqual([1, state, reason]);
  });

  test('was taken over for an hour is followed up when that is over', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE conversations SET takeover_until = $2 WHERE id = $1`, [lead, new Date(days(0).getTime() + hourMs)]);
    app.travelTo(days(1));
    expect((await app.run(botId)).sent).toBe(1);
    expect(await app.said(lead)).toEqual(['Hari satu, Budi']);
  });

  test('is excluded, or gets the owner’s notices, is left alone', async () => {
    const { botId, lead } = await silentSince(ten);
    const other = await app.silentLead(botId, 'Admin', '628999000111');
    app.travelTo(days(0.01));
    await app.plan();
    await app.modules.sql(
      `INSERT INTO blacklist (bot_id, pn) SELECT c.bot_id, k.pn FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.id = $1`,
      [lead],
    );
    await app.modules.sql(`UPDATE bot_settings SET notification_number = '628999000111' WHERE bot_id = $1`, [botId]);
    app.travelTo(days(1.1));
    expect((await app.run(botId)).sent).toBe(0);
    expect([(await states(lead))[0], (await states(other))[0]]).toEqual([
      [1, 'cancelled', 'blacklisted'],
      [1, 'cancelled', 'notification-number'],
    ]);
  });

  test('wrote STOP is not even scheduled', async () => {
    app.travelTo(ten);
    const botId = await app.owner();
    const lead = await app.silentLead(botId);
    await app.modules.sql(`UPDATE conversations SET opted_out_at = now() WHERE id = $1`, [lead]);
    await app.plan();
    expect(await app.rows(lead)).toEqual([]);
  });
});

describe('between scheduling and sending', () => {
  test('a day is switched off: it is left out, and the next day still comes', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.settings.save(botId, { ...threeDays, day1: off });
    app.travelTo(days(1));
    await app.run(botId);
    app.travelTo(days(2));
    await app.run(botId);
    expect((await states(lead)).slice(0, 2)).toEqual([
      [1, 'skipped', 'off'],
      [2, 'sent', null],
    ]);
  });

  test('the words change: the new ones leave', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.settings.save(botId, { ...threeDays, day1: own('Baru, {nama}') });
    app.travelTo(days(1));
    await app.run(botId);
    expect(await app.said(lead)).toEqual(['Baru, Budi']);
  });

  test('the package ends: all that is scheduled is cancelled, and stays so when another one is bought', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE subscriptions SET expires_at = $2 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
      botId,
      days(0.5),
    ]);
    app.travelTo(days(0.6));
    const heard = await listenToPanel(app.context, botRoom(botId));
    await app.sweep();
    expect(await states(lead)).toEqual([1, 2, 3].map((day) => [day, 'cancelled', 'package']));
    await waitFor(() => heard.includes('followups.changed'), { what: 'open panels told' });
    await app.modules.sql(`UPDATE subscriptions SET expires_at = $2 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
      botId,
      days(30),
    ]);
    app.travelTo(days(1));
    await app.sweep();
    expect((await app.run(botId)).sent).toBe(0);
  });

  test('the package ends and no sweep saw it: nothing leaves', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE subscriptions SET expires_at = $2 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
      botId,
      days(0.5),
    ]);
    app.travelTo(days(1));
    expect((await app.run(botId)).sent).toBe(0);
    expect((await states(lead))[0]).toEqual([1, 'cancelled', 'package']);
  });

  test('the quota is used up: the AI stays silent with the reason, own words cost nothing and go', async () => {
    const { botId, lead } = await silentSince(ten, { day1: byAi, day2: own('Hari dua'), day3: off });
    await app.modules.sql(`UPDATE subscriptions SET replies_left = 0 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
      botId,
    ]);
    app.travelTo(days(1));
    await app.run(botId);
    app.travelTo(days(2));
    await app.run(botId);
    expect((await states(lead)).slice(0, 2)).toEqual([
      [1, 'skipped', 'quota'],
      [2, 'sent', null],
    ]);
  });

  test('the bot is stopped: that day is left out', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE bot_sessions SET desired = 'stopped', status = 'offline' WHERE bot_id = $1`, [botId]);
    app.travelTo(days(1));
    expect((await app.run(botId)).sent).toBe(0);
    expect((await states(lead))[0]).toEqual([1, 'skipped', 'stopped']);
  });

  test('the bot is cut off: it waits, and goes when the bot is back the same day, but not a day later', async () => {
    const { botId, lead } = await silentSince(ten);
    await app.modules.sql(`UPDATE bot_sessions SET status = 'offline' WHERE bot_id = $1`, [botId]);
    app.travelTo(days(1));
    expect(await app.run(botId)).toEqual({ kind: 'wait', until: new Date(days(1).getTime() + 60_000), sent: 0 });
    await app.modules.sql(`UPDATE bot_sessions SET status = 'online' WHERE bot_id = $1`, [botId]);
    app.travelTo(new Date(days(1).getTime() + 5 * hourMs));
    expect((await app.run(botId)).sent).toBe(1);
    await app.modules.sql(`UPDATE bot_sessions SET status = 'offline' WHERE bot_id = $1`, [botId]);
    app.travelTo(new Date(days(2).getTime() + 22.5 * hourMs));
    await app.run(botId);
    expect((await states(lead))[1]).toEqual([2, 'skipped', 'offline']);
  });

  test('WhatsApp restricts the number: follow-ups pause until the stated end', async () => {
    const { botId, lead } = await silentSince(ten);
    const end = new Date(days(1).getTime() + 2 * hourMs);
    await app.modules.sql(`UPDATE bot_sessions SET restriction = 'until', restricted_until = $2 WHERE bot_id = $1`, [botId, end]);
    app.travelTo(days(1));
    expect((await app.run(botId)).sent).toBe(0);
    expect((await app.rows(lead))[0]).toMatchObject({ day: 1, state: 'scheduled', due_at: end });
    app.travelTo(end);
    expect((await app.run(botId)).sent).toBe(1);
    expect(await app.said(lead)).toEqual(['Hari satu, Budi']);
  });

  test('two rows of one person become one: sent follow-ups count, and the newest idle period continues', async () => {
    const { botId, lead } = await silentSince(ten);
    app.travelTo(days(1));
    await app.run(botId);
    const [{ pn }] = await app.modules.sql(`SELECT k.pn FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE c.id = $1`, [
      lead,
    ]);
    const lid = `9${pn}`;
    // The row with the privacy id is older. The values of the row with the number are kept, whichever row remains.
    await receive(app.context, [inbound(botId, chatOf(null, lid), { at: new Date(days(0).getTime() - hourMs) })], false);
    await app.context.get(MessagesService).learnMappings(botId, [{ pn, lid }]);
    const [{ id }] = await app.modules.sql(
      `SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.bot_id = $1 AND k.lid = $2`,
      [botId, lid],
    );
    await app.modules.sql(`UPDATE conversations SET answered_turn = turn, last_sender = 'bot' WHERE id = $1`, [id]);
    await app.plan();
    app.travelTo(days(2));
    await app.run(botId);
    expect(await app.said(id)).toEqual(['Hari satu, Budi', 'Hari dua, Budi']);
  });
});

describe('the clock on the wall', () => {
  test('over midnight: a lead who wrote at 23.00 gets a message at eight in the morning, on each of the three days', async () => {
    const { botId, lead } = await silentSince('2027-03-10T16:00:00Z');
    for (const [day, at] of [
      [1, '2027-03-12T01:00:00Z'],
      [2, '2027-03-13T01:00:00Z'],
      [3, '2027-03-14T01:00:00Z'],
    ] as const) {
      app.travelTo(new Date(new Date(at).getTime() - 1));
      expect((await app.run(botId)).sent).toBe(0);
      app.travelTo(at);
      expect([day, (await app.run(botId)).sent]).toEqual([day, 1]);
    }
    expect(await app.said(lead)).toHaveLength(3);
  });

  test('over the change of the year', async () => {
    const { botId, lead } = await silentSince('2027-12-30T13:30:00Z'); // 20.30 in Jakarta
    expect((await app.rows(lead)).map((row) => row.due_at)).toEqual(
      ['2028-01-01T01:00:00Z', '2028-01-02T01:00:00Z', '2028-01-03T01:00:00Z'].map((at) => new Date(at)),
    );
    app.travelTo('2028-01-01T01:00:00Z');
    expect((await app.run(botId)).sent).toBe(1);
  });

  test.each([
    ['WIB', '2027-03-11T11:30:00Z'],
    ['WITA', '2027-03-12T00:00:00Z'],
    ['WIT', '2027-03-11T23:00:00Z'],
  ] as const)('in %s', async (zone, due) => {
    app.travelTo('2027-03-10T11:30:00Z'); // 18.30 WIB, 19.30 WITA, 20.30 WIT
    const at = zone === 'WITA' ? '2027-03-10T12:00:00Z' : app.now;
    app.travelTo(at);
    const botId = await app.owner();
    await app.settings.saveOptions(botId, { zone, dailyLimit: 100 });
    const lead = await app.silentLead(botId);
    await app.plan();
    expect((await app.rows(lead))[0]!.due_at).toEqual(new Date(due));
    app.travelTo(due);
    expect((await app.run(botId)).sent).toBe(1);
  });

  test('the owner moves to another zone after it was scheduled: it moves too, there and back', async () => {
    const { botId, lead } = await silentSince('2027-03-10T12:00:00Z'); // 19.00 WIB, 21.00 WIT
    const dues = async () => (await app.rows(lead)).map((row) => row.due_at.toISOString());
    const before = await dues();
    await app.settings.saveOptions(botId, { zone: 'WIT', dailyLimit: 100 });
    expect((await dues())[0]).toBe('2027-03-11T23:00:00.000Z');
    await app.settings.saveOptions(botId, { zone: 'WIB', dailyLimit: 100 });
    expect(await dues()).toEqual(before);
  });
});

test.each([
  ['is cancelled', `closing_at = now()`],
  ['is skipped', `takeover_until = 'infinity'`],
])('a follow-up that %s when it is due: open panels get the change', async (_what, change) => {
  const { botId, lead } = await silentSince(ten);
  await app.modules.sql(`UPDATE conversations SET ${change} WHERE id = $1`, [lead]);
  app.travelTo(days(1));
  const heard = await listenToPanel(app.context, botRoom(botId));
  expect((await app.run(botId)).sent).toBe(0);
  await waitFor(() => heard.includes('followups.changed'), { what: 'open panels told' });
});

test('another owner’s follow-ups are not touched by a run', async () => {
  const { botId } = await silentSince(ten);
  const other = await silentSince(ten);
  app.travelTo(days(1));
  expect((await app.run(botId)).sent).toBe(1);
  expect(await app.said(other.lead)).toEqual([]);
});
