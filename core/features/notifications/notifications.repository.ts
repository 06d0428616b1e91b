import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import { insertNew } from '../../platform/database/insert-new.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { Notification } from './notification.entity.js';

export type NewNotification = Pick<
  Notification,
  | 'id'
  | 'accountId'
  | 'botId'
  | 'kind'
  | 'dedupeKey'
  | 'title'
  | 'body'
  | 'conversationId'
  | 'namedConversations'
  | 'contact'
  | 'waId'
  | 'serious'
  | 'level'
>;

/** A WhatsApp copy still to be sent, with its message id. */
export type QueuedCopy = Pick<Notification, 'id' | 'kind' | 'title' | 'body' | 'contact'> & { readonly waId: string };

const copiesAtOnce = 20;

/**
 * Reads and writes `notifications` when notices are raised and copied; the queries for the list are in
 * `bell.statements.ts`.
 */
@Injectable()
export class NotificationsRepository {
  constructor(@InjectRepository(Notification) private readonly notifications: Repository<Notification>) {}

  /** @returns false when the bot already has a notice with this key. */
  insert(tx: Tx, one: NewNotification): Promise<boolean> {
    return insertNew(tx.of(this.notifications), { ...one, waStatus: one.waId === null ? 'none' : 'queued' });
  }

  /** WhatsApp copies still to be sent, oldest first; copies older than `since` are useless and left out. */
  async queued(sql: Sql, botId: BotId, since: Date): Promise<QueuedCopy[]> {
    const rows = await sql.of(this.notifications).find({
      select: { id: true, kind: true, title: true, body: true, contact: true, waId: true },
      where: { botId, waStatus: 'queued', createdAt: MoreThan(since) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: copiesAtOnce,
    });
    return rows as QueuedCopy[];
  }

  /** The subset of these bots that have a copy to send. */
  async waiting(sql: Sql, botIds: readonly BotId[]): Promise<BotId[]> {
    const rows = await sql.of(this.notifications).find({ select: { botId: true }, where: { waStatus: 'queued', botId: In(botIds) } });
    return [...new Set(rows.map((row) => row.botId))];
  }

  async markCopy(sql: Sql, botId: BotId, id: string, waStatus: 'sent' | 'failed'): Promise<void> {
    await sql.of(this.notifications).update({ botId, id, waStatus: 'queued' }, { waStatus });
  }

  async dropStale(sql: Sql, botId: BotId, before: Date): Promise<void> {
    await sql.of(this.notifications).update({ botId, waStatus: 'queued', createdAt: LessThanOrEqual(before) }, { waStatus: 'failed' });
  }
}
