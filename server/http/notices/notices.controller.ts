import { Controller, Inject } from '@nestjs/common';
import { notices, type NoticeSettings, type NoticeView } from '#contracts/http/account/notices';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { BellService } from '#core/features/notifications/bell.service';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { PushDevices } from '#core/features/notifications/push/push-devices.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class NoticesController {
  constructor(
    @Inject(BellService) private readonly bell: BellService,
    @Inject(NotificationsService) private readonly notices: NotificationsService,
    @Inject(PushDevices) private readonly devices: PushDevices,
  ) {}

  @Implements(notices.list)
  list({ query }: Input<typeof notices.list>, @Me() me: Actor): Promise<{ rows: NoticeView[]; unseen: number; open: NoticeView[] }> {
    return this.bell.list(me.accountId, query);
  }

  @Implements(notices.markSeen)
  async markSeen(@Me() me: Actor): Promise<Done> {
    await this.bell.markSeen(me.accountId);
    return { success: true };
  }

  @Implements(notices.handle)
  async handle({ params }: Input<typeof notices.handle>, @Me() me: Actor): Promise<Done> {
    await this.bell.handle(me.accountId, params.noticeId);
    return { success: true };
  }

  @Implements(notices.settings)
  settings(@Me() me: Actor): Promise<NoticeSettings> {
    return this.notices.settings(me.personId, me.botId, me.sessionId);
  }

  @Implements(notices.switch)
  async switch({ body }: Input<typeof notices.switch>, @Me() me: Actor): Promise<Done> {
    await this.notices.switch(me.personId, body);
    return { success: true };
  }

  @Implements(notices.sample)
  @RateLimited('message-send')
  async sample(@Me() me: Actor): Promise<Done> {
    await this.notices.sendSample(me.botId);
    return { success: true, message: 'Contoh dikirim ke nomor notifikasi Anda.' };
  }

  @Implements(notices.addDevice)
  async addDevice({ body }: Input<typeof notices.addDevice>, @Me() me: Actor): Promise<Done> {
    await this.devices.add(me.personId, me.sessionId, body);
    return { success: true };
  }

  @Implements(notices.removeDevice)
  async removeDevice(@Me() me: Actor): Promise<Done> {
    await this.devices.remove(me.personId, me.sessionId);
    return { success: true };
  }
}
