import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OwnerId } from '#contracts/values/ids';
import { FollowUpHouse, hourMs } from '../../support/core/follow-up-house.ts';

let house: FollowUpHouse;
beforeAll(async () => {
  house = await FollowUpHouse.open({ PACING: 'human' });
});
afterAll(() => house?.close());

/** Looks at the queue whenever it asks to be looked at, until that moment. Gives when each follow-up left. */
async function runUntil(ownerId: OwnerId, end: Date): Promise<Date[]> {
  const left: Date[] = [];
  for (;;) {
    const outcome = await house.run(ownerId);
    for (let nth = 0; nth < outcome.sent; nth += 1) left.push(house.now);
    if (outcome.kind === 'idle' || outcome.until > end) return left;
    house.travelTo(outcome.until);
  }
}

test('a new number sends twenty on its first day, never two within 45 seconds, leaves the rest of that day out, and may send more on the next', async () => {
  house.travelTo('2027-03-10T01:00:00Z');
  const ownerId = await house.owner();
  for (let nth = 0; nth < 30; nth += 1) await house.silentLead(ownerId, `Lead ${nth}`);
  house.travelTo('2027-03-10T01:05:00Z');
  await house.plan();
  house.travelTo('2027-03-11T01:00:00Z');
  const left = await runUntil(ownerId, new Date('2027-03-11T13:00:00Z'));
  expect(left).toHaveLength(20);
  left.slice(1).forEach((at, before) => expect(at.getTime() - left[before]!.getTime()).toBeGreaterThanOrEqual(45_000));
  expect(await house.rooms.sql(`SELECT day::text, sent FROM follow_up_pace WHERE owner_id = $1`, [ownerId])).toEqual([
    { day: '2027-03-11', sent: 20 },
  ]);
  // day 1 of the ten others is over by then: they were due 24 h before day 2
  house.travelTo('2027-03-12T01:00:00Z');
  const next = await runUntil(ownerId, new Date('2027-03-12T13:00:00Z'));
  expect(next).toHaveLength(30);
  const late = await house.rooms.sql(`SELECT count(*)::int AS count FROM follow_ups WHERE owner_id = $1 AND reason = 'late'`, [ownerId]);
  expect(late).toEqual([{ count: 10 }]);
  expect(next[0]!.getTime() - left.at(-1)!.getTime()).toBeGreaterThan(4 * hourMs);
});
