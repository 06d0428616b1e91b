import { Controller, Inject } from '@nestjs/common';
import { shipping, type SenderPlace } from '#contracts/http/bot/shipping';
import type { Actor } from '#core/features/auth/actor';
import { presentOrigin } from '#core/features/shipping/shipping.present';
import { ShippingService } from '#core/features/shipping/shipping.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

const limitMs = 6_000;

@Controller()
export class ShippingController {
  constructor(@Inject(ShippingService) private readonly shipping: ShippingService) {}

  @Implements(shipping.origin)
  @RateLimited('shipping-origin')
  async origin(@Me() me: Actor): Promise<SenderPlace> {
    return presentOrigin(await this.shipping.readOrigin(me.botId, AbortSignal.timeout(limitMs)));
  }

  @Implements(shipping.chooseOrigin)
  @RateLimited('shipping-origin')
  async chooseOrigin({ body }: Input<typeof shipping.chooseOrigin>, @Me() me: Actor): Promise<SenderPlace> {
    return presentOrigin(await this.shipping.chooseOrigin(me.botId, body.placeId, AbortSignal.timeout(limitMs)));
  }
}
