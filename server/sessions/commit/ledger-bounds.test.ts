import { describe, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { IntakeFaults } from './intake-faults.js';
import { KeyCache } from './key-cache.js';
import { SessionLedger } from './session-ledger.js';

/* The additional data that a session keeps in memory: the newest entries, up to a limit. */

const nothing = (): void => undefined;
const ledger = () =>
  new SessionLedger(
    { botId: newId(), epoch: '1' },
    new KeyCache({ loadKeys: async () => [] }, { warn: nothing, error: nothing }),
    { changed: nothing, changedLightly: nothing },
    { heard: nothing, answering: nothing, stored: nothing, lost: nothing, broken: nothing },
  );

test('of sent messages the last fifty can be sent once more', () => {
  const one = ledger();
  for (let nth = 0; nth < 60; nth += 1) one.noteSent(`W${nth}`, Uint8Array.of(nth));
  const kept = Array.from({ length: 60 }, (_, nth) => one.sentBytes(`W${nth}`)).map((bytes) => bytes !== undefined);
  expect(kept).toEqual(Array.from({ length: 60 }, (_, nth) => nth >= 10));
});

test('five hundred conversations are found without a statement', () => {
  const one = ledger();
  const chatOf = (nth: number) => ({ jid: `${nth}@lid`, pn: null, lid: `${nth}` });
  const ids = Array.from({ length: 501 }, () => newId<ConversationId>());
  for (let nth = 0; nth < 500; nth += 1) one.rememberConversation(chatOf(nth), ids[nth]!);
  expect(Array.from({ length: 500 }, (_, nth) => one.conversationOf(chatOf(nth)))).toEqual(ids.slice(0, 500));
  one.rememberConversation(chatOf(500), ids[500]!);
  expect(one.conversationOf(chatOf(500))).toBe(ids[500]);
});

test('faults of ten thousand messages are counted, each by itself', () => {
  const faults = new IntakeFaults();
  const botId = newId<BotId>();
  for (let time = 0; time < 3; time += 1) faults.note(botId, 'first');
  for (let nth = 0; nth < 9_999; nth += 1) faults.note(botId, `${nth}`);
  expect([faults.isSetAside(botId, 'first'), faults.isSetAside(newId<BotId>(), 'first'), faults.isSetAside(botId, '7')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a conversation that is remembered', () => {
  const person = (jid: string, pn: string | null, lid: string | null) => ({ jid, pn, lid });
  const [first, second] = [newId<ConversationId>(), newId<ConversationId>()];

  test.each([
    ['the same number with another privacy id', person('2@lid', '628111', '2'), false],
    ['the same privacy id with another number', person('1@lid', '628222', '1'), false],
    ['another person', person('2@lid', '628222', '2'), true],
    ['another person of whom no number is known', person('2@lid', null, '2'), true],
  ])('under one person is forgotten when another one begins with %s', (_what, next, isKept) => {
    const one = ledger();
    const before = [person('628111@s.whatsapp.net', '628111', '1'), person('1@lid', '628111', '1')];
    for (const chat of before) one.rememberConversation(chat, first);
    one.rememberConversation(next, second);
    expect(before.map((chat) => one.conversationOf(chat))).toEqual(isKept ? [first, first] : [undefined, undefined]);
    expect(one.conversationOf(next)).toBe(second);
  });

  test('is related by what else is known of its person, and found by the address of the message', () => {
    const one = ledger();
    const [byNumber, byLid] = [person('628111@s.whatsapp.net', '628111', null), person('1@lid', null, '1')];
    one.rememberConversation(byNumber, first, { pn: '628111', lid: '1' });
    one.rememberConversation(byLid, first, { pn: '628111', lid: '1' });
    expect([byNumber, byLid].map((chat) => one.conversationOf(chat))).toEqual([first, first]);
    one.rememberConversation(byLid, second, { pn: null, lid: '1' });
    expect([byNumber, byLid].map((chat) => one.conversationOf(chat))).toEqual([undefined, second]);
  });

  test('is looked up again after two of them may have been merged', () => {
    const one = ledger();
    const chat = person('1@lid', null, '1');
    one.rememberConversation(chat, first);
    one.forgetConversations();
    expect(one.conversationOf(chat)).toBeUndefined();
  });
});
