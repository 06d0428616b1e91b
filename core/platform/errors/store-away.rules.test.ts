import { expect, test } from '@jest/globals';
import { awaySentences, isStoreAway } from './store-away.rules.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[string, Error]>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', '08006', '53300', '57P01'].map((code): [string, Error] => [
    code,
    withCode(code),
  ]),
  ['MaxRetriesPerRequestError', Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' })],
  ...Object.values(awaySentences).flatMap(({ sentences }) => sentences.map((sentence): [string, Error] => [sentence, new Error(sentence)])),
])('is a lost connection: %s', (_, error) => {
  expect(isStoreAway(error)).toBe(true);
});

test.each([
  ['a statement that Postgres refuses', withCode('23505')],
  ['a code that holds one of ours', withCode('X08006')],
  ['an error with a code of its own', Object.assign(new Error('Connection terminated'), { code: '23505' })],
  ['a text that holds such words', new Error('the words “Connection is closed.” in what somebody wrote')],
  ['a request that was given up', Object.assign(new Error('aborted'), { name: 'AbortError' })],
  ['no error', 'Connection terminated'],
])('is no lost connection: %s', (_, error) => {
  expect(isStoreAway(error)).toBe(false);
});
