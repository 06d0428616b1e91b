import { Controller, Inject } from '@nestjs/common';
import { tryOut } from '#contracts/http/bot/try-out';
import { SampleShopsService } from '#core/features/replies/sample-shops/sample-shops.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { FromNetwork } from '../guard/visitor.decorator.js';

/** Requests of visitors of the landing page, without a login. */
@Controller()
export class SampleShopsController {
  constructor(@Inject(SampleShopsService) private readonly shops: SampleShopsService) {}

  @Implements(tryOut.sampleShop)
  @RateLimited('sample-shop')
  async answer(
    { params: { shop }, body: { messages } }: Input<typeof tryOut.sampleShop>,
    @FromNetwork() network: string,
  ): Promise<{ bubbles: string[] }> {
    return { bubbles: await this.shops.answer(shop, messages, network) };
  }
}
