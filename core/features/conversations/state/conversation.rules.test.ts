import { describe, expect, test } from '@jest/globals';
import { isOpen, joined, next, reasonOf, type ConversationEvent, type ConversationState } from './conversation.rules.js';

const now = 1_000_000_000;
const minute = 60_000;
const answered: ConversationState = {
  turn: 2,
  answeredTurn: 2,
  lastSender: 'bot',
  lastAt: now - 10 * minute,
  leadLastAt: now - 11 * minute,
  takeoverUntil: null,
  handedOver: false,
  need: null,
  latenessToldAt: null,
  unread: 0,
  markedUnread: false,
  optedInAt: null,
  optedOutAt: null,
  noFollowUpsAt: null,
  closingAt: null,
  followUpsFor: null,
  quotaToldAt: null,
};
const open: ConversationState = { ...answered, turn: 3, unread: 1, lastSender: 'lead' };
const human: ConversationState = { ...open, takeoverUntil: now + minute, need: { since: now - minute, reason: 'lead-wrote' } };
const called: ConversationState = {
  ...answered,
  handedOver: true,
  takeoverUntil: Infinity,
  need: { since: now - minute, reason: 'bot-called' },
};
const asked: ConversationState = { ...answered, need: { since: now - minute, reason: 'question' } };

const leadWrote: ConversationEvent = {
  kind: 'lead-wrote',
  at: now,
  readable: true,
  isSign: false,
  speaks: true,
  isNotice: false,
  consent: null,
  leftAlone: false,
};
const leadChanged: ConversationEvent = { kind: 'lead-changed', at: now, consent: null, saysElse: true, leftAlone: false };
const answer = {
  kind: 'bot-answered',
  turn: 3,
  says: true,
  closes: false,
  need: null,
  tellsQuota: false,
  excluded: false,
  isUnread: false,
} as const;

/** Formats a state like the rows of the table in `conversation.rules.ts`. */
function told(state: ConversationState): string {
  const until = state.takeoverUntil;
  const human = state.handedOver ? 'called' : until === Infinity ? 'human' : until !== null && until > now ? 'human for a time' : 'bot';
  return [isOpen(state) ? 'open' : 'answered', human, state.need?.reason ?? 'not needed', `${state.unread} unread`].join(', ');
}

describe('transitions of a conversation', () => {
  test.each<[string, ConversationState, ConversationEvent, string]>([
    ['a lead opens a turn', answered, leadWrote, 'open, bot, not needed, 1 unread'],
    ['a lead who writes to a human needs the owner', { ...human, need: null }, leadWrote, 'open, human for a time, lead-wrote, 2 unread'],
    [
      'one who is left alone needs nobody',
      { ...human, need: null },
      { ...leadWrote, leftAlone: true },
      'open, human for a time, not needed, 2 unread',
    ],
    [
      'a lead who changes a message says it to the human',
      { ...human, need: null },
      leadChanged,
      'open, human for a time, lead-wrote, 1 unread',
    ],
    [
      'unless only spaces change',
      { ...human, need: null },
      { ...leadChanged, saysElse: false },
      'open, human for a time, not needed, 1 unread',
    ],
    ['a changed message opens a turn', answered, leadChanged, 'open, bot, not needed, 0 unread'],
    ['a placeholder opens nothing', answered, { ...leadWrote, readable: false }, 'answered, bot, not needed, 1 unread'],
    ['a sign alone opens nothing', answered, { ...leadWrote, isSign: true }, 'answered, bot, not needed, 1 unread'],
    ['a notice is not even unread', answered, { ...leadWrote, speaks: false, isNotice: true }, 'answered, bot, not needed, 0 unread'],
    ['the bot answers', open, answer, 'answered, bot, not needed, 1 unread'],
    ['a draft of an older turn answers nothing', open, { ...answer, turn: 2 }, 'open, bot, not needed, 1 unread'],
    ['nothing is answered while a human writes', human, answer, 'open, human for a time, lead-wrote, 1 unread'],
    ['nothing is answered after STOP', { ...open, optedOutAt: now - 1 }, answer, 'open, bot, not needed, 1 unread'],
    ['nobody who is excluded is answered', open, { ...answer, excluded: true }, 'open, bot, not needed, 1 unread'],
    ['the bot calls the owner', open, { ...answer, need: 'bot-called' }, 'answered, called, bot-called, 1 unread'],
    ['an answer leaves the question open', { ...asked, turn: 3 }, answer, 'answered, bot, question, 0 unread'],
    ['an answer makes a failure good', { ...open, need: { since: 1, reason: 'ai-failed' } }, answer, 'answered, bot, not needed, 1 unread'],
    ['a failure hides no question', { ...asked, turn: 3 }, { kind: 'need-raised', reason: 'ai-failed' }, 'open, bot, question, 0 unread'],
    [
      'a failure of a turn that is answered says nothing',
      answered,
      { kind: 'need-raised', reason: 'ai-failed' },
      'answered, bot, not needed, 0 unread',
    ],
    ['the question is answered', asked, { kind: 'question-answered' }, 'answered, bot, not needed, 0 unread'],
    ['a call lasts on when a question is answered', called, { kind: 'question-answered' }, 'answered, called, bot-called, 0 unread'],
    ['the owner answers the call', called, { kind: 'owner-wrote', takeoverMs: minute }, 'answered, human for a time, not needed, 0 unread'],
    ['the owner finishes', called, { kind: 'finished' }, 'answered, bot, not needed, 0 unread'],
    ['finishing keeps the owner’s own takeover', human, { kind: 'finished' }, 'answered, human for a time, not needed, 0 unread'],
    ['the owner gives back what is open', human, { kind: 'given-back' }, 'open, bot, not needed, 1 unread'],
    ['the switch answers nobody', human, { kind: 'taken-over' }, 'open, human, lead-wrote, 1 unread'],
    ['the number moved', open, { kind: 'number-moved' }, 'answered, bot, number-moved, 1 unread'],
    ['reading settles nothing', open, { kind: 'read' }, 'open, bot, not needed, 0 unread'],
  ])('%s', (_name, state, event, after) => expect(told(next(state, event, now))).toBe(after));

  test('an owner’s late message from the phone takes over and leaves open what the lead wrote after it', () => {
    const late = next(
      open,
      { kind: 'owner-wrote-on-phone', at: now - 12 * minute, takeoverMs: 60 * minute, speaks: true, isFirst: false },
      now,
    );
    expect(told(late)).toBe('open, human for a time, not needed, 1 unread');
    expect(late).toMatchObject({ lastSender: 'lead', lastAt: open.lastAt, takeoverUntil: now + 48 * minute });
  });

  test('STOP counts from the last time, MULAI ends it, and a broadcast list counts too', () => {
    const out = next(answered, { ...leadWrote, speaks: false, consent: 'out' }, now);
    expect(out).toMatchObject({ optedOutAt: now, turn: answered.turn });
    expect(next(out, { ...leadWrote, at: now + 1, consent: 'out' }, now + 1).optedOutAt).toBe(now + 1);
    expect(next(out, { ...leadWrote, consent: 'in' }, now)).toMatchObject({ optedInAt: now, optedOutAt: null, noFollowUpsAt: null });
  });

  test('the order in the chat holds when WhatsApp’s times disagree', () => {
    const started = next(next(answered, { ...leadWrote, at: now, consent: 'out' }, now), { ...leadWrote, at: now - 9, consent: 'in' }, now);
    expect(started).toMatchObject({ optedInAt: now, optedOutAt: null });
    expect(next(started, { ...leadWrote, at: now - 9, consent: 'out' }, now).optedOutAt).toBe(now);
  });
});

test.each([
  [null, 'ai-failed', 'ai-failed'],
  ['no-quota', 'ai-failed', 'ai-failed'],
  ['question', 'ai-failed', 'question'],
  ['question', 'bot-called', 'bot-called'],
  ['bot-called', 'question', 'bot-called'],
  ['question', 'complaint', 'complaint'],
  ['question', 'called-off', 'called-off'],
  ['called-off', 'question', 'called-off'],
  ['called-off', 'lead-wrote', 'called-off'],
  ['called-off', 'receipt', 'receipt'],
  ['complaint', 'called-off', 'complaint'],
  ['no-quota', 'called-off', 'called-off'],
  ['receipt', 'no-quota', 'receipt'],
  ['complaint', 'receipt', 'complaint'],
] as const)('of %s and then %s, %s is kept', (present, added, kept) => expect(reasonOf(present, added)).toBe(kept));

test.each([
  ['MULAI is later', { optedOutAt: 5, noFollowUpsAt: 7 }, { optedInAt: 8 }, { optedInAt: 8, optedOutAt: null, noFollowUpsAt: null }],
  ['only STOP is later', { optedOutAt: 5, noFollowUpsAt: 3 }, { optedInAt: 4 }, { optedInAt: 4, optedOutAt: 5, noFollowUpsAt: null }],
  ['both in one moment', { optedOutAt: 5 }, { optedInAt: 5 }, { optedInAt: 5, optedOutAt: 5 }],
  ['nobody wrote MULAI', { optedOutAt: 5 }, { optedOutAt: 9 }, { optedInAt: null, optedOutAt: 9 }],
])('one person’s two conversations, refused and allowed: %s', (_, one, other, wanted) => {
  const found = { isOpen: false, goneIsNewer: false };
  expect(joined({ ...answered, ...one }, { ...answered, ...other }, found, now)).toMatchObject(wanted);
  expect(joined({ ...answered, ...other }, { ...answered, ...one }, found, now)).toMatchObject(wanted);
});

test('one person’s two conversations: open turns stay open, and a call counts before an older question', () => {
  const one = joined(
    { ...asked, need: { since: 1, reason: 'question' } },
    { ...called, turn: 3 },
    { isOpen: true, goneIsNewer: true },
    now,
  );
  expect(told(one)).toBe('open, called, bot-called, 0 unread');
  expect(one).toMatchObject({ turn: 5, answeredTurn: 4, need: { since: 1 } });
});
