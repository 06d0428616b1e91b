import { expect, test } from '@jest/globals';
import type { ContactView } from '#contracts/http/chat/chat';
import { fitsFilter, takeoverOf } from './contact-filter.rules.js';

const calm = { needsOwner: null, takeoverUntil: null, unread: 0 } as ContactView;

test('a takeover holds until its end, or for ever', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  expect(takeoverOf({ takeoverUntil: null }, now)).toEqual({ kind: 'none' });
  expect(takeoverOf({ takeoverUntil: 'forever' }, now)).toEqual({ kind: 'forever' });
  expect(takeoverOf({ takeoverUntil: '2026-11-21T07:59:00Z' }, now)).toEqual({ kind: 'none' });
  expect(takeoverOf({ takeoverUntil: '2026-11-21T08:30:00Z' }, now)).toEqual({ kind: 'until', until: new Date('2026-11-21T08:30:00Z') });
});

test('each filter matches its contacts, and no filter matches all', () => {
  const now = new Date('2026-11-22T08:00:00Z');
  const calling = { ...calm, needsOwner: { reason: 'ai-failed', since: now.toISOString() } } as ContactView;
  const taken = { ...calm, takeoverUntil: '2026-11-22T09:00:00Z' };
  const over = { ...calm, takeoverUntil: '2026-11-22T07:00:00Z' };
  const unread = { ...calm, unread: 2 };
  const called = { ...taken, needsOwner: { reason: 'bot-called', since: now.toISOString() } } as ContactView;
  const all = [calm, calling, taken, over, unread, called];
  const fitting = (filter: Parameters<typeof fitsFilter>[1]) => all.filter((one) => fitsFilter(one, filter, now));
  expect(fitting(null)).toEqual(all);
  expect(fitting('needs-owner')).toEqual([calling, called]);
  expect(fitting('taken-over')).toEqual([taken]);
  expect(fitting('unread')).toEqual([unread]);
});
