import { Controller, Inject } from '@nestjs/common';
import { closings, type ClosingView } from '#contracts/http/chat/closings';
import type { Actor } from '#core/features/auth/actor';
import { ClosingsService } from '#core/features/closings/closings.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class ClosingsController {
  constructor(@Inject(ClosingsService) private readonly closings: ClosingsService) {}

  @Implements(closings.list)
  list({ query }: Input<typeof closings.list>, @Me() me: Actor): Promise<ClosingView[]> {
    return this.closings.list(me.botId, query);
  }

  @Implements(closings.change)
  change({ params, body }: Input<typeof closings.change>, @Me() me: Actor): Promise<ClosingView> {
    return this.closings.change(me.botId, params.closingId, body.state);
  }
}
