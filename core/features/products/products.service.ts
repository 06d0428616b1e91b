import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { AccountId, BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { nameKeyOf, type ProductChange, type ProductInput } from '#contracts/values/selling/products';
import { plainWords } from '#contracts/values/selling/product-list';
import { isUuid } from '#contracts/values/uuid';
import { isRunning } from '#contracts/values/selling/product-terms';
import { dayIn, type TimeZone } from '#contracts/values/time-zones';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { briefOf } from '../../platform/search/brief.rules.js';
import { mayMean, ranked } from '../../platform/search/ranking.rules.js';
import { searchPlan } from '../../platform/search/search-plan.rules.js';
import { searchWords } from '../../platform/search/search-words.js';
import { Database, type Sql } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { Product } from './product.entity.js';
import * as categories from './categories.statements.js';
import * as statements from './products.statements.js';
import { fitsPrice, lowestPrice, namesOnlyPrice, searchedFields, withoutWordsOf, type ProductSearch } from './product-search.rules.js';
import { productLine } from './products.texts.js';
import type { OwnProduct, ProductsBrief, StoredProduct } from './products.types.js';

/** Maximum number of products that each request to the model contains in full. */
const briefMax = 60;

export type { ProductSearch } from './product-search.rules.js';
export type { OwnProduct, PricedCategory, ProductsBrief } from './products.types.js';
export { searchPart, type SearchRequest } from './products.statements.js';

/** Search terms of a text; the query is empty when the text has no words. */
export function searchRequestOf(text: string, limit: number): statements.SearchRequest {
  return { ...searchWords(plainWords(text)), limit };
}

/**
 * Maximum number of rows that are ranked for one search. When more rows match, they share a common word, and the
 * search has no rarer one.
 */
const candidatesMax = 1_000;

function pageOf(found: readonly OwnProduct[], sort: ProductSearch['sort'], limit: number) {
  const sorted = sort === undefined ? found : found.toSorted((one, other) => byPrice(one, other, sort));
  return { rows: sorted.slice(0, limit), total: sorted.length };
}

function byPrice(one: OwnProduct, other: OwnProduct, sort: 'cheapest' | 'dearest'): number {
  const [a, b] = [lowestPrice(one), lowestPrice(other)];
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return sort === 'cheapest' ? a - b : b - a;
}

/** A running promo replaces the price. Other promos are left out, so that the bot cannot quote them. */
function atPresentPrices(found: readonly OwnProduct[], day: string): OwnProduct[] {
  return found.map((product) => {
    const { promo } = product.terms;
    if (!promo) return product;
    return isRunning(promo, day) ? { ...product, priceIdr: promo.priceIdr } : { ...product, terms: { ...product.terms, promo: null } };
  });
}

/** An account's data as one of its bots presents them: each bot has its own time zone. */
export interface Shop {
  readonly accountId: AccountId;
  readonly botId: BotId;
}

/** A request for one page of the list: `after` is the `next` of the previous page. */
export interface ProductsRequest {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly q?: string | undefined;
  readonly category?: string | undefined;
}

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [
  { table: 'product_imports', scope: 'account_id' },
  { table: 'products', scope: 'account_id', order: 'name_key' },
  { table: 'order_rules', scope: 'account_id' },
];

/** The owner's products. Names are unique by their key. A change takes effect with the bot's next answer. */
@Injectable()
export class ProductsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PromptsService) private readonly prompts: PromptsService,
  ) {}

  /** One page, ordered by name, and the total number of matches. */
  async list(accountId: AccountId, { limit = limits.pageSize, after = '', q = '', ...only }: ProductsRequest) {
    const part = nameKeyOf(q);
    const category = only.category || null;
    const [found, total] = await this.database.pipelined((sql) =>
      Promise.all([
        statements.findPage(sql, accountId, { after, part, category, limit: limit + 1 }),
        statements.countAll(sql, accountId, part, category),
      ]),
    );
    const products = found.slice(0, limit);
    return { products, next: found.length > limit ? nameKeyOf(products.at(-1)!.name) : null, total };
  }

  /** The categories in use, by name, with their number of products. */
  categoryNames(accountId: AccountId): Promise<categories.NamedCategory[]> {
    return categories.findNames(this.database, accountId);
  }

  /** @throws AppError when the name is taken or the list is full */
  async create(accountId: AccountId, input: ProductInput): Promise<StoredProduct> {
    if ((await statements.countAll(this.database, accountId)) >= limits.productsMax) throw new AppError('products_full');
    const id = newId();
    await this.products.insert({ id, accountId, nameKey: nameKeyOf(input.name), ...input }).catch(refuseTwice);
    return { id, ...input };
  }

  /**
   * Replaces the given fields and keeps the others.
   * @throws AppError when it does not exist, or another product has that name
   */
  async update(accountId: AccountId, id: string, change: ProductChange): Promise<StoredProduct> {
    return this.database.transaction(async (tx) => {
      const [stored] = isUuid(id) ? await statements.lockByIds(tx, accountId, [id]) : [];
      if (!stored) throw new AppError('product_unknown');
      const columns = { nameKey: nameKeyOf(change.name), ...change, updatedAt: () => 'now()' };
      await tx.of(this.products).update({ accountId, id }, columns).catch(refuseTwice);
      return { ...stored, ...change };
    });
  }

  /** @throws AppError when it does not exist */
  async remove(accountId: AccountId, id: string): Promise<void> {
    const { affected } = isUuid(id) ? await this.products.delete({ accountId, id }) : { affected: 0 };
    if (affected !== 1) throw new AppError('product_unknown');
  }

  /**
   * The active products in full when the list is short, otherwise their categories. Everything is queried at once, so
   * that a long list needs no extra round trip. Promos run by the day in the bot's time zone.
   */
  async brief({ accountId, botId }: Shop, sql: Sql = this.database): Promise<ProductsBrief> {
    const now = this.clock.now();
    const [found, sorted, day] = await Promise.all([
      statements.findActive(sql, accountId, briefMax + 1),
      categories.findPriced(sql, { accountId, botId }, now),
      this.prompts.dayOf(botId, now, sql),
    ]);
    const brief = briefOf(atPresentPrices(found, day), briefMax, (product) => productLine(product).length);
    return brief.isWhole ? brief : { ...brief, categories: sorted };
  }

  /** The active products that match a text best, best first. One statement. */
  async search(
    accountId: AccountId,
    wanted: Pick<ProductSearch, 'text' | 'limit' | 'zone'>,
    sql: Sql = this.database,
  ): Promise<OwnProduct[]> {
    return [...(await this.find(accountId, wanted, sql)).rows];
  }

  /**
   * The active products that match a text best: whole words, other words for the same thing, beginnings of
   * words, and misspelt names. A rare word outweighs common ones. One statement.
   * @returns the first rows, and the number of all that match.
   */
  async find(
    accountId: AccountId,
    { text, limit, category, zone = null, ...wish }: ProductSearch,
    sql: Sql = this.database,
  ): Promise<{ rows: readonly OwnProduct[]; total: number }> {
    if (category !== undefined) {
      const rows = await this.findInCategory(accountId, category, { text, limit, zone, ...wish }, sql);
      if (rows !== null) return rows;
    }
    const plan = searchPlan(text);
    const isBounded = wish.minIdr !== undefined || wish.maxIdr !== undefined || wish.sort !== undefined;
    if (plan.query === '' && !isBounded) return { rows: [], total: 0 };
    const namesNothing = plan.query === '' || (isBounded && namesOnlyPrice(text));
    const named = namesNothing ? [] : await statements.search(sql, accountId, { ...plan, limit: candidatesMax });
    // "yang termurah" names no product, so all products match
    const all = atPresentPrices(
      named.length === 0 && isBounded ? await statements.findActive(sql, accountId, limits.productsMax) : named,
      this.today(zone),
    );
    const rows = all.filter((one) => fitsPrice(one, wish));
    if (namesNothing) return pageOf(rows, wish.sort, limit);
    const best = ranked(
      rows.map((product) => ({ product, fields: searchedFields(product) })),
      text,
      rows.length,
    );
    // When the ranking finds nothing, rows of the database are used. The database also matches forms of a word that
    // the ranking does not recognise.
    const found =
      best.total > 0 || best.isElsewhere ? best.rows.map(({ product }) => product) : rows.filter(({ name }) => mayMean(text, name));
    return pageOf(found, wish.sort, limit);
  }

  /** The products of one category that match; null when the owner has no such category. */
  private async findInCategory(accountId: AccountId, category: string, { text, limit, zone = null, ...wish }: ProductSearch, sql: Sql) {
    const all = atPresentPrices(await categories.findActive(sql, accountId, category), this.today(zone));
    if (all.length === 0) return null;
    const rows = all.filter((one) => fitsPrice(one, wish));
    const wanted = withoutWordsOf(category, text);
    if (wanted === '' || namesOnlyPrice(wanted)) return pageOf(rows, wish.sort, limit);
    const best = ranked(
      rows.map((product) => ({ product, fields: searchedFields(product) })),
      wanted,
      rows.length,
    );
    return pageOf(
      best.rows.map(({ product }) => product),
      wish.sort,
      limit,
    );
  }

  /** Links of the uploaded photos of products, as stored in the list. */
  uploads(accountId: AccountId): Promise<string[]> {
    return statements.findUploads(this.database, accountId);
  }

  private today(zone: TimeZone | null): string {
    return dayIn(zone ?? 'WIB', this.clock.now());
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(accountId: AccountId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, accountId, rows);
  }
}

/** Replaces the error of the unique index: of two concurrent writes of the same name, the index refuses one. */
function refuseTwice(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw new AppError('product_twice');
  throw error;
}
