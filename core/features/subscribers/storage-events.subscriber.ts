import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { storageNotice } from './account-notices.texts.js';

/** Notifies owners that their files use most of their space. */
@Injectable()
export class StorageEventsSubscriber implements Subscriber<'storage.nearly-full'> {
  readonly name = 'storage-notices';
  readonly kinds = ['storage.nearly-full'] as const;

  constructor(@Inject(NotificationsService) private readonly notifications: NotificationsService) {}

  async handle(event: DomainEvent<'storage.nearly-full'>, tx: Tx): Promise<void> {
    await this.notifications.raise(event.accountId, storageNotice(event), tx);
  }
}
