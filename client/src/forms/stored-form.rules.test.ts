import { describe, expect, test } from '@jest/globals';
import { changedFields, changesOf, isSame, rebased, withChanges } from './stored-form.rules.js';

test('what was typed stays and the rest follows the server', () => {
  const before = { prompt: 'lama', alamat: 'Tebet' };
  expect(rebased({ prompt: 'baru', alamat: 'Tebet' }, before, { prompt: 'dari HP lain', alamat: 'Ubud' })).toEqual({
    prompt: 'baru',
    alamat: 'Ubud',
  });
});

test('a group is looked at field by field', () => {
  const off = { enabled: false, text: '' };
  const before = { day1: off, day2: off };
  const typed = { day1: { enabled: true, text: '' }, day2: off };
  const next = { day1: { enabled: false, text: 'Halo' }, day2: { enabled: true, text: '' } };
  expect(rebased(typed, before, next)).toEqual({ day1: { enabled: true, text: 'Halo' }, day2: { enabled: true, text: '' } });
});

test.each([
  ['comes', [null, null, { text: 'a' }], { text: 'a' }],
  ['goes', [{ text: 'a' }, { text: 'a' }, null], null],
  ['was typed where none was', [{ text: 'a' }, null, { text: 'b' }], { text: 'a' }],
  ['was emptied', [null, { text: 'a' }, { text: 'b' }], null],
])('a group that %s is taken whole', (_what, [typed, before, next], held) => {
  expect(rebased<object>({ day1: typed }, { day1: before }, { day1: next })).toEqual({ day1: held });
});

test('forms are the same when all their fields are', () => {
  expect(isSame({ a: { b: 1 } }, { a: { b: 1 } })).toBe(true);
  expect(isSame({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame(Number.NaN, 1)).toBe(false);
  for (const other of [undefined, null, '', 0]) expect([isSame({}, other), isSame(other, {})]).toEqual([false, false]);
});

test('changes are the fields that differ, and are applied over the newer stored values', () => {
  const stored = { day1: { enabled: false, text: '' }, zone: 'WIB', limit: 5 };
  const typed = { day1: { enabled: true, text: '' }, zone: 'WIB', limit: 7 };
  const changes = changesOf(typed, stored);
  expect(changes).toEqual({ day1: { enabled: true }, limit: 7 });
  expect(withChanges({ ...stored, zone: 'WIT', day1: { enabled: false, text: 'Halo' } }, changes)).toEqual({
    day1: { enabled: true, text: 'Halo' },
    zone: 'WIT',
    limit: 7,
  });
  expect(changesOf(stored, stored)).toBeNull();
  // a group that changes from or to null counts as one change
  expect(changesOf({ day1: { text: 'a' } }, { day1: null })).toEqual({ day1: { text: 'a' } });
  expect(changesOf({ day1: null }, { day1: { text: 'a' } })).toEqual({ day1: null });
});

test('a request has the changed fields alone, each of them whole', () => {
  const stored = { day1: { enabled: false, text: 'Halo' }, zone: 'WIB' };
  expect(changedFields({ ...stored, day1: { enabled: true, text: 'Halo' } }, stored)).toEqual({ day1: { enabled: true, text: 'Halo' } });
  expect(changedFields({ ...stored }, stored)).toEqual({});
});

test('changes of another version of the panel harm nothing', () => {
  const stored = { zone: 'WIB', day1: { text: '' } };
  for (const changes of [undefined, null, 'x', 3, [], { zone: 4, day1: 'x', gone: 1 }, { day1: { text: { a: 1 } } }])
    expect(withChanges(stored, changes)).toEqual(stored);
});

describe('a list', () => {
  const stored = { hours: [null, { opens: '08:00', closes: '17:00' }] };

  test('stays a list when the server changes, and is one value', () => {
    const next = { hours: [{ opens: '09:00', closes: '12:00' }, null] };
    expect(rebased(stored, stored, next)).toEqual(next);
    const typed = { hours: [null, null] };
    expect(rebased(typed, stored, next)).toEqual(typed);
  });

  test('is kept as a draft and restored whole', () => {
    const typed = { hours: [{ opens: '08:00', closes: '16:00' }, null] };
    expect(changesOf(typed, stored)).toEqual(typed);
    expect(changesOf({ hours: [null, { closes: '17:00', opens: '08:00' }] }, stored)).toBeNull();
    expect(withChanges(stored, typed)).toEqual(typed);
    expect(withChanges(stored, { hours: { 0: null } })).toEqual(stored);
  });
});
