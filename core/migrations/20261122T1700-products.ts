import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What owners sell, as data: read by the bot whole or found by a search whose indexes begin with the owner. */
export class Products1795366800000 implements MigrationInterface {
  name = 'Products1795366800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- both are trusted: whoever may create in this database may add them
      CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;
      CREATE TABLE products (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        -- the name without case, accents and signs: one product each
        name_key text NOT NULL,
        price_idr integer,
        weight_grams integer,
        stock integer,
        variants jsonb NOT NULL DEFAULT '[]',
        notes text NOT NULL DEFAULT '',
        photo_links text[] NOT NULL DEFAULT '{}',
        active boolean NOT NULL DEFAULT true,
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, name_key)
      );
      CREATE INDEX products_words ON products USING gin (owner_id, (
        setweight(to_tsvector('simple', name_key), 'A') || setweight(to_tsvector('simple', variants), 'B') ||
        setweight(to_tsvector('simple', notes), 'C')
      )) WHERE active;
      CREATE INDEX products_likeness ON products USING gin (owner_id, name_key public.gin_trgm_ops) WHERE active;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
