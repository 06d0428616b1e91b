import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, StreamableFile } from '@nestjs/common';
import { bot, type BotState } from '#contracts/http/bot';
import type { Done } from '#contracts/http/shapes';
import { limits } from '#contracts/values/limits';
import type { Actor } from '#core/features/auth/actor';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { BotsService } from '#core/features/bots/bots.service';
import { AppError } from '#core/platform/errors/app-error';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { requireOwnId } from '../guard/own-id.js';
import { Public } from '../guard/public.decorator.js';

@Controller()
export class BotController {
  constructor(
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
  ) {}

  @Get(bot.logs.path)
  async logs(@Me() me: Actor): Promise<{ logs: string }> {
    return { logs: await this.tail(me, limits.logLinesKept) };
  }

  @Get(bot.logsOf.path)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async logsOf(@Me() me: Actor, @Param('userId') userId: string): Promise<string> {
    requireOwnId(me, userId);
    return this.tail(me, limits.logLinesShown);
  }

  @Delete(bot.clearLogs.path)
  async clearLogs(@Me() me: Actor): Promise<Done> {
    await this.activityLog.clear(me.ownerId);
    return { success: true };
  }

  @Get(bot.status.path)
  status(@Me() me: Actor): Promise<BotState> {
    return this.bots.state(me.ownerId);
  }

  @Get(bot.statusOf.path)
  statusOf(@Me() me: Actor, @Param('userId') userId: string): Promise<BotState> {
    requireOwnId(me, userId);
    return this.bots.state(me.ownerId);
  }

  @Post(bot.start.path)
  @RateLimited('bot-switch')
  @HttpCode(200)
  async start(@Me() me: Actor, @Body(parse(bot.start.body!)) input: { userId?: string }): Promise<Done> {
    requireOwnId(me, input.userId);
    await this.bots.start(me.ownerId);
    return { success: true };
  }

  @Post(bot.stop.path)
  @RateLimited('bot-switch')
  @HttpCode(200)
  async stop(@Me() me: Actor, @Body(parse(bot.stop.body!)) input: { userId?: string }): Promise<Done> {
    requireOwnId(me, input.userId);
    await this.bots.stop(me.ownerId);
    return { success: true };
  }

  @Post(bot.pairingCode.path)
  @RateLimited('pairing-code')
  @HttpCode(200)
  async pairingCode(@Me() me: Actor, @Body(parse(bot.pairingCode.body!)) input: { phone: string }): Promise<Done> {
    await this.bots.requestPairingCode(me.ownerId, input.phone);
    return { success: true };
  }

  /** `<img>` sends no bearer token: the unguessable name is the key. */
  @Public()
  @Get(bot.qr.path)
  @Header('Cache-Control', 'no-store')
  async qr(@Param('name') name: string): Promise<StreamableFile> {
    const token = /^([\w-]{20,64})(?:\.png)?$/.exec(name)?.[1];
    const png = token ? await this.bots.qrPng(token) : null;
    if (!png) throw new AppError('not_found', 'Kode QR sudah kedaluwarsa. Muat ulang status bot.');
    return new StreamableFile(png, { type: 'image/png' });
  }

  private async tail(me: Actor, count: number): Promise<string> {
    return (await this.activityLog.tail(me.ownerId, count)).filter((line) => line.trim() !== '').join('\n');
  }
}
