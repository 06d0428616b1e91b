import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products, and what an import or a change of many of them can undo. */
export class ProductsBaseline1795687800000 implements MigrationInterface {
  name = 'ProductsBaseline1795687800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
-- both are trusted extensions: a role that may create in this database may add them
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;

CREATE TABLE products (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- the name without case, accents and signs: unique per account
  name_key text NOT NULL,
  price_idr integer,
  weight_grams integer,
  stock integer,
  variants jsonb NOT NULL DEFAULT '[]',
  notes text NOT NULL DEFAULT '',
  photo_links text[] NOT NULL DEFAULT '{}',
  active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now(),
  terms jsonb NOT NULL DEFAULT '{"unit": "", "promo": null, "tiers": [], "minOrder": null, "resellerIdr": null}',
  cost_idr integer,
  UNIQUE (account_id, name_key)
);
CREATE INDEX products_likeness ON products USING gin (account_id, name_key public.gin_trgm_ops) WHERE active;
CREATE INDEX products_words ON products USING gin (
  account_id,
  (setweight(to_tsvector('simple', name_key), 'A') || setweight(to_tsvector('simple', variants), 'B') || setweight(to_tsvector('simple', notes), 'C'))
) WHERE active;

CREATE TABLE product_imports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  taken_at timestamptz NOT NULL,
  -- per product: its values before (null: it was added) and after
  changes jsonb NOT NULL,
  -- 'import', or 'edit' for a change of many products at once
  kind text NOT NULL DEFAULT 'import'
);
CREATE INDEX product_imports_age ON product_imports (taken_at);
CREATE INDEX product_imports_latest ON product_imports (account_id, taken_at DESC);
`;
