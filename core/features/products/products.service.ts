import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { AccountId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { nameKeyOf, type ProductInput } from '#contracts/values/selling/products';
import { plainWords } from '#contracts/values/selling/product-list';
import { isUuid } from '#contracts/values/uuid';
import { newId } from '../../platform/crypto/ids.js';
import { briefOf, type Brief } from '../../platform/search/brief.rules.js';
import { searchWords } from '../../platform/search/search-words.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { removeAll as removeImports } from './imports/product-imports.statements.js';
import { Product } from './product.entity.js';
import * as statements from './products.statements.js';
import { productLine } from './products.texts.js';
import type { OwnProduct } from './products.types.js';

/** So many stand in every request to the model. */
const briefMax = 60;

export type { OwnProduct } from './products.types.js';
export { searchPart, type SearchWish } from './products.statements.js';

/** Somebody's words as the list is searched for them; no query where there are none. */
export function searchWishOf(text: string, limit: number): statements.SearchWish {
  return { ...searchWords(plainWords(text)), limit };
}

/** What is asked of the list: `after` is the `next` of the page before. */
export interface ProductsWish {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly q?: string | undefined;
}

/** The owner's products. Names are unique by their key; a change holds for the next answer of the bot. */
@Injectable()
export class ProductsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @InjectRepository(Product) private readonly products: Repository<Product>,
  ) {}

  /** One page in the order of names, and how many there are by that search. */
  async list(ownerId: AccountId, { limit = limits.pageSize, after = '', q = '' }: ProductsWish) {
    const part = nameKeyOf(q);
    const [found, total] = await this.database.pipelined((sql) =>
      Promise.all([statements.findPage(sql, ownerId, { after, part, limit: limit + 1 }), statements.countAll(sql, ownerId, part)]),
    );
    const products = found.slice(0, limit);
    return { products, next: found.length > limit ? nameKeyOf(products.at(-1)!.name) : null, total };
  }

  /** @throws AppError when the name is taken or the list is full */
  async create(ownerId: AccountId, input: ProductInput): Promise<OwnProduct> {
    if ((await statements.countAll(this.database, ownerId)) >= limits.productsMax) throw new AppError('products_full');
    const id = newId();
    await this.products.insert({ id, ownerId, nameKey: nameKeyOf(input.name), ...input }).catch(refuseTwice);
    return { id, ...input };
  }

  /** @throws AppError when it is not there, or the name is another one's */
  async update(ownerId: AccountId, id: string, input: ProductInput): Promise<OwnProduct> {
    const change = { nameKey: nameKeyOf(input.name), ...input, updatedAt: () => 'now()' };
    const { affected } = isUuid(id) ? await this.products.update({ ownerId, id }, change).catch(refuseTwice) : { affected: 0 };
    if (affected !== 1) throw new AppError('product_unknown');
    return { id, ...input };
  }

  /** @throws AppError when it is not there */
  async remove(ownerId: AccountId, id: string): Promise<void> {
    const { affected } = isUuid(id) ? await this.products.delete({ ownerId, id }) : { affected: 0 };
    if (affected !== 1) throw new AppError('product_unknown');
  }

  /** What the bot offers, whole when it is short: one statement, as part of another read. */
  async brief(ownerId: AccountId, sql: Sql = this.database): Promise<Brief<OwnProduct>> {
    return briefOf(await statements.findActive(sql, ownerId, briefMax + 1), briefMax, (product) => productLine(product).length);
  }

  /** What the bot offers that fits somebody's words best: whole words, their beginnings, and names with letters wrong. */
  async search(ownerId: AccountId, text: string, limit: number, sql: Sql = this.database): Promise<OwnProduct[]> {
    const wish = searchWishOf(text, limit);
    return wish.query === '' ? [] : statements.search(sql, ownerId, wish);
  }

  /** The uploaded photos that products show, as they stand in the list. */
  uploads(ownerId: AccountId): Promise<string[]> {
    return statements.findUploads(this.database, ownerId);
  }

  /** For the transaction that deletes an account. */
  async erase(tx: Tx, ownerId: AccountId): Promise<void> {
    await removeImports(tx, ownerId);
    await tx.of(this.products).delete({ ownerId });
  }
}

/** The unique index decides between two at once. */
function refuseTwice(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw new AppError('product_twice');
  throw error;
}
