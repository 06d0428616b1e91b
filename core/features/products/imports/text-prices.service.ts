import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { Database } from '../../../platform/database/database.js';
import { PromptsService } from '../../prompts/prompts.service.js';
import * as products from '../products.statements.js';
import { compareWithList, keysOf, pricesInText, type Contradiction, type TextPrice } from './text-prices.rules.js';

/** Compares the prices in a bot's training text with the product list of its account. */
@Injectable()
export class TextPrices {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PromptsService) private readonly prompts: PromptsService,
  ) {}

  /**
   * Products that only the text contains, and products whose prices differ. Compares at most 200 prices of the text.
   */
  async compare({
    accountId,
    botId,
  }: {
    readonly accountId: AccountId;
    readonly botId: BotId;
  }): Promise<{ missing: TextPrice[]; contradictions: Contradiction[] }> {
    const { prompt, secondaryPrompt } = await this.prompts.loadPrompts(botId);
    const found = pricesInText(`${prompt}\n${secondaryPrompt}`);
    const keys = keysOf(found);
    const listed = keys.length === 0 ? [] : await products.findByKeys(this.database, accountId, keys);
    return compareWithList(found, listed);
  }
}
