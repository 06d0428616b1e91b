import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import { offlineWords } from '#contracts/values/bot/offline-words';
import { durationText } from '../bots/bots.texts.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';

type SessionKind = 'session.offline' | 'session.online';

/** Notifies owners that messages do not arrive, and again when they do. */
@Injectable()
export class SessionEventsSubscriber implements Subscriber<SessionKind> {
  readonly name = 'session-notices';
  readonly kinds = ['session.offline', 'session.online'] as const;

  constructor(@Inject(NotificationsService) private readonly notifications: NotificationsService) {}

  async handle(event: DomainEvent<SessionKind>, tx: Tx): Promise<void> {
    const notice = event.kind === 'session.offline' ? offlineNotice(event) : onlineNotice(event);
    const { accountId, botId } = event;
    const raised = await (botId ? this.notifications.raiseForBot(botId, notice, tx) : this.notifications.raise(accountId, notice, tx));
    tx.afterCommit(raised.announce);
  }
}

function offlineNotice({ facts }: DomainEvent<'session.offline'>): Notice {
  return {
    kind: 'offline',
    dedupeKey: `outage:${facts.cause}:${facts.since}`,
    ...offlineWords(facts.cause, null),
    mail: true,
  };
}

function onlineNotice({ facts }: DomainEvent<'session.online'>): Notice {
  const ms = Date.parse(facts.until) - Date.parse(facts.since);
  return {
    kind: 'online',
    dedupeKey: `outage-over:${facts.since}`,
    title: 'Bot terhubung lagi ke WhatsApp',
    body: `Gangguan selama ${durationText(ms)} sudah berakhir. Pesan yang tertahan diproses sekarang; Anda tidak perlu melakukan apa pun.`,
    mail: true,
  };
}
