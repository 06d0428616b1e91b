import { expect, test } from '@jest/globals';
import type { UnsentReason } from '#contracts/values/unsent';
import { needAfterCut, opensChat, whyNotNow, type BubbleState, type Speech } from './permission.rules.js';

const maxAgeMs = 6 * 3_600_000;
const calm: BubbleState = {
  speech: 'answer',
  ageMs: 5_000,
  isPastEnd: false,
  leadWrote: false,
  leadAsked: false,
  ownerWrote: false,
  takenOver: false,
  numberMoved: false,
  optedOut: false,
  excluded: false,
  getsNotices: false,
  bought: false,
  botStopped: false,
  leadNeverWrote: false,
};
const kinds: readonly Speech[] = ['answer', 'follow-up', 'lateness', 'owners-words'];
const allowed = null;

test.each<[string, Partial<BubbleState>, [UnsentReason | null, UnsentReason | null, UnsentReason | null]]>([
  ['nothing happened', {}, [allowed, allowed, allowed]],
  ['the owner wrote', { ownerWrote: true, takenOver: true }, ['owner-wrote', 'owner-wrote', 'owner-wrote']],
  ['the owner took over', { takenOver: true }, ['takeover', 'takeover', 'takeover']],
  ['the number belongs to somebody else', { numberMoved: true }, ['number-moved', 'number-moved', 'number-moved']],
  ['STOP', { optedOut: true, leadWrote: true, leadAsked: true }, ['opted-out', 'opted-out', 'opted-out']],
  ['excluded', { excluded: true }, ['blacklisted', 'blacklisted', 'blacklisted']],
  ['it is the number for notices', { getsNotices: true }, ['notification-number', 'notification-number', 'notification-number']],
  ['the lead asked', { leadWrote: true, leadAsked: true }, ['lead-wrote', 'lead-wrote', allowed]],
  ['the lead wrote what asks nothing', { leadWrote: true }, [allowed, 'lead-wrote', allowed]],
  ['the lead bought', { bought: true }, [allowed, 'closing', allowed]],
  ['the bot was stopped', { botStopped: true }, ['bot-stopped', 'bot-stopped', 'bot-stopped']],
  ['it waited for as long as it may', { ageMs: maxAgeMs }, [allowed, allowed, allowed]],
  ['it waited for longer', { ageMs: maxAgeMs + 1 }, ['late', allowed, 'late']],
  ['its window is over', { isPastEnd: true }, [allowed, 'late', allowed]],
])('%s: which kinds of message may be sent', (_, change, expected) => {
  const reasons = kinds.map((speech) => whyNotNow({ ...calm, ...change, speech }, maxAgeMs));
  expect(reasons).toEqual([...expected, allowed]);
});

test('follow-ups start a chat, and the owner’s words do where the lead has never written', () => {
  const starting = (leadNeverWrote: boolean) => kinds.filter((speech) => opensChat({ speech, leadNeverWrote }));
  expect([starting(false), starting(true)]).toEqual([['follow-up'], ['follow-up', 'owners-words']]);
});

test('the owner is needed for an answer that nobody completes', () => {
  const after = (reason: UnsentReason, nothingSent: boolean) => needAfterCut(reason, { speech: 'answer', nothingSent });
  expect([after('late', false), after('bot-stopped', false), after('takeover', true)]).toEqual(['unsent', 'unsent', 'unsent']);
  expect([after('takeover', false), after('owner-wrote', true), after('lead-wrote', true), after('opted-out', true)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(needAfterCut('late', { speech: 'lateness', nothingSent: true })).toBeNull();
});
