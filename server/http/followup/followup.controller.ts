import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { followup, type FollowUpConfig } from '#contracts/http/followup';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class FollowUpController {
  constructor(@Inject(FollowUpsService) private readonly followUps: FollowUpsService) {}

  @Get(followup.read.path)
  read(@Me() me: Actor): Promise<FollowUpConfig> {
    return this.followUps.settings(me.ownerId);
  }

  @Post(followup.save.path)
  @HttpCode(200)
  async save(@Me() me: Actor, @Body(parse(followup.save.body!)) config: FollowUpConfig): Promise<Done> {
    await this.followUps.save(me.ownerId, config);
    return { success: true, message: 'Konfigurasi berhasil disimpan!' };
  }
}
