import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

export interface Prompts {
  readonly prompt: string;
  /** Product names and photo links. */
  readonly secondaryPrompt: string;
  /** Kecamatan that parcels leave from. */
  readonly senderDistrict: string;
  /** Digits; empty when the owner wants no WhatsApp copies of notices. */
  readonly notificationNumber: string;
  /** What a lead whose call nobody took reads; empty for nothing. */
  readonly callReply: string;
}

export const noPrompts: Prompts = { prompt: '', secondaryPrompt: '', senderDistrict: '', notificationNumber: '', callReply: '' };

export async function findPrompts(sql: Sql, ownerId: OwnerId): Promise<Prompts> {
  const rows = await sql.rows<{
    prompt: string;
    secondary_prompt: string;
    sender_district: string;
    notification_number: string;
    call_reply: string;
  }>(
    `SELECT prompt, secondary_prompt, sender_district, notification_number, call_reply FROM bots WHERE owner_id = $1`,
    [ownerId],
    'prompts-find',
  );
  const row = rows[0];
  if (!row) return noPrompts;
  return {
    prompt: row.prompt,
    secondaryPrompt: row.secondary_prompt,
    senderDistrict: row.sender_district,
    notificationNumber: row.notification_number,
    callReply: row.call_reply,
  };
}

/** Writes what is given and leaves the rest. */
export async function savePrompts(sql: Sql, ownerId: OwnerId, changes: Partial<Prompts>): Promise<void> {
  await sql.run(
    `INSERT INTO bots (owner_id, prompt, secondary_prompt, sender_district, notification_number, call_reply)
     VALUES ($1, coalesce($2, ''), coalesce($3, ''), coalesce($4, ''), coalesce($5, ''), coalesce($6, ''))
     ON CONFLICT (owner_id) DO UPDATE SET prompt = coalesce($2, bots.prompt), secondary_prompt = coalesce($3, bots.secondary_prompt),
       sender_district = coalesce($4, bots.sender_district), notification_number = coalesce($5, bots.notification_number),
       call_reply = coalesce($6, bots.call_reply), updated_at = now()`,
    [
      ownerId,
      changes.prompt ?? null,
      changes.secondaryPrompt ?? null,
      changes.senderDistrict ?? null,
      changes.notificationNumber ?? null,
      changes.callReply ?? null,
    ],
  );
}

export async function findProgress(sql: Sql, ownerId: OwnerId): Promise<{ trained: boolean; triedOut: boolean }> {
  const [row] = await sql.rows<{ trained: boolean; triedOut: boolean }>(
    `SELECT prompt <> '' AS trained, tried_out_at IS NOT NULL AS "triedOut" FROM bots WHERE owner_id = $1`,
    [ownerId],
    'prompts-progress',
  );
  return row ?? { trained: false, triedOut: false };
}

export async function markTriedOut(sql: Sql, ownerId: OwnerId, at: Date): Promise<void> {
  await sql.run(
    `INSERT INTO bots (owner_id, tried_out_at) VALUES ($1, $2)
     ON CONFLICT (owner_id) DO UPDATE SET tried_out_at = coalesce(bots.tried_out_at, EXCLUDED.tried_out_at)`,
    [ownerId, at],
  );
}
