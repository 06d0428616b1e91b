import { Controller, Inject } from '@nestjs/common';
import { followup, type FollowUpConfig } from '#contracts/http/chat/followup';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class FollowUpController {
  constructor(@Inject(FollowUpsService) private readonly followUps: FollowUpsService) {}

  @Implements(followup.read)
  read(@Me() me: Actor): Promise<FollowUpConfig> {
    return this.followUps.settings(me.botId);
  }

  @Implements(followup.save)
  async save({ body }: Input<typeof followup.save>, @Me() me: Actor): Promise<Done> {
    await this.followUps.save(me.botId, body);
    return { success: true, message: 'Konfigurasi berhasil disimpan!' };
  }
}
