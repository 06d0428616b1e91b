import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { FollowUpConfig, type FollowUpDay } from '#contracts/http/chat/followup';
import type { BotId, FollowUpId } from '#contracts/values/ids';
import { storableText } from '#contracts/values/base/storable-text';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { IdleConversationsService } from '../conversations/messages/idle/idle-conversations.service.js';
import { FollowUpSettings } from './follow-up-settings.entity.js';
import { configOfDay, dayNumbers, dueAt, type DayNumber } from './followups.rules.js';
import * as statements from './followups.statements.js';
import type { FollowUpOptions } from './followups.types.js';
import * as settings from './settings.statements.js';

const off = { enabled: false, aiEnabled: false, text: '' } as const;

/** Settings before the owner saves any: all follow-ups are off. */
export const defaultFollowUps: FollowUpConfig = { day1: off, day2: off, day3: off };
const defaultOptions: FollowUpOptions = { zone: 'WIB', dailyLimit: 100 };

const page = 1_000;

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [
  { table: 'follow_ups', scope: 'bot_id' },
  { table: 'follow_up_pace', scope: 'bot_id', order: 'phone' },
];

/** The owner's settings for the follow-ups of day 1 to 3. The only writer of `follow_up_settings`. */
@Injectable()
export class FollowUpsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @InjectRepository(FollowUpSettings) private readonly stored: Repository<FollowUpSettings>,
  ) {}

  async settings(botId: BotId, sql: Sql = this.database): Promise<FollowUpConfig> {
    const row = await sql.of(this.stored).findOneBy({ botId });
    return row ? FollowUpConfig.parse(row.config) : defaultFollowUps;
  }

  /** Like {@link settings}, but the settings do not change until the transaction ends. */
  async lockSettings(tx: Tx, botId: BotId): Promise<FollowUpConfig> {
    const row = await tx.of(this.stored).findOne({ where: { botId }, lock: { mode: 'pessimistic_read' } });
    return row ? FollowUpConfig.parse(row.config) : defaultFollowUps;
  }

  /**
   * Saves the settings. When the first day is switched on, only leads who become idle later get follow-ups
   * automatically. Leads who are idle already get them only by {@link OldChats}.
   *
   * Scheduled follow-ups stay scheduled, because each one is checked against the settings when it is queued. Queued
   * follow-ups of a day that is now off are marked as not sent.
   */
  async save(botId: BotId, config: FollowUpConfig): Promise<void> {
    const { day1, day2, day3 } = config;
    const stored = { day1: storable(day1), day2: storable(day2), day3: storable(day3) };
    await this.database.transaction(async (tx) => {
      const begins = isOn(config) && !isOn(await this.settings(botId, tx));
      const change = { botId, config: stored, ...(begins && { beginsAt: wholeSecond(this.clock.now()) }) };
      await tx.of(this.stored).upsert({ ...change, updatedAt: () => 'now()' }, ['botId']);
      const off = dayNumbers.filter((day) => !configOfDay(config, day).enabled);
      const queued = off.length === 0 ? [] : await statements.findQueued(tx, botId, off, { now: this.clock.now(), before: null });
      const ids = queued.map(({ messageId }) => messageId);
      await this.idleConversations.withhold(tx, botId, ids, 'follow-ups-off');
    });
  }

  async options(botId: BotId, sql: Sql = this.database): Promise<FollowUpOptions> {
    const row = await sql.of(this.stored).findOneBy({ botId });
    return row ? { zone: row.zone, dailyLimit: row.dailyLimit } : defaultOptions;
  }

  /** Absent settings stay unchanged. A changed zone moves scheduled follow-ups into the window of the new zone. */
  async saveOptions(botId: BotId, change: Partial<FollowUpOptions>): Promise<void> {
    const before = await this.options(botId);
    const options = { ...before, ...change };
    await settings.saveOptions(this.database, botId, options, defaultFollowUps);
    if (before.zone !== options.zone) await this.reschedule(botId, options);
  }

  private async reschedule(botId: BotId, { zone }: FollowUpOptions): Promise<void> {
    for (let after: FollowUpId | null = null; ;) {
      const rows: Awaited<ReturnType<typeof statements.findScheduled>> = await statements.findScheduled(this.database, botId, after, page);
      const moved = rows.map((row) => ({ id: row.id, dueAt: dueAt(row.since, row.day as DayNumber, zone) }));
      if (moved.length > 0) await statements.moveDue(this.database, botId, moved);
      const last = rows.at(-1);
      if (!last || rows.length < page) return;
      after = last.id;
    }
  }

  /** Runs in the transaction that deletes an account. */
  async erase(tx: Tx, botId: BotId): Promise<void> {
    await tx.of(this.stored).delete({ botId });
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(botId: BotId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, botId, rows);
  }
}

/** Removes the milliseconds, which WhatsApp's message times do not have. */
function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1_000) * 1_000);
}

function isOn({ day1, day2, day3 }: FollowUpConfig): boolean {
  return day1.enabled || day2.enabled || day3.enabled;
}

/** Removes NUL characters, which Postgres does not store in a text. */
function storable(day: FollowUpDay): FollowUpDay {
  return { ...day, text: storableText(day.text) };
}
