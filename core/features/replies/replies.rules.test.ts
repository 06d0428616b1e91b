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
    answersWhen: 'always',
    answersAfterMinutes: 10,
    openingHours: null,
    timeZone: 'WIB',
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

describe('a lead that no answer can reach', () => {
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
  test('restarts with each message', () => {
    expect(decideGate(turnWith({ thread: [said(2, 4_000), said(3, 1_000)], turn: 3 }), facts())).toEqual({
      kind: 'wait',
      untilMs: nowMs + 2_000,
    });
  });

  test('does not count answered messages', () => {
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

  test('of zero does not wait', () => {
    const noQuiet = facts({ leadIsTyping: true, limits: { ...facts().limits, quietMs: 0 } });
    expect(decideGate(turnWith({ thread: [said(2, 0)] }), noQuiet)).toEqual({ kind: 'answer' });
  });

  test('is not fooled by a database clock that runs ahead', () => {
    expect(decideGate(turnWith({ thread: [said(2, -60_000)] }), facts())).toEqual({ kind: 'wait', untilMs: nowMs + 3_000 });
  });
});

test('drafts that are dropped repeatedly get growing pauses', () => {
  expect([1, 2, 3, 4, 5, 20].map(pauseAfterStale)).toEqual([0, 0, 1_000, 2_000, 4_000, 30_000]);
});

test('a deleted message needs no answer; the others do', () => {
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

describe('an owner who answers during the opening hours', () => {
  // 2026-11-21 is a Saturday; nowMs is 15.00 in Jakarta
  const day = { opens: '08:00', closes: '17:00' };
  const open = facts({ answersWhen: 'outside-hours', openingHours: [day, day, day, day, day, day, null] });
  const at = (time: string) => Date.parse(`${time}+07:00`);
  const asked = (time: string) => turnWith({ thread: [{ ...said(2, 0), storedAtMs: at(time) }], leadLastAt: new Date(at(time)) });
  const look = (time: string) => ({ ...open, nowMs: at(time) });
  const closing = at('2026-11-21T17:00:00');

  test.each([
    ['at opening', '2026-11-21T08:00:00', '2026-11-21T08:00:05', closing],
    ['in the afternoon', '2026-11-21T16:59:58', '2026-11-21T16:59:59', closing],
  ])('comes first %s, until the shop closes', (_, time, now, untilMs) => {
    expect(decideGate(asked(time), look(now))).toEqual({ kind: 'wait', untilMs, forOwner: true });
  });

  test.each([
    ['just before opening, also when it is looked at after it', '2026-11-21T07:59:58', '2026-11-21T08:00:05'],
    ['at closing', '2026-11-21T17:00:00', '2026-11-21T17:00:05'],
    ['at night', '2026-11-21T23:30:00', '2026-11-21T23:30:05'],
    ['on a closed day', '2026-11-22T11:00:00', '2026-11-22T11:00:05'],
    ['shortly before closing, once the shop is closed', '2026-11-21T16:59:58', '2026-11-21T17:00:01'],
  ])('leaves messages to the bot that arrive %s', (_, time, now) => {
    expect(decideGate(asked(time), look(now))).toEqual({ kind: 'answer' });
  });

  test('still applies at closing to a lead who is writing', () => {
    expect(decideGate(asked('2026-11-21T16:59:59'), look('2026-11-21T17:00:00'))).toEqual({ kind: 'wait', untilMs: closing + 2_000 });
  });

  test('keeps messages too old for the bot at closing', () => {
    expect(decideGate(asked('2026-11-21T10:00:00'), look('2026-11-21T17:00:00'))).toEqual({ kind: 'settle', reason: 'left-to-owner' });
    expect(needOf('left-to-owner')).toBe('lead-wrote');
    expect(decideGate(asked('2026-11-21T02:00:00'), look('2026-11-21T09:00:00'))).toEqual({ kind: 'settle', reason: 'too-old' });
  });

  test('may give a chat to the bot at once', () => {
    const turn = { ...asked('2026-11-21T15:00:00'), reopenedAt: new Date(at('2026-11-21T15:10:00')) };
    expect(decideGate(turn, look('2026-11-21T15:10:01'))).toEqual({ kind: 'answer' });
    // A message after that counts as the owner's again.
    const later = { ...turn, leadLastAt: new Date(at('2026-11-21T15:20:00')) };
    expect(decideGate(later, look('2026-11-21T15:20:05'))).toMatchObject({ kind: 'wait', forOwner: true });
  });

  test('keeps taken over chats, and the quota does not matter before the shop closes', () => {
    expect(decideGate({ ...asked('2026-11-21T15:00:00'), takenOver: true }, look('2026-11-21T15:00:05'))).toEqual({ kind: 'hold' });
    const poor = { ...look('2026-11-21T15:00:05'), plan: { active: true, aiResponsesLeft: 0 } };
    expect(decideGate(asked('2026-11-21T15:00:00'), poor)).toMatchObject({ kind: 'wait', forOwner: true });
  });
});

test('an owner who wants to answer first has that many minutes from the first unanswered message on', () => {
  const first = facts({ answersWhen: 'unanswered', answersAfterMinutes: 5 });
  const burst = (ago: number) => turnWith({ thread: [said(2, ago), said(3, 10_000)], turn: 3 });
  expect(decideGate(burst(299_000), first)).toEqual({ kind: 'wait', untilMs: nowMs + 1_000, forOwner: true });
  expect(decideGate(burst(300_000), first)).toEqual({ kind: 'answer' });
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
