import { expect, test } from '@jest/globals';
import { nextTryAt } from './mails.rules.js';

const now = new Date('2026-11-21T10:00:00Z');
const waitSeconds = (attempts: number) => (nextTryAt({ attempts, createdAt: now }, now)!.getTime() - now.getTime()) / 1_000;

test('tries follow each other ever more slowly, never more than half a minute apart', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(waitSeconds)).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('after three days a mail is given up', () => {
  expect(nextTryAt({ attempts: 9, createdAt: new Date('2026-11-18T09:59:59Z') }, now)).toBeNull();
});
