import { describe, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import {
  addressOfRoute,
  cleanMoment,
  cleanName,
  cleanText,
  cleanUsername,
  cleanWaId,
  eachLabelOnce,
  lastOfEach,
  opensTurn,
  photoMedia,
  previewOf,
  routeOfAddress,
  typingKey,
  withoutRepeats,
} from './conversations.rules.js';
import type { InboundMessage } from './conversations.types.js';

test.each([
  ['6281234567890', { pn: '6281234567890', lid: null }],
  ['6281234567890@c.us', { pn: '6281234567890', lid: null }],
  ['lid:99887766554433', { pn: null, lid: '99887766554433' }],
  ['lid:', null],
  ['xlid:99887766554433', null],
  ['lid:99887766554433x', null],
  ['x6281234567890', null],
  ['0812-3456', null],
  ["1' OR 1=1", null],
  ['6281234567890@g.us', null],
  ['6281234567890 OR 1=1', null],
])('route part %j', (text, address) => {
  expect(addressOfRoute(text)).toEqual(address);
});

test('a preview is one short line', () => {
  expect(previewOf('text', ' a\n\n b ')).toBe('a b');
  expect(previewOf('text', 'halo\u202Edlrow\u2066\u200B\u0007 👩‍👧\r\nlagi')).toBe('halodlrow 👩‍👧 lagi');
  expect(previewOf('voice', '')).toBe('[Pesan suara]');
  expect(previewOf('image', 'ini')).toBe('[Foto] ini');
  expect(previewOf('text', 'x'.repeat(500))).toHaveLength(120);
});

test('one odd message cannot fail a commit of many', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  expect(cleanText('a\0b')).toBe('ab');
  expect(cleanWaId(`A\0${'B'.repeat(5_000)}`)).toHaveLength(128);
  expect(cleanMoment(new Date(Number.NaN), now)).toBe(now);
  expect(cleanMoment(new Date(0), now)).toBe(now);
  expect(cleanMoment(new Date(1), now)).toEqual(new Date(1));
  expect(cleanMoment(new Date('2026-11-21T08:01:00Z'), now)).toEqual(new Date('2026-11-21T08:01:00Z'));
  expect(cleanMoment(new Date('2026-11-21T08:01:00.001Z'), now)).toBe(now);
  expect(cleanMoment(new Date('2099-01-01'), now)).toBe(now);
  expect(cleanMoment(new Date('2026-11-20'), now)).toEqual(new Date('2026-11-20'));
});

describe('duplicate messages', () => {
  const botId = newId<BotId>();
  const message = (waId: string, kind: InboundMessage['kind'], body: string) => ({
    botId,
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

  test('of a message that comes twice the content stays, at the first one’s place', () => {
    const kept = withoutRepeats([
      message('A', 'unreadable', ''),
      message('B', 'text', 'b'),
      message('A', 'text', 'a'),
      message('A', 'unreadable', ''),
      message('B', 'text', 'b2'),
      message('C', 'unreadable', 'c'),
      message('C', 'unreadable', 'c2'),
    ]);
    expect(kept.map((one) => one.body)).toEqual(['a', 'b', 'c']);
  });

  test('of a photo and its second upload the photo stays, with the words of either', () => {
    const photo = (body: string, again?: true) => ({ ...message('A', 'image', body), ...(again && { again }) });
    expect(withoutRepeats([photo('dua', true), photo('satu')])).toEqual([photo('satu')]);
    expect(withoutRepeats([photo(''), photo('dua', true)])).toEqual([photo('dua')]);
    expect(withoutRepeats([photo('', true), photo('satu')])).toEqual([photo('satu')]);
    const ofShop = { ...photo('dua', true), sender: 'owner' as const };
    expect(withoutRepeats([photo(''), ofShop])).toEqual([photo('')]);
    expect(withoutRepeats([photo(''), { ...photo('dua', true), kind: 'video' as const }])).toEqual([photo('')]);
  });

  test('of a message that is changed twice the last change counts', () => {
    const other = { ...message('A', 'text', 'other'), conversationId: 'd' as ConversationId };
    const kept = lastOfEach([message('A', 'text', 'a'), message('B', 'text', 'b'), other, message('A\0', 'text', 'a2')]);
    expect(kept.map((one) => one.body)).toEqual(['a2', 'b', 'other']);
  });

  test('the later change counts also when it came first, and a deletion in any order', () => {
    const at = (seconds: number) => new Date(seconds * 1_000);
    const later = { ...message('A', 'text', 'later'), at: at(2) };
    const earlier = { ...message('A', 'text', 'earlier'), at: at(1) };
    const deleted = { ...message('A', 'deleted', ''), at: at(1) };
    expect(lastOfEach([later, earlier])).toEqual([later]);
    expect(lastOfEach([earlier, later])).toEqual([later]);
    expect(lastOfEach([deleted, later])).toEqual([deleted]);
    expect(lastOfEach([later, deleted])).toEqual([deleted]);
  });
});

test('a name is one short line, a username is one or none', () => {
  expect(cleanName(' Budi\n\u202E Santoso ')).toBe('Budi Santoso');
  expect(cleanName(`${'x'.repeat(99)} yz`)).toBe('x'.repeat(99));
  expect(cleanName(null)).toBe('');
  expect(cleanUsername('@Budi.Santoso')).toBe('budi.santoso');
  expect([cleanUsername(null), cleanUsername(undefined), cleanUsername('?')]).toEqual([null, null, null]);
});

test.each([
  ['lead', 'text', 'Ada stok?', 'always'],
  ['lead', 'text', '👍 boleh', 'always'],
  ['lead', 'text', '2', 'always'],
  ['lead', 'text', '2️⃣', 'always'],
  ['lead', 'text', '?', 'always'],
  ['lead', 'text', '❓', 'always'],
  ['lead', 'image', '', 'always'],
  ['lead', 'text', '👍', 'if-asked'],
  ['lead', 'text', ' 👍🏽 🙏\n❤️ ', 'if-asked'],
  ['lead', 'text', '👨‍👩‍👧 🇮🇩', 'if-asked'],
  ['lead', 'text', '😀'.repeat(1_000), 'if-asked'],
  ['lead', 'text', `${'🌹'.repeat(1_000)}\nmau pesan kue`, 'always'],
  ['lead', 'text', `${'.'.repeat(250)} mau pesan 2`, 'always'],
  ['lead', 'text', '🔟', 'always'],
  ['lead', 'text', '🅰️', 'always'],
  ['lead', 'text', '👍\uFE0E', 'if-asked'],
  ['lead', 'text', '👍\u200B', 'if-asked'],
  ['lead', 'text', '😊.', 'if-asked'],
  ['lead', 'text', '😀!', 'if-asked'],
  ['lead', 'text', '…', 'if-asked'],
  ['lead', 'text', '...', 'if-asked'],
  ['lead', 'text', ':) 🙏', 'if-asked'],
  ['lead', 'text', '(y)', 'if-asked'],
  ['lead', 'text', ':D', 'if-asked'],
  ['lead', 'text', 'xD <3 :v', 'if-asked'],
  ['lead', 'text', '👍?', 'always'],
  ['lead', 'text', '؟', 'always'],
  ['lead', 'text', '!!', 'always'],
  ['lead', 'text', '(n)', 'always'],
  ['lead', 'text', 'XL:3', 'always'],
  ['lead', 'text', ':3 pcs', 'always'],
  ['lead', 'text', '½', 'always'],
  ['lead', 'text', '٣', 'always'],
  ['lead', 'text', '', 'always'],
  ['lead', 'video', '', 'always'],
  ['lead', 'sticker', '', 'if-asked'],
  ['lead', 'unreadable', '', 'never'],
  ['owner', 'text', 'Ada', 'never'],
] as const)('a message of the %s (%s, %j) opens a turn: %s', (sender, kind, body, opens) => {
  expect(opensTurn({ sender, kind, body })).toBe(opens);
});

test('a moving picture says as little as a sticker, unless it has words', () => {
  const media = { mimetype: 'video/mp4', seconds: 2, isGif: true } as const;
  expect(opensTurn({ sender: 'lead', kind: 'video', body: '', media })).toBe('if-asked');
  expect(opensTurn({ sender: 'lead', kind: 'video', body: '👍', media })).toBe('if-asked');
  expect(opensTurn({ sender: 'lead', kind: 'video', body: 'yang ini ada?', media })).toBe('always');
});

test('labels that differ only in case are one', () => {
  expect(eachLabelOnce(['Baru', 'VIP', 'baru', 'BARU', 'vip'])).toEqual(['Baru', 'VIP']);
});

test('a contact’s route leads back to it', () => {
  expect(routeOfAddress({ pn: '6281234567890', lid: '999' })).toBe('6281234567890');
  expect(routeOfAddress({ pn: null, lid: '99887766554433' })).toBe('lid:99887766554433');
  expect(routeOfAddress({ pn: null, lid: null })).toBe('lid:');
});

test('where typing is noted', () => {
  expect(typingKey('c1' as ConversationId)).toBe('typing:c1');
});

test('our photo is stored with its id and its size', () => {
  expect(photoMedia({ id: 'p', width: 2, height: 3 })).toEqual({ mimetype: 'image/jpeg', seconds: null, photo: 'p', width: 2, height: 3 });
});
