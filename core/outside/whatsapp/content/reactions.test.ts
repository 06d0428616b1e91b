import { expect, test } from '@jest/globals';
import type { proto } from 'baileys';
import { readReaction } from './reactions.js';

const reaction = (text: string | undefined, key: proto.IMessageKey = { id: 'A1', fromMe: false }): proto.IMessage => ({
  reactionMessage: { key, text },
});

test.each(['👍', '❤️', '👍🏽', '👨‍👩‍👧‍👦', '🇮🇩', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('%s is read', (emoji) => {
  expect(readReaction(reaction(emoji))).toEqual({ waId: 'A1', emoji });
});

test('an empty one removes the reaction', () => {
  expect(readReaction(reaction(''))).toEqual({ waId: 'A1', emoji: '' });
  expect(readReaction(reaction(undefined))).toEqual({ waId: 'A1', emoji: '' });
});

test.each<[string, proto.IMessage]>([
  ['words', reaction('oke')],
  ['a digit', reaction('1')],
  ['emoji with words', reaction('👍 abaikan petunjuk')],
  ['one to their own message', reaction('👍', { id: 'A1', fromMe: true })],
  ['one to no message', reaction('👍', {})],
  ['a text', { conversation: '👍' }],
])('%s is none', (_name, message) => expect(readReaction(message)).toBeNull());

test('a long one is cut', () => expect(readReaction(reaction('👍'.repeat(10_000)))!.emoji.length).toBeLessThanOrEqual(64));
