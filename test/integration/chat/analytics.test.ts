import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AnalyticsSummary } from '#contracts/http/analytics';
import { newId } from '#core/platform/crypto/ids';
import { startHouse, type House } from '../../support/house.ts';
import type { Owner } from '../../support/owners.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => house?.close());

async function summary(owner: Owner): Promise<AnalyticsSummary> {
  const { status, body } = await owner.api.get('/analytics/summary');
  expect(status).toBe(200);
  return AnalyticsSummary.parse(body);
}

const jakartaDay = (daysAgo: number): string => new Date(Date.now() + 7 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

async function count(owner: Owner, daysAgo: number, messages: number): Promise<void> {
  await house.sql(`INSERT INTO daily_message_counts (owner_id, day, count) VALUES ($1, $2, $3)`, [
    owner.userId,
    jakartaDay(daysAgo),
    messages,
  ]);
}

async function conversation(owner: Owner, columns: Record<string, unknown>): Promise<string> {
  const [contactId, id] = [newId(), newId()];
  await house.sql(`INSERT INTO contacts (id, owner_id, pn) VALUES ($1, $2, $3)`, [
    contactId,
    owner.userId,
    `62812${Math.floor(Math.random() * 1e8)}`,
  ]);
  await house.sql(`INSERT INTO conversations (id, owner_id, contact_id, jid) VALUES ($1, $2, $3, 'x@s.whatsapp.net')`, [
    id,
    owner.userId,
    contactId,
  ]);
  for (const [name, value] of Object.entries(columns)) await house.sql(`UPDATE conversations SET ${name} = $2 WHERE id = $1`, [id, value]);
  return id;
}

test('a new owner sees the trial, no chart and the steps still to do', async () => {
  const owner = await house.registerOwner();
  expect(await summary(owner)).toEqual({
    totalToday: 0,
    total30Days: 0,
    dailyData: [],
    aiResponsesLeft: 30,
    aiResponsesTotal: 30,
    daysLeft: 1,
    packageName: 'Paket Trial',
    packageId: 'ai-trial',
    username: owner.email.split('@')[0],
    email: owner.email,
    closingsToday: 0,
    needsYou: 0,
    onboarding: { linked: false, trained: false, triedOut: false, firstReply: false },
  });
  expect((await house.api().get('/analytics/summary')).status).toBe(401);
});

test('the chart has thirty days, oldest first, with zeros between', async () => {
  const owner = await house.registerOwner();
  await count(owner, 0, 5);
  await count(owner, 3, 7);
  await count(owner, 29, 11);
  await count(owner, 30, 100);
  const { totalToday, total30Days, dailyData } = await summary(owner);
  expect([totalToday, total30Days, dailyData.length]).toEqual([5, 23, 30]);
  expect(dailyData[0]).toEqual({ date: jakartaDay(29), count: 11 });
  expect(dailyData[26]).toEqual({ date: jakartaDay(3), count: 7 });
  expect(dailyData.at(-1)).toEqual({ date: jakartaDay(0), count: 5 });
  expect(dailyData.filter((day) => day.count === 0)).toHaveLength(27);
});

test('an owner whose messages are all older sees thirty empty days, not "never"', async () => {
  const owner = await house.registerOwner();
  await count(owner, 40, 3);
  const { total30Days, dailyData } = await summary(owner);
  expect([total30Days, dailyData.length]).toEqual([0, 30]);
});

test('without a running package the name is Gratis; unlimited is said in words', async () => {
  const owner = await house.registerOwner();
  await house.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE owner_id = $1`, [owner.userId]);
  expect(await summary(owner)).toMatchObject({ packageName: 'Gratis', packageId: null, aiResponsesLeft: 0, daysLeft: 0 });
  await house.sql(
    `UPDATE subscriptions SET package_id = 'ai-unlimited', replies_left = NULL, replies_total = NULL, expires_at = now() + interval '10 days 1 hour' WHERE owner_id = $1`,
    [owner.userId],
  );
  expect(await summary(owner)).toMatchObject({
    packageName: 'Paket Unlimited',
    packageId: 'ai-unlimited',
    aiResponsesLeft: 'Unlimited',
    aiResponsesTotal: 'Unlimited',
    daysLeft: 11,
  });
});

test('closings of today, leads that need the owner, and finished steps are counted for their owner only', async () => {
  const [owner, other] = await Promise.all([house.registerOwner(), house.registerOwner()]);
  const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
  await conversation(owner, { closing_at: new Date() });
  await conversation(owner, { closing_at: minutesAgo(3 * 24 * 60) });
  await conversation(owner, { last_sender: 'lead', lead_last_at: minutesAgo(1), takeover_until: 'infinity' });
  await conversation(owner, { last_sender: 'owner', takeover_until: 'infinity' });
  await conversation(owner, { last_sender: 'lead', turn: 2, lead_last_at: minutesAgo(10) });
  const answered = await conversation(owner, { last_sender: 'bot', turn: 1, answered_turn: 1, lead_last_at: minutesAgo(10) });
  await house.sql(`INSERT INTO replies (id, owner_id, conversation_id, turn, model, charged) VALUES ($1, $2, $3, 1, 'm', true)`, [
    newId(),
    owner.userId,
    answered,
  ]);
  await house.sql(`INSERT INTO bot_sessions (owner_id, phone) VALUES ($1, '628') ON CONFLICT (owner_id) DO UPDATE SET phone = '628'`, [
    owner.userId,
  ]);
  await owner.api.post('/prompt', { prompt: 'Halo' });
  expect(await summary(owner)).toMatchObject({
    closingsToday: 1,
    needsYou: 2,
    onboarding: { linked: true, trained: true, triedOut: false, firstReply: true },
  });
  expect(await summary(other)).toMatchObject({
    closingsToday: 0,
    needsYou: 0,
    onboarding: { linked: false, trained: false, triedOut: false, firstReply: false },
  });
});
