import type { AccountId, BotId, LoginSessionId, NoticeId, PersonId, PushId } from '#contracts/values/ids';
import type { NoticeKind } from '#contracts/values/notices';
import { newId } from '../../../platform/crypto/ids.js';
import type { Sql, Tx } from '../../../platform/database/database.js';

export interface NewDevice {
  readonly id: string;
  readonly personId: PersonId;
  readonly loginId: LoginSessionId;
  readonly endpointHash: Buffer;
  readonly sealed: Buffer;
}

/**
 * Stores the device of a login. A login has one device. A device receives the pushes of only one account: the account
 * that logged in there last.
 */
export async function replaceDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx.run(`DELETE FROM push_devices WHERE login_id = $1 OR endpoint_hash = $2`, [device.loginId, device.endpointHash]);
  await tx.run(
    `INSERT INTO push_devices (id, person_id, login_id, endpoint_hash, sealed) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (endpoint_hash) DO NOTHING`,
    [device.id, device.personId, device.loginId, device.endpointHash, device.sealed],
  );
}

export async function hasDevice(sql: Sql, personId: PersonId, loginId: LoginSessionId): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM push_devices WHERE person_id = $1 AND login_id = $2`, [personId, loginId]);
  return rows.length > 0;
}

export async function hasAnyDevice(sql: Sql, personId: PersonId): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM push_devices WHERE person_id = $1 LIMIT 1`, [personId]);
  return rows.length > 0;
}

export async function removeDeviceOf(sql: Sql, personId: PersonId, loginId: LoginSessionId): Promise<void> {
  await sql.run(`DELETE FROM push_devices WHERE person_id = $1 AND login_id = $2`, [personId, loginId]);
}

/** Stores one push for each device of the owner. @returns the ids of the pushes. */
export async function insertPushes(tx: Tx, personId: PersonId, noticeId: NoticeId): Promise<PushId[]> {
  const devices = await tx.rows<{ id: string }>(`SELECT id FROM push_devices WHERE person_id = $1`, [personId]);
  if (devices.length === 0) return [];
  const ids = devices.map(() => newId<PushId>());
  // a device that is deleted at the same time gets no push
  await tx.run(
    `INSERT INTO pushes (id, person_id, notification_id, device_id)
     SELECT p.id, $1, $2, d.id FROM unnest($3::uuid[], $4::uuid[]) AS p (id, device) JOIN push_devices d ON d.id = p.device FOR KEY SHARE OF d`,
    [personId, noticeId, ids, devices.map(({ id }) => id)],
  );
  return ids;
}

export interface WaitingPush {
  person_id: PersonId;
  device_id: string;
  sealed: Buffer;
  attempts: number;
  created_at: Date;
  notification_id: NoticeId;
  account_id: AccountId;
  bot_id: BotId;
  kind: NoticeKind;
  title: string;
  body: string;
  contact: string | null;
}

export async function findPush(sql: Sql, id: PushId): Promise<WaitingPush | undefined> {
  const rows = await sql.rows<WaitingPush & Record<string, unknown>>(
    `SELECT p.person_id, p.device_id, d.sealed, p.attempts, p.created_at, p.notification_id, n.account_id, n.bot_id, n.kind, n.title, n.body, n.contact
     FROM pushes p JOIN push_devices d ON d.id = p.device_id JOIN notifications n ON n.id = p.notification_id WHERE p.id = $1`,
    [id],
  );
  return rows[0];
}

/** Deletes a push that was delivered or given up. */
export async function removePush(sql: Sql, id: PushId): Promise<void> {
  await sql.run(`DELETE FROM pushes WHERE id = $1`, [id]);
}

export async function postponePush(sql: Sql, id: PushId, until: Date): Promise<void> {
  await sql.run(`UPDATE pushes SET attempts = attempts + 1, next_at = $2 WHERE id = $1`, [id, until]);
}

/** Deletes a device that no longer exists, together with its queued pushes. */
export async function removeDevice(sql: Sql, deviceId: string): Promise<void> {
  await sql.run(`DELETE FROM push_devices WHERE id = $1`, [deviceId]);
}

/** Pushes that were due before this time: their job was lost. */
export async function findDuePushes(sql: Sql, before: Date, limit: number): Promise<PushId[]> {
  const rows = await sql.rows<{ id: PushId }>(`SELECT id FROM pushes WHERE next_at < $1 ORDER BY next_at LIMIT $2`, [before, limit]);
  return rows.map(({ id }) => id);
}

export async function eraseDevices(tx: Tx, personId: PersonId): Promise<void> {
  await tx.run(`DELETE FROM push_devices WHERE person_id = $1`, [personId]);
}
