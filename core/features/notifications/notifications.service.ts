import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ConversationId, MailId, OwnerId } from '#contracts/values/ids';
import type { LogLevel } from '#contracts/values/statuses';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { AccountService } from '../account/account.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { MailsService } from '../mails/mails.service.js';
import { noticeMail } from '../mails/mails.texts.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Something the owner must know. */
export interface Notice {
  readonly kind: 'closing' | 'handover' | 'offline' | 'online' | 'quota' | 'expiry' | 'test';
  /** One notice per owner and key, however often it is raised. */
  readonly dedupeKey: string;
  readonly title: string;
  readonly body: string;
  readonly conversationId?: ConversationId;
  /** Whom it is about, as routes name a contact: its copies link to that chat. */
  readonly contact?: string;
  /** Also by mail: the second way, for what must not depend on the bot being online. */
  readonly mail?: boolean;
}

export interface Raised {
  /** False when the owner had been told already. */
  readonly isNew: boolean;
  /** Shows it live and notifies the outbox. To be called after the commit by who gave a transaction; done already otherwise. */
  readonly announce: () => void;
}

/** A copy for the notification number, on its way out through the owner's own session. */
export interface QueuedNotice {
  readonly id: string;
  /** Digits. */
  readonly to: string;
  /** Chosen once: a resend is the same message. */
  readonly waId: string;
  readonly text: string;
}

const copyLifetimeMs = 24 * 3600 * 1000;
const levels: Record<Notice['kind'], LogLevel> = {
  closing: 'INFO',
  handover: 'WARN',
  offline: 'WARN',
  online: 'INFO',
  quota: 'WARN',
  expiry: 'WARN',
  test: 'INFO',
};

/** Where each kind of mail leads. */
const pages: Record<Notice['kind'], { text: string; path: string }> = {
  closing: { text: 'Lihat percakapan', path: '/chat-history' },
  handover: { text: 'Lihat percakapan', path: '/chat-history' },
  offline: { text: 'Periksa bot', path: '/bot' },
  online: { text: 'Lihat bot', path: '/bot' },
  quota: { text: 'Lihat paket', path: '/billing' },
  expiry: { text: 'Lihat paket', path: '/billing' },
  test: { text: 'Lihat follow-up', path: '/followup' },
};

/** Tells owners what happened by every way they have: panel, log line, WhatsApp copy, mail. The only writer of `notifications`. */
@Injectable()
export class NotificationsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Config) private readonly config: Config,
  ) {}

  /**
   * Tells an owner something once.
   * @param tx joins this transaction; call `announce()` of the answer after its commit. Without it all is done here.
   */
  async raise(ownerId: OwnerId, notice: Notice, tx?: Tx): Promise<Raised> {
    if (tx) return this.store(tx, ownerId, notice);
    const raised = await this.database.transaction((own) => this.store(own, ownerId, notice));
    raised.announce();
    return { ...raised, announce: () => undefined };
  }

  /** WhatsApp copies that wait for the owner's session, oldest first. Those older than a day are dropped: they are of no use any more. */
  async queuedFor(ownerId: OwnerId): Promise<QueuedNotice[]> {
    const since = new Date(this.clock.now().getTime() - copyLifetimeMs);
    await this.notifications.dropStale(this.database, ownerId, since);
    const [rows, { notificationNumber: to }] = await Promise.all([
      this.notifications.queued(this.database, ownerId, since),
      this.prompts.loadPrompts(ownerId),
    ]);
    if (to === '') return [];
    return rows.map((row) => ({
      id: row.id,
      to,
      waId: row.waId,
      text: [`*${row.title}*`, row.body, ...(row.contact === null ? [] : [this.chatUrl(row.contact)])].join('\n'),
    }));
  }

  /** Those of the owners who have a copy to send: one statement for a whole host. */
  waiting(ownerIds: readonly OwnerId[]): Promise<OwnerId[]> {
    return this.notifications.waiting(this.database, ownerIds);
  }

  /** Notes what became of a copy. Repeating it changes nothing. */
  async markSent(ownerId: OwnerId, id: string, status: 'sent' | 'failed' = 'sent'): Promise<void> {
    await this.notifications.markCopy(this.database, ownerId, id, status);
  }

  /** The owner has looked at that conversation. */
  async markSeen(ownerId: OwnerId, conversationId: ConversationId): Promise<void> {
    await this.notifications.markSeen(this.database, ownerId, conversationId);
  }

  /** For the transaction that deletes an account. */
  erase(tx: Tx, ownerId: OwnerId): Promise<void> {
    return this.notifications.erase(tx, ownerId);
  }

  private async store(tx: Tx, ownerId: OwnerId, notice: Notice): Promise<Raised> {
    const { notificationNumber } = await this.prompts.loadPrompts(ownerId, tx);
    const waId = notificationNumber === '' ? null : newWaId();
    const isNew = await this.notifications.insert(tx, {
      id: newId(),
      ownerId,
      kind: notice.kind,
      dedupeKey: notice.dedupeKey,
      title: notice.title,
      body: notice.body,
      conversationId: notice.conversationId ?? null,
      contact: notice.contact ?? null,
      waId,
    });
    const mailId = isNew && notice.mail ? await this.addMail(tx, ownerId, notice) : null;
    return {
      isNew,
      announce: () => {
        if (!isNew) return;
        this.announce(ownerId, notice, waId !== null);
        this.mails.kick(mailId);
      },
    };
  }

  private async addMail(tx: Tx, ownerId: OwnerId, notice: Notice): Promise<MailId | null> {
    const { email, fullName } = await this.accounts.get(ownerId, tx);
    const link = pages[notice.kind];
    const url = notice.contact === undefined ? `${this.config.PUBLIC_URL}${link.path}` : this.chatUrl(notice.contact);
    const content = noticeMail(notice.title, fullName, [notice.body], { text: link.text, url });
    return this.mails.enqueue(tx, { ownerId, to: email, kind: 'notice', content });
  }

  /** Opens that chat in the panel. */
  private chatUrl(contact: string): string {
    return `${this.config.PUBLIC_URL}/chat-history?kontak=${encodeURIComponent(contact)}`;
  }

  private announce(ownerId: OwnerId, notice: Notice, copied: boolean): void {
    this.panel.emit(ownerId, 'notice.raised', { kind: notice.kind, title: notice.title, body: notice.body });
    this.activityLog.write(ownerId, levels[notice.kind], `${notice.title}: ${notice.body}`);
    if (copied) this.wakes.send({ kind: 'outbox', ownerId });
  }
}

/** In the style of WhatsApp's own clients. */
function newWaId(): string {
  return `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;
}
