import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { botRoom } from '#contracts/realtime/rooms';
import type { BotId } from '#contracts/values/ids';
import { FollowUpQueue } from '#core/features/followups/follow-up-queue.service';
import { FollowUpTestApp, hourMs } from '../../support/core/follow-up-test-app.ts';
import { listenToPanel } from '../../support/core/panel-listener.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open({ PACING: 'human' });
});
afterAll(() => app?.close());

/** Runs the queue at each time that it requests, until `end`. Returns the time at which each follow-up was sent. */
async function runUntil(botId: BotId, end: Date): Promise<Date[]> {
  const left: Date[] = [];
  for (;;) {
    const outcome = await app.run(botId);
    for (let nth = 0; nth < outcome.sent; nth += 1) left.push(app.now);
    if (outcome.kind === 'idle' || outcome.until > end) return left;
    app.travelTo(outcome.until);
  }
}

test('a new number sends twenty on its first day, never two within 45 seconds, moves the rest to the next morning, and may send more on it', async () => {
  app.travelTo('2027-03-10T01:00:00Z');
  const botId = await app.owner();
  for (let nth = 0; nth < 30; nth += 1) await app.silentLead(botId, `Lead ${nth}`);
  app.travelTo('2027-03-10T01:05:00Z');
  await app.plan();
  app.travelTo('2027-03-11T01:00:00Z');
  const heard = await listenToPanel(app.context, botRoom(botId));
  const left = await runUntil(botId, new Date('2027-03-11T13:00:00Z'));
  expect(left).toHaveLength(20);
  const moves = () => heard.filter((event) => event === 'followups.changed').length;
  await waitFor(() => moves() >= 10, { what: 'open panels told of each move' });
  left.slice(1).forEach((at, before) => expect(at.getTime() - left[before]!.getTime()).toBeGreaterThanOrEqual(45_000));
  expect(await app.modules.sql(`SELECT day::text, sent FROM follow_up_pace WHERE bot_id = $1`, [botId])).toEqual([
    { day: '2027-03-11', sent: 20 },
  ]);
  // The list shows the other ten follow-ups with the morning to which they were moved.
  const { rows } = await app.context.get(FollowUpQueue).list(botId, { limit: 100 });
  expect(rows.filter(({ day }) => day === 1).map(({ dueAt, moved }) => [dueAt, moved])).toEqual(
    Array.from({ length: 10 }, () => ['2027-03-12T01:00:00.000Z', true]),
  );
  expect(rows.filter(({ day, moved }) => day > 1 && moved)).toEqual([]);
  for (const date of ['2027-03-12', '2027-03-13', '2027-03-14']) {
    app.travelTo(`${date}T01:00:00Z`);
    const next = await runUntil(botId, new Date(`${date}T13:00:00Z`));
    expect([date, next.length]).toEqual([date, date === '2027-03-14' ? 10 : 30]);
    expect(next[0]!.getTime() - left.at(-1)!.getTime()).toBeGreaterThan(4 * hourMs);
    left.push(...next);
  }
  // Each of the thirty leads got the follow-ups of all three days in order, at most one per day.
  const sent = await app.modules.sql(
    `SELECT conversation_id, array_agg(day::int ORDER BY ended_at) AS days, count(DISTINCT (ended_at AT TIME ZONE 'Asia/Jakarta')::date)::int AS dates
     FROM follow_ups WHERE bot_id = $1 AND state = 'sent' GROUP BY conversation_id`,
    [botId],
  );
  expect(sent.map(({ days, dates }) => [days, dates])).toEqual(Array.from({ length: 30 }, () => [[1, 2, 3], 3]));
});

test('a follow-up that a limit delays for days is skipped in the end: no lead gets it after the window of the next day’s follow-up', async () => {
  app.travelTo('2027-03-10T01:00:00Z');
  const botId = await app.owner();
  await app.settings.saveOptions(botId, { zone: 'WIB', dailyLimit: 2 });
  for (let nth = 0; nth < 6; nth += 1) await app.silentLead(botId, `Lead ${nth}`);
  app.travelTo('2027-03-10T01:05:00Z');
  await app.plan();
  const sentOn: number[] = [];
  for (const date of ['11', '12', '13', '14', '15']) {
    app.travelTo(`2027-03-${date}T01:00:00Z`);
    sentOn.push((await runUntil(botId, new Date(`2027-03-${date}T13:00:00Z`))).length);
  }
  expect(sentOn).toEqual([2, 2, 2, 2, 0]);
  const late = await app.modules.sql(
    `SELECT f.day::int AS day, f.reason, (f.ended_at AT TIME ZONE 'Asia/Jakarta')::date - (f.silent_since AT TIME ZONE 'Asia/Jakarta')::date AS after
     FROM follow_ups f WHERE bot_id = $1 AND state <> 'sent'`,
    [botId],
  );
  expect(late).toHaveLength(10);
  expect(late.filter(({ day, reason, after }) => reason !== 'late' || after !== day + 1)).toEqual([]);
});

test('in the last hour of a day, what the limit still allows is spread over all of it', async () => {
  app.travelTo('2027-03-10T11:00:00Z');
  const botId = await app.owner();
  await app.settings.saveOptions(botId, { zone: 'WIB', dailyLimit: 10 });
  for (let nth = 0; nth < 30; nth += 1) await app.silentLead(botId, `Lead ${nth}`);
  app.travelTo('2027-03-10T11:05:00Z');
  await app.plan();
  const begin = app.travelTo('2027-03-11T12:00:00Z');
  const left = await runUntil(botId, new Date('2027-03-11T13:00:00Z'));
  expect(left).toHaveLength(10);
  // with the shortest pauses that chance allows, the last one leaves after 46.8 of the 60 minutes
  expect(left.at(-1)!.getTime() - begin.getTime()).toBeGreaterThan(0.75 * hourMs);
});
