import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { NeedReason } from '#contracts/values/needs';
import { newId } from '#core/platform/crypto/ids';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app?.close());

async function summary(owner: Owner): Promise<AnalyticsSummary> {
  const { status, body } = await owner.api.get('/analytics/summary');
  expect(status).toBe(200);
  return AnalyticsSummary.parse(body);
}

const none = { count: 0, amount: 0 };

const jakartaDay = (daysAgo: number): string => new Date(Date.now() + 7 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

async function count(owner: Owner, daysAgo: number, messages: number): Promise<void> {
  await app.sql(`INSERT INTO daily_message_counts (bot_id, day, count) VALUES ($1, $2, $3)`, [owner.userId, jakartaDay(daysAgo), messages]);
}

async function conversation(owner: Owner, columns: Record<string, unknown>): Promise<string> {
  const [contactId, id] = [newId(), newId()];
  await app.sql(`INSERT INTO contacts (id, bot_id, pn) VALUES ($1, $2, $3)`, [
    contactId,
    owner.userId,
    `62812${Math.floor(Math.random() * 1e8)}`,
  ]);
  await app.sql(`INSERT INTO conversations (id, bot_id, contact_id, jid) VALUES ($1, $2, $3, 'x@s.whatsapp.net')`, [
    id,
    owner.userId,
    contactId,
  ]);
  for (const [name, value] of Object.entries(columns)) await app.sql(`UPDATE conversations SET ${name} = $2 WHERE id = $1`, [id, value]);
  return id;
}

/** An order recorded by the bot. */
async function closing(conversationId: string, { state = 'new', amount = null as number | null, at = new Date() }): Promise<string> {
  const id = newId();
  await app.sql(
    `INSERT INTO closings (id, bot_id, conversation_id, summary, amount, state, created_at)
     SELECT $1, bot_id, id, '2 kaos', $3, $4, $5 FROM conversations WHERE id = $2`,
    [id, conversationId, amount, state, at],
  );
  return id;
}

async function needing(owner: Owner, reason: NeedReason): Promise<string> {
  const id = await conversation(owner, {});
  await app.sql(`UPDATE conversations SET needs_owner_since = now(), needs_owner_reason = $2 WHERE id = $1`, [id, reason]);
  return id;
}

test('a new owner sees the trial, no chart and the steps still to do', async () => {
  const owner = await app.registerOwner();
  expect(await summary(owner)).toEqual({
    totalToday: 0,
    total30Days: 0,
    dailyData: [],
    dailyBefore: [],
    aiResponsesLeft: 30,
    aiResponsesTotal: 30,
    daysLeft: 1,
    packageName: 'Paket Trial',
    packageId: 'ai-trial',
    trialUsed: true,
    hadPackage: true,
    username: owner.email.split('@')[0],
    email: owner.email,
    closingsToday: 0,
    closings: { today: none, month: none, daily: expect.any(Array) },
    needsYou: 0,
    aiFailing: false,
    answersWhen: 'always',
    reachable: false,
    onboarding: { linked: false, trained: false, triedOut: false, firstReply: false },
  });
  expect((await app.api().get('/analytics/summary')).status).toBe(401);
});

test('an owner who bought without a trial had a package once it has ended', async () => {
  const owner = await app.registerOwner();
  const before = async () => {
    const { daysLeft, packageId, hadPackage } = await summary(owner);
    return { daysLeft, packageId, hadPackage };
  };
  await app.sql(`UPDATE subscriptions SET package_id = 'ai-1000', expires_at = now() - interval '1 day' WHERE account_id = $1`, [
    owner.accountId,
  ]);
  expect(await before()).toEqual({ daysLeft: 0, packageId: null, hadPackage: true });
  await app.sql(`DELETE FROM subscriptions WHERE account_id = $1`, [owner.accountId]);
  expect(await before()).toEqual({ daysLeft: 0, packageId: null, hadPackage: false });
});

test('the chart has thirty days, oldest first, with zeros between', async () => {
  const owner = await app.registerOwner();
  await count(owner, 0, 5);
  await count(owner, 3, 7);
  await count(owner, 29, 11);
  await count(owner, 30, 100);
  await count(owner, 59, 13);
  await count(owner, 60, 1_000);
  const { totalToday, total30Days, dailyData, dailyBefore } = await summary(owner);
  expect([totalToday, total30Days, dailyData.length]).toEqual([5, 23, 30]);
  expect(dailyData[0]).toEqual({ date: jakartaDay(29), count: 11 });
  expect(dailyData[26]).toEqual({ date: jakartaDay(3), count: 7 });
  expect(dailyData.at(-1)).toEqual({ date: jakartaDay(0), count: 5 });
  expect(dailyData.filter((day) => day.count === 0)).toHaveLength(27);
  expect(dailyBefore).toEqual([13, ...Array<number>(28).fill(0), 100]);
});

test('an owner whose messages are all older sees thirty empty days, not "never"', async () => {
  const owner = await app.registerOwner();
  await count(owner, 40, 3);
  const { total30Days, dailyData } = await summary(owner);
  expect([total30Days, dailyData.length]).toEqual([0, 30]);
});

test('without a running package the name is Gratis; unlimited is written as a word', async () => {
  const owner = await app.registerOwner();
  await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE account_id = $1`, [owner.userId]);
  expect(await summary(owner)).toMatchObject({ packageName: 'Gratis', packageId: null, aiResponsesLeft: 0, daysLeft: 0 });
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-unlimited', replies_left = NULL, replies_total = NULL, expires_at = now() + interval '10 days 1 hour' WHERE account_id = $1`,
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
  const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
  await closing(await conversation(owner, {}), { amount: 150_000, at: new Date() });
  await closing(await conversation(owner, {}), { amount: 50_000, at: minutesAgo(3 * 24 * 60) });
  await needing(owner, 'lead-wrote');
  await needing(owner, 'bot-called');
  await conversation(owner, { last_sender: 'owner', takeover_until: 'infinity' });
  const excluded = await needing(owner, 'lead-wrote');
  await app.sql(
    `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = (SELECT contact_id FROM conversations WHERE id = $1)`,
    [excluded],
  );
  const answered = await conversation(owner, { last_sender: 'bot', turn: 1, answered_turn: 1, lead_last_at: minutesAgo(10) });
  await app.sql(`INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged) VALUES ($1, $2, $3, 1, 'm', true)`, [
    newId(),
    owner.userId,
    answered,
  ]);
  await app.sql(`INSERT INTO bot_sessions (bot_id, phone) VALUES ($1, '628') ON CONFLICT (bot_id) DO UPDATE SET phone = '628'`, [
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

test('what the dashboard warns of and the steps of the owner are those of the bot now', async () => {
  const owner = await app.registerOwner();
  await owner.api.post('/prompt', { prompt: 'Halo' });
  const set = (columns: string) => app.sql(`UPDATE bot_settings SET ${columns} WHERE bot_id = $1`, [owner.botId]);
  const failing = async (age: string): Promise<boolean | undefined> => {
    await set(`ai_failed_at = now() - interval '${age}'`);
    return (await summary(owner)).aiFailing;
  };
  expect([await failing('23 hours'), await failing('25 hours')]).toEqual([true, false]);
  const chat = await conversation(owner, { last_sender: 'bot', turn: 1, answered_turn: 1 });
  const answered = (age: string) =>
    app.sql(
      `INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged, created_at) VALUES ($1, $2, $3, $4, 'm', true, now() - $5::interval)`,
      [newId(), owner.botId, chat, age === '2 hours' ? 1 : 2, age],
    );
  await answered('2 hours');
  expect(await failing('1 hour')).toBe(true);
  await answered('30 minutes');
  expect(await failing('1 hour')).toBe(false);
  expect((await summary(owner)).onboarding.triedOut).toBe(false);
  await set(`tried_out_at = now(), answers_when = 'unanswered'`);
  expect(await summary(owner)).toMatchObject({ answersWhen: 'unanswered', onboarding: { triedOut: true, trained: true } });
});

test('a bot that knows more answers than fit into one request counts as trained', async () => {
  const owner = await app.registerOwner();
  await app.sql(
    `INSERT INTO knowledge (id, account_id, question, answer)
     SELECT gen_random_uuid(), $1, 'Pertanyaan ' || n, repeat('jawaban ', 100) FROM generate_series(1, 20) n`,
    [owner.userId],
  );
  expect((await summary(owner)).onboarding).toMatchObject({ trained: true });
});

test('closings are summed by day and month, without those that were cancelled and those of others', async () => {
  const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const dayAt = (daysAgo: number, clock: string): Date => new Date(`${jakartaDay(daysAgo)}T${clock}+07:00`);
  const chat = await conversation(owner, {});
  await closing(chat, { amount: 150_000, at: dayAt(0, '00:00:00') });
  await closing(chat, { amount: null, at: dayAt(0, '00:00:01') });
  await closing(chat, { amount: 900_000, state: 'cancelled', at: dayAt(0, '00:00:02') });
  await closing(chat, { amount: 70_000, state: 'sent', at: dayAt(1, '23:59:59') });
  await closing(chat, { amount: 5_000, at: dayAt(31, '12:00:00') });
  await closing(await conversation(other, {}), { amount: 1, at: dayAt(0, '00:00:00') });
  const { closings } = await summary(owner);
  expect(closings.today).toEqual({ count: 2, amount: 150_000 });
  const isFirst = jakartaDay(0).endsWith('-01');
  expect(closings.month).toEqual(isFirst ? closings.today : { count: 3, amount: 220_000 });
  expect(closings.daily).toHaveLength(30);
  expect(closings.daily.slice(-2)).toEqual([
    { date: jakartaDay(1), count: 1, amount: 70_000 },
    { date: jakartaDay(0), count: 2, amount: 150_000 },
  ]);
});

test('a list of closings comes in pages, newest first, by state, and of its owner only', async () => {
  const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const chat = await conversation(owner, {});
  const ids: string[] = [];
  // Several orders with the same time: paging keeps their order too.
  const at = new Date();
  for (const state of ['new', 'paid', 'new', 'cancelled']) ids.push(await closing(chat, { state, at }));
  await closing(await conversation(other, {}), { amount: 1 });
  const list = async (query: string) => (await owner.api.get<{ id: string; name: string; state: string }[]>(`/closings${query}`)).body;
  const first = await list('?limit=3');
  const second = await list(`?limit=3&before=${first.at(-1)!.id}`);
  expect([...first, ...second].map(({ id }) => id)).toEqual([...ids].sort().reverse());
  expect((await list('?state=new')).map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
  expect((await owner.api.get('/closings?state=lost')).status).toBe(400);
});

test('a cancelled closing is none any more for its chat, until it is taken back', async () => {
  const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const boughtAt = async (id: string) => (await app.sql(`SELECT closing_at FROM conversations WHERE id = $1`, [id]))[0]!['closing_at'];
  const [at, before] = [new Date(), new Date(Date.now() - 3_600_000)];
  const chat = await conversation(owner, { closing_at: at, message_count: 1 });
  const [older, newest] = [await closing(chat, { at: before }), await closing(chat, { at, amount: 5_000 })];
  const change = (id: string, state: string, who = owner) => who.api.post(`/closings/${id}/state`, { state });
  expect((await change(newest, 'cancelled')).body).toMatchObject({ id: newest, conversationId: chat, amount: 5_000, state: 'cancelled' });
  expect(await boughtAt(chat)).toEqual(before);
  await change(older, 'cancelled');
  expect(await boughtAt(chat)).toBeNull();
  await change(newest, 'paid');
  expect(await boughtAt(chat)).toEqual(at);
  expect((await change(newest, 'sent', other)).body).toMatchObject({ code: 'closing_gone' });
  expect((await change('nonsense', 'sent')).status).toBe(404);
  expect((await owner.api.get('/closings')).body).toMatchObject([{ state: 'paid' }, { state: 'cancelled' }]);
});
