import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { StoredPhoto } from './photos.types.js';

export interface PhotoRow extends StoredPhoto {
  readonly sha256: string;
  readonly fetchedAt: Date;
}

type Row = PhotoRow & Record<string, unknown>;

const columns = `id, width, height, sha256, fetched_at AS "fetchedAt"`;

/** What was fetched from that link last. */
export async function findBySource(sql: Sql, ownerId: OwnerId, source: string): Promise<PhotoRow | undefined> {
  const rows = await sql.rows<Row>(
    `SELECT ${columns} FROM photos WHERE owner_id = $1 AND source = $2 ORDER BY id DESC LIMIT 1`,
    [ownerId, source],
    'photos-source',
  );
  return rows[0];
}

export async function findById(sql: Sql, ownerId: OwnerId, id: string): Promise<PhotoRow | undefined> {
  const rows = await sql.rows<Row>(`SELECT ${columns} FROM photos WHERE owner_id = $1 AND id = $2`, [ownerId, id], 'photos-id');
  return rows[0];
}

export interface NewPhoto extends StoredPhoto {
  readonly ownerId: OwnerId;
  /** SHA-256 of the link; null for an upload. */
  readonly source: string | null;
  readonly sha256: string;
  readonly fetchedAt: Date;
}

/** Keeps a picture. One that came from the same link before stays: messages show it. */
export async function insertPhoto(sql: Sql, photo: NewPhoto): Promise<void> {
  await sql.run(
    `INSERT INTO photos (id, owner_id, source, uploaded, sha256, width, height, fetched_at) VALUES ($1, $2, $3, $3::text IS NULL, $4, $5, $6, $7)`,
    [photo.id, photo.ownerId, photo.source, photo.sha256, photo.width, photo.height, photo.fetchedAt],
    'photos-insert',
  );
}

/** The link still leads to the same picture. */
export async function touchPhoto(sql: Sql, ownerId: OwnerId, id: string, now: Date): Promise<void> {
  await sql.run(`UPDATE photos SET fetched_at = $3 WHERE owner_id = $1 AND id = $2`, [ownerId, id, now]);
}

export async function countUploads(sql: Sql, ownerId: OwnerId): Promise<number> {
  const rows = await sql.rows<{ count: number }>(`SELECT count(*)::int AS count FROM photos WHERE owner_id = $1 AND uploaded`, [ownerId]);
  return rows[0]!.count;
}

/** Removes rows of pictures that nothing shows any more. @returns whose they were */
export async function removeOlder(sql: Sql, before: Date, limit: number): Promise<{ ownerId: OwnerId; id: string }[]> {
  return sql.rows<{ ownerId: OwnerId; id: string }>(
    `DELETE FROM photos WHERE id IN (SELECT id FROM photos WHERE NOT uploaded AND fetched_at < $1 ORDER BY fetched_at LIMIT $2)
     RETURNING owner_id AS "ownerId", id`,
    [before, limit],
  );
}

/** Removes uploads that are not among those kept. @returns their ids */
export async function removeUploads(sql: Sql, ownerId: OwnerId, kept: readonly string[], before: Date): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `DELETE FROM photos WHERE owner_id = $1 AND uploaded AND created_at < $3 AND NOT id = ANY ($2::uuid[]) RETURNING id`,
    [ownerId, kept, before],
  );
  return rows.map((row) => row.id);
}

export async function removeAll(sql: Sql, ownerId: OwnerId): Promise<void> {
  await sql.run(`DELETE FROM photos WHERE owner_id = $1`, [ownerId]);
}
