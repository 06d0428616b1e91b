import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of messages, each behind a mark of its owner and week, so that a search goes back in time and ends where it has found enough. The
 * functions hold no query of their own: Postgres puts them into the index's expression, which takes half of the time for each message.
 * What waits to be sent is not in the index: it gets there when it leaves, once, and not a second time when its state changes.
 */
export class SearchWeeks1795413600000 implements MigrationInterface {
  name = 'SearchWeeks1795413600000';
  // indexes are built beside the writing
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(functions);
    // what a run that was broken off has left
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS messages_week_words`);
    await q.query(
      `CREATE INDEX CONCURRENTLY messages_week_words ON messages USING gin (${words}) WITH (gin_pending_list_limit = 1024) WHERE NOT waits`,
    );
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS messages_words`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const functions = `
CREATE OR REPLACE FUNCTION week_of(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ((at AT TIME ZONE 'UTC')::date - date '1970-01-01') / 7;
-- short, since it stands before every word. Two owners may have the same: who asks looks at the owner of what is found too
CREATE OR REPLACE FUNCTION week_mark(owner uuid, week integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN encode(substr(uuid_send(owner), 14, 3), 'base64') || to_hex(week);
-- the words of text_words, each behind the mark
CREATE OR REPLACE FUNCTION marked_words(mark text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(array_remove(string_to_array(regexp_replace(
    ' ' || lower(CASE WHEN body ~ '[[:alnum:]]{41}' THEN regexp_replace(left(body, 20000), '([[:alnum:]]{40})[[:alnum:]]+', '\\1', 'g') ELSE left(body, 20000) END),
    '[^[:alnum:]]+', ' ' || mark, 'g'), ' '), mark), ''));
-- words that begin so, all of them in one message of these weeks
CREATE OR REPLACE FUNCTION weeks_query(owner uuid, words text[], newest integer, oldest integer) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN (SELECT string_agg((SELECT '(' || string_agg('''' || week_mark(owner, week) || word || ''':*', ' & ') || ')' FROM unnest(words) AS word), ' | ')
    FROM generate_series(oldest, newest) AS week)::tsquery;
`;

const words = `marked_words(week_mark(owner_id, week_of(created_at)), body || ' ' || coalesce(media->>'transcript', ''))`;
