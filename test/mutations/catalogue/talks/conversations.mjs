import { mistakesIn } from '../../mistake.mjs';

const turns = 'core/features/conversations/messages/turns/turns.statements.ts';
const claim = { file: turns, test: 'test/integration/replies/claim-guards.test.ts' };
const replies = { file: turns, test: 'test/integration/replies/replies.test.ts' };
const inbound = {
  file: 'core/features/conversations/messages/inbound.statements.ts',
  test: 'test/integration/chat/conversations-inbound.test.ts',
};
const contacts = {
  file: 'core/features/conversations/contacts/contacts.statements.ts',
  test: 'test/integration/chat/owners-apart.test.ts',
};
const rules = {
  file: 'core/features/conversations/conversations.rules.ts',
  test: 'core/features/conversations/conversations.rules.test.ts',
};

const actions = {
  file: 'core/features/conversations/state/chat-actions.statements.ts',
  test: 'test/integration/chat/realtime.test.ts',
};

export const mistakes = [
  ...mistakesIn(actions, [
    {
      breaks: 'an act on chosen chats reaches those of their owner only',
      before: `FROM conversations WHERE bot_id = $1 AND id = ANY ((SELECT $2::uuid[])::uuid[]) ORDER BY id FOR NO KEY UPDATE
     )
     UPDATE conversations c SET \${set} FROM locked, input i WHERE c.bot_id = i.bot_id AND`,
      after: `FROM conversations WHERE id = ANY ((SELECT $2::uuid[])::uuid[]) ORDER BY id FOR NO KEY UPDATE
     )
     UPDATE conversations c SET \${set} FROM locked, input i WHERE`,
      name: 'skips chats of other owners, and refuses none, too many and an unknown action',
    },
    {
      breaks: 'done is for chats that wait for the owner: the bot keeps its turns',
      before: "where: 'c.needs_owner_since IS NOT NULL' }",
      after: "where: 'true' }",
      name: 'ends what waits for the owner and what they took over, and leaves the bot its turns',
    },
    {
      breaks: 'a label is put where it is not carried in another case',
      before: 'lower(own.label) = lower(i.label))`',
      after: 'own.label = i.label)`',
      name: 'labels those that have room for it and do not carry it, whatever its case, and takes it off',
    },
    {
      breaks: 'opening a chat takes its mark away',
      file: 'core/features/conversations/state/owner-acts.statements.ts',
      before: 'UPDATE conversations SET ${allRead} WHERE bot_id = $1 AND id = $2 AND unread > 0',
      after: 'UPDATE conversations SET unread = 0 WHERE bot_id = $1 AND id = $2 AND unread > 0',
      name: 'marks them read and unread, shows it on every server, and opening a chat takes its mark away',
    },
    {
      breaks: 'a later reason does not replace an open question',
      file: 'core/features/conversations/state/transitions.statements.ts',
      test: 'test/integration/database/conversation-state.model.test.ts',
      before: ' OR (${isKept})',
      after: '',
      name: 'every statement that writes the state of a conversation does what the rules say, in any state',
    },
    {
      breaks: 'what is marked on the phone is marked here',
      file: 'core/outside/whatsapp/content/chat-marks.ts',
      test: 'core/outside/whatsapp/content/chat-marks.test.ts',
      before: 'unread: unreadCount === -1 }',
      after: 'unread: unreadCount !== 0 && unreadCount !== -1 }',
      name: 'marks are read and unread, of people, by number and by privacy id; a count of messages is no mark',
    },
    {
      breaks: 'a chat that was marked before the number was linked is heard when it is marked again',
      file: 'core/outside/whatsapp/content/chat-marks.ts',
      test: 'test/integration/sessions/session-messages.long.test.ts',
      before: 'filter(({ conditional }) => !conditional)',
      after: 'filter(({ conditional }) => conditional !== null)',
      name: 'a mark of the phone counts also in a chat that was marked, and empty, before the number was linked',
    },
  ]),
  ...mistakesIn(claim, [
    {
      breaks: 'a handover lasts until somebody has answered',
      before: "takeover_until = CASE WHEN ${isCallPart('i.need')} THEN 'infinity' ELSE c.takeover_until END,",
      after: "takeover_until = CASE WHEN ${isCallPart('i.need')} THEN now() + interval '60 minutes' ELSE c.takeover_until END,",
      name: 'when the bot has called them: without an end, until they answer, and then for their hour only',
    },
    {
      breaks: 'a handover that the owner has answered is their takeover, which ends',
      file: 'core/features/conversations/messages/inbound.statements.ts',
      before: 'CASE WHEN NOT l.handed_over OR s.settled IS NULL THEN l.takeover_until END',
      after: 'l.takeover_until',
      name: 'when the bot has called them: without an end, until they answer, and then for their hour only',
    },
    {
      breaks: 'a late owner is reminded once',
      file: 'core/features/conversations/state/needs.statements.ts',
      before: 'UPDATE conversations c SET lateness_told_at = $3 FROM late',
      after: 'UPDATE conversations c SET lateness_told_at = NULLIF($3, $3) FROM late',
      name: 'and when no person answers, the lead gets a text and the owner a reminder: once, and only until an answer',
    },
    {
      breaks: 'nobody is called to somebody who is excluded',
      file: 'core/features/conversations/messages/inbound.statements.ts',
      before: "WHERE k.id = ${conversation}.contact_id AND (${excludedPart('k')} OR",
      after: 'WHERE k.id = ${conversation}.contact_id AND (false OR',
      name: 'when a lead writes to a human, not when an excluded contact does; the panel’s answer, giving back and finishing end it',
    },
    {
      breaks: 'an answer ends what was only waiting for one',
      before: 'WHEN i.count > 0 AND ${endsWithAnswerPart} THEN NULL ELSE c.needs_owner_since END',
      after: 'ELSE c.needs_owner_since END',
      name: 'when a turn gets no answer, which is shown beside the message, until the bot can answer again',
    },
    {
      breaks: 'a question that waits for the owner is not made good by the bot’s next words',
      file: 'core/features/conversations/state/needs.statements.ts',
      before: " OR ${isHeldPart('c.needs_owner_reason')} OR",
      after: ' OR',
      name: 'of that owner only: no other owner raises, finishes or sees it',
    },
    {
      breaks: 'guarantee 11: nobody calls another owner',
      file: 'core/features/conversations/state/needs.statements.ts',
      before: 'WHERE bot_id = $1 AND id = $2 AND ($3 <> ',
      after: 'WHERE $1::uuid IS NOT NULL AND id = $2 AND ($3 <> ',
      name: 'of that owner only: no other owner raises, finishes or sees it',
    },
    {
      breaks: 'a takeover that has ended forbids no answer (claim)',
      before: '    AND (c.takeover_until IS NULL OR c.takeover_until <= now()) AND c.opted_out_at IS NULL',
      after: '    AND c.takeover_until IS NULL AND c.opted_out_at IS NULL',
      name: 'a takeover that has ended forbids nothing: the sweep finds waiting leads, and they are answered',
    },
    {
      breaks: 'a takeover that has ended forbids no answer (gate)',
      before: 'coalesce(c.takeover_until > now(), false) AS taken_over',
      after: 'c.takeover_until IS NOT NULL AS taken_over',
      name: 'a takeover that has ended forbids nothing: the sweep finds waiting leads, and they are answered',
    },
    {
      breaks: 'a takeover that has ended forbids no answer (sweep)',
      before: 'lead_last_at > $1 AND (takeover_until IS NULL OR takeover_until <= now())',
      after: 'lead_last_at > $1 AND takeover_until IS NULL',
      name: 'a takeover that has ended forbids nothing: the sweep finds waiting leads, and they are answered',
    },
    {
      breaks: 'a takeover keeps the sweep away',
      before: 'lead_last_at > $1 AND (takeover_until IS NULL OR takeover_until <= now())',
      after: 'lead_last_at > $1',
      name: 'a takeover that has ended forbids nothing: the sweep finds waiting leads, and they are answered',
    },
    {
      breaks: 'guarantee 11: another owner’s blacklist silences nobody',
      file: 'core/features/blacklist/blacklist.statements.ts',
      before: 'FROM blacklist b WHERE b.bot_id = ${contact}.bot_id AND (b.pn',
      after: 'FROM blacklist b WHERE (b.pn',
      name: 'the blacklist of another owner has no effect',
    },
    {
      breaks: 'guarantee 11: no owner’s worker answers another owner’s conversation',
      before: '     WHERE c.bot_id = $1 AND c.id = $2`,\n    [botId, conversationId, window.minutes',
      after: '     WHERE $1::uuid IS NOT NULL AND c.id = $2`,\n    [botId, conversationId, window.minutes',
      name: 'another owner’s conversation is not answered',
    },
    {
      breaks: 'an answer counts for its day in Jakarta',
      before: "(i.at AT TIME ZONE 'Asia/Jakarta')::date",
      after: "(i.at AT TIME ZONE 'UTC')::date",
      name: 'an answer counts for the day it is in Jakarta',
    },
  ]),
  ...mistakesIn(replies, [
    {
      breaks: 'guarantee 2: a draft of an older turn is dropped',
      before: 'AND c.answered_turn < c.turn AND c.turn = i.turn\n',
      after: 'AND c.answered_turn < c.turn\n',
      name: 'that grows while the model thinks is answered whole, by one reply',
    },
    {
      breaks: 'guarantee 2: a turn has one answer however many workers draft one',
      before: 'AND c.answered_turn < c.turn AND c.turn = i.turn\n',
      after: 'AND c.turn = i.turn\n',
      name: 'is answered once by eight workers at once',
    },
    {
      breaks: 'guarantee 9: an answer that nobody can pay is not given',
      before: 'OR i.is_free OR EXISTS (SELECT 1 FROM charge))',
      after: 'OR true)',
      name: 'with an empty quota, and the quota never goes below zero',
    },
    {
      breaks: 'who went on the blacklist meanwhile is not answered',
      before: "    AND NOT ${excludedPart('k')}\n",
      after: '',
      name: '%s, also when that begins while the model thinks',
    },
    {
      breaks: 'who opted out meanwhile is not answered',
      before: ' AND c.opted_out_at IS NULL\n    AND NOT ${',
      after: '\n    AND NOT ${',
      name: '%s, also when that begins while the model thinks',
    },
    {
      breaks: 'where a human began to write meanwhile the bot is silent',
      before: '    AND (c.takeover_until IS NULL OR c.takeover_until <= now()) AND c.opted_out_at IS NULL',
      after: '    AND c.opted_out_at IS NULL',
      name: '%s, also when that begins while the model thinks',
    },
    {
      breaks: 'a closing is noted with its answer',
      before: 'closing_at = CASE WHEN i.closes THEN now() ELSE c.closing_at END,',
      after: 'closing_at = c.closing_at,',
      name: 'a closing is stored with the answer, and the owner is notified',
    },
    {
      breaks: 'after calling the admin the bot is silent',
      before: "takeover_until = CASE WHEN ${isCallPart('i.need')} THEN 'infinity' ELSE c.takeover_until END,",
      after: 'takeover_until = c.takeover_until,',
      name: 'calling the admin says goodbye, then the bot is silent',
    },
    {
      breaks: 'bubbles stand in their order behind what was there',
      before: 'claimed.last_seq - i.count + b.ord',
      after: 'claimed.last_seq + b.ord',
      name: 'is answered once, paid once and queued with ids of our own',
    },
  ]),
  ...mistakesIn(inbound, [
    {
      breaks: 'a placeholder that gets its content counts once for its day',
      before: 'FROM landed WHERE is_new GROUP BY bot_id, day',
      after: 'FROM landed GROUP BY bot_id, day',
      name: 'that could not be read opens no turn until its content comes, and counts once for its day',
    },
    {
      breaks: 'a placeholder that gets its content is one message',
      before: 'count(*) FILTER (WHERE is_new) AS added',
      after: 'count(*) AS added',
      name: 'that could not be read opens no turn until its content comes, and counts once for its day',
    },
    {
      breaks: 'guarantee 11: nothing is stored in another owner’s conversation',
      before: 'JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id\n  JOIN contacts',
      after: 'JOIN locked l ON l.id = i.conversation_id\n  JOIN contacts',
      name: 'never reaches another owner’s conversation',
    },
    {
      breaks: 'an owner’s older message that comes late answers nothing',
      before: "i.sender = 'owner' AND i.speaks AND i.at >= coalesce(i.lead_last_at, '-infinity') AS settles",
      after: "i.sender = 'owner' AND i.speaks AS settles",
      name: 'an owner’s older message that comes late answers nothing',
    },
    {
      breaks: 'what the owner types on the phone takes over',
      before: 'takeover_until = h.until,',
      after: 'takeover_until = c.takeover_until,',
      name: 'the owner’s message on the phone settles open turns and takes over for 60 minutes',
    },
    {
      breaks: 'what the owner types on the phone answers what was open',
      before: 'answered_turn = GREATEST(c.answered_turn, s.settled),',
      after: 'answered_turn = c.answered_turn,',
      name: 'the owner’s message on the phone settles open turns and takes over for 60 minutes',
    },
  ]),
  ...mistakesIn({ ...inbound, file: 'core/features/conversations/state/consent.statements.ts' }, [
    {
      breaks: 'MULAI opts in again',
      before: 'WHEN s.in_ord IS NOT NULL THEN NULL ELSE',
      after: 'WHEN s.in_ord IS NOT NULL THEN c.${column} ELSE',
      name: 'STOP opts out, MULAI opts in again, and neither counts inside a sentence',
    },
  ]),
  ...mistakesIn(contacts, [
    {
      breaks: 'guarantee 11: a look-up finds contacts of that owner only',
      before: 'bot_id = $1 AND lid = ANY ($3::text[])',
      after: 'lid = ANY ($3::text[])',
      name: 'the same %s with two owners is two contacts',
    },
    {
      breaks: 'guarantee 11: names are given to contacts of that owner only, found by number',
      before: 'k.bot_id = $1 AND k.pn = n.pn',
      after: 'k.pn = n.pn AND $1::uuid IS NOT NULL',
      name: 'names of an address book are given to the contacts of that owner only',
    },
    {
      breaks: 'guarantee 11: names are given to contacts of that owner only, found by privacy id',
      before: 'k.bot_id = $1 AND k.lid = n.lid\n     ), locked',
      after: 'k.lid = n.lid AND $1::uuid IS NOT NULL\n     ), locked',
      name: 'names of an address book are given to the contacts of that owner only',
    },
    {
      breaks: 'guarantee 11: usernames are given to contacts of that owner only, found by privacy id',
      before: 'k.bot_id = $1 AND k.lid = n.lid WHERE',
      after: 'k.lid = n.lid AND $1::uuid IS NOT NULL WHERE',
      name: 'usernames are given to and taken from the contacts of that owner only',
    },
    {
      breaks: 'guarantee 11: usernames are taken from contacts of that owner only, found by username',
      before: 'k.bot_id = $1 AND k.username = n.username WHERE',
      after: 'k.username = n.username AND $1::uuid IS NOT NULL WHERE',
      name: 'usernames are given to and taken from the contacts of that owner only',
    },
  ]),
  ...mistakesIn(
    { file: 'core/features/conversations/contacts/identity.rules.ts', test: 'core/features/conversations/contacts/identity.rules.test.ts' },
    [
      {
        breaks: 'a privacy id that belongs to another number merges nobody',
        before: 'return byLid.pn === null ?',
        after: 'return byLid ?',
        name: 'a privacy id that now belongs to another number merges no contacts',
      },
    ],
  ),
  ...mistakesIn(
    {
      file: 'core/features/conversations/contacts/identity.rules.ts',
      test: 'core/features/conversations/contacts/identity.rules.test.ts',
    },
    [
      {
        breaks: 'a number that arrives with another privacy id is another person',
        before: "    return { kind: 'displace', from: byPn, to: byLid ?? null };",
        after: "    return { kind: 'extend', contact: byPn, from: byLid ?? null };",
        name: 'another privacy id at a known number is another person',
      },
      {
        breaks: 'a late message gives no number back',
        before: 'if (isProof(claim)) return isStale ?',
        after: 'if (isProof(claim)) return isStale && !isStale ?',
        name: 'what it said before the pair was known moves nothing',
      },
      {
        breaks: 'a look-up does not move a number',
        before: 'if (!isContradicted) return claim;',
        after: 'if (!isContradicted || claim.pairBy) return claim;',
        name: 'no look-up and no copy of the owner’s words ever takes a number from somebody',
      },
    ],
  ),
  ...mistakesIn(
    {
      file: 'core/features/conversations/contacts/contact-merge.statements.ts',
      test: 'test/integration/chat/people/merge-open-questions.long.test.ts',
    },
    [
      {
        breaks: 'a merge keeps every open question of both halves',
        before: 'm.conversation_id = k.id AND m.id = ANY ($2::uuid[])`',
        after: 'm.conversation_id = k.id AND m.id = ANY ($2::uuid[]) AND false`',
        name: 'any order of questions, edits, deletions, answers, a merge, takeovers and restarts loses no question and answers none twice',
      },
    ],
  ),
  ...mistakesIn(rules, [
    {
      breaks: 'the word STOP counts alone only',
      file: 'core/features/conversations/state/consent.rules.ts',
      test: 'core/features/conversations/state/consent.rules.test.ts',
      before: "if (word === 'STOP' || word",
      after: "if (word.startsWith('STOP') || word",
      name: '%j means %j',
    },
    {
      breaks: 'MULAI ends an opt-out',
      file: 'core/features/conversations/state/consent.rules.ts',
      test: 'core/features/conversations/state/consent.rules.test.ts',
      before: "word === 'MULAI' || ",
      after: '',
      name: '%j means %j',
    },
    {
      breaks: 'a time in the future becomes the present one',
      before: ' && ms <= now.getTime() + clockToleranceMs',
      after: '',
      name: 'one odd message cannot fail a commit of many',
    },
    {
      breaks: 'no NUL reaches Postgres',
      before: 'cutText(storableText(text), maxChars)',
      after: 'cutText(text, maxChars)',
      name: 'one odd message cannot fail a commit of many',
    },
    {
      breaks: 'content wins over its placeholder',
      before: "if (earlier.kind === 'unreadable') return later;",
      after: '',
      name: 'of a message that comes twice the content stays, at the first one’s place',
    },
    {
      breaks: 'a route’s contact is digits or a privacy id',
      before: '/^(0|\\d{5,15})(?:@c\\.us)?$/',
      after: '/^(0|\\d{5,15})(?:@c\\.us)?/',
      name: 'route part %j',
    },
  ]),
];
