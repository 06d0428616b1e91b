import { expect, test } from '@jest/globals';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { authorOf, contactsAfter, messagesBefore, shownName, shownNumber } from './chat.rules.js';
import { messagesAfter } from './thread/newer-pages.rules.js';

test('the lead is Leads, ours is Bot, the owner is Anda', () => {
  expect(authorOf({ fromMe: true, sender: 'lead' })).toBe('Leads');
  expect(authorOf({ fromMe: false, sender: 'bot' })).toBe('Bot');
  expect(authorOf({ fromMe: false, sender: 'owner' })).toBe('Anda');
});

test('a privacy id is never shown as a number', () => {
  expect(shownNumber({ phoneNumber: 'lid:123456' })).toBe('Nomor disembunyikan');
  expect(shownNumber({ phoneNumber: '123456:lid' })).toBe('Nomor disembunyikan');
  expect(shownName({ name: ' ', phoneNumber: '6281234567890' })).toBe('0812-3456-7890');
});

test('a username is shown beside the number, or instead of it', () => {
  expect(shownNumber({ phoneNumber: 'lid:123456', username: 'budi.s' })).toBe('@budi.s');
  expect(shownNumber({ phoneNumber: '6281234567890', username: 'budi.s' })).toBe('0812-3456-7890 · @budi.s');
  expect(shownNumber({ phoneNumber: '6281234567890', username: null })).toBe('0812-3456-7890');
});

test('a full page has a next one, unless the list came whole', () => {
  const pageOf = <Row>(row: object, count = 50) => Array.from({ length: count }, () => row as Row);
  expect(contactsAfter(pageOf<ContactView>({ conversationId: 'c', phoneNumber: '62811' }))).toBe('c');
  expect(
    contactsAfter([
      ...pageOf<ContactView>({ conversationId: 'c', phoneNumber: '62811' }, 49),
      ...pageOf<ContactView>({ conversationId: 'last', phoneNumber: '62812' }, 1),
    ]),
  ).toBe('last');
  expect(contactsAfter(pageOf<ContactView>({ conversationId: 'c', phoneNumber: '62811' }, 49))).toBeUndefined();
  expect(contactsAfter(pageOf<ContactView>({ conversationId: '62811', phoneNumber: '62811' }))).toBeUndefined();
  expect(messagesBefore(pageOf<MessageView>({ seq: 7 }), 50)).toBe(7);
  expect(messagesBefore(pageOf<MessageView>({ seq: 0 }), 50)).toBe(0);
  expect(messagesBefore(pageOf<MessageView>({ seq: 7, body: 'halo', quoted: null }, 49), 50)).toBeUndefined();
  expect(messagesBefore(pageOf<MessageView>({ seq: -50 }), 50)).toBeUndefined();
  expect(messagesAfter(pageOf<MessageView>({ seq: 7 }), 50)).toBe(8);
  expect(messagesAfter(pageOf<MessageView>({ seq: 7, body: 'halo', quoted: null }, 49), 50)).toBeUndefined();
  expect(messagesAfter([], 50)).toBeUndefined();
});

test('a page that ends early because its texts are long has a next one', () => {
  const long = { seq: 7, body: '€'.repeat(65_536), quoted: { body: '€'.repeat(65_536), sender: 'lead', kind: 'text' } };
  const page = Array.from({ length: 2 }, () => long as MessageView);
  expect([messagesBefore(page, 50), messagesAfter(page, 50)]).toEqual([7, 8]);
  expect(messagesBefore([{ ...long, quoted: null } as MessageView], 50)).toBeUndefined();
});
