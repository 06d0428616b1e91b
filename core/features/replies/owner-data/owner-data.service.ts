import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { Database, type Sql } from '../../../platform/database/database.js';
import { KnowledgeService } from '../../knowledge/knowledge.service.js';
import { ProductsService } from '../../products/products.service.js';
import type { OwnerData } from './owner-data.rules.js';

/** Reads what the owner keeps as data. Nothing is cached: what is saved holds for the next answer. */
@Injectable()
export class OwnerDataService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ProductsService) private readonly products: ProductsService,
    @Inject(KnowledgeService) private readonly knowledge: KnowledgeService,
  ) {}

  /** Two statements at once: in the packet of the other reads of an answer they cost no round trip. */
  async load(ownerId: OwnerId, sql?: Sql): Promise<OwnerData> {
    if (!sql) return this.database.pipelined((one) => this.load(ownerId, one));
    const [products, answers] = await Promise.all([this.products.brief(ownerId, sql), this.knowledge.brief(ownerId, sql)]);
    return { products, answers };
  }
}
