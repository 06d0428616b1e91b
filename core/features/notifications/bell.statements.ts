import type { AccountId, BotId, ConversationId, NoticeId } from '#contracts/values/ids';
import type { NoticeLevel } from '#contracts/values/notices';
import type { Sql } from '../../platform/database/database.js';

export interface NoticeRow {
  id: NoticeId;
  bot_id: BotId;
  kind: string;
  title: string;
  body: string;
  contact: string | null;
  created_at: Date;
  seen: boolean;
  serious: boolean;
  level: NoticeLevel;
  handled: boolean;
}

const columns = `id, bot_id, kind, title, body, contact, created_at, seen_at IS NOT NULL AS seen, serious, level, handled_at IS NOT NULL AS handled`;
const countedMax = 100;
const openMax = 20;

/** Newest first, without the test notices that owners send to themselves. */
export async function findNotices(
  sql: Sql,
  accountId: AccountId,
  page: { readonly limit: number; readonly before: string | null },
): Promise<NoticeRow[]> {
  return sql.rows<NoticeRow & Record<string, unknown>>(
    `SELECT ${columns} FROM notifications
     WHERE account_id = $1 AND kind <> 'test'
       AND ($2::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM notifications WHERE account_id = $1 AND id = $2::uuid))
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [accountId, page.before, page.limit],
    'notices-page',
  );
}

/** Serious notices not handled yet, newest first. */
export async function findOpenNotices(sql: Sql, accountId: AccountId): Promise<NoticeRow[]> {
  return sql.rows<NoticeRow & Record<string, unknown>>(
    `SELECT ${columns} FROM notifications WHERE account_id = $1 AND serious AND handled_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${openMax}`,
    [accountId],
    'notices-open',
  );
}

/** Number of unseen notices, counted up to a hundred. */
export async function countUnseen(sql: Sql, accountId: AccountId): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM notifications WHERE account_id = $1 AND seen_at IS NULL AND kind <> 'test' LIMIT ${countedMax}) counted`,
    [accountId],
    'notices-unseen',
  );
  return rows[0]!.count;
}

/** SQL: the notices `n` of an account, or of a bot, that will change, locked in the order of their ids (avoids deadlocks). */
function lockedPart(which: string, of: 'account_id' | 'bot_id' = 'account_id'): string {
  return `locked AS MATERIALIZED (SELECT n.id FROM notifications n WHERE n.${of} = $1 AND ${which} ORDER BY n.id FOR NO KEY UPDATE)`;
}

/** @returns how many were unseen before. */
export async function setSeen(sql: Sql, accountId: AccountId): Promise<number> {
  return sql.run(
    `WITH ${lockedPart('n.seen_at IS NULL')}
     UPDATE notifications n SET seen_at = now() FROM locked WHERE n.id = locked.id AND n.seen_at IS NULL`,
    [accountId],
  );
}

/** @returns false when this owner has no such notice. */
export async function setHandled(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  const handled = await sql.run(
    `UPDATE notifications SET seen_at = coalesce(seen_at, now()), handled_at = coalesce(handled_at, now()) WHERE account_id = $1 AND id = $2`,
    [accountId, id],
  );
  return handled === 1;
}

/** Marks the notices about conversations that the owner views as seen and handled. @returns how many changed. */
export async function settleConversations(sql: Sql, accountId: AccountId, conversationIds: readonly ConversationId[]): Promise<number> {
  return sql.run(
    `WITH ${lockedPart(`n.conversation_id = ANY ((SELECT $2::uuid[])::uuid[]) AND (n.seen_at IS NULL OR (n.serious AND n.handled_at IS NULL))`)}
     UPDATE notifications n SET seen_at = coalesce(n.seen_at, now()), handled_at = coalesce(n.handled_at, now()) FROM locked WHERE n.id = locked.id`,
    [accountId, conversationIds],
  );
}

/** Marks an account's notices of these kinds as handled, because what they reported has resolved itself. */
export async function settleKinds(sql: Sql, accountId: AccountId, kinds: readonly string[]): Promise<number> {
  return sql.run(
    `WITH ${lockedPart('n.serious AND n.handled_at IS NULL AND n.kind = ANY ($2::text[])')}
     UPDATE notifications n SET handled_at = now() FROM locked WHERE n.id = locked.id AND n.handled_at IS NULL`,
    [accountId, kinds],
  );
}

/** Like {@link settleKinds}, for notices about one bot: another bot of the account may still have the problem. */
export async function settleKindsOfBot(sql: Sql, botId: BotId, kinds: readonly string[]): Promise<number> {
  return sql.run(
    `WITH ${lockedPart('n.serious AND n.handled_at IS NULL AND n.kind = ANY ($2::text[])', 'bot_id')}
     UPDATE notifications n SET handled_at = now() FROM locked WHERE n.id = locked.id AND n.handled_at IS NULL`,
    [botId, kinds],
  );
}

/**
 * Starts of the keys of notices that a chat waits for the owner. Other notices are left out, because what they report
 * stays true after the owner's answer.
 */
const aboutNeeds = ['handover:', 'handover-late:', 'question:', 'unreadable:', 'llm-failed:'];
const needsAtOnce = 1_000;

/** An open notice that a chat waits for the owner. */
export interface NeedNotice {
  readonly id: NoticeId;
  readonly conversationId: ConversationId;
}

/** A page of the open notices about needs, by id. @param after the last id of the page before it */
export async function findAboutNeeds(sql: Sql, after: NoticeId | null): Promise<{ page: NeedNotice[]; isLast: boolean }> {
  const page = await sql.rows<NeedNotice & Record<string, unknown>>(
    `SELECT id, conversation_id AS "conversationId" FROM notifications
     WHERE serious AND handled_at IS NULL AND conversation_id IS NOT NULL AND dedupe_key LIKE ANY ($1::text[]) AND ($2::uuid IS NULL OR id > $2)
     ORDER BY id LIMIT ${needsAtOnce}`,
    [aboutNeeds.map((start) => `${start}%`), after],
    'notices-about-needs',
  );
  return { page, isLast: page.length < needsAtOnce };
}

/** Marks these notices as handled. @returns the accounts whose notices changed */
export async function settleNotices(sql: Sql, ids: readonly NoticeId[]): Promise<AccountId[]> {
  const rows = await sql.rows<{ accountId: AccountId }>(
    `WITH locked AS MATERIALIZED (
       SELECT id FROM notifications WHERE id = ANY ($1::uuid[]) AND handled_at IS NULL ORDER BY id FOR NO KEY UPDATE
     ), settled AS (
       UPDATE notifications n SET handled_at = now() FROM locked WHERE n.id = locked.id AND n.handled_at IS NULL RETURNING n.account_id
     )
     SELECT DISTINCT account_id AS "accountId" FROM settled`,
    [ids],
    'notices-settle',
  );
  return rows.map(({ accountId }) => accountId);
}

/** When the newest notice of the bot with such a key was raised; null for never. @param keys the start of the keys */
export async function findLastRaised(sql: Sql, botId: BotId, keys: string): Promise<Date | null> {
  const [row] = await sql.rows<{ at: Date }>(
    `SELECT created_at AS at FROM notifications WHERE bot_id = $1 AND dedupe_key LIKE $2 ORDER BY created_at DESC LIMIT 1`,
    [botId, `${keys}%`],
    'notices-last-raised',
  );
  return row?.at ?? null;
}

/** Deletes the notices about a conversation, and those that name its lead, with their queued copies. */
export async function deleteOfConversation(sql: Sql, accountId: AccountId, conversationId: ConversationId): Promise<number> {
  return sql.run(
    `DELETE FROM notifications WHERE account_id = $1
       AND (conversation_id = $2 OR (named_conversations <> '{}' AND named_conversations @> ARRAY[$2::uuid]))`,
    [accountId, conversationId],
  );
}

/** Maximum number of notices deleted at once. The next sweeps delete the others. */
const removedAtOnce = 10_000;

/** Deletes notices that were raised before that moment. */
export async function deleteOlder(sql: Sql, before: Date): Promise<number> {
  return sql.run(
    `DELETE FROM notifications WHERE id IN
       (SELECT id FROM notifications WHERE created_at < $1 ORDER BY id LIMIT ${removedAtOnce} FOR UPDATE SKIP LOCKED)`,
    [before],
  );
}

/**
 * Marks notices about the end of the bot's session as handled.
 * @param withOutages true to include notices about outages, in which messages did not arrive
 */
export async function settleEndings(sql: Sql, botId: BotId, withOutages: boolean): Promise<number> {
  return sql.run(
    `WITH ${lockedPart(
      "n.serious AND n.handled_at IS NULL AND n.kind = 'offline' AND (n.dedupe_key LIKE 'offline:%' OR ($2 AND n.dedupe_key LIKE 'outage:%'))",
      'bot_id',
    )}
     UPDATE notifications n SET handled_at = now() FROM locked WHERE n.id = locked.id AND n.handled_at IS NULL`,
    [botId, withOutages],
    'notices-settle-endings',
  );
}
