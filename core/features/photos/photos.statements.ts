import type { AccountId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import { searchPart, type SearchRequest } from '../products/products.service.js';
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
}

/** Stores pictures in one statement. Older pictures of the same links are kept, because messages show them. */
export async function insertPhotos(sql: Sql, photos: readonly NewPhoto[]): Promise<void> {
  await sql.run(
    `INSERT INTO photos (id, account_id, source, uploaded, sha256, width, height, fetched_at)
     SELECT r.id, r."accountId", r.source, r.source IS NULL, r.sha256, r.width, r.height, r."fetchedAt"
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "accountId" uuid, source text, sha256 text, width integer, height integer, "fetchedAt" timestamptz)`,
    [JSON.stringify(photos)],
    'photos-insert',
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

/** Deletes rows of pictures that nothing shows any more. @returns their owners and ids */
export async function removeOlder(sql: Sql, before: Date, limit: number): Promise<{ accountId: AccountId; id: string }[]> {
  return sql.rows<{ accountId: AccountId; id: string }>(
    `DELETE FROM photos WHERE id IN (SELECT id FROM photos WHERE NOT uploaded AND fetched_at < $1 ORDER BY fetched_at LIMIT $2)
     RETURNING account_id AS "accountId", id`,
    [before, limit],
  );
}

/** Deletes uploads other than those in `kept`. @returns their ids */
export async function removeUploads(sql: Sql, accountId: AccountId, kept: readonly string[], before: Date): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `DELETE FROM photos WHERE account_id = $1 AND uploaded AND created_at < $3 AND NOT id = ANY ($2::uuid[]) RETURNING id`,
    [accountId, kept, before],
  );
  return rows.map((row) => row.id);
}
