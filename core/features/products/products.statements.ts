import type { AccountId } from '#contracts/values/ids';
import { nameKeyOf, type ProductInput, type Variant } from '#contracts/values/selling/products';
import { newId } from '../../platform/crypto/ids.js';
import { emptyTerms, type ProductTerms } from '#contracts/values/selling/product-terms';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { OwnProduct, StoredProduct } from './products.types.js';

export type ProductRow = {
  id: string;
  name: string;
  price: number | null;
  weight: number | null;
  stock: number | null;
  variants: Variant[];
  notes: string;
  photo_links: string[];
  active: boolean;
  category: string;
  terms: ProductTerms;
};
type OwnersRow = ProductRow & { cost: number | null };

/** The columns that the bot reads: never the cost price. */
export const columns = `id, name, price_idr AS price, weight_grams AS weight, stock, variants, notes, photo_links, active, category, terms`;
const ownersColumns = `${columns}, cost_idr AS cost`;

export function toProduct({ price, weight, photo_links: photos, ...row }: ProductRow): OwnProduct {
  return { ...row, photos, priceIdr: price, weightGrams: weight };
}

function toStored({ cost, ...row }: OwnersRow): StoredProduct {
  return { ...toProduct(row), costIdr: cost };
}

export interface PageRequest {
  /** Starts after this name key. */
  readonly after: string;
  /** Text that the name contains, in the form of a name key; empty for all. */
  readonly part: string;
  /** Only this category, whatever its case; null for any. */
  readonly category?: string | null;
  readonly limit: number;
}

export async function findPage(
  sql: Sql,
  accountId: AccountId,
  { after, part, limit, category = null }: PageRequest,
): Promise<StoredProduct[]> {
  const rows = await sql.rows<OwnersRow>(
    `SELECT ${ownersColumns} FROM products WHERE account_id = $1 AND name_key > $2 AND strpos(name_key, $3) > 0
       AND ($5::text IS NULL OR lower(category) = lower($5)) ORDER BY name_key LIMIT $4`,
    [accountId, after, part, limit, category],
  );
  return rows.map(toStored);
}

export async function countAll(sql: Sql, accountId: AccountId, part = '', category: string | null = null): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM products WHERE account_id = $1 AND strpos(name_key, $2) > 0
       AND ($3::text IS NULL OR lower(category) = lower($3))`,
    [accountId, part, category],
  );
  return rows[0]!.count;
}

/** Links of the uploaded photos, as stored in the list. */
export async function findUploads(sql: Sql, accountId: AccountId): Promise<string[]> {
  const rows = await sql.rows<{ link: string }>(
    `SELECT DISTINCT link FROM products, unnest(photo_links) AS link WHERE account_id = $1 AND link LIKE 'unggahan:%'`,
    [accountId],
  );
  return rows.map(({ link }) => link);
}

/** The products with those name keys, locked, so that they do not change while an import is merged into them. */
export async function lockByKeys(tx: Tx, accountId: AccountId, keys: readonly string[]): Promise<StoredProduct[]> {
  const rows = await tx.rows<OwnersRow>(
    `SELECT ${ownersColumns} FROM products WHERE account_id = $1 AND name_key = ANY ($2::text[]) ORDER BY name_key FOR UPDATE`,
    [accountId, keys],
  );
  return rows.map(toStored);
}

/** Locks the products with those ids, in the order of an import's locks. */
export async function lockByIds(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<StoredProduct[]> {
  const rows = await tx.rows<OwnersRow>(
    `SELECT ${ownersColumns} FROM products WHERE account_id = $1 AND id = ANY ($2::uuid[]) ORDER BY name_key FOR UPDATE`,
    [accountId, ids],
  );
  return rows.map(toStored);
}

/**
 * Locks the products whose name key contains the text. An empty text selects all products.
 * @param category only products of this category; null for all
 */
export async function lockByPart(tx: Tx, accountId: AccountId, part: string, category: string | null): Promise<StoredProduct[]> {
  const rows = await tx.rows<OwnersRow>(
    `SELECT ${ownersColumns} FROM products WHERE account_id = $1 AND strpos(name_key, $2) > 0
       AND ($3::text IS NULL OR lower(category) = lower($3)) ORDER BY name_key FOR UPDATE`,
    [accountId, part, category],
  );
  return rows.map(toStored);
}

/** The products with those name keys. */
export async function findByKeys(sql: Sql, accountId: AccountId, keys: readonly string[]): Promise<StoredProduct[]> {
  const rows = await sql.rows<OwnersRow>(`SELECT ${ownersColumns} FROM products WHERE account_id = $1 AND name_key = ANY ($2::text[])`, [
    accountId,
    keys,
  ]);
  return rows.map(toStored);
}

/** Removes the products with those name keys. */
export async function removeByKeys(tx: Tx, accountId: AccountId, keys: readonly string[]): Promise<void> {
  await tx.run(`DELETE FROM products WHERE account_id = $1 AND name_key = ANY ($2::text[])`, [accountId, keys]);
}

/** Adds products, or changes those with the same name. */
export async function saveAll(tx: Tx, accountId: AccountId, products: readonly ProductInput[]): Promise<void> {
  const rows = products.map(({ photos: links, terms, category, ...product }) => ({
    ...product,
    links,
    // older records lack these fields, because products had no conditions or categories then
    terms: terms ?? emptyTerms,
    category: category ?? '',
    id: newId(),
    key: nameKeyOf(product.name),
  }));
  // fixed lock order: two concurrent imports lock rows in the same order
  rows.sort((one, other) => (one.key < other.key ? -1 : 1));
  await tx.run(
    `INSERT INTO products (id, account_id, name, name_key, price_idr, weight_grams, stock, variants, notes, photo_links, active, category, terms, cost_idr)
     SELECT r.id, $1, r.name, r.key, r."priceIdr", r."weightGrams", r.stock, r.variants, r.notes,
       ARRAY(SELECT jsonb_array_elements_text(r.links)), r.active, r.category, r.terms, r."costIdr"
     FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, name text, key text, "priceIdr" integer, "weightGrams" integer, stock integer,
       variants jsonb, notes text, links jsonb, active boolean, category text, terms jsonb, "costIdr" integer)
     ON CONFLICT (account_id, name_key) DO UPDATE SET name = excluded.name, price_idr = excluded.price_idr, weight_grams = excluded.weight_grams,
       stock = excluded.stock, variants = excluded.variants, notes = excluded.notes, photo_links = excluded.photo_links,
       active = excluded.active, category = excluded.category, terms = excluded.terms, cost_idr = excluded.cost_idr, updated_at = now()`,
    [accountId, JSON.stringify(rows)],
  );
}

/** The first active products, ordered by name. Read for each answer of the bot. */
export async function findActive(sql: Sql, accountId: AccountId, limit: number): Promise<OwnProduct[]> {
  const rows = await sql.rows<ProductRow>(
    `SELECT ${columns} FROM products WHERE account_id = $1 AND active ORDER BY name_key LIMIT $2`,
    [accountId, limit],
    'products-active',
  );
  return rows.map(toProduct);
}

/** The text of a product that is searched as words. The index `products_terms` has the same expression. */
const searched = `setweight(to_tsvector('simple', name_key), 'A') || setweight(to_tsvector('simple', variants), 'B') ||
         setweight(to_tsvector('simple', notes), 'C') || setweight(to_tsvector('simple', category), 'C')`;

/**
 * SQL: active products that contain one of the words, or whose name has a word similar to one of them; best
 * match first. Other features embed it in their own statements.
 * All parameters are SQL expressions.
 * @param query for the full-text search.
 * @param words in the form of name keys.
 */
export function searchPart(owner: string, query: string, words: string, limit: string): string {
  return `SELECT ${columns} FROM products p
     WHERE account_id = ${owner} AND active AND (
       (${searched}) @@ to_tsquery('simple', ${query}) OR name_key %> ANY (${words}::text[]))
     ORDER BY (SELECT coalesce(sum(word_similarity(word, name_key)), 0) FROM unnest(${words}::text[]) AS word) +
       ts_rank(${searched}, to_tsquery('simple', ${query})) DESC, name_key
     LIMIT ${limit}`;
}

/** Runs {@link searchPart}. */
export async function search(sql: Sql, accountId: AccountId, { words, query, limit }: SearchRequest): Promise<OwnProduct[]> {
  const rows = await sql.rows<ProductRow>(searchPart('$1', '$2', '$3', '$4'), [accountId, query, words, limit], 'products-search');
  return rows.map(toProduct);
}

export interface SearchRequest {
  readonly words: readonly string[];
  readonly query: string;
  readonly limit: number;
}
