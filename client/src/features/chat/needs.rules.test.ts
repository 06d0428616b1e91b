import { expect, test } from '@jest/globals';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { badgeCount } from '../shell/badge-count.js';
import { missingReply } from './needs.rules.js';

const now = new Date('2026-11-22T08:00:00Z');
const lead = { fromMe: true, unanswered: null } as MessageView;
const calm = { needsOwner: null, takeoverUntil: null, unread: 0 } as ContactView;
const calling = { ...calm, needsOwner: { reason: 'ai-failed', since: now.toISOString() } } as ContactView;

test('a missing answer is shown at the message that got none, or at the last message of a waiting lead', () => {
  expect(missingReply({ ...lead, unanswered: 'no-quota' }, false, calm)).toBe('Tidak dijawab: kuota AI habis');
  expect(missingReply(lead, true, calling)).toBe('Belum dijawab: layanan AI bermasalah');
  expect(missingReply(lead, false, calling)).toBeNull();
  expect(missingReply(lead, true, calm)).toBeNull();
  expect(missingReply({ ...lead, fromMe: false }, true, calling)).toBeNull();
});

test('a badge stays small', () => {
  expect([badgeCount(3), badgeCount(99), badgeCount(100)]).toEqual(['3', '99', '99+']);
});
