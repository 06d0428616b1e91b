import { describe, expect, test } from '@jest/globals';
import type { ConversationId, MessageId } from '#contracts/values/ids';
import type { OpenTurn, ThreadMessage } from '../conversations/conversations.types.js';
import { decideGate, needOf, pauseAfterStale, type GateFacts } from './replies.rules.js';

const nowMs = Date.parse('2026-11-21T08:00:00Z');

function said(turn: number, agoMs: number): ThreadMessage {
  return {
    id: String(turn) as MessageId,
    transcript: null,
    quoted: null,
    hasFile: false,
    sender: 'lead',
    kind: 'text',
    body: 'halo',
    seq: turn,
    turn,
    storedAtMs: nowMs - agoMs,
  };
}

function turnWith(more: Partial<OpenTurn> = {}): OpenTurn {
  return {
    conversationId: 'c' as ConversationId,
    jid: 'j',
    name: 'Budi',
    phoneNumber: '628',
    calledName: 'Budi',
    turn: 2,
    answeredTurn: 1,
    takenOver: false,
    optedOut: false,
    quotaTold: false,
    blacklisted: false,
    lastSender: 'lead',
    leadLastAt: new Date(nowMs - 5_000),
    recentBotMessages: 0,
    answersThisHour: 0,
    answersToday: 0,
    thread: [said(1, 60_000), said(2, 5_000)],
    memory: { summary: '', uptoSeq: 0, facts: {} },
    ...more,
  };
}

function facts(more: Partial<GateFacts> = {}): GateFacts {
  return {
    nowMs,
    leadIsTyping: false,
    notificationNumber: '',
    callReply: '',
    quotaReply: '',
    isTrained: true,
    plan: { active: true, aiResponsesLeft: 10 },
    limits: { quietMs: 3_000, maxWaitMs: 20_000, maxAgeMinutes: 360, loopLimit: 20, answersPerHour: 30, answersPerDay: 100 },
    ...more,
  };
}

test('an open turn of a quiet lead is answered', () => {
  expect(decideGate(turnWith(), facts())).toEqual({ kind: 'answer' });
  expect(decideGate(turnWith(), facts({ plan: { active: true, aiResponsesLeft: 'Unlimited' } }))).toEqual({ kind: 'answer' });
});

test('nothing open, nothing to do', () => {
  expect(decideGate(turnWith({ answeredTurn: 2, blacklisted: true }), facts())).toEqual({ kind: 'done' });
});

test.each([
  ['blacklisted', { blacklisted: true, takenOver: true }, {}],
  ['opted-out', { optedOut: true, takenOver: true }, {}],
  ['too-old', { leadLastAt: new Date(nowMs - 361 * 60_000) }, {}],
  ['no-package', {}, { plan: { active: false, aiResponsesLeft: 5 } }],
  ['no-quota', {}, { plan: { active: true, aiResponsesLeft: 0 } }],
  ['untrained', {}, { isTrained: false }],
  ['loop', { recentBotMessages: 20 }, {}],
  ['hourly', { answersThisHour: 30 }, {}],
  ['daily', { answersToday: 100 }, {}],
] as const)('%s: no answer, for good', (reason, turn, more) => {
  expect(decideGate(turnWith(turn), facts(more))).toEqual({ kind: 'settle', reason });
});

describe('a lead whom nothing can answer', () => {
  const quotaReply = 'Mohon tunggu, admin akan membalas.';
  const empty = facts({ quotaReply, plan: { active: true, aiResponsesLeft: 0 } });

  test('reads the owner’s words for it, once', () => {
    expect(decideGate(turnWith(), empty)).toEqual({ kind: 'say', text: quotaReply, insteadOf: 'no-quota' });
    expect(decideGate(turnWith({ quotaTold: true }), empty)).toEqual({ kind: 'settle', reason: 'no-quota' });
    const over = facts({ quotaReply, plan: { active: false, aiResponsesLeft: 5 } });
    expect(decideGate(turnWith(), over)).toEqual({ kind: 'say', text: quotaReply, insteadOf: 'no-package' });
  });

  test('reads nothing while a human writes, in a burst, after too many messages, or for a call', () => {
    expect(decideGate(turnWith({ takenOver: true }), empty)).toEqual({ kind: 'hold' });
    expect(decideGate(turnWith({ thread: [said(2, 100)] }), empty)).toMatchObject({ kind: 'wait' });
    expect(decideGate(turnWith({ recentBotMessages: 20 }), empty)).toEqual({ kind: 'settle', reason: 'loop' });
    const missed = { ...said(2, 5_000), kind: 'call' as const };
    expect(decideGate(turnWith({ thread: [missed] }), { ...empty, callReply: 'Mohon chat saja.' })).toEqual({
      kind: 'settle',
      reason: 'no-quota',
    });
  });
});

test('words of the owner’s own need no training', () => {
  const missed = { ...said(2, 5_000), kind: 'call' as const };
  const untrained = facts({ isTrained: false, callReply: 'Mohon chat saja.', quotaReply: 'Mohon tunggu.' });
  expect(decideGate(turnWith({ thread: [missed] }), untrained)).toEqual({ kind: 'say', text: 'Mohon chat saja.' });
  const empty = { ...untrained, plan: { active: true, aiResponsesLeft: 0 } };
  expect(decideGate(turnWith(), empty)).toMatchObject({ kind: 'say', insteadOf: 'no-quota' });
});

test('a human’s conversation is left alone but stays open', () => {
  expect(decideGate(turnWith({ takenOver: true }), facts())).toEqual({ kind: 'hold' });
});

describe('quiet time', () => {
  test('begins anew with each message', () => {
    expect(decideGate(turnWith({ thread: [said(2, 4_000), said(3, 1_000)], turn: 3 }), facts())).toEqual({
      kind: 'wait',
      untilMs: nowMs + 2_000,
    });
  });

  test('does not count what was answered already', () => {
    expect(decideGate(turnWith({ thread: [said(1, 30_000), said(2, 3_000)] }), facts())).toEqual({ kind: 'answer' });
    expect(decideGate(turnWith({ thread: [said(1, 30_000), said(2, 1_000)] }), facts())).toEqual({ kind: 'wait', untilMs: nowMs + 2_000 });
  });

  test('is longer while the lead types', () => {
    expect(decideGate(turnWith(), facts({ leadIsTyping: true }))).toMatchObject({ kind: 'wait' });
  });

  test('ends at the longest wait, typing or not', () => {
    const burst = turnWith({ thread: [said(2, 20_000), said(3, 100)], turn: 3 });
    expect(decideGate(burst, facts({ leadIsTyping: true }))).toEqual({ kind: 'answer' });
  });

  test('of zero waits for nobody', () => {
    const noQuiet = facts({ leadIsTyping: true, limits: { ...facts().limits, quietMs: 0 } });
    expect(decideGate(turnWith({ thread: [said(2, 0)] }), noQuiet)).toEqual({ kind: 'answer' });
  });

  test('is not fooled by a database clock that runs ahead', () => {
    expect(decideGate(turnWith({ thread: [said(2, -60_000)] }), facts())).toEqual({ kind: 'wait', untilMs: nowMs + 3_000 });
  });
});

test('drafts dropped again and again come ever slower', () => {
  expect([1, 2, 3, 4, 5, 20].map(pauseAfterStale)).toEqual([0, 0, 1_000, 2_000, 4_000, 30_000]);
});

test('what the lead took back needs no answer; what still stands does', () => {
  const deleted = { ...said(2, 5_000), kind: 'deleted' as const, body: '' };
  expect(decideGate(turnWith({ thread: [said(1, 60_000), deleted] }), facts())).toEqual({ kind: 'settle', reason: 'withdrawn' });
  expect(decideGate(turnWith({ thread: [said(2, 5_000), { ...deleted, turn: 3 }], turn: 3 }), facts())).toEqual({ kind: 'answer' });
});

test('the notification number is no lead', () => {
  expect(decideGate(turnWith(), facts({ notificationNumber: '628' }))).toEqual({ kind: 'settle', reason: 'notification-number' });
  expect(decideGate(turnWith({ phoneNumber: 'lid:628' }), facts({ notificationNumber: '628' }))).toEqual({ kind: 'answer' });
});

test('a missed call is answered with the owner’s words or not at all; with a message beside it the bot answers', () => {
  const missed = { ...said(2, 5_000), kind: 'call' as const };
  expect(decideGate(turnWith({ thread: [missed] }), facts())).toEqual({ kind: 'settle', reason: 'call' });
  expect(decideGate(turnWith({ thread: [missed] }), facts({ callReply: 'Mohon chat saja.' }))).toEqual({
    kind: 'say',
    text: 'Mohon chat saja.',
  });
  expect(decideGate(turnWith({ thread: [missed], takenOver: true }), facts({ callReply: 'x' }))).toEqual({ kind: 'hold' });
  expect(decideGate(turnWith({ thread: [missed, said(2, 5_000)] }), facts())).toEqual({ kind: 'answer' });
});

test.each(['no-package', 'no-quota', 'untrained', 'loop', 'too-old'] as const)('a turn that ends with %s needs the owner', (reason) => {
  expect(needOf(reason)).toBe(reason);
});

test.each(['withdrawn', 'notification-number', 'call', 'blacklisted', 'opted-out'] as const)(
  'a turn that ends with %s needs nobody',
  (reason) => {
    expect(needOf(reason)).toBeNull();
  },
);

test('a plan without limit answers, and just old enough is not too old', () => {
  expect(decideGate(turnWith(), facts({ plan: { active: true, aiResponsesLeft: 'Unlimited' } }))).toEqual({ kind: 'answer' });
  expect(decideGate(turnWith({ leadLastAt: new Date(nowMs - 360 * 60_000) }), facts())).toEqual({ kind: 'answer' });
});
