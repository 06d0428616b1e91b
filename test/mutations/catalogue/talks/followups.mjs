import { mistakesIn } from '../../mistake.mjs';

const sending = { file: 'core/features/followups/sending.rules.ts', test: 'core/features/followups/sending.rules.test.ts' };
const clock = { file: 'core/features/followups/followups.rules.ts', test: 'core/features/followups/followups.rules.test.ts' };
const zones = { file: 'contracts/values/time-zones.ts', test: 'core/features/followups/followups.rules.test.ts' };
const sender = {
  file: 'core/features/followups/follow-up-sender.service.ts',
  test: 'test/integration/followups/followups-once.long.test.ts',
};
const idleConversations = {
  file: 'core/features/conversations/messages/idle/idle-conversations.statements.ts',
  test: 'test/integration/followups/followups-time.test.ts',
};
const rows = { file: 'core/features/followups/followups.statements.ts', test: 'test/integration/followups/followups-time.test.ts' };

const leaving = {
  file: 'core/features/conversations/messages/permission.statements.ts',
  test: 'test/integration/chat/conversations-outbox.test.ts',
};

const queues = { file: 'server/sessions/outbound/outbound-queues.ts', test: 'server/sessions/outbound/outbound-pacing.test.ts' };

const planner = {
  file: 'core/features/followups/follow-up-planner.service.ts',
  test: 'test/integration/followups/followups-held.test.ts',
};
const starts = {
  file: 'core/features/followups/follow-up-sender.service.ts',
  test: 'test/integration/followups/followups-quota.long.test.ts',
};
const newChats = { file: 'core/features/conversations/inbox/new-chats.service.ts', test: 'test/integration/inbox/new-chats.test.ts' };
const source = { file: 'server/sessions/outbound/outbox-source.ts', test: 'test/integration/sessions/host/outbox-source.test.ts' };

export const mistakes = [
  ...mistakesIn(planner, [
    {
      breaks: 'a lifted restriction gives follow-ups back',
      before: '    await this.moveBackLifted();\n',
      after: '',
      name: 'a restriction that is lifted gives back what waited for its end',
    },
  ]),
  ...mistakesIn(starts, [
    {
      breaks: 'follow-ups and first contacts share one limit',
      before: '    await this.newChats.lockStarts(tx, botId);\n',
      after: '',
      name: 'a first contact of the owner at the same moment is counted before a follow-up leaves',
    },
  ]),
  ...mistakesIn(newChats, [
    {
      breaks: 'first contacts subtract follow-ups',
      before: 'return byOwner + (await statements.countFollowUps(sql, botId, since, this.clock.now()));',
      after: 'return byOwner;',
      name: 'follow-ups count among the chats of a newly linked number and of WhatsApp’s quota',
    },
  ]),
  ...mistakesIn(source, [
    {
      breaks: 'held starts of chats delay no answer',
      before: "await conversations.outbox(botId, limit, 'warm')",
      after: '(await conversations.outbox(botId, limit)).filter((row) => !row.opensChat)',
      name: 'while the number is restricted, what stays queued uses no place of a page',
    },
  ]),
  ...mistakesIn(queues, [
    {
      breaks: 'a restricted number starts no chat with what was queued before',
      before: "return row.opensChat && this.dependencies.isRestricted() ? 'unknown' : 'yes';",
      after: "return 'yes';",
      name: 'the start of a chat stays queued when the number is restricted while it is typed, and leaves once that is lifted',
    },
  ]),
  ...mistakesIn(leaving, [
    {
      breaks: 'guarantee 16: a follow-up that waits for the connection does not leave below the lead’s answer',
      before: 'l.conversation_id = m.conversation_id AND l.seq > m.seq AND',
      after: 'l.conversation_id = m.conversation_id AND l.seq < m.seq AND l.seq > m.seq AND',
      name: 'is taken back when %s',
    },
    {
      breaks: 'guarantee 16: a follow-up that waits for the connection does not leave outside its window',
      before: 'coalesce(m.not_after <= ${now}, false)',
      after: "coalesce(m.not_after < ${now} - interval '1 day', false)",
      name: 'may leave while the silence lasts, until its end',
    },
  ]),
  ...mistakesIn(sending, [
    {
      breaks: 'guarantee 16: what ends a silence is looked at first',
      before: "  if (stop !== null) return { kind: passes(stop) ? 'skip' : 'cancel', reason: stop };\n",
      after: '',
      name: 'the lead answered',
    },
    {
      breaks: 'without a package nothing leaves',
      before: "  if (!plan.active) return { kind: 'cancel', reason: 'package' };\n",
      after: '',
      name: 'no package',
    },
    {
      breaks: 'a restricted number writes to nobody who is silent',
      before: 'if (restrictedUntil !== null && restrictedUntil > now)',
      after: 'if (restrictedUntil !== null && restrictedUntil > now && !session.online)',
      name: 'restricted',
    },
    {
      breaks: 'WhatsApp’s restriction or quota drops no follow-up',
      before: 'if (isHeld(facts)) return isOverdue && !session.online;',
      after: 'if (isHeld(facts)) return isOverdue;',
      name: 'held for longer than a day: it leaves, because nothing is dropped',
    },
    {
      breaks: 'nobody gets two follow-ups on one day',
      before: 'if (earlier.waits || (earlier.sentAt',
      after: 'if (earlier.waits && (earlier.sentAt',
      name: 'the day before it left today',
    },
    {
      breaks: 'a limit that is always reached carries no heap along',
      before: 'return to < lastMoment(facts.silentSince, facts.day, facts.zone) || isHeld(facts)',
      after: 'return to > facts.now || isHeld(facts)',
      name: 'moved to where the limit is reached again: the window of the next day’s own one is the last',
    },
    {
      breaks: 'our share of WhatsApp’s quota holds follow-ups back',
      before: 'if (facts.newChats && facts.newChats.left <= 0)',
      after: 'if (facts.newChats && facts.newChats.left <= -1_000)',
      name: 'our share of WhatsApp’s quota is used: the next window',
    },
    {
      breaks: 'a number warms up',
      before: 'limitOfDay(daysBefore, dailyLimit)',
      after: 'dailyLimit',
      name: 'the day’s limit is reached: it moves to the next morning, and whoever is due behind it is looked at',
    },
  ]),
  ...mistakesIn(clock, [
    {
      breaks: 'nothing leaves at eight in the evening or later',
      before: 'inDayMs < windowHours.closes * hourMs) return at;',
      after: 'inDayMs <= windowHours.closes * hourMs) return at;',
      name: 'twenty sharp is closed: the next morning',
    },
  ]),
  ...mistakesIn(zones, [
    {
      breaks: 'a zone’s day is its own',
      before: 'return new Date(at.getTime() + zoneOffsetHours[zone] * hourMs).toISOString().slice(0, 10);',
      after: 'return new Date(at.getTime() + 7 * hourMs).toISOString().slice(0, 10);',
      name: 'a day there begins at midnight there',
    },
  ]),
  ...mistakesIn(sender, [
    {
      breaks: 'guarantee 16: it is looked again in the transaction that queues the bubble',
      before: "if (decision.kind !== 'send' || decision.text !== (draft.isAi ? null : draft.text)) return false;",
      after: '',
      name: 'a lead who answers while the AI writes is not written to: the transaction that queues the bubble looks again',
    },
    {
      breaks: 'guarantee 16: each day at most once, however many workers',
      before: 'if (!idle || !(await statements.lockScheduled(tx, one))) return undefined;',
      after: 'if (!silence) return undefined;',
      name: 'two workers at once send each follow-up once',
    },
  ]),
  ...mistakesIn(idleConversations, [
    {
      breaks: 'who opted out gets none',
      before: "    WHEN c.opted_out_at IS NOT NULL OR c.no_follow_ups_at IS NOT NULL THEN 'opted-out'\n",
      after: '',
      name: '%s after it was scheduled',
    },
    {
      breaks: 'who bought gets none',
      before: "    WHEN c.closing_at IS NOT NULL THEN 'closing'\n",
      after: '',
      name: '%s after it was scheduled',
    },
    {
      breaks: 'who is excluded gets none',
      before: "    WHEN ${excludedPart('k')} THEN 'blacklisted'\n",
      after: '',
      name: 'is excluded, or gets the owner’s notices, is left alone',
    },
  ]),
  ...mistakesIn(rows, [
    {
      breaks: 'what was scheduled for an earlier silence ends with it',
      before: 'AND f.conversation_id = $2 AND f.silent_since = $3::timestamptz',
      after: 'AND f.conversation_id = $2 AND f.silent_since > $3::timestamptz',
      name: 'answers after day 1 gets no day 2 and 3 of that silence, and a whole new one after the next answer',
    },
  ]),
];
