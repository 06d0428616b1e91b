import { describe, expect, test } from '@jest/globals';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import {
  addressOfRoute,
  cleanMoment,
  cleanText,
  cleanWaId,
  consentWord,
  matchAddress,
  previewOf,
  withoutRepeats,
  type KnownContact,
} from './conversations.rules.js';
import type { InboundMessage } from './conversations.types.js';

function contact(contactId: string, pn: string | null, lid: string | null, username: string | null = null): KnownContact {
  return { contactId, conversationId: `c-${contactId}` as ConversationId, pn, lid, username };
}

describe('whose address is this', () => {
  const budi = contact('budi', '628111', '999');

  test('the same person by either half', () => {
    for (const address of [
      { pn: '628111', lid: null },
      { pn: null, lid: '999' },
      { pn: '628111', lid: '999' },
    ]) {
      expect(matchAddress(address, [budi])).toEqual({ kind: 'known', conversationId: 'c-budi' });
    }
  });

  test('a stranger', () => {
    expect(matchAddress({ pn: '628222', lid: '888' }, [budi])).toEqual({ kind: 'new' });
    expect(matchAddress({ pn: null, lid: '888' }, [contact('ani', '628222', null)])).toEqual({ kind: 'new' });
  });

  test('somebody known by one half learns the other', () => {
    const ani = contact('ani', '628222', null);
    expect(matchAddress({ pn: '628222', lid: '888' }, [ani])).toEqual({ kind: 'extend', contact: ani, from: null });
  });

  test('two rows of one person', () => {
    const byPn = contact('a', '628222', null);
    const byLid = contact('b', null, '888');
    expect(matchAddress({ pn: '628222', lid: '888' }, [byLid, byPn])).toEqual({ kind: 'merge', keep: byPn, gone: byLid });
  });

  test('somebody takes another username, or it was not told', () => {
    const ani = contact('ani', null, '888', 'ani');
    expect(matchAddress({ pn: null, lid: '888', username: 'ani' }, [ani])).toMatchObject({ kind: 'known' });
    expect(matchAddress({ pn: null, lid: '888', username: null }, [ani])).toMatchObject({ kind: 'known' });
    expect(matchAddress({ pn: null, lid: '888', username: 'ani.baru' }, [ani])).toEqual({ kind: 'extend', contact: ani, from: null });
  });

  test('a privacy id that belongs to another number by now merges nobody', () => {
    const other = contact('b', '628333', null);
    expect(matchAddress({ pn: '628333', lid: '999' }, [budi, other])).toEqual({ kind: 'extend', contact: other, from: budi });
  });
});

test.each([
  ['STOP', 'out'],
  [' berhenti!! ', 'out'],
  ['Stop.', 'out'],
  ['MULAI', 'in'],
  ['stop dulu', null],
  ['jangan berhenti', null],
  ['', null],
])('%j means %j', (body, meaning) => {
  expect(consentWord(body)).toBe(meaning);
});

test.each([
  ['6281234567890', { pn: '6281234567890', lid: null }],
  ['6281234567890@c.us', { pn: '6281234567890', lid: null }],
  ['lid:99887766554433', { pn: null, lid: '99887766554433' }],
  ['lid:', null],
  ['0812-3456', null],
  ["1' OR 1=1", null],
  ['6281234567890@g.us', null],
  ['6281234567890 OR 1=1', null],
])('route part %j', (text, address) => {
  expect(addressOfRoute(text)).toEqual(address);
});

test('a preview is one short line', () => {
  expect(previewOf('text', ' a\n\n b ')).toBe('a b');
  expect(previewOf('voice', '')).toBe('[Pesan suara]');
  expect(previewOf('image', 'ini')).toBe('[Foto] ini');
  expect(previewOf('text', 'x'.repeat(500))).toHaveLength(120);
});

test('one odd message cannot fail a commit of many', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  expect(cleanText('a\0b')).toBe('ab');
  expect(cleanWaId(`A\0${'B'.repeat(5_000)}`)).toHaveLength(128);
  expect(cleanMoment(new Date(Number.NaN), now)).toBe(now);
  expect(cleanMoment(new Date('2099-01-01'), now)).toBe(now);
  expect(cleanMoment(new Date('2026-11-20'), now)).toEqual(new Date('2026-11-20'));
});

test('of a message that comes twice the content stays, at the first one’s place', () => {
  const message = (waId: string, kind: InboundMessage['kind'], body: string) => ({
    ownerId: 'o' as OwnerId,
    conversationId: 'c' as ConversationId,
    chat: { pn: '1', lid: null, jid: 'j' },
    waId,
    sender: 'lead' as const,
    kind,
    body,
    name: null,
    at: new Date(0),
    live: true,
    media: null,
    proto: null,
    quoted: null,
  });
  const kept = withoutRepeats([
    message('A', 'unreadable', ''),
    message('B', 'text', 'b'),
    message('A', 'text', 'a'),
    message('B', 'text', 'b2'),
  ]);
  expect(kept.map((one) => one.body)).toEqual(['a', 'b']);
});
