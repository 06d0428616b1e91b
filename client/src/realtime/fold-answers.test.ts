import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { ContactView } from '#contracts/http/chat/chat';
import { queryKeys } from '../api/query-keys.js';
import { foldAnswers } from './fold-answers.js';

const phoneNumber = '628120000001';
const view = (unread: number, version?: number) => ({ conversationId: 'c1', phoneNumber, unread, version }) as ContactView;
const other = { conversationId: 'c2', phoneNumber: '628120000002', unread: 5, version: 1 } as ContactView;
const listKey = [...queryKeys.allContacts, '', null];

test.each([
  ['newer than what is shown', 1, 3, 2],
  ['as new as what is shown', 1, 3, 3],
  ['older than what an event has shown since', 0, 3, 4],
  ['without a version', 1, undefined, 4],
])('after an answer to a write that is %s, %i messages are unread', (_when, unread, answered, shown) => {
  const cache = new QueryClient();
  cache.setQueryData(listKey, { pages: [[other, view(0, shown)]], pageParams: [null] });
  cache.setQueryData(queryKeys.contact(phoneNumber), view(0, shown));
  foldAnswers(cache, [view(1, answered)]);
  const rows = cache.getQueryData<{ pages: ContactView[][] }>(listKey)!.pages[0]!;
  expect(rows.map((row) => row.unread)).toEqual([5, unread]);
  expect(cache.getQueryData<ContactView>(queryKeys.contact(phoneNumber))!.unread).toBe(unread);
});

test('a chat that is not loaded is not added', () => {
  const cache = new QueryClient();
  cache.setQueryData(listKey, { pages: [[other]], pageParams: [null] });
  foldAnswers(cache, [view(1, 3)]);
  expect(cache.getQueryData(listKey)).toEqual({ pages: [[other]], pageParams: [null] });
  expect(cache.getQueryData(queryKeys.contact(phoneNumber))).toBeUndefined();
});
