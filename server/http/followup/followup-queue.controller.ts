import { Controller, Inject } from '@nestjs/common';
import { followup, type FollowUpOptions, type QueuedFollowUp, type SentFollowUp } from '#contracts/http/chat/followup';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { FollowUpQueue } from '#core/features/followups/follow-up-queue.service';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class FollowUpQueueController {
  constructor(
    @Inject(FollowUpQueue) private readonly queue: FollowUpQueue,
    @Inject(FollowUpsService) private readonly followUps: FollowUpsService,
  ) {}

  @Implements(followup.options)
  options(@Me() me: Actor): Promise<FollowUpOptions> {
    return this.followUps.options(me.botId);
  }

  @Implements(followup.saveOptions)
  async saveOptions({ body }: Input<typeof followup.saveOptions>, @Me() me: Actor): Promise<Done> {
    await this.followUps.saveOptions(me.botId, body);
    return { success: true, message: 'Pengaturan waktu berhasil disimpan.' };
  }

  @Implements(followup.queue)
  list({ query }: Input<typeof followup.queue>, @Me() me: Actor): Promise<{ rows: QueuedFollowUp[]; total: number }> {
    return this.queue.list(me.botId, query);
  }

  @Implements(followup.cancel)
  async cancel({ body }: Input<typeof followup.cancel>, @Me() me: Actor): Promise<Done & { cancelled: number }> {
    return { success: true, cancelled: await this.queue.cancel(me.botId, body) };
  }

  @Implements(followup.results)
  results(@Me() me: Actor): Promise<{ funnel: { day: number; sent: number; answered: number; closed: number }[]; recent: SentFollowUp[] }> {
    return this.queue.results(me.botId);
  }

  @Implements(followup.test)
  @RateLimited('message-send')
  async test({ body }: Input<typeof followup.test>, @Me() me: Actor): Promise<Done> {
    await this.queue.sendTest(me.botId, body.day as 1 | 2 | 3);
    return { success: true, message: 'Uji coba dikirim ke nomor notifikasi Anda.' };
  }
}
