import { Controller, Inject, Req } from '@nestjs/common';
import { passkey, type PasskeyTicket } from '#contracts/http/bot/passkey';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { PasskeyAttempts } from '#core/features/bots/passkey-attempts.service';
import { Config } from '#core/platform/config/config';
import { AppError } from '#core/platform/errors/app-error';
import { Log } from '#core/platform/log/log';
import type { ApiRequest } from '../base/api-request.js';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { mayBringAnswer } from './answer-origin.rules.js';

/** Linking with a passkey: the owner's side of WhatsApp's passkey request. */
@Controller()
export class PasskeyController {
  constructor(
    @Inject(PasskeyAttempts) private readonly attempts: PasskeyAttempts,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  @Implements(passkey.begin)
  @RateLimited('passkey-begin')
  begin(@Me() me: Actor): Promise<PasskeyTicket> {
    return this.attempts.begin(me.botId);
  }

  @Implements(passkey.answer)
  @RateLimited('passkey-answer')
  async answer({ body }: Input<typeof passkey.answer>, @Req() request: ApiRequest): Promise<Done> {
    const { origin } = request.headers;
    if (!mayBringAnswer(origin, this.config.PUBLIC_URL)) {
      this.log.warn({ event: 'passkey.page-refused', origin: origin?.slice(0, 100) });
      throw new AppError('other_site');
    }
    await this.attempts.answer(body, null);
    return { success: true };
  }

  @Implements(passkey.paste)
  @RateLimited('passkey-begin')
  async paste({ body }: Input<typeof passkey.paste>, @Me() me: Actor): Promise<Done> {
    await this.attempts.answer(body, me.botId);
    return { success: true };
  }

  @Implements(passkey.compare)
  @RateLimited('passkey-begin')
  async compare({ body: { equal } }: Input<typeof passkey.compare>, @Me() me: Actor): Promise<Done> {
    await this.attempts.compared(me.botId, equal);
    return { success: true };
  }
}
