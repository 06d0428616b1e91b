import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Chance } from '../support/chance.ts';
import { FollowUpCrowd, minutesToTen } from '../support/follow-up-crowd.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';

let app: TestApp;
const shiftMinutes = minutesToTen();
const chance = Chance.of('followups');

beforeAll(async () => {
  // two workers, each with its own sweep and sender
  app = await startTestApp({ servers: 0, workers: 2, workerRoles: 'followups', env: { CLOCK_SHIFT_MINUTES: String(shiftMinutes) } });
});
afterEach(async () => {
  await app.sandbox.llm.heal();
  await Promise.all(app.workers.filter((worker) => worker.hasExited).map((worker) => worker.restart()));
});
afterAll(() => app?.close());

test('workers killed again and again while they send: none lost, none twice', async () => {
  await app.sandbox.llm.fault({ delayMs: 20 });
  const crowd = await FollowUpCrowd.gather(app, { owners: 6, leads: 30, shiftMinutes, isAi: true });
  const kills = chance.stream('kills');
  for (let round = 0; round < 8; round += 1) {
    const victim = app.workers[round % 2]!;
    await kills.pauseUpTo(500);
    await victim.kill('SIGKILL');
    await victim.restart();
  }
  await crowd.untilSent(180);
  expect(await crowd.twiceOrNever()).toEqual({ conversations: 180, bubbles: 180, most: 1 });
});

test('Redis emptied while a thousand are due: all are sent, none twice', async () => {
  const crowd = await FollowUpCrowd.gather(app, { owners: 10, leads: 100, shiftMinutes });
  for (const count of [1, 200, 600]) {
    await crowd.untilSent(count);
    await app.redis.flushall();
  }
  await crowd.untilSent(1_000);
  expect(await crowd.twiceOrNever()).toEqual({ conversations: 1_000, bubbles: 1_000, most: 1 });
});
