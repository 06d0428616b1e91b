import { Inject, Injectable } from '@nestjs/common';
import { Members } from '#core/features/account/members.service';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { Lease } from '#core/features/bots/bots.types';
import { DocumentsService } from '#core/features/conversations/files/documents.service';
import { CartsService } from '#core/features/conversations/messages/carts/carts.service';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { PhotosService } from '#core/features/photos/photos.service';
import { HistoryFiles } from '#core/outside/whatsapp/history/history-files.service';
import { Config } from '#core/platform/config/config';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Log } from '#core/platform/log/log';
import { GroupCommit } from '../commit/group-commit.js';
import { IntakeFaults } from '../commit/intake-faults.js';
import { KeyCache } from '../commit/key-cache.js';
import { outboxOf, type NumberLimits, type OutboxServices } from '../outbound/outbox-source.js';
import { humanPace, noPace } from '../outbound/pacing.rules.js';
import { watchLimits } from './outage.rules.js';
import { SessionConnection, type ConnectionListener, type ConnectionServices } from './session-connection.js';

export interface ConnectionOptions {
  readonly lease: Lease;
  /** False once this host may have lost the session. */
  readonly isHeld: () => boolean;
  readonly number: NumberLimits;
  readonly listener: ConnectionListener;
}

/** Opens connections to WhatsApp for the sessions of this process. */
@Injectable()
export class Connections {
  private readonly services: ConnectionServices;
  private readonly outbox: OutboxServices;

  constructor(
    @Inject(Config) config: Config,
    @Inject(KeyCache) keys: KeyCache,
    @Inject(GroupCommit) commits: GroupCommit,
    @Inject(IntakeFaults) faults: IntakeFaults,
    @Inject(MessagesService) conversations: MessagesService,
    @Inject(CartsService) carts: CartsService,
    @Inject(NotificationsService) notifications: NotificationsService,
    @Inject(Members) members: Members,
    @Inject(PhotosService) photos: PhotosService,
    @Inject(DocumentsService) documents: DocumentsService,
    @Inject(ActivityLogService) activityLog: ActivityLogService,
    @Inject(HistoryFiles) histories: HistoryFiles,
    @Inject(SecretBox) box: SecretBox,
    @Inject(Log) log: Log,
  ) {
    this.outbox = { conversations, notifications, members, photos, documents, activityLog };
    this.services = {
      url: config.WHATSAPP_URL,
      deviceName: config.WHATSAPP_DEVICE_NAME,
      passkeys: config.PASSKEY_LINKING,
      pace: config.PACING === 'off' ? noPace : humanPace(Math.random, config.PACING_SPEED),
      openLimitMs: watchLimits(config.SESSION_WATCH_SPEED).openMs,
      boundsLeads: config.RATE_LIMITS,
      maxWaitMs: config.REPLY_MAX_WAIT_MS,
      keys,
      commits,
      faults,
      conversations,
      carts,
      readHistoryOf: (botId) => (notice) => histories.read(botId, notice),
      activityLog,
      box,
      log,
    };
  }

  /** @param device the stored credentials; null shows codes to link a new device */
  open({ lease, isHeld, number, listener }: ConnectionOptions, device: string | null): SessionConnection {
    const outbox = outboxOf(this.outbox, lease, number);
    return new SessionConnection(this.services, { lease, isHeld, listener, outbox }, device);
  }
}
