import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { skewed } from '../../support/clock/skewed.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner, trainOwner } from '../../support/owners.ts';
import type { Program } from '../../support/program.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

const hours = 60;
let app: TestApp;
let owner: Owner;
let shop: Phone;
let running: Program[] = [];

/** Starts programs on machines with wrong clocks, which continue the work of the earlier programs. */
async function run(skew: { server: number; workers: number }): Promise<void> {
  await Promise.all(running.map((program) => program.stop()));
  const roles = { SERVER_ROLES: 'api,sessions' };
  running = await Promise.all([app.startServer({ ...skewed(skew.server), ...roles }), app.startWorker(skewed(skew.workers))]);
}

beforeAll(async () => {
  app = await startTestApp({ servers: 1, serverRoles: 'api', workers: 0, env: { REPLY_QUIET_MS: '1000' } });
  await run({ server: 0, workers: 0 });
  owner = await app.registerOwner();
  await trainOwner(owner);
  shop = await app.sandbox.phone(await linkOwner(app, owner));
});
afterAll(() => app?.close());

// Each clock is wrong by far more than the time that a test waits. So work that is scheduled by such a clock is not
// done in time.
test.each([
  { server: 0, workers: -10 },
  { server: 0, workers: 6 * hours },
  { server: 6 * hours, workers: 0 },
  { server: -6 * hours, workers: 10 },
  { server: -1, workers: -1 },
  { server: 6 * hours, workers: -6 * hours },
])('a lead is answered in order while clocks are wrong by $server (server) and $workers (workers) minutes', async (skew) => {
  await run(skew);
  const api = owner.api.at(running[0]!.url);
  const lead = await app.sandbox.phone(freshPhone());
  for (const question of ['Halo kak, apakah masih buka?', 'Kalau besok buka jam berapa?']) {
    const before = Math.max(0, ...(await lead.messages()).map(({ seq }) => seq));
    await lead.send(shop.number, question);
    await lead.waitForMessage(({ direction, seq }) => direction === 'in' && seq > before);
  }
  const thread = await expectOk(api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`));
  const speakers = thread.map(({ sender }) => sender).filter((sender, nth, all) => sender !== all[nth - 1]);
  expect(speakers).toEqual(['lead', 'bot', 'lead', 'bot']);
  const [now] = await app.sql<{ ms: number }>(`SELECT extract(epoch FROM now())::float8 * 1000 AS ms`);
  for (const { timestamp } of thread) expect(Math.abs(timestamp.seconds * 1_000 - now!.ms)).toBeLessThan(9 * 60_000);
});
