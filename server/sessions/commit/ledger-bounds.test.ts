import { expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { IntakeFaults } from './intake-faults.js';
import { KeyCache } from './key-cache.js';
import { SessionLedger } from './session-ledger.js';

/* The additional data that a session remembers: the newest entries, up to a limit. */

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
