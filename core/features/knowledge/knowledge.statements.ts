import type { AccountId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { OwnAnswer, QuestionOrigin } from './knowledge.types.js';

type Row = { id: string; question: string; answer: string; origin: QuestionOrigin };

export interface PageRequest {
  /** Starts after this id; null for the first page. */
  readonly after: string | null;
  /** Text that the question or the answer contains, in lower case; empty for all. */
  readonly part: string;
  readonly limit: number;
}

/** Newest first. */
export async function findPage(sql: Sql, accountId: AccountId, { after, part, limit }: PageRequest): Promise<OwnAnswer[]> {
  return sql.rows<Row>(
    `SELECT id, question, answer, origin FROM knowledge
     WHERE account_id = $1 AND ($2::uuid IS NULL OR id < $2) AND strpos(lower(question || ' ' || answer), $3) > 0 ORDER BY id DESC LIMIT $4`,
    [accountId, after, part, limit],
  );
}

export async function countAll(sql: Sql, accountId: AccountId, part = ''): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM knowledge WHERE account_id = $1 AND strpos(lower(question || ' ' || answer), $2) > 0`,
    [accountId, part],
  );
  return rows[0]!.count;
}

/** The newest answers. Read for each reply of the bot. */
export async function findNewest(sql: Sql, accountId: AccountId, limit: number): Promise<OwnAnswer[]> {
  return sql.rows<Row>(
    `SELECT id, question, answer, origin FROM knowledge WHERE account_id = $1 ORDER BY id DESC LIMIT $2`,
    [accountId, limit],
    'knowledge-newest',
  );
}

export interface SearchRequest {
  readonly words: readonly string[];
  /** The search words as a full-text query. */
  readonly query: string;
  readonly limit: number;
}

/**
 * Answers that contain one of the words in any of its forms, or whose question contains a word similar to one of the
 * words. Best match first.
 */
export async function search(sql: Sql, accountId: AccountId, { words, query, limit }: SearchRequest): Promise<OwnAnswer[]> {
  return sql.rows<Row>(
    `SELECT id, question, answer, origin FROM knowledge
     WHERE account_id = $1 AND (
       (setweight(to_tsvector('indonesian', question), 'A') || setweight(to_tsvector('indonesian', answer), 'B'))
         @@ to_tsquery('indonesian', $2) OR question %> ANY ($3::text[]))
     ORDER BY (SELECT coalesce(sum(word_similarity(word, question)), 0) FROM unnest($3::text[]) AS word) +
       ts_rank(setweight(to_tsvector('indonesian', question), 'A') || setweight(to_tsvector('indonesian', answer), 'B'),
         to_tsquery('indonesian', $2)) DESC, id DESC
     LIMIT $4`,
    [accountId, query, words, limit],
    'knowledge-search',
  );
}
