import { Controller, Header, Inject, StreamableFile } from '@nestjs/common';
import { bot, type BotState } from '#contracts/http/bot/bot';
import type { Done } from '#contracts/http/shapes';
import { limits } from '#contracts/values/limits';
import type { Actor } from '#core/features/auth/actor';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { BotsService } from '#core/features/bots/bots.service';
import { AppError } from '#core/platform/errors/app-error';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { requireOwnId } from '../guard/own-id.js';

@Controller()
export class BotController {
  constructor(
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(NumberCheck) private readonly numbers: NumberCheck,
  ) {}

  @Implements(bot.logs)
  async logs(@Me() me: Actor): Promise<{ logs: string }> {
    return { logs: await this.tail(me, limits.logLinesKept) };
  }

  @Implements(bot.logsOf)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async logsOf({ params: { userId } }: Input<typeof bot.logsOf>, @Me() me: Actor): Promise<string> {
    requireOwnId(me, userId);
    return this.tail(me, limits.logLinesShown);
  }

  @Implements(bot.clearLogs)
  async clearLogs(@Me() me: Actor): Promise<Done> {
    await this.activityLog.clear(me.botId);
    return { success: true };
  }

  @Implements(bot.status)
  status(@Me() me: Actor): Promise<BotState> {
    return this.bots.state(me.botId);
  }

  @Implements(bot.statusOf)
  statusOf({ params: { userId } }: Input<typeof bot.statusOf>, @Me() me: Actor): Promise<BotState> {
    requireOwnId(me, userId);
    return this.bots.state(me.botId);
  }

  @Implements(bot.checkNumber)
  @RateLimited('number-check')
  async checkNumber({ params: { number } }: Input<typeof bot.checkNumber>, @Me() me: Actor): Promise<{ onWhatsApp: boolean | null }> {
    return { onWhatsApp: await this.numbers.isOnWhatsApp(me.botId, number) };
  }

  @Implements(bot.start)
  @RateLimited('bot-switch')
  async start({ body: { userId } }: Input<typeof bot.start>, @Me() me: Actor): Promise<Done> {
    requireOwnId(me, userId);
    await this.bots.start(me.botId);
    return { success: true };
  }

  @Implements(bot.stop)
  @RateLimited('bot-switch')
  async stop({ body: { userId } }: Input<typeof bot.stop>, @Me() me: Actor): Promise<Done> {
    requireOwnId(me, userId);
    await this.bots.stop(me.botId);
    return { success: true };
  }

  @Implements(bot.pairingCode)
  @RateLimited('pairing-code')
  async pairingCode({ body: { phone } }: Input<typeof bot.pairingCode>, @Me() me: Actor): Promise<Done> {
    await this.bots.requestPairingCode(me.botId, phone);
    return { success: true };
  }

  /** Public, because `<img>` sends no bearer token. The unguessable name protects the image. */
  @Implements(bot.qr)
  @Header('Cache-Control', 'no-store')
  async qr({ params: { name: token } }: Input<typeof bot.qr>): Promise<StreamableFile> {
    const png = token ? await this.bots.qrPng(token) : null;
    if (!png) throw new AppError('qr_gone');
    return new StreamableFile(png, { type: 'image/png' });
  }

  private async tail(me: Actor, count: number): Promise<string> {
    return (await this.activityLog.tail(me.botId, count)).filter((line) => line.trim() !== '').join('\n');
  }
}
