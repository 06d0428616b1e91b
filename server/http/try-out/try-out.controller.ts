import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import type { z } from 'zod';
import { tryOut } from '#contracts/http/try-out';
import type { Actor } from '#core/features/auth/actor';
import { TryOutService, type TryOutAnswer } from '#core/features/replies/try-out.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class TryOutController {
  constructor(@Inject(TryOutService) private readonly tryOuts: TryOutService) {}

  @Post(tryOut.send.path)
  @RateLimited('try-out')
  @HttpCode(200)
  async send(
    @Me() me: Actor,
    @Body(parse(tryOut.send.body!)) { messages }: z.output<NonNullable<typeof tryOut.send.body>>,
  ): Promise<TryOutAnswer> {
    return this.tryOuts.answer(me.ownerId, messages);
  }
}
