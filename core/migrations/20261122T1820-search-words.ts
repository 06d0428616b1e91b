import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of messages, names and numbers, each behind its owner's mark, so that one index answers for one owner alone. Bodies of functions are
 * bound when they are made: an index is built with an empty search path.
 */
export class SearchWords1795371600000 implements MigrationInterface {
  name = 'SearchWords1795371600000';
  // indexes are built beside the writing
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(functions);
    for (const [name, target] of indexes) {
      // what a run that was broken off has left
      await q.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await q.query(`CREATE INDEX CONCURRENTLY ${name} ON ${target}`);
    }
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const functions = `
-- lower case, letters and digits, each once
CREATE OR REPLACE FUNCTION text_words(body text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN (SELECT coalesce(array_agg(DISTINCT left(word, 40)), '{}') FROM regexp_split_to_table(lower(left(body, 20000)), '[^[:alnum:]]+') AS word WHERE word <> '');
-- by any part of a number from its third digit on, and by any word of a name
CREATE OR REPLACE FUNCTION person_words(name text, pn text, username text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN text_words(concat_ws(' ', name, username))
    || ARRAY(SELECT substr(pn, n) FROM generate_series(1, greatest(length(pn) - 2, 0)) n);
CREATE OR REPLACE FUNCTION owned_words(owner uuid, words text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN array_to_tsvector(ARRAY(SELECT right(owner::text, 12) || word FROM unnest(words) AS word));
-- words that begin so, all of them; null without any
CREATE OR REPLACE FUNCTION owned_query(owner uuid, words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN (SELECT string_agg('''' || right(owner::text, 12) || word || ''':*', ' & ') FROM unnest(words) AS word)::tsquery;
`;

const indexes = [
  ['messages_words', `messages USING gin (owned_words(owner_id, text_words(body || ' ' || coalesce(media->>'transcript', ''))))`],
  ['contacts_words', `contacts USING gin (owned_words(owner_id, person_words(name, pn, username)))`],
] as const;
