import { randomBytes } from 'node:crypto';
import type { AccountId, BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { Sql } from '#core/platform/database/database';
import { next, type ConversationEvent, type ConversationState } from '#core/features/conversations/state/conversation.rules';
import { applyAction, markAsPhone } from '#core/features/conversations/state/chat-actions.statements';
import { insertOwnersMessage } from '#core/features/conversations/messages/owners-messages.statements';
import { setHeardLate } from '#core/features/conversations/files/chat-files.statements';
import { finish, markRead, markReadUpTo, setTakeover } from '#core/features/conversations/state/owner-acts.statements';
import { releaseNumber } from '#core/features/conversations/contacts/number-moves.statements';
import { storeEdits } from '#core/features/conversations/messages/edits.statements';
import { storeReactions } from '#core/features/conversations/messages/reactions.statements';
import { storeArrivals } from '#core/features/conversations/messages/inbound.statements';
import { endQuestionNeed, raiseNeed, raiseOverdue, reopen, takeLate } from '#core/features/conversations/state/needs.statements';
import { setBought } from '#core/features/conversations/state/purchases.statements';
import { insertUnasked, takeIdleConversations } from '#core/features/conversations/messages/idle/idle-conversations.statements';
import { claimTurn, leaveToOwner, settleTurn } from '#core/features/conversations/messages/turns/turns.statements';
import { inbound } from './test-modules.ts';

/** A conversation with one message of its lead. Its row has the state under test. */
export interface StoredConversation {
  readonly botId: BotId;
  readonly id: ConversationId;
  readonly contactId: string;
  readonly messageId: MessageId;
  readonly waId: string;
  readonly pn: string;
  readonly lid: string;
}

const digits = (length: number): string =>
  [...randomBytes(length)].map((byte, index) => String(index === 0 ? 1 + (byte % 9) : byte % 10)).join('');
const date = (ms: number | null): Date | string | null => (ms === Infinity ? 'infinity' : ms === null ? null : new Date(ms));

/**
 * Stores a conversation in that state. Its only message is from the lead. The message belongs to the last turn and
 * has the latest time of the state.
 */
export async function storeState(
  sql: Sql,
  botId: BotId,
  state: ConversationState,
  { hasMessages = true, isExcluded = false, half = 'both' as 'both' | 'number' | 'lid' } = {},
): Promise<StoredConversation> {
  const one = {
    botId,
    id: newId<ConversationId>(),
    contactId: newId(),
    messageId: newId<MessageId>(),
    waId: randomBytes(8).toString('hex').toUpperCase(),
    pn: `628${digits(10)}`,
    lid: digits(14),
  };
  await sql.run(`INSERT INTO contacts (id, bot_id, name, pn, lid) VALUES ($1, $2, 'Budi', $3, $4)`, [
    one.contactId,
    botId,
    half === 'lid' ? null : one.pn,
    half === 'number' ? null : one.lid,
  ]);
  if (isExcluded) await sql.run(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [botId, one.pn]);
  await sql.run(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_sender, last_at, lead_last_at,
       takeover_until, handed_over, needs_owner_since, needs_owner_reason, lateness_told_at, unread, marked_unread, opted_out_at, no_follow_ups_at,
       closing_at, follow_ups_for, quota_told_at, opted_in_at)
     VALUES ($1, $2, $3, 'x@lid', $4, $5, 1, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      one.id,
      botId,
      one.contactId,
      state.turn,
      state.answeredTurn,
      hasMessages ? 1 : 0,
      state.lastSender,
      date(state.lastAt),
      date(state.leadLastAt),
      date(state.takeoverUntil),
      state.handedOver,
      date(state.need?.since ?? null),
      state.need?.reason ?? null,
      date(state.latenessToldAt),
      state.unread,
      state.markedUnread,
      date(state.optedOutAt),
      date(state.noFollowUpsAt),
      date(state.closingAt),
      date(state.followUpsFor),
      date(state.quotaToldAt),
      date(state.optedInAt),
    ],
  );
  await sql.run(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, created_at)
     VALUES ($1, $2, $3, 1, 'lead', 'text', 'tanya', $4, 'delivered', $5, $6)`,
    [one.messageId, botId, one.id, one.waId, state.turn || null, date(state.lastAt)],
  );
  return one;
}

const ms = (at: Date | number | null): number | null => (at === null ? null : typeof at === 'number' ? at : at.getTime());

/** Undefined when the conversation no longer exists. */
export async function readState(sql: Sql, id: ConversationId): Promise<ConversationState | undefined> {
  const [row] = await sql.rows<any>(`SELECT * FROM conversations WHERE id = $1`, [id]);
  return (
    row && {
      turn: row.turn,
      answeredTurn: row.answered_turn,
      lastSender: row.last_sender,
      lastAt: ms(row.last_at)!,
      leadLastAt: ms(row.lead_last_at),
      takeoverUntil: ms(row.takeover_until),
      handedOver: row.handed_over,
      need: row.needs_owner_since && { since: ms(row.needs_owner_since)!, reason: row.needs_owner_reason },
      latenessToldAt: ms(row.lateness_told_at),
      unread: row.unread,
      markedUnread: row.marked_unread,
      optedInAt: ms(row.opted_in_at),
      optedOutAt: ms(row.opted_out_at),
      noFollowUpsAt: ms(row.no_follow_ups_at),
      closingAt: ms(row.closing_at),
      followUpsFor: ms(row.follow_ups_for),
      quotaToldAt: ms(row.quota_told_at),
    }
  );
}

/** Time of the transaction in milliseconds, as the statements use it. */
export async function momentOf(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ now: Date }>(`SELECT now() AS now`);
  return row!.now.getTime();
}

const words = { out: 'STOP', in: 'MULAI', 'no-follow-ups': 'jangan chat lagi' } as const;
/**
 * Number of different statements that cause the same event. A test selects a statement by its index. Events that are
 * not listed have one statement.
 */
export const waysOf: Partial<Record<ConversationEvent['kind'], number>> = { 'given-back': 2, finished: 2, read: 4, 'marked-unread': 2 };

/**
 * Values of one test step. `now` is the time of the transaction in milliseconds. `way` is the index of the statement
 * from 0, see {@link waysOf}.
 */
export interface Moment {
  readonly now: number;
  readonly way: number;
}

async function accountOf(sql: Sql, botId: BotId): Promise<AccountId> {
  const [row] = await sql.rows<{ id: AccountId }>(`SELECT account_id AS id FROM bots WHERE id = $1`, [botId]);
  return row!.id;
}

/** Causes the event with the product's own statement. */
export async function apply(sql: Sql, to: StoredConversation, event: ConversationEvent, moment: Moment): Promise<void> {
  const now = new Date(moment.now);
  const { botId, id: conversationId } = to;
  const arrival = (more: Parameters<typeof inbound>[2]) => ({
    ...inbound(botId, { pn: to.pn, lid: to.lid, jid: `${to.lid}@lid` }, more),
    conversationId,
  });
  switch (event.kind) {
    case 'lead-wrote': {
      const body = !event.readable ? '' : event.isSign ? '👍' : event.consent ? words[event.consent] : 'Ada stok?';
      const origin = event.isNotice ? ('notice' as const) : event.speaks ? undefined : ('broadcast' as const);
      const kind = event.readable ? ('text' as const) : ('unreadable' as const);
      await storeArrivals(sql, [arrival({ body, kind, at: new Date(event.at), ...(origin && { origin }) })], now);
      return;
    }
    case 'lead-changed': {
      const body = event.consent ? words[event.consent] : event.saysElse ? 'tanya yang lain' : ' tanya\n ';
      await storeEdits(sql, [arrival({ body, waId: to.waId, at: new Date(event.at) })], now);
      return;
    }
    case 'lead-reacted': {
      const waId = randomBytes(8).toString('hex').toUpperCase();
      await sql.run(
        `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn) VALUES ($1, $2, $3, 2, 'bot', 'text', $4, $5, 'read', 1)`,
        [newId(), botId, conversationId, event.answers ? 'Mau yang merah?' : 'Siap kak.', waId],
      );
      await storeReactions(sql, [arrival({ body: '👍', waId, isReaction: true, at: new Date(event.at) })], now);
      return;
    }
    case 'owner-wrote-on-phone': {
      const origin = event.speaks ? {} : { origin: 'app' as const };
      await storeArrivals(sql, [arrival({ sender: 'owner', body: 'Ada kak', at: new Date(event.at), ...origin })], now);
      return;
    }
    case 'owner-wrote':
      await insertOwnersMessage(sql, { botId, conversationId, body: 'Ada kak', waId: randomBytes(8).toString('hex') });
      return;
    case 'bot-answered':
      if (event.isUnread) await storeUnread(sql, to);
      await claimTurn(
        sql,
        await accountOf(sql, botId),
        {
          botId,
          conversationId,
          draftedTurn: event.turn,
          bubbles: event.says ? [{ body: 'Ada kak', photo: null }] : [],
          tellsQuota: event.tellsQuota,
          model: 'm',
          tools: [],
          promptTokens: 0,
          completionTokens: 0,
          tookMs: 0,
          closing: event.closes,
          need: event.need,
        },
        now,
      );
      return;
    case 'turn-ended': {
      const takeoverMinutes = event.takeoverMs === null ? null : event.takeoverMs / 60_000;
      await settleTurn(sql, { botId, conversationId, turn: event.turn }, { takeoverMinutes, need: event.need }, now);
      return;
    }
    case 'need-raised':
      await raiseNeed(sql, botId, conversationId, event.reason, now);
      return;
    case 'left-to-owner':
      await leaveToOwner(sql, { botId, conversationId, turn: event.turn }, now);
      return;
    case 'overdue':
      await raiseOverdue(sql, new Date(event.from), new Date(event.before), now);
      return;
    case 'late-told':
      await takeLate(sql, { from: new Date(event.from), before: new Date(event.before) }, now);
      return;
    case 'silence-taken':
      await takeIdleConversations(sql, [{ botId, from: new Date(event.from) }], { quietSince: new Date(event.quietSince), now }, 10);
      return;
    case 'reopened':
      await reopen(sql, botId, [conversationId], { from: new Date(event.from), now, limit: 10 });
      return;
    case 'bought':
      await setBought(sql as Parameters<typeof setBought>[0], botId, conversationId, event.at === null ? null : new Date(event.at));
      return;
    default:
      return happenSimply(sql, to, event.kind, moment);
  }
}

/** Stores a message without readable content, for which the owner was called. */
async function storeUnread(sql: Sql, { botId, id }: StoredConversation): Promise<void> {
  await sql.run(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, unanswered)
     VALUES ($1, $2, $3, 3, 'lead', 'unreadable', '', $4, 'delivered', 'unreadable')`,
    [newId(), botId, id, randomBytes(8).toString('hex').toUpperCase()],
  );
}

async function happenSimply(sql: Sql, to: StoredConversation, kind: ConversationEvent['kind'], moment: Moment): Promise<void> {
  const now = new Date(moment.now);
  const { way } = moment;
  const { botId, id, contactId, pn, lid, waId } = to;
  switch (kind) {
    case 'question-answered':
      return endQuestionNeed(sql, botId, id);
    case 'taken-over':
      await setTakeover(sql, botId, id, true);
      return;
    case 'given-back':
      await (way === 0 ? setTakeover(sql, botId, id, false) : applyAction(sql, botId, [id], { kind: 'give-back' }));
      return;
    case 'finished':
      await (way === 0 ? finish(sql, botId, id) : applyAction(sql, botId, [id], { kind: 'done' }));
      return;
    case 'read':
      if (way === 0) await markRead(sql, botId, id);
      else if (way === 1) await applyAction(sql, botId, [id], { kind: 'read' });
      else if (way === 2) await markReadUpTo(sql, botId, [waId]);
      else await markAsPhone(sql, botId, [{ pn, lid, unread: false }]);
      return;
    case 'marked-unread':
      await (way === 0 ? applyAction(sql, botId, [id], { kind: 'unread' }) : markAsPhone(sql, botId, [{ pn, lid, unread: true }]));
      return;
    case 'heard-late': {
      const messageId = newId<MessageId>();
      await sql.run(
        `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, media) SELECT $1, $2, c.id, 2, 'lead', 'voice', '', $4, 'delivered', c.turn, '{}' FROM conversations c WHERE c.id = $3`,
        [messageId, botId, id, randomBytes(8).toString('hex').toUpperCase()],
      );
      await setHeardLate(sql, botId, messageId, 'Ada stok?');
      return;
    }
    case 'number-moved':
      await releaseNumber(sql, botId, { contactId, conversationId: id, pn, lid, username: null }, now);
      return;
    default:
      await insertUnasked(sql, botId, id, { body: 'Halo kak', speech: 'follow-up' }, now);
  }
}

/**
 * The expected state after an event. A bulk action changes only the chats to which it applies. All other events
 * follow the rules.
 */
export function expected(state: ConversationState, event: ConversationEvent, { now, way }: Moment): ConversationState {
  if (event.kind === 'given-back' && way === 1 && !state.handedOver && (state.takeoverUntil ?? 0) <= now) return state;
  if (event.kind === 'finished' && way === 1 && !state.need) return state;
  // A phone that removes the unread mark changes nothing in a chat without the mark.
  if (event.kind === 'read' && way === 3 && !state.markedUnread) return state;
  return next(state, event, now);
}
