import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { OwnAnswer } from './knowledge.types.js';

type Row = { id: string; question: string; answer: string };

export interface PageWish {
  /** Begin behind this id; null at the beginning. */
  readonly after: string | null;
  /** What question or answer contains, in lower case; empty for all. */
  readonly part: string;
  readonly limit: number;
}

/** Newest first. */
export async function findPage(sql: Sql, ownerId: OwnerId, { after, part, limit }: PageWish): Promise<OwnAnswer[]> {
  return sql.rows<Row>(
    `SELECT id, question, answer FROM knowledge
     WHERE owner_id = $1 AND ($2::uuid IS NULL OR id < $2) AND strpos(lower(question || ' ' || answer), $3) > 0 ORDER BY id DESC LIMIT $4`,
    [ownerId, after, part, limit],
  );
}

export async function countAll(sql: Sql, ownerId: OwnerId, part = ''): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM knowledge WHERE owner_id = $1 AND strpos(lower(question || ' ' || answer), $2) > 0`,
    [ownerId, part],
  );
  return rows[0]!.count;
}
