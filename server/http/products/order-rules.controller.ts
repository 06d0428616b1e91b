import { Controller, Inject } from '@nestjs/common';
import { orderRules } from '#contracts/http/bot/order-rules';
import type { Done } from '#contracts/http/shapes';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import type { Actor } from '#core/features/auth/actor';
import { OrderRulesService } from '#core/features/products/order-rules/order-rules.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class OrderRulesController {
  constructor(@Inject(OrderRulesService) private readonly rules: OrderRulesService) {}

  @Implements(orderRules.read)
  read(@Me() me: Actor): Promise<OrderRules> {
    return this.rules.load(me.accountId);
  }

  @Implements(orderRules.save)
  @RateLimited('training-save')
  async save({ body }: Input<typeof orderRules.save>, @Me() me: Actor): Promise<Done> {
    await this.rules.save(me.accountId, body);
    return { success: true, message: 'Aturan harga berhasil disimpan.' };
  }
}
