import type { OwnerId } from '#contracts/values/ids';
import type { Variant } from '#contracts/values/products';
import type { Sql } from '../../platform/database/database.js';
import type { OwnProduct } from './products.types.js';

type Row = {
  id: string;
  name: string;
  price: number | null;
  weight: number | null;
  stock: number | null;
  variants: Variant[];
  notes: string;
  photo_links: string[];
  active: boolean;
};

const columns = `id, name, price_idr AS price, weight_grams AS weight, stock, variants, notes, photo_links, active`;

function toProduct({ price, weight, photo_links: photos, ...row }: Row): OwnProduct {
  return { ...row, photos, priceIdr: price, weightGrams: weight };
}

export interface PageWish {
  /** Begin behind this name. */
  readonly after: string;
  /** What the name contains, as keys are written; empty for all. */
  readonly part: string;
  readonly limit: number;
}

export async function findPage(sql: Sql, ownerId: OwnerId, { after, part, limit }: PageWish): Promise<OwnProduct[]> {
  const rows = await sql.rows<Row>(
    `SELECT ${columns} FROM products WHERE owner_id = $1 AND name_key > $2 AND strpos(name_key, $3) > 0 ORDER BY name_key LIMIT $4`,
    [ownerId, after, part, limit],
  );
  return rows.map(toProduct);
}

export async function countAll(sql: Sql, ownerId: OwnerId, part = ''): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM products WHERE owner_id = $1 AND strpos(name_key, $2) > 0`,
    [ownerId, part],
  );
  return rows[0]!.count;
}

/** The photos that were uploaded, as they stand in the list. */
export async function findUploads(sql: Sql, ownerId: OwnerId): Promise<string[]> {
  const rows = await sql.rows<{ link: string }>(
    `SELECT DISTINCT link FROM products, unnest(photo_links) AS link WHERE owner_id = $1 AND link LIKE 'unggahan:%'`,
    [ownerId],
  );
  return rows.map(({ link }) => link);
}
