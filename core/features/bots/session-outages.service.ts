import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import { durationText, reasonText } from './bots.texts.js';
import type { Lease, Outage } from './bots.types.js';
import * as statements from './outages.statements.js';

/**
 * Notifies an owner of a long outage once, and of its end once, in the panel and by mail. The state is in the
 * session's row, so it survives a change of host.
 */
@Injectable()
export class SessionOutages {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BotSessionsRepository) private readonly sessions: BotSessionsRepository,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  /** @returns false when the lease is lost or the owner was already notified of an outage that has not ended */
  begin(lease: Lease, outage: Outage): Promise<boolean> {
    return this.tell(lease, async (tx) => ((await this.sessions.beginOutage(tx, lease, outage)) ? beganNotice(outage) : null));
  }

  /** @returns false when there is nothing to report */
  end(lease: Lease, at: Date): Promise<boolean> {
    return this.tell(lease, async (tx) => {
      const outage = await statements.end(tx, lease);
      return outage && endedNotice(outage, at);
    });
  }

  private async tell(lease: Lease, write: (tx: Tx) => Promise<Notice | null>): Promise<boolean> {
    const raised = await this.database.transaction(async (tx) => {
      const notice = await write(tx);
      return notice && this.notifications.raise(lease.ownerId, notice, tx);
    });
    raised?.announce();
    return raised !== null;
  }
}

function beganNotice({ cause, since }: Outage): Notice {
  return {
    kind: 'offline',
    dedupeKey: `outage:${since.toISOString()}`,
    title: 'Bot WhatsApp tidak aktif',
    body: reasonText(cause),
    mail: true,
  };
}

function endedNotice({ since }: Outage, at: Date): Notice {
  return {
    kind: 'online',
    dedupeKey: `outage-over:${since.toISOString()}`,
    title: 'Bot WhatsApp aktif kembali',
    body: `Gangguan selama ${durationText(at.getTime() - since.getTime())} sudah berakhir. Pesan yang tertahan diproses sekarang; Anda tidak perlu melakukan apa pun.`,
    mail: true,
  };
}
