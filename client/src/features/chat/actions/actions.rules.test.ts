import { expect, test } from '@jest/globals';
import type { ActedChats, ChatsAction, ContactView } from '#contracts/http/chat/chat';
import { outcomeOf, withAction, withEach } from './actions.rules.js';

const now = new Date('2026-11-22T08:00:00Z');
const calm = {
  conversationId: 'calm',
  needsOwner: null,
  takeoverUntil: null,
  unread: 0,
  markedUnread: false,
  labels: ['VIP'],
} as unknown as ContactView;
const calling = {
  ...calm,
  takeoverUntil: 'forever',
  needsOwner: { reason: 'bot-called', since: now.toISOString() },
  unread: 3,
} as ContactView;
const answering = { ...calling, needsOwner: { reason: 'lead-wrote', since: now.toISOString() } } as ContactView;
const after = (contact: ContactView, action: ChatsAction) => withAction(contact, action, now);

test('the optimistic result equals the server’s result', () => {
  expect(after(calling, { kind: 'read' })).toEqual({ ...calling, unread: 0 });
  expect(after(calm, { kind: 'unread' })).toEqual({ ...calm, unread: 1, markedUnread: true });
  expect(after(calling, { kind: 'unread' })).toMatchObject({ unread: 3, markedUnread: true });
  expect(after(calling, { kind: 'done' })).toEqual({ ...calm });
  expect(after(answering, { kind: 'done' })).toEqual({ ...calm, takeoverUntil: 'forever' });
  expect(after({ ...calm, unread: 2 }, { kind: 'done' })).toMatchObject({ unread: 2 });
  expect(after(answering, { kind: 'give-back' })).toMatchObject({ takeoverUntil: null, needsOwner: null, unread: 3 });
  const ended = { ...answering, takeoverUntil: '2026-11-22T07:00:00Z' };
  expect(after(ended, { kind: 'give-back' })).toBe(ended);
  expect(after(calm, { kind: 'label', label: 'Grosir' }).labels).toEqual(['VIP', 'Grosir']);
  expect(after(calm, { kind: 'label', label: 'vip' }).labels).toEqual(['VIP']);
  const full = { ...calm, labels: Array.from({ length: 10 }, (_, at) => `L${at}`) };
  expect(after(full, { kind: 'label', label: 'Grosir' })).toBe(full);
  const several = { ...calm, labels: ['Grosir', 'VIP', 'Lunas'] };
  expect(after(several, { kind: 'label', label: 'vip' })).toBe(several);
  expect(after(several, { kind: 'unlabel', label: 'vip' }).labels).toEqual(['Grosir', 'Lunas']);
});

test('only chosen rows change, and the order stays', () => {
  const other = { ...calm, conversationId: 'other' } as ContactView;
  const pages = { pages: [[other, calm], [calling]], pageParams: [null, 'x'] };
  const changed = withEach(pages, new Set(['calm']), (contact) => ({ ...contact, unread: 9 }));
  expect(changed.pages.map((page) => page.map(({ unread }) => unread))).toEqual([[0, 9], [9]]);
  expect(changed.pages[0]![0]).toBe(other);
});

test('the message says how many changed, and why the others did not', () => {
  const answer = (count: number, changed: number, contact: ContactView = calm) =>
    ({
      contacts: Array.from({ length: count }, () => contact),
      changed: Array.from({ length: changed }, () => 'x'),
    }) as unknown as ActedChats;
  const told = (action: ChatsAction, asked: number, given: ActedChats) => outcomeOf(action, asked, given);
  expect(told({ kind: 'read' }, 12, answer(12, 5))).toBe('✅ 12 chat ditandai sudah dibaca.');
  expect(told({ kind: 'unread' }, 12, answer(11, 11))).toBe('✅ 11 chat ditandai belum dibaca. 1 tidak ditemukan lagi.');
  expect(told({ kind: 'done' }, 12, answer(12, 3))).toBe('✅ 3 chat ditandai selesai. 9 lainnya memang tidak menunggu Anda.');
  expect(told({ kind: 'done' }, 2, answer(2, 0))).toBe('Tidak ada yang menunggu Anda di chat yang dipilih.');
  expect(told({ kind: 'give-back' }, 2, answer(2, 1))).toBe('✅ 1 chat dikembalikan ke bot. 1 lainnya memang sudah dijawab bot.');
  expect(told({ kind: 'give-back' }, 3, answer(2, 0))).toBe('Chat yang dipilih memang sudah dijawab bot. 1 tidak ditemukan lagi.');
  expect(told({ kind: 'label', label: 'VIP' }, 2, answer(2, 1))).toBe('✅ 2 chat berlabel VIP.');
  expect(told({ kind: 'label', label: 'Grosir' }, 2, answer(2, 0))).toBe(
    '0 chat berlabel Grosir. 2 sudah punya 10 label, jadi tidak ditambah.',
  );
  expect(told({ kind: 'unlabel', label: 'VIP' }, 4, answer(4, 2))).toBe('✅ Label VIP dilepas dari 2 chat.');
});
