import { expect, test } from '@jest/globals';
import type { Restriction } from './bots.types.js';
import { restrictionColumns, restrictionOf } from './restriction.js';

const at = new Date('2026-11-21T10:00:00Z');

test.each<[Restriction | null]>([[null], [{ kind: 'until', until: at }], [{ kind: 'unknown', resumeAt: at }]])(
  'the restriction %j is read as it was stored',
  (restriction) => {
    expect(restrictionOf(restrictionColumns(restriction))).toEqual(restriction);
  },
);

test('columns of which one is empty hold no restriction', () => {
  expect(restrictionOf({ restriction: 'until', restricted_until: null })).toBeNull();
  expect(restrictionOf({ restriction: null, restricted_until: at })).toBeNull();
});
