import { describe, expect, test } from '@jest/globals';
import { addressesOf, isBroadcastList, isOfPerson, isPerson, userOf } from './jids.js';

const [number, lid] = ['628222@s.whatsapp.net', '777@lid'];

test.each([
  [number, true],
  [lid, true],
  ['628222:4@s.whatsapp.net', true],
  ['628222:99@hosted', true],
  ['777:99@hosted.lid', true],
  ['1203@g.us', false],
  ['1712345678@broadcast', false],
  ['status@broadcast', false],
  ['628x@s.whatsapp.net', false],
  ['', false],
  [null, false],
])('%s is the address of a person: %s', (jid, is) => {
  expect(isPerson(jid)).toBe(is);
});

test.each([
  ['a person’s message', { from: number }, true],
  ['one of a person’s broadcast list', { from: '1712345678@broadcast', participant: number }, true],
  ['one of a list without its writer', { from: '1712345678@broadcast' }, false],
  ['one of a list that a group wrote', { from: '1712345678@broadcast', participant: '1203@g.us' }, false],
  ['a status', { from: 'status@broadcast', participant: number }, false],
  ['one of a group', { from: '1203@g.us', participant: number }, false],
])('%s belongs to a chat with one person: %s', (_what, attrs, is) => {
  expect(isOfPerson({ attrs })).toBe(is);
});

test('lists have a number, and the status is none', () => {
  expect(['1712345678@broadcast', 'status@broadcast', '1712345678@g.us', undefined].map(isBroadcastList)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['628222:12@s.whatsapp.net', '628222'],
  [lid, '777'],
  ['628222', ''],
  [null, ''],
])('the digits of %s are %j', (jid, digits) => {
  expect(userOf(jid)).toBe(digits);
});

describe('the addresses of a chat', () => {
  test.each([
    ['known by both', { jid: number, pn: '628222', lid: '777' }, [number, lid]],
    ['begun under the privacy id', { jid: lid, pn: '628222', lid: '777' }, [lid, number]],
    ['known by its number', { jid: number, pn: '628222', lid: null }, [number]],
    ['whose number has changed', { jid: '628111@s.whatsapp.net', pn: '628222', lid: '777' }, ['628111@s.whatsapp.net', number, lid]],
  ])('%s are named once each, its own first', (_what, person, addresses) => {
    expect(addressesOf(person)).toEqual(addresses);
  });
});
