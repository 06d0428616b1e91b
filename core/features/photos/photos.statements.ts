import type { AccountId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import { searchPart, type SearchRequest } from '../products/products.service.js';
import { growPart } from '../storage-use/storage-use.service.js';
import type { StoredPhoto } from './photos.types.js';

export interface PhotoRow extends StoredPhoto {
  readonly sha256: string;
  readonly fetchedAt: Date;
}

type Row = PhotoRow & Record<string, unknown>;

const columns = `id, width, height, sha256, fetched_at AS "fetchedAt"`;

/** Stored pictures of those links and of the products that the search finds, by link. */
export async function findKnown(
  sql: Sql,
  accountId: AccountId,
  links: readonly string[],
  search: SearchRequest | null,
): Promise<Map<string, PhotoRow>> {
  const found = searchPart('$1', '$3', '$4', '$5');
  const rows = await sql.rows<Row & { link: string }>(
    `WITH wanted AS (
       SELECT unnest($2::text[]) AS link UNION SELECT link FROM (${found}) s, unnest(s.photo_links) AS link 
     ), known AS (
       SELECT w.link, p.* FROM wanted w JOIN photos p ON p.account_id = $1 AND p.source = encode(sha256(convert_to(w.link, 'UTF8')), 'hex')
       UNION ALL SELECT w.link, p.* FROM wanted w JOIN photos p ON p.account_id = $1 AND p.uploaded AND lower(w.link) = 'unggahan:' || p.id
     )
     SELECT DISTINCT ON (link) link, ${columns} FROM known ORDER BY link, id DESC`,
    [accountId, links, search?.query ?? '', search?.words ?? [], search?.limit ?? 0],
    'photos-known',
  );
  return new Map(rows.map(({ link, ...row }) => [link, row as PhotoRow]));
}

export interface NewPhoto extends StoredPhoto {
  readonly accountId: AccountId;
  /** SHA-256 of the link; null for an upload. */
  readonly source: string | null;
  readonly sha256: string;
  readonly fetchedAt: Date;
  readonly bytes: number;
}

/** Stores pictures in one statement. Older pictures of the same links are kept, because messages show them. */
export async function insertPhotos(sql: Sql, photos: readonly NewPhoto[]): Promise<void> {
  await sql.run(
    `INSERT INTO photos (id, account_id, source, uploaded, sha256, width, height, fetched_at, bytes)
     SELECT r.id, r."accountId", r.source, r.source IS NULL, r.sha256, r.width, r.height, r."fetchedAt", r.bytes
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "accountId" uuid, source text, sha256 text, width integer, height integer, "fetchedAt" timestamptz, bytes integer)`,
    [JSON.stringify(photos)],
    'photos-insert',
  );
}

/** Stores pictures of one account and counts their bytes, in one statement. */
export async function insertCounted(sql: Sql, accountId: AccountId, photos: readonly NewPhoto[]): Promise<void> {
  await sql.run(
    `WITH input AS (
       SELECT r.* FROM jsonb_to_recordset($2::jsonb)
         AS r (id uuid, source text, sha256 text, width integer, height integer, "fetchedAt" timestamptz, bytes integer)
     ), counted AS (${growPart('$1::uuid', '(SELECT sum(bytes) FROM input)')})
     INSERT INTO photos (id, account_id, source, uploaded, sha256, width, height, fetched_at, bytes)
     SELECT r.id, $1, r.source, r.source IS NULL, r.sha256, r.width, r.height, r."fetchedAt", r.bytes FROM input r`,
    [accountId, JSON.stringify(photos)],
    'photos-insert-counted',
  );
}

/** Records that the link still leads to the same picture. */
export async function touchPhoto(sql: Sql, accountId: AccountId, id: string, now: Date): Promise<void> {
  await sql.run(`UPDATE photos SET fetched_at = $3 WHERE account_id = $1 AND id = $2`, [accountId, id, now]);
}

/** The subset of these ids that are pictures of this owner. */
export async function findIds(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(`SELECT id FROM photos WHERE account_id = $1 AND id = ANY ($2::uuid[])`, [accountId, ids]);
  return rows.map((row) => row.id);
}

export async function countUploads(sql: Sql, accountId: AccountId): Promise<number> {
  const rows = await sql.rows<{ count: number }>(`SELECT count(*)::int AS count FROM photos WHERE account_id = $1 AND uploaded`, [
    accountId,
  ]);
  return rows[0]!.count;
}

/** Pictures that nothing uses any more. */
export async function findOlder(sql: Sql, before: Date, limit: number): Promise<{ accountId: AccountId; id: string }[]> {
  return sql.rows<{ accountId: AccountId; id: string }>(
    `SELECT account_id AS "accountId", id FROM photos WHERE NOT uploaded AND fetched_at < $1 ORDER BY fetched_at LIMIT $2`,
    [before, limit],
  );
}

/** Deletes rows of these pictures, unless they were used since. @returns what was deleted */
export async function removePhotos(sql: Sql, accountId: AccountId, ids: readonly string[], before: Date): Promise<RemovedPhoto[]> {
  return sql.rows<RemovedPhoto>(
    `DELETE FROM photos WHERE account_id = $1 AND id = ANY ($2::uuid[]) AND NOT uploaded AND fetched_at < $3 RETURNING id, bytes`,
    [accountId, ids, before],
  );
}

/** Bytes of all pictures of an account. */
export async function sumBytes(sql: Sql, accountId: AccountId): Promise<number> {
  const rows = await sql.rows<{ bytes: number }>(`SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM photos WHERE account_id = $1`, [
    accountId,
  ]);
  return rows[0]!.bytes;
}

// a type, because Sql.rows wants an index signature
export type RemovedPhoto = { readonly id: string; readonly bytes: number };

/** False when this owner has no such upload. */
export async function markKept(sql: Sql, accountId: AccountId, id: string, isKept: boolean): Promise<boolean> {
  return (await sql.run(`UPDATE photos SET kept = $3 WHERE account_id = $1 AND id = $2 AND uploaded`, [accountId, id, isKept])) === 1;
}

/** Deletes uploads other than those in `kept` and those that are marked as kept. @returns what was deleted */
export async function removeUploads(sql: Sql, accountId: AccountId, kept: readonly string[], before: Date): Promise<RemovedPhoto[]> {
  return sql.rows<RemovedPhoto>(
    `DELETE FROM photos WHERE account_id = $1 AND uploaded AND NOT kept AND created_at < $3 AND NOT id = ANY ($2::uuid[]) RETURNING id, bytes`,
    [accountId, kept, before],
  );
}
