import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { offlineNotice, onlineNotice } from './session-notices.texts.js';

type SessionKind = 'session.offline' | 'session.online';

/** Notifies owners that messages do not arrive, and later that they arrive again. */
@Injectable()
export class SessionEventsSubscriber implements Subscriber<SessionKind> {
  readonly name = 'session-notices';
  readonly kinds = ['session.offline', 'session.online'] as const;

  constructor(@Inject(NotificationsService) private readonly notifications: NotificationsService) {}

  async handle(event: DomainEvent<SessionKind>, tx: Tx): Promise<void> {
    const notice = event.kind === 'session.offline' ? offlineNotice(event) : onlineNotice(event);
    const { accountId, botId } = event;
    await (botId ? this.notifications.raiseForBot(botId, notice, tx) : this.notifications.raise(accountId, notice, tx));
  }
}
