import { describe, expect, test } from '@jest/globals';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import {
  isOlder,
  laterStatus,
  withChangedMessage,
  withContact,
  withKnownContact,
  withLogLine,
  withMessage,
  withMessageStatus,
  withoutContact,
  type ContactPages,
  type ThreadPages,
} from './folds.js';

const id = (n: number) => `0197c0de-0000-7000-8000-00000000000${n}` as ContactView['conversationId'];

function contact(n: number, seconds: number, change: Partial<ContactView> = {}): ContactView {
  return {
    conversationId: id(n),
    name: `Kontak ${n}`,
    phoneNumber: `62812000000${n}`,
    messageCount: 1,
    lastMessage: null,
    lastAt: { seconds, nanoseconds: 0 },
    takeoverUntil: null,
    closing: false,
    optedOut: false,
    getsNotices: false,
    blacklisted: false,
    needsOwner: null,
    unread: 0,
    labels: [],
    ...change,
  };
}

function message(seq: number, change: Partial<MessageView> = {}): MessageView {
  return {
    id: `m${seq}`,
    conversationId: id(1),
    body: `isi ${seq}`,
    fromMe: false,
    sender: 'bot',
    kind: 'text',
    status: 'queued',
    timestamp: { seconds: seq, nanoseconds: 0 },
    media: null,
    quoted: null,
    editedAt: null,
    unanswered: null,
    unsent: null,
    seq,
    ...change,
  };
}

const list = (...pages: ContactView[][]): ContactPages => ({ pages, pageParams: pages.map(() => null) });
const thread = (...pages: MessageView[][]): ThreadPages => ({ pages, pageParams: pages.map(() => null) });
const names = (pages: ContactPages) => pages.pages.map((page) => page.map((row) => row.name));
const seqs = (pages: ThreadPages) => pages.pages.map((page) => page.map((row) => row.seq));

describe('contacts', () => {
  test('a contact with a new message moves to the top, out of whatever page it was in', () => {
    const before = list([contact(1, 50), contact(2, 40)], [contact(3, 30)]);
    expect(names(withContact(before, contact(3, 60)))).toEqual([['Kontak 3', 'Kontak 1', 'Kontak 2'], []]);
  });

  test('a contact that was never seen appears where its last message belongs', () => {
    expect(names(withContact(list([contact(1, 50), contact(2, 40)]), contact(3, 45)))).toEqual([['Kontak 1', 'Kontak 3', 'Kontak 2']]);
    expect(names(withContact(list([]), contact(3, 45)))).toEqual([['Kontak 3']]);
  });

  test('a change without a new message leaves the contact where it is', () => {
    const after = withContact(list([contact(1, 50), contact(2, 40)]), contact(2, 40, { takeoverUntil: 'forever' }));
    expect(names(after)).toEqual([['Kontak 1', 'Kontak 2']]);
    expect(after.pages[0]?.[1]?.takeoverUntil).toBe('forever');
  });

  test('a search result does not grow by itself', () => {
    const found = list([contact(1, 50)]);
    expect(withKnownContact(found, contact(2, 60))).toBe(found);
    expect(withKnownContact(found, contact(1, 60, { name: 'Baru' })).pages[0]?.[0]?.name).toBe('Baru');
  });
});

describe('the place of a contact', () => {
  test('is by parts of a second too, behind one of the same moment', () => {
    const late = contact(1, 50, { lastAt: { seconds: 50, nanoseconds: 600_000_000 } });
    const early = contact(2, 50, { lastAt: { seconds: 50, nanoseconds: 200_000_000 } });
    const between = contact(3, 50, { lastAt: { seconds: 50, nanoseconds: 400_000_000 } });
    expect(names(withContact(list([late, early]), between))).toEqual([['Kontak 1', 'Kontak 3', 'Kontak 2']]);
    expect(names(withContact(list([contact(1, 50)]), contact(2, 50)))).toEqual([['Kontak 1', 'Kontak 2']]);
  });

  test('is on a later page where all of an earlier one are newer, and at the end where all are', () => {
    const before = list([contact(1, 50), contact(2, 40)], [contact(3, 30)]);
    expect(names(withContact(before, contact(4, 35)))).toEqual([
      ['Kontak 1', 'Kontak 2'],
      ['Kontak 4', 'Kontak 3'],
    ]);
    expect(names(withContact(before, contact(4, 10)))).toEqual([
      ['Kontak 1', 'Kontak 2'],
      ['Kontak 3', 'Kontak 4'],
    ]);
  });

  test('in search results is changed on any page', () => {
    const found = list([contact(1, 50), contact(2, 40)], [contact(3, 30)]);
    expect(withKnownContact(found, contact(3, 30, { name: 'Baru' })).pages[1]?.[0]?.name).toBe('Baru');
    expect(withKnownContact(found, contact(2, 40, { name: 'Baru' })).pages.flat()[1]?.name).toBe('Baru');
  });

  test('is none when the contact is gone; the others keep theirs', () => {
    const before = list([contact(1, 50), contact(2, 40)], [contact(3, 30)]);
    expect(names(withoutContact(before, contact(2, 40)))).toEqual([['Kontak 1'], ['Kontak 3']]);
    expect(names(withoutContact(before, contact(4, 40)))).toEqual([['Kontak 1', 'Kontak 2'], ['Kontak 3']]);
  });
});

describe('threads', () => {
  test('a message comes into a thread that has no page yet, and a state changes its message only', () => {
    expect(seqs(withMessage(thread(), message(1)))).toEqual([[1]]);
    const after = withMessageStatus(thread([message(1), message(2)]), 'm1', 'read');
    expect(after.pages[0]?.map((one) => one.status)).toEqual(['read', 'queued']);
  });

  test('a message is added once, however often it is pushed', () => {
    const once = withMessage(thread([message(1)]), message(2));
    expect(seqs(once)).toEqual([[1, 2]]);
    expect(seqs(withMessage(once, message(2)))).toEqual([[1, 2]]);
  });

  test('a message of an older page that is pushed again stays where it is', () => {
    const before = thread([message(5)], [message(1), message(2)]);
    const after = withMessage(before, message(2, { body: 'baru', status: 'delivered' }));
    expect(seqs(after)).toEqual([[5], [1, 2]]);
    expect(after.pages[1]?.[1]).toMatchObject({ body: 'baru', status: 'delivered' });
  });

  test('messages that arrive out of order stand in order; older pages stay', () => {
    expect(seqs(withMessage(thread([message(5), message(7)], [message(1)]), message(6)))).toEqual([[5, 6, 7], [1]]);
  });

  test('a repeated message does not fall back behind its known state', () => {
    const read = withMessageStatus(thread([message(1)]), 'm1', 'read');
    expect(withMessage(read, message(1, { status: 'sent' })).pages[0]?.[0]?.status).toBe('read');
  });

  test.each([
    ['queued', 'sent', 'sent'],
    ['read', 'delivered', 'read'],
    ['sent', 'failed', 'failed'],
    ['failed', 'sent', 'sent'],
    ['delivered', 'failed', 'delivered'],
  ] as const)('%s then %s is %s', (present, incoming, expected) => {
    expect(laterStatus(present, incoming)).toBe(expected);
  });

  test.each([
    ['fails for a reason', 'queued', null, 'failed', 'takeover', 'takeover'],
    ['fails again, and no reason is told', 'failed', 'takeover', 'failed', null, 'takeover'],
    ['is sent after all', 'failed', 'takeover', 'sent', null, null],
    ['fails after it was read', 'read', null, 'failed', 'takeover', null],
  ] as const)('a message that %s', (...[, status, unsent, incoming, reason, shown]) => {
    const before = thread([message(1, { status, unsent }), message(2, { unsent: 'late', status: 'failed' })]);
    const after = withMessageStatus(before, 'm1', incoming, reason);
    expect(after.pages[0]!.map((one) => one.unsent)).toEqual([shown, 'late']);
  });

  test('a changed message replaces a shown one and never brings an unloaded one', () => {
    const before = thread([message(1)]);
    expect(withChangedMessage(before, message(1, { body: 'baru' })).pages[0]?.[0]?.body).toBe('baru');
    expect(seqs(withChangedMessage(before, message(9)))).toEqual([[1]]);
  });
});

test('a log keeps only its newest lines', () => {
  expect(withLogLine(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
});

describe('views that arrive late', () => {
  test('a contact is older than a view with a larger version, in whatever list and page that is', () => {
    const newer = contact(3, 10, { version: 8 });
    const lists = [list([contact(1, 50)]), undefined, list([], [newer])];
    expect(isOlder(contact(3, 10, { version: 7 }), lists)).toBe(true);
    expect(isOlder(contact(3, 10, { version: 8 }), lists)).toBe(false);
    expect(isOlder(contact(3, 10, { version: 9 }), lists)).toBe(false);
    expect(isOlder(contact(1, 50, { version: 1 }), lists)).toBe(false);
    expect(isOlder(contact(3, 10), lists)).toBe(false);
  });

  test('a deleted message stays deleted', () => {
    const deleted = message(1, { kind: 'deleted', body: '' });
    for (const fold of [withMessage, withChangedMessage]) {
      expect(fold(thread([deleted]), message(1, { body: 'isi lama', editedAt: '2026-11-21T10:00:00.000Z' })).pages[0]).toEqual([deleted]);
      expect(fold(thread([message(1)]), deleted).pages[0]).toEqual([deleted]);
    }
  });

  test('an edited message keeps its text when an older one arrives, and gets a newer one', () => {
    const edited = message(1, { body: 'kedua', editedAt: '2026-11-21T10:00:00.000Z' });
    const third = message(1, { body: 'ketiga', editedAt: '2026-11-21T10:00:01.000Z' });
    for (const fold of [withMessage, withChangedMessage]) {
      const bodies = (incoming: MessageView) => fold(thread([edited]), incoming).pages[0]!.map((one) => one.body);
      expect(bodies(message(1, { body: 'pertama' }))).toEqual(['kedua']);
      expect(bodies({ ...edited, editedAt: '2026-11-21T09:59:59.000Z' })).toEqual(['kedua']);
      expect(bodies(third)).toEqual(['ketiga']);
      expect(bodies(message(1, { kind: 'deleted', body: '' }))).toEqual(['']);
    }
  });
});
