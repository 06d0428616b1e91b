import { beforeEach, expect, test } from '@jest/globals';
import { ReachoutTimelockEnforcementType } from 'baileys';
import type { LinkEvent, RestrictionChange } from '../link.types.js';
import { AccountLock, type LockTold } from './account-lock.js';

let told: RestrictionChange[];
/** Reported reasons of restrictions. */
let causes: unknown[];
let answers: PromiseWithResolvers<LockTold>[];
let lock: AccountLock;

beforeEach(() => {
  [told, causes] = [[], []];
  answers = [];
  lock = new AccountLock(
    () => {
      const answer = Promise.withResolvers<LockTold>();
      answers.push(answer);
      return answer.promise;
    },
    (event: LinkEvent) => {
      if (event.kind === 'restricted') told.push(event.change);
      else causes.push(event.kind === 'health' ? event.told.why : event.kind);
    },
  );
});

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);
/** A notification that names no end, with the end that Baileys adds. */
const withoutEnd = (): LockTold => ({ isActive: true, timeEnforcementEnds: inSeconds(60) });
/** Answers the latest query. Baileys reports the answer by an event and also returns it. */
function answer(state: LockTold): void {
  lock.note(state);
  answers.at(-1)!.resolve(state);
}

test('a notification without an end that arrives during a query gets no end from Baileys', async () => {
  const asking = lock.ask();
  lock.note(withoutEnd());
  answers[0]!.reject(new Error('no answer'));
  expect(await asking).toBeNull();
  expect(told).toEqual([{ kind: 'unknown' }]);
});

test('the answer to a query states an end of less than a minute', async () => {
  const asking = lock.ask();
  const until = inSeconds(20);
  lock.note(withoutEnd());
  answer({ isActive: true, timeEnforcementEnds: until });
  expect(await asking).toBe(true);
  expect(told).toEqual([{ kind: 'unknown' }, { kind: 'until', until }]);
});

test('a notification without an end is queried, and an answer of no restriction lifts it', async () => {
  lock.note(withoutEnd());
  expect(told).toEqual([{ kind: 'unknown' }]);
  const asking = lock.ask();
  answer({ isActive: false });
  expect(await asking).toBe(false);
  await Promise.resolve();
  expect([told, answers.length]).toEqual([[{ kind: 'unknown' }, { kind: 'lifted' }], 1]);
});

test('that it is lifted is reported also when a query is under way', async () => {
  const asking = lock.ask();
  lock.note({ isActive: false });
  answers[0]!.reject(new Error('no answer'));
  await asking;
  expect(told).toEqual([{ kind: 'lifted' }]);
});

test('the cause of a restriction is reported with it, or that there is none, and nothing once it is lifted', () => {
  const until = inSeconds(3_600);
  lock.note({ isActive: true, timeEnforcementEnds: until, enforcementType: ReachoutTimelockEnforcementType.BIZ_QUALITY });
  lock.note({ isActive: true, timeEnforcementEnds: until });
  lock.note({ isActive: false, enforcementType: ReachoutTimelockEnforcementType.BIZ_QUALITY });
  expect(causes).toEqual(['BIZ_QUALITY', null]);
  expect(told).toEqual([{ kind: 'until', until }, { kind: 'until', until }, { kind: 'lifted' }]);
});

test('an answer of no restriction is reported by whoever asked, not as an event', async () => {
  const asking = lock.ask();
  answer({ isActive: false });
  expect(await asking).toBe(false);
  expect(told).toEqual([]);
});

test('questions at one moment are one, and the next one is asked again', async () => {
  const asking = [lock.ask(), lock.ask()];
  answer({ isActive: true, timeEnforcementEnds: inSeconds(3_600) });
  expect([await Promise.all(asking), answers.length, told.length]).toEqual([[true, true], 1, 1]);
  const next = lock.ask();
  expect(answers).toHaveLength(2);
  answer({ isActive: true, timeEnforcementEnds: inSeconds(3_600) });
  expect([await next, told.length]).toEqual([true, 2]);
});
