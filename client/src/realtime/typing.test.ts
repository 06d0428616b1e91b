import { expect, test } from '@jest/globals';
import type { ConversationId } from '#contracts/values/ids';
import { withTyping, type TypingMap } from './typing.js';

const [one, other] = ['c1', 'c2'] as ConversationId[];
const fold = (map: TypingMap, who: 'lead' | 'bot', active: boolean, conversationId = one!) =>
  withTyping(map, { conversationId, who, active });

test.each<[string, TypingMap, readonly ['lead' | 'bot', boolean], 'lead' | 'bot' | undefined]>([
  ['nobody, a lead begins', {}, ['lead', true], 'lead'],
  ['a lead, the bot begins', { c1: 'lead' }, ['bot', true], 'bot'],
  ['a lead, who ends', { c1: 'lead' }, ['lead', false], undefined],
  ['the bot, which ends', { c1: 'bot' }, ['bot', false], undefined],
  // The end of one sender's typing may arrive after the start of the other's.
  ['the bot, a lead ends late', { c1: 'bot' }, ['lead', false], 'bot'],
  ['a lead, the bot ends late', { c1: 'lead' }, ['bot', false], 'lead'],
  ['nobody, a lead ends', {}, ['lead', false], undefined],
])('shown: %s', (_what, map, [who, active], shown) => {
  const next = fold({ ...map, [other!]: 'bot' }, who, active);
  expect([next[one!], next[other!]]).toEqual([shown, 'bot']);
});

test('an end that changes nothing draws nothing again', () => {
  const map: TypingMap = { c1: 'bot' };
  expect(fold(map, 'lead', false)).toBe(map);
});
