import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Subscriber } from '../events/events.types.js';

type ControlKind = 'bot.started' | 'bot.stopped';

const startLines = {
  qr: 'Permintaan start diterima. Bot sedang disiapkan.',
  code: 'Kode untuk menghubungkan bot diminta. Kode muncul di panel dalam beberapa detik.',
} as const;

/** Logs that the owner started or stopped the bot. */
@Injectable()
export class BotControlSubscriber implements Subscriber<ControlKind> {
  readonly name = 'bot-control';
  readonly kinds = ['bot.started', 'bot.stopped'] as const;

  constructor(@Inject(ActivityLogService) private readonly activityLog: ActivityLogService) {}

  async handle(event: DomainEvent<ControlKind>, tx: Tx): Promise<void> {
    const { botId } = event;
    const line = event.kind === 'bot.started' ? startLines[event.facts.by] : 'Bot dihentikan.';
    tx.afterCommit(() => this.activityLog.write(botId, 'INFO', line));
    await Promise.resolve();
  }
}
