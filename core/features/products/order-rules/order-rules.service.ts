import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { goodsOf, type OrderRules } from '#contracts/values/selling/order-rules';
import { isRunning } from '#contracts/values/selling/product-terms';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { PromptsService } from '../../prompts/prompts.service.js';
import type { Shop } from '../products.service.js';
import type { PresentRules } from './order-rules.types.js';
import * as statements from './order-rules.statements.js';

/** The charges and discounts of an account's orders: free shipping, codes, discounts, deposits and fees. */
@Injectable()
export class OrderRulesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PromptsService) private readonly prompts: PromptsService,
  ) {}

  /** The account's rules; empty lists while the owner has stored none. */
  load(accountId: AccountId, sql: Sql = this.database): Promise<OrderRules> {
    return statements.findRules(sql, accountId);
  }

  /**
   * The rules that apply on the present day of the bot's time zone. Runs two statements at once, as part of other
   * reads.
   */
  async present({ accountId, botId }: Shop, sql: Sql = this.database): Promise<PresentRules> {
    const [rules, day] = await Promise.all([this.load(accountId, sql), this.prompts.dayOf(botId, this.clock.now(), sql)]);
    const runs = (one: Parameters<typeof isRunning>[0]): boolean => isRunning(one, day);
    return { ...rules, discounts: rules.discounts.filter(runs), offers: rules.offers.filter(runs), day };
  }

  /**
   * Replaces the rules of the given kinds and keeps the others. The next answer already uses them.
   * @throws AppError when an offer names goods that are not in the list: such an offer would never apply
   */
  async save(accountId: AccountId, rules: Partial<OrderRules>): Promise<void> {
    const unknown = await statements.findUnknownGoods(this.database, accountId, (rules.offers ?? []).flatMap(goodsOf));
    if (unknown !== null) throw new AppError('offer_unknown_goods', { goods: unknown });
    await statements.saveRules(this.database, accountId, rules);
  }
}
