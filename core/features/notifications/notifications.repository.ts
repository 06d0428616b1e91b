import type { ConversationId, OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

export interface NewNotification {
  readonly id: string;
  readonly ownerId: OwnerId;
  readonly kind: string;
  readonly dedupeKey: string;
  readonly title: string;
  readonly body: string;
  readonly conversationId: ConversationId | null;
  /** WhatsApp id of the copy; null when none is to be sent. */
  readonly waId: string | null;
}

export interface QueuedRow {
  id: string;
  title: string;
  body: string;
  wa_id: string;
}

/** False when the owner has been told already. */
export async function insertNotification(sql: Sql, one: NewNotification): Promise<boolean> {
  const inserted = await sql.run(
    `INSERT INTO notifications (id, owner_id, kind, dedupe_key, title, body, conversation_id, wa_id, wa_status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text, CASE WHEN $8::text IS NULL THEN 'none' ELSE 'queued' END)
     ON CONFLICT (owner_id, dedupe_key) DO NOTHING`,
    [one.id, one.ownerId, one.kind, one.dedupeKey, one.title, one.body, one.conversationId, one.waId],
  );
  return inserted === 1;
}

/** WhatsApp copies still to be sent, oldest first; older ones than `since` are news no more. */
export async function findQueued(sql: Sql, ownerId: OwnerId, since: Date): Promise<QueuedRow[]> {
  return sql.rows<QueuedRow>(
    `SELECT id, title, body, wa_id FROM notifications
     WHERE owner_id = $1 AND wa_status = 'queued' AND created_at > $2 ORDER BY created_at, id LIMIT 20`,
    [ownerId, since],
  );
}

/** Those of the owners who have a copy to send. */
export async function findWaiting(sql: Sql, ownerIds: readonly OwnerId[]): Promise<OwnerId[]> {
  const text = `SELECT DISTINCT owner_id FROM notifications WHERE wa_status = 'queued' AND owner_id = ANY ($1::uuid[])`;
  return (await sql.rows<{ owner_id: OwnerId }>(text, [ownerIds])).map((row) => row.owner_id);
}

export async function markCopy(sql: Sql, ownerId: OwnerId, id: string, status: 'sent' | 'failed'): Promise<void> {
  await sql.run(`UPDATE notifications SET wa_status = $3 WHERE owner_id = $1 AND id = $2 AND wa_status = 'queued'`, [ownerId, id, status]);
}

/** The owner has looked at what these notices are about. */
export async function markSeen(sql: Sql, ownerId: OwnerId, conversationId: ConversationId): Promise<void> {
  await sql.run(`UPDATE notifications SET seen_at = now() WHERE owner_id = $1 AND conversation_id = $2 AND seen_at IS NULL`, [
    ownerId,
    conversationId,
  ]);
}

export async function dropStale(sql: Sql, ownerId: OwnerId, before: Date): Promise<void> {
  await sql.run(`UPDATE notifications SET wa_status = 'failed' WHERE owner_id = $1 AND wa_status = 'queued' AND created_at <= $2`, [
    ownerId,
    before,
  ]);
}
