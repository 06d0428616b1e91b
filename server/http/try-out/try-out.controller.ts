import { Controller, Inject } from '@nestjs/common';
import { tryOut } from '#contracts/http/bot/try-out';
import type { Actor } from '#core/features/auth/actor';
import { presentTrace } from '#core/features/conversations/conversations.present';
import { promptsFromWire } from '#core/features/prompts/prompts.present';
import { TryOutService } from '#core/features/replies/try-out.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class TryOutController {
  constructor(@Inject(TryOutService) private readonly tryOuts: TryOutService) {}

  @Implements(tryOut.questions)
  async questions(@Me() me: Actor): Promise<{ questions: string[]; left: number }> {
    return this.tryOuts.questions(me.botId);
  }

  @Implements(tryOut.send)
  @RateLimited('try-out')
  async send({ body: { messages, prompts } }: Input<typeof tryOut.send>, @Me() me: Actor) {
    const answer = await this.tryOuts.answer(me.botId, messages, prompts && promptsFromWire(prompts));
    return { ...answer, trace: presentTrace(answer.trace) };
  }
}
