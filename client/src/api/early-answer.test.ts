import { expect, test } from '@jest/globals';
import { chat } from '#contracts/http/chat/chat';
import { analytics } from '#contracts/http/account/analytics';
import { apiBase } from '#contracts/http/route';
import { limits } from '#contracts/values/limits';
import { firstReads } from '../app/parts-of-paths.js';
import { takeEarlyAnswer } from './early-answer.js';

const put = (token: string) => {
  const answer = Promise.resolve(new Response('[]'));
  Object.assign(globalThis, { earlyAnswer: { address: '/api/x', token, answer } });
  return answer;
};

test('an answer that the document requested is returned once, to the same login', () => {
  const answer = put('a');
  expect(takeEarlyAnswer('/api/y', 'a')).toBeNull();
  expect(takeEarlyAnswer('/api/x', 'a')).toBe(answer);
  expect(takeEarlyAnswer('/api/x', 'a')).toBeNull();
});

test('an answer to another login is not returned', () => {
  void put('a');
  expect(takeEarlyAnswer('/api/x', 'b')).toBeNull();
  expect(takeEarlyAnswer('/api/x', 'a')).toBeNull();
});

test('the document requests the data that the screens need first', () => {
  expect(firstReads).toEqual({
    '/chat-history': `${apiBase}${chat.contacts.path}?limit=${limits.pageSize}`,
    '/dashboard': `${apiBase}${analytics.summary.path}`,
  });
});
