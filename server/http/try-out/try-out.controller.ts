import { Controller, Inject } from '@nestjs/common';
import { tryOut } from '#contracts/http/try-out';
import type { Actor } from '#core/features/auth/actor';
import { presentTrace } from '#core/features/conversations/conversations.present';
import { TryOutService } from '#core/features/replies/try-out.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class TryOutController {
  constructor(@Inject(TryOutService) private readonly tryOuts: TryOutService) {}

  @Implements(tryOut.send)
  @RateLimited('try-out')
  async send({ body: { messages } }: Input<typeof tryOut.send>, @Me() me: Actor) {
    const answer = await this.tryOuts.answer(me.ownerId, messages);
    return { ...answer, trace: presentTrace(answer.trace) };
  }
}
