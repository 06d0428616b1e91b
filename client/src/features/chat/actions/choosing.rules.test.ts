import { expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { allOrNone, isEveryChosen, withChoice, type Chosen } from './choosing.rules.js';

const order = ['a', 'b', 'c', 'd', 'e'];
const none: Chosen = { ids: new Set(), last: null };
const chosen = ({ ids }: Chosen) => [...ids].toSorted().join('');

test('a press chooses a chat, and another one leaves it out', () => {
  const one = withChoice(none, order, 'b', false);
  const two = withChoice(one, order, 'd', false);
  expect([chosen(one), chosen(two), chosen(withChoice(two, order, 'b', false))]).toEqual(['b', 'bd', 'd']);
});

test('a range goes from the last one either way, and begins with itself where there is no last one', () => {
  const from = withChoice(none, order, 'c', false);
  expect(chosen(withChoice(from, order, 'e', true))).toBe('cde');
  expect(chosen(withChoice(withChoice(from, order, 'e', true), order, 'a', true))).toBe('abcde');
  expect(chosen(withChoice(none, order, 'b', true))).toBe('b');
  expect(chosen(withChoice({ ids: new Set(), last: 'gone' }, order, 'b', true))).toBe('b');
  expect(chosen(withChoice(withChoice(none, order, 'd', false), order, 'b', true))).toBe('bcd');
  expect(chosen(withChoice(from, order, 'gone', true))).toBe('cgone');
});

test.each([
  ['down', '10', '299', ['10', '209']],
  ['up', '289', '0', ['289', '90']],
])('of a range that is too long, %s the list, those next to the last choice are chosen', (_way, last, to, [first, farthest]) => {
  const many = Array.from({ length: 300 }, (_, index) => String(index));
  const ids = [...withChoice({ ids: new Set([last]), last }, many, to, true).ids];
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([limits.chosenChatsMax, first, farthest]);
});

test('all are chosen, then none, and never more than one request may contain', () => {
  const all = allOrNone(withChoice(none, order, 'a', false), order);
  expect([chosen(all), chosen(allOrNone(all, order))]).toEqual(['abcde', '']);
  const many = Array.from({ length: limits.chosenChatsMax + 20 }, (_, at) => String(at));
  const most = allOrNone(none, many);
  expect(most.ids.size).toBe(limits.chosenChatsMax);
  expect(withChoice(most, many, many.at(-1)!, false).ids.size).toBe(limits.chosenChatsMax);
  expect(withChoice({ ids: new Set(), last: '0' }, many, many.at(-1)!, true).ids.size).toBe(limits.chosenChatsMax);
  expect(allOrNone(most, many).ids.size).toBe(0);
});

const max = limits.chosenChatsMax;
test.each([
  [0, 0, false],
  [0, 3, false],
  [2, 3, false],
  [3, 3, true],
  [max - 1, max, false],
  [max, max, true],
  [max, max + 1, true],
  [max - 1, max + 1, false],
])('%d of %d chats: whether every one is chosen', (count, listed, isEvery) => {
  expect(isEveryChosen(count, listed)).toBe(isEvery);
});
