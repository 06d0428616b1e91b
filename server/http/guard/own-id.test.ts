import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Actor } from '#core/features/auth/actor';
import { requireOwnId } from './own-id.js';

const personId = '0197c0de-aaaa-4000-8000-00000000000f';
const me = { personId } as Actor;

test.each([
  ['their own id', personId],
  ['it in capital letters', personId.toUpperCase()],
  ['none', undefined],
])('a person may name %s', (_what, userId) => {
  expect(() => requireOwnId(me, userId)).not.toThrow();
});

test.each([
  ['another', randomUUID()],
  ['an empty one', ''],
  ['the beginning of their own', personId.slice(0, -1)],
])('and no other id: %s', (_what, userId) => {
  expect(() => requireOwnId(me, userId)).toThrow(expect.objectContaining({ code: 'not_yours' }));
});
