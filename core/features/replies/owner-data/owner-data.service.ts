import { Inject, Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database.js';
import { KnowledgeService } from '../../knowledge/knowledge.service.js';
import { OrderRulesService } from '../../products/order-rules/order-rules.service.js';
import { ProductsService, type Shop } from '../../products/products.service.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { isTrained, noOwnerData, type OwnerData } from './owner-data.rules.js';

/** Reads an account's data, which all of its bots share. Nothing is cached: saved changes take effect with the next answer. */
@Injectable()
export class OwnerDataService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ProductsService) private readonly products: ProductsService,
    @Inject(KnowledgeService) private readonly knowledge: KnowledgeService,
    @Inject(OrderRulesService) private readonly rules: OrderRulesService,
  ) {}

  /**
   * Runs all statements at the same time. They are pipelined with the other queries of an answer, so that they need
   * no extra round trip.
   */
  async load(shop: Shop, sql?: Sql): Promise<OwnerData> {
    if (!sql) return this.database.pipelined((one) => this.load(shop, one));
    const [products, answers, rules] = await Promise.all([
      this.products.brief(shop, sql),
      this.knowledge.brief(shop.accountId, sql),
      this.rules.present(shop, sql),
    ]);
    return { products, answers, rules };
  }

  /** True when the owner has trained the bot at all. The data is read only when the texts are empty. */
  async isTrained(prompts: Pick<Prompts, 'prompt' | 'secondaryPrompt'>, shop: Shop, sql: Sql): Promise<boolean> {
    return isTrained(prompts, noOwnerData) || isTrained(prompts, await this.load(shop, sql));
  }
}
