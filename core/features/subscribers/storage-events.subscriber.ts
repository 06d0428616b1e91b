import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';

/** Notifies owners that their files use most of their space. */
@Injectable()
export class StorageEventsSubscriber implements Subscriber<'storage.nearly-full'> {
  readonly name = 'storage-notices';
  readonly kinds = ['storage.nearly-full'] as const;

  constructor(@Inject(NotificationsService) private readonly notifications: NotificationsService) {}

  async handle({ id, accountId, facts }: DomainEvent<'storage.nearly-full'>, tx: Tx): Promise<void> {
    const percent = Math.floor((facts.usedBytes / facts.limitBytes) * 100);
    const raised = await this.notifications.raise(
      accountId,
      {
        kind: 'storage',
        dedupeKey: `storage:${id}`,
        title: `Penyimpanan berkas terpakai ${percent}%`,
        body: 'Saat penuh, lampiran chat yang paling lama dihapus dari panel dan unggahan baru ditolak. Hapus foto produk yang tidak dipakai.',
      },
      tx,
    );
    tx.afterCommit(raised.announce);
  }
}
