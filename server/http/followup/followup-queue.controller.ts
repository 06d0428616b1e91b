import { Controller, Inject } from '@nestjs/common';
import { followup, type FollowUpOptions, type OldChat, type QueuedFollowUp, type SentFollowUp } from '#contracts/http/chat/followup';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { OldChats } from '#core/features/followups/old-chats.service';
import { FollowUpQueue } from '#core/features/followups/follow-up-queue.service';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class FollowUpQueueController {
  constructor(
    @Inject(FollowUpQueue) private readonly queue: FollowUpQueue,
    @Inject(OldChats) private readonly oldChats: OldChats,
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

  @Implements(followup.oldChats)
  listOldChats(
    { query }: Input<typeof followup.oldChats>,
    @Me() me: Actor,
  ): Promise<{ rows: OldChat[]; total: number; queued: number; upTo: string }> {
    return this.oldChats.list(me.botId, query.lastDay as 1 | 2 | 3, query);
  }

  @Implements(followup.answerOldChats)
  @RateLimited('message-send')
  async answerOldChats({ body }: Input<typeof followup.answerOldChats>, @Me() me: Actor): Promise<Done & { followed: number }> {
    const answer = body.follow === 'none' ? body : { ...body, upTo: new Date(body.upTo) };
    return { success: true, followed: await this.oldChats.answer(me.botId, answer) };
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
