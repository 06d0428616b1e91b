import { Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';

const keptPerOwner = 20;
const keptDays = 365;

/** What a browser was to an account when it logged in. */
export type Acquaintance = 'first' | 'new' | 'known';

/** The only file that reads and writes `known_devices`: browsers that logged in to an account before, as keyed hashes. */
@Injectable()
export class KnownDevicesRepository {
  async has(sql: Sql, ownerId: OwnerId, deviceHash: Buffer): Promise<boolean> {
    const rows = await sql.rows(`SELECT 1 FROM known_devices WHERE owner_id = $1 AND device_hash = $2`, [ownerId, deviceHash]);
    return rows.length > 0;
  }

  /** Remembers a browser; the caller holds the account. The oldest ones are forgotten. */
  async remember(tx: Tx, ownerId: OwnerId, deviceHash: Buffer): Promise<Acquaintance> {
    const others = await tx.rows<{ same: boolean }>(
      `SELECT bool_or(device_hash = $2) AS same FROM known_devices WHERE owner_id = $1 HAVING count(*) > 0`,
      [ownerId, deviceHash],
    );
    await tx.run(
      `INSERT INTO known_devices (owner_id, device_hash) VALUES ($1, $2) ON CONFLICT (owner_id, device_hash) DO UPDATE SET last_login_at = now()`,
      [ownerId, deviceHash],
    );
    await tx.run(
      `DELETE FROM known_devices WHERE owner_id = $1 AND (last_login_at < now() - make_interval(days => $2) OR device_hash IN (
         SELECT device_hash FROM known_devices WHERE owner_id = $1 ORDER BY last_login_at DESC OFFSET $3))`,
      [ownerId, keptDays, keptPerOwner],
    );
    const [other] = others;
    if (!other) return 'first';
    return other.same ? 'known' : 'new';
  }

  /** Forgets all browsers but this one, which counts as known from now on: it has just proved more than a password. */
  async keepOnly(tx: Tx, ownerId: OwnerId, deviceHash: Buffer): Promise<void> {
    await tx.run(`DELETE FROM known_devices WHERE owner_id = $1 AND device_hash <> $2`, [ownerId, deviceHash]);
    await this.remember(tx, ownerId, deviceHash);
  }

  async erase(tx: Tx, ownerId: OwnerId): Promise<void> {
    await tx.run(`DELETE FROM known_devices WHERE owner_id = $1`, [ownerId]);
  }
}
