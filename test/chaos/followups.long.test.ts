import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Chance } from '../support/chance.ts';
import { FollowUpCrowd, minutesToTen } from '../support/follow-up-crowd.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';

let app: TestApp;
const shiftMinutes = minutesToTen();
const chance = Chance.of('followups-long');

beforeAll(async () => {
  app = await startTestApp({ servers: 0, workers: 2, workerRoles: 'followups', env: { CLOCK_SHIFT_MINUTES: String(shiftMinutes) } });
});
afterAll(() => app?.close());

test('Redis emptied again and again with ten thousand scheduled: all are sent, none twice', async () => {
  const crowd = await FollowUpCrowd.gather(app, { owners: 20, leads: 500, shiftMinutes });
  for (const count of [1, 1_000, 3_000, 6_000, 9_000]) {
    await crowd.untilSent(count, 300_000);
    await app.redis.flushall();
  }
  await crowd.untilSent(10_000, 300_000);
  expect(await crowd.twiceOrNever()).toEqual({ conversations: 10_000, bubbles: 10_000, most: 1 });
}, 900_000);

test('fifty kills at any point of sending: none lost, none twice', async () => {
  await app.sandbox.llm.fault({ delayMs: 40 });
  const crowd = await FollowUpCrowd.gather(app, { owners: 10, leads: 120, shiftMinutes, isAi: true });
  const kills = chance.stream('kills');
  for (let round = 0; round < 50; round += 1) {
    const victim = app.workers[round % 2]!;
    await kills.pauseUpTo(700);
    await victim.kill('SIGKILL');
    await victim.restart();
  }
  await crowd.untilSent(1_200, 300_000);
  expect(await crowd.twiceOrNever()).toEqual({ conversations: 1_200, bubbles: 1_200, most: 1 });
}, 900_000);
