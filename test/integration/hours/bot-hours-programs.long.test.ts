import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { BotHours } from '#contracts/http/bot/hours';
import { expectOk } from '../../support/api.ts';
import { skewed } from '../../support/clock/skewed.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { patienceMs } from '../../support/patience.ts';
import { HeldLocks, waitingStatements } from '../../support/stores/held-locks.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

let app: TestApp;
let owner: Owner;
let shop: Phone;

const minuteMs = 60_000;
const locks = new HeldLocks(() => app.databaseUrl);

beforeAll(async () => {
  app = await startTestApp({ servers: 1, workers: 0, env: { REPLY_QUIET_MS: '1000' } });
  // The clock of this machine is wrong by more than the opening hours of the tests.
  await app.startWorker(skewed(6 * 60));
  owner = await app.registerOwner();
  shop = await app.sandbox.phone(await linkOwner(app, owner));
});
afterEach(() => locks.release());
afterAll(() => app?.close());

async function storeNow(): Promise<number> {
  const [row] = await app.sql<{ ms: number }>(`SELECT extract(epoch FROM now())::float8 * 1000 AS ms`);
  return row!.ms;
}

const clockOf = (ms: number): string => new Date(ms + 7 * 60 * minuteMs).toISOString().slice(11, 16);
const hoursOf = (opensMs: number, closesMs: number): BotHours => ({
  when: 'outside-hours',
  afterMinutes: 10,
  hours: Array.from({ length: 7 }, () => ({ opens: clockOf(opensMs), closes: clockOf(closesMs) })),
  zone: 'WIB',
});

async function waitingLeads(): Promise<string[]> {
  const { leads } = await expectOk(
    owner.api.get<{ leads: { phoneNumber: string; needsOwner: { reason: string } | null }[] }>('/chat/queue'),
  );
  return leads.filter((lead) => lead.needsOwner?.reason === 'lead-wrote').map((lead) => lead.phoneNumber);
}

test('the answering hours are stored, and invalid ones are refused with the reason', async () => {
  expect(await expectOk(owner.api.get('/bot/hours'))).toMatchObject({ when: 'always', zone: 'WIB' });
  const now = await storeNow();
  const valid = hoursOf(now, now + 8 * 60 * minuteMs);
  const none = [null, null, null, null, null, null, null];
  for (const [body, words] of [
    [{ ...valid, hours: none }, /paling sedikit satu hari/],
    [{ ...valid, hours: none.slice(1) }, /tujuh hari/],
    [{ ...valid, hours: [{ opens: '08:00', closes: '08:00' }, ...none.slice(1)] }, /tidak boleh sama/],
    [{ ...valid, hours: [{ opens: '8', closes: '17:00' }, ...none.slice(1)] }, /seperti 08:00/],
    [{ ...valid, afterMinutes: 0 }, /antara 1 dan 180/],
    [{ ...valid, afterMinutes: 2.5 }, /antara 1 dan 180/],
  ] as const) {
    const { status, body: answer } = await owner.api.post('/bot/hours', body);
    expect({ status, error: answer.error }).toEqual({ status: 400, error: expect.stringMatching(words) });
  }
  expect((await owner.api.post('/bot/hours', { ...valid, when: 'sometimes' })).status).toBe(400);
  expect((await owner.api.post('/bot/hours', { ...valid, zone: 'UTC' })).status).toBe(400);
  await expectOk(owner.api.post('/bot/hours', { ...valid, when: 'unanswered', zone: 'WITA' }));
  expect(await expectOk(owner.api.get('/bot/hours'))).toEqual({ ...valid, when: 'unanswered', zone: 'WITA' });
  expect(await expectOk(owner.api.get('/analytics/summary'))).toMatchObject({ answersWhen: 'unanswered' });
  // A page that does not support the stored choice leaves it out.
  const { when: _when, ...others } = { ...valid, afterMinutes: 20 };
  await expectOk(owner.api.post('/bot/hours', others));
  expect(await expectOk(owner.api.get('/bot/hours'))).toEqual({ ...others, when: 'unanswered' });
  await expectOk(owner.api.post('/bot/hours', { ...valid, when: 'always' }));
});

test('a lead who waits in the owner’s hours is answered as soon as the owner lets the bot always answer', async () => {
  const now = await storeNow();
  const open = hoursOf(now - 60 * minuteMs, now + 60 * minuteMs);
  await expectOk(owner.api.post('/bot/hours', open));
  const lead = await app.sandbox.phone(freshPhone());
  await lead.send(shop.number, 'Halo kak, masih buka?');
  await waitFor(async () => (await waitingLeads()).includes(lead.number), { what: 'the lead in the queue of the owner' });
  expect((await lead.messages()).filter(({ direction }) => direction === 'in')).toEqual([]);
  await expectOk(owner.api.post('/bot/hours', { ...open, when: 'always' }));
  await lead.waitForMessage(({ direction }) => direction === 'in');
  await waitFor(async () => !(await waitingLeads()).includes(lead.number), { what: 'the lead answered' });
});

test('new hours are saved before the open turns are checked with them', async () => {
  const now = await storeNow();
  const open = hoursOf(now - 60 * minuteMs, now + 60 * minuteMs);
  await expectOk(owner.api.post('/bot/hours', open));
  const lead = await app.sandbox.phone(freshPhone());
  await lead.send(shop.number, 'Halo kak, bisa COD?');
  await waitFor(async () => (await waitingLeads()).includes(lead.number), { what: 'the lead in the queue of the owner' });
  const alarms = () => app.redis.zrange('bull:replies:delayed', 0, -1, 'WITHSCORES');
  const before = await waitFor(async () => ((await alarms()).length > 0 ? alarms() : undefined), { what: 'the alarm of the turn' });
  const free = await locks.hold(`SELECT 1 FROM bot_settings WHERE bot_id = $1 FOR UPDATE`, [owner.userId]);
  const saving = owner.api.post('/bot/hours', { ...open, when: 'always' });
  await waitFor(async () => (await app.sql<{ count: number }>(waitingStatements))[0]!.count > 0, { what: 'the save waiting' });
  expect(await alarms()).toEqual(before);
  await free();
  await expectOk(saving);
  await lead.waitForMessage(({ direction }) => direction === 'in');
});

test('a lead who writes just before closing is answered by the bot once the shop is closed', async () => {
  const now = await storeNow();
  // The shop closes at the next full minute that leaves enough time for the message to arrive before it.
  const closing = Math.ceil((now + 5_000) / minuteMs) * minuteMs;
  await expectOk(owner.api.post('/bot/hours', hoursOf(closing - 120 * minuteMs, closing)));
  const lead = await app.sandbox.phone(freshPhone());
  await lead.send(shop.number, 'Halo kak, ada stok?');
  await waitFor(async () => (await waitingLeads()).includes(lead.number), { what: 'the lead in the queue of the owner' });
  // The timeout includes the time until the shop closes, which may be longer than the usual timeout.
  await lead.waitForMessage(({ direction }) => direction === 'in', closing - now + patienceMs);
  const [answer] = await app.sql<{ ms: number }>(
    `SELECT extract(epoch FROM min(m.created_at))::float8 * 1000 AS ms FROM messages m JOIN conversations c ON c.id = m.conversation_id
     JOIN contacts k ON k.id = c.contact_id WHERE m.sender = 'bot' AND k.pn = $1`,
    [lead.number],
  );
  expect(answer!.ms).toBeGreaterThanOrEqual(closing);
});
