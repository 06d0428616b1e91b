import { mistakesIn } from '../mistake.mjs';

/* Statements and guards that no other part of the catalogue covers. Their tests need the stores. */

const merge = {
  file: 'core/features/conversations/contacts/contact-merge.statements.ts',
  test: 'test/integration/chat/people/conversations-merge.test.ts',
};
const edits = {
  file: 'core/features/conversations/messages/edits.statements.ts',
  test: 'test/integration/chat/message-changes.long.test.ts',
};
const sealedEdits = { file: 'server/sessions/commit/sealed-edits.ts', test: 'test/integration/chat/message-changes.long.test.ts' };
const queue = { file: 'core/features/followups/queue.statements.ts', test: 'test/integration/followups/followups-queue.test.ts' };
const orders = { file: 'core/features/billing/orders.statements.ts', test: 'test/integration/billing/billing.test.ts' };
const plans = { file: 'core/features/plans/plans.statements.ts', test: 'test/integration/billing/plans.test.ts' };
const products = { file: 'core/features/products/products.statements.ts', test: 'test/integration/replies/owner-data.long.test.ts' };
const chats = { file: 'core/features/conversations/messages/owners-messages.statements.ts', test: 'test/integration/chat/chat.test.ts' };
const quickReplies = {
  file: 'core/features/conversations/inbox/quick-replies.statements.ts',
  test: 'test/integration/chat/chat.test.ts',
};
const logins = { file: 'core/features/auth/login-sessions.statements.ts', test: 'test/integration/account/login-sessions.test.ts' };

const lockOrder = {
  file: 'core/features/conversations/messages/outbox.statements.ts',
  test: 'test/integration/database/lock-order.long.test.ts',
};

const events = { file: 'core/features/events/events.statements.ts', test: 'test/integration/events/domain-events.test.ts' };

export const mistakes = [
  ...mistakesIn(lockOrder, [
    {
      breaks: 'delivery reports lock messages in one order',
      before: 'AND ${isBehind} ORDER BY m.id FOR NO KEY UPDATE OF m',
      after: 'AND ${isBehind}',
      name: 'delivery reports, failures, number moves and merges do not deadlock',
    },
  ]),
  ...mistakesIn(events, [
    {
      breaks: 'an event that becomes visible late is not lost behind a later one',
      before: "l.locktype = 'advisory' AND l.objsubid = 2",
      after: "l.locktype = 'advisory' AND l.objsubid = 1",
      name: 'an event that becomes visible late is not lost behind a later one',
    },
    {
      breaks: 'events are read in the order of their positions',
      before: 'ORDER BY domain_events.position LIMIT',
      after: 'ORDER BY position LIMIT',
      name: 'positions are compared as numbers, also those of one batch',
    },
    {
      breaks: 'an event that a subscriber has not passed is kept',
      before: 'created_at < $1 AND position <= (SELECT',
      after: 'created_at < $1 AND position >= (SELECT',
      name: 'an event goes when every subscriber has passed it and seven days are over, not before',
    },
  ]),
  ...mistakesIn(merge, [
    {
      breaks: 'guarantee 2: replies stay tied to their turns when two rows become one person',
      before: 'UPDATE replies r SET conversation_id = $1, turn = r.turn + k.turn',
      after: 'UPDATE replies r SET conversation_id = $1, turn = r.turn',
      name: 'replies stay tied to their turns',
    },
    {
      breaks: 'guarantee 1: a message stored in both rows is kept once, with its content',
      before: "THEN m.kind = 'unreadable'\n",
      after: "THEN m.kind <> 'unreadable'\n",
      name: 'a message stored in both is kept once, with its content',
    },
    {
      breaks: 'a photo in one row and its second upload in the other are the photo',
      test: 'test/integration/inbox/second-uploads.test.ts',
      before: 'THEN m.incomplete ELSE m.conversation_id = $2 END',
      after: 'THEN other.incomplete ELSE m.conversation_id = $2 END',
      name: 'is once in the joined chat of a person who had two',
    },
    {
      breaks: 'a change that came to one row about a message of the other is applied when both become one',
      file: 'core/features/conversations/contacts/contact-book.ts',
      test: 'test/integration/inbox/changes-before-merge.test.ts',
      before: 'for (const follow of this.followers) await',
      after: 'for (const follow of [] as MergeFollower[]) await',
      name: 'the edit may also come before the message',
    },
    {
      breaks: 'what was open stays open when two rows become one person',
      before: 'answered_turn = joined.turn - CASE WHEN $5::boolean THEN 1 ELSE 0 END',
      after: 'answered_turn = joined.turn - CASE WHEN false AND $5::boolean THEN 1 ELSE 0 END',
      name: 'two threads become one, in order, with counters that fit',
    },
  ]),
  ...mistakesIn(edits, [
    {
      breaks: 'a message that is edited before its answer is answered as it reads now',
      before: 'THEN l.turn + 1 ELSE m.turn END',
      after: 'THEN m.turn ELSE m.turn END',
      name: 'a message that is edited is answered as it reads now, once',
    },
    {
      breaks: 'an edit that changes only blanks costs no answer',
      before: "ELSE m.kind = 'unreadable' OR ${saysElse} AND (",
      after: "ELSE m.kind = 'unreadable' OR m.body <> i.body AND (",
      name: 'that changes nothing but blanks, capitals and commas opens no turn',
    },
    {
      breaks: 'a text that is edited to STOP counts as one',
      before: '    ${consentSetPart}\n',
      after: '    opted_in_at = c.opted_in_at\n',
      name: 'a text that is edited to STOP ends the bot’s messages',
    },
  ]),
  ...mistakesIn(
    { file: 'core/features/conversations/state/consent.statements.ts', test: 'test/integration/inbox/changes-before-merge.test.ts' },
    [
      {
        breaks: 'MULAI by one address ends an earlier STOP by another one of the same person',
        before: '`CASE WHEN GREATEST(k.opted_in_at, g.opted_in_at) >',
        after: '`CASE WHEN now() <',
        name: 'MULAI after STOP',
      },
      {
        breaks: 'STOP counts when it is repeated after MULAI by another address of the same person',
        before: 'THEN GREATEST(c.${column}, c.opted_in_at, s.in_at, s.${name}_at)',
        after: 'THEN coalesce(c.${column}, s.${name}_at)',
        name: 'STOP again after MULAI',
      },
    ],
  ),
  ...mistakesIn({ file: 'server/sessions/session/albums.ts', test: 'test/integration/replies/attachments-of-leads.long.test.ts' }, [
    {
      breaks: 'an album is one turn',
      before: 'if (this.awaits(chat, nowMs)) this.incomplete.set(chat.jid, { chat, step });',
      after: 'if (nowMs < 0) this.incomplete.set(chat.jid, { chat, step });',
      name: 'of a slow phone is one turn with all its pictures',
    },
  ]),
  ...mistakesIn(
    { file: 'core/outside/whatsapp/content/associations.ts', test: 'test/integration/replies/attachments-of-leads.long.test.ts' },
    [
      {
        breaks: 'a photo in HD is one photo',
        before: 'AssociationType.HD_IMAGE_DUAL_UPLOAD,',
        after: '',
        name: 'is one row, one answer and one reply',
      },
    ],
  ),
  ...mistakesIn(
    { file: 'core/features/replies/agent/attachment-reader.ts', test: 'test/integration/replies/attachments-of-leads.long.test.ts' },
    [
      {
        breaks: 'a photo sent as a file is seen',
        before: "return kind === 'document' && (!reading || reading.kind === 'pictured') && transcript === null",
        after: "return kind === 'document' && reading !== null && transcript === null",
        name: 'that is %s is shown to the model like a photo',
      },
      {
        breaks: 'a long recording has more time',
        before: 'senseMs + (seconds ?? 0) * msPerSecond',
        after: 'senseMs',
        name: 'a voice note of five minutes is answered by its words, though its transcription takes longer than the limit of a short one',
      },
    ],
  ),
  ...mistakesIn({ file: 'core/outside/whatsapp/content/came-from.ts', test: 'test/integration/replies/came-from.long.test.ts' }, [
    {
      breaks: 'the preview of a link is no advertisement',
      before: "Boolean(adSources.has(ad?.sourceType ?? '') || ad?.ctwaClid || isClick || isOlder || isSignalled)",
      after: 'Boolean(ad ?? (isClick || isOlder || isSignalled))',
      name: 'an advertisement cannot forge marks, is cut, and a preview of a link is none',
    },
  ]),
  ...mistakesIn(sealedEdits, [
    {
      breaks: 'a sealed edit changes the message in its place',
      before: 'if (change) return { ...rest, ...change };',
      after: 'if (change && original.length === 0) return { ...rest, ...change };',
      name: 'a sealed edit while the model thinks is answered once, as the text reads now',
    },
    {
      breaks: 'a sealed edit that cannot be opened changes nothing',
      before: '(waits ? { ...message, writers } : null);',
      after: "(waits ? { ...message, writers } : { ...message, kind: 'text' as const, body: '?', sealed: undefined as never });",
      name: 'sealed edits that cannot be opened change nothing, cost nothing, and are read out to no one',
    },
  ]),
  ...mistakesIn(queue, [
    {
      breaks: 'the queue shows what would leave',
      before: "AND (s.stop IS NULL OR s.stop = 'takeover')`",
      after: '`',
      name: 'what would not leave any more is not in it: answered, bought, opted out, switched off, no package',
    },
    {
      breaks: 'guarantee 11: nobody cancels another owner’s follow-up',
      before: "'f.bot_id = $1 AND f.id = $3'",
      after: "'$1::uuid IS NOT NULL AND f.id = $3'",
      name: 'no owner cancels or sees those of another',
    },
    {
      breaks: 'the last follow-up before an answer has brought it',
      before: "AND n.day > f.day AND n.state = 'sent'))`",
      after: "AND n.day > f.day AND n.state = 'cancelled'))`",
      name: 'sent ones are listed by day with their result: an answer counts for the last one before it',
    },
    {
      file: 'core/features/followups/pace.statements.ts',
      test: 'test/integration/followups/followups-pace.test.ts',
      breaks: 'a number sends so many follow-ups a day',
      before: 'SET sent = sent + 1, next_at = $4',
      after: 'SET next_at = $4',
      name: 'a new number sends twenty on its first day, never two within 45 seconds, moves the rest to the next morning, and may send more on it',
    },
  ]),
  ...mistakesIn(orders, [
    {
      breaks: 'guarantee 10: money that came for one address opens no other',
      before: 'AND email_canonical = $2 AND (',
      after: 'AND $2::text IS NOT NULL AND (',
      name: 'gives an address its own payment, not one that another address made before',
    },
    {
      file: 'core/features/billing/orders-due.statements.ts',
      breaks: 'what was never paid is forgotten, address and all',
      before: 'UPDATE orders SET email_canonical = NULL, visitor_hash = NULL, snap_token = NULL',
      after: 'UPDATE orders SET visitor_hash = NULL, snap_token = NULL',
      name: 'that was never paid is forgotten after a week, address and all',
    },
    {
      test: 'test/integration/billing/billing-races.test.ts',
      rows: ['11.1.6'],
      breaks: 'guarantee 10: many clicks open one payment',
      before: '[`checkout/${buyer}/${packageId}`]',
      after: '[`checkout/${buyer}/${packageId}/${Math.random()}`]',
      name: 'open one payment, also where both servers ask for it before either has written it',
    },
  ]),
  ...mistakesIn(plans, [
    {
      breaks: 'guarantee 9: no reply is taken where none is left',
      before: 'AND (s.replies_left IS NULL OR s.replies_left > 0)',
      after: 'AND (s.replies_left IS NULL OR s.replies_left > -1)',
      name: 'parallel replies never take more than there is, and none is lost',
    },
    {
      breaks: 'an expired package gives nothing',
      before: 'WHERE s.account_id = ${owner} AND s.expires_at > ${now} AND',
      after: 'WHERE s.account_id = ${owner} AND ${now}::timestamptz IS NOT NULL AND',
      name: 'unlimited costs nothing; an expired package and none at all give nothing',
    },
    {
      breaks: 'a notice of the quota comes once',
      before: 'AND NOT (($2::text[])[1] = ANY (notices_sent))`',
      after: '`',
      name: 'come once each at 80, 90 and 100 %, whichever process notices first',
    },
    {
      breaks: 'notices begin again with a new activation',
      before: "notices_sent = '{}', updated_at = now()`",
      after: 'updated_at = now()`',
      name: 'begin again with a new activation',
    },
  ]),
  ...mistakesIn(products, [
    {
      breaks: 'what is not offered is not read for an answer',
      before: 'FROM products WHERE account_id = $1 AND active ORDER BY',
      after: 'FROM products WHERE account_id = $1 ORDER BY',
      name: 'counts as it is at that moment: a changed or withdrawn row is not read',
    },
    {
      breaks: 'guarantee 11: a search for an answer finds nothing of others',
      before: 'WHERE account_id = ${owner} AND active AND (',
      after: 'WHERE ${owner}::uuid IS NOT NULL AND active AND (',
      name: 'finds little for little, nothing of others, and no more than asked for',
    },
    {
      file: 'core/features/knowledge/knowledge.statements.ts',
      breaks: 'answers are found by any form of a word',
      before: "@@ to_tsquery('indonesian', $2) OR question",
      after: "@@ to_tsquery('simple', $2) OR question",
      name: 'finds answers by any form of a word',
    },
  ]),
  ...mistakesIn(chats, [
    {
      breaks: 'what an owner writes in the panel is sent once, however often it is asked for',
      before: 'if (there) return { id: there, isNew: false };',
      after: '',
      name: 'takes what the owner writes once, and is taken over for an hour',
    },
    {
      breaks: 'the switch silences the bot without end',
      file: 'core/features/conversations/state/transitions.statements.ts',
      before: "export const takenOver = `takeover_until = 'infinity'",
      after: 'export const takenOver = `takeover_until = now()',
      name: 'is silent while the switch is on, and what waits is answered when it is given back',
    },
    {
      breaks: 'what was looked at is read',
      file: 'core/features/conversations/state/transitions.statements.ts',
      before: "export const allRead = 'unread = 0, marked_unread = false'",
      after: "export const allRead = 'unread = unread, marked_unread = false'",
      name: 'read marks: opening the chat takes them away, and each filter gives its part of the list',
    },
  ]),
  ...mistakesIn(quickReplies, [
    {
      breaks: 'guarantee 11: nobody changes another owner’s quick reply',
      before: 'FROM quick_replies WHERE bot_id = $1 AND id = $2 FOR NO KEY UPDATE',
      after: 'FROM quick_replies WHERE $1::uuid IS NOT NULL AND id = $2 FOR NO KEY UPDATE',
      name: 'quick replies: written, changed and taken away by their owner alone, a hundred at most',
    },
    {
      breaks: 'quick replies are bounded',
      before: 'WHERE bot_id = $1::uuid) < $4',
      after: 'WHERE bot_id = $1::uuid) <= $4',
      name: 'quick replies: written, changed and taken away by their owner alone, a hundred at most',
    },
  ]),
  {
    file: 'core/features/notifications/switches.statements.ts',
    test: 'test/integration/chat/notification.test.ts',
    breaks: 'guarantee 11: an owner’s switches are theirs',
    before: 'SELECT kind, channel, wanted FROM notice_switches WHERE person_id = $1',
    after: 'SELECT kind, channel, wanted FROM notice_switches WHERE $1::uuid IS NOT NULL',
    name: 'decide by kind and way, for their owner only',
  },
  {
    file: 'core/features/photos/photos.statements.ts',
    test: 'test/integration/products/photos-http.test.ts',
    breaks: 'guarantee 11: a photo is shown to its owner only',
    before: 'JOIN photos p ON p.account_id = $1 AND p.source =',
    after: 'JOIN photos p ON p.source =',
    name: 'is shown as it would be sent, to its owner only',
  },
  ...mistakesIn(logins, [
    {
      breaks: 'a login that nobody used for seven days opens nothing',
      before: 'WHERE id = $2 AND person_id = $1 AND ${isAlive(',
      after: 'WHERE id = $2 AND person_id = $1 AND true OR ${isAlive(',
      name: 'of a session not used for seven days opens nothing',
    },
    {
      file: 'server/http/guard/step-up.guard.ts',
      rows: ['3.7.1', '4.3.3'],
      breaks: 'what cannot be undone asks for the password',
      before: '    await this.sessions.requirePassword(actor);\n',
      after: '',
      name: '%s asks for the password when it was not given for 15 minutes, and works once it was',
    },
  ]),
  {
    file: 'server/http/guard/auth.guard.ts',
    test: 'test/integration/security.test.ts',
    rows: ['1.1.6', '1.4.4', '4.1.1'],
    breaks: 'every route asks for a token',
    before: "if (!proof) throw new AppError('unauthorized');",
    after: "if (token && !proof) throw new AppError('unauthorized');\n    if (!proof) return true;",
    name: 'is asked for by every route that is not open',
  },
  {
    file: 'server/http/guard/rate.guard.ts',
    test: 'test/integration/account/lockout.test.ts',
    breaks: 'tries of an owner are counted for that owner',
    before: 'perPlace: null, perAccount: request.actor.personId }',
    after: 'perPlace: null, perAccount: null }',
    name: '%s is bounded per owner',
  },
  {
    file: 'core/features/conversations/messages/inbound.statements.ts',
    test: 'test/integration/database/without-statistics.test.ts',
    breaks: 'a message that comes in does not cost its whole conversation',
    before: 'conversation_id IS NOT DISTINCT FROM ',
    after: 'conversation_id = ',
    name: '%s is found by its own index, not by its conversation',
  },
];
