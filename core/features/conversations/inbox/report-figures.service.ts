import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import type { ReportTopic } from '#contracts/values/bot/report-topics';
import { dayMs } from '#contracts/values/base/durations';
import { zoneOffsetHours, type TimeZone } from '#contracts/values/time-zones';
import { calledName } from '#contracts/values/people/contact-name';
import { Database } from '../../../platform/database/database.js';
import { countWaiting, findQueue } from '../state/needs.statements.js';
import * as statements from './report-figures.statements.js';
import type { ChatTotals, Span } from './report-figures.statements.js';

export type { ChatTotals, Span } from './report-figures.statements.js';

/** How the chats of a span went. */
export interface ChatDetails {
  /** 24 numbers. */
  readonly hours: readonly number[];
  readonly firstAnswerSeconds: number | null;
  readonly topics: readonly { topic: ReportTopic; chats: number }[];
  readonly lost: number;
}

const waitingMax = 1_000;
const hoursOfDay = 24;

/** Entry point for reports: what happened in a bot's conversations in a span of time. */
@Injectable()
export class ReportFigures {
  constructor(@Inject(Database) private readonly database: Database) {}

  totals(botId: BotId, span: Span): Promise<ChatTotals> {
    return statements.findChatTotals(this.database, botId, span);
  }

  async details(botId: BotId, span: Span, zone: TimeZone, now: Date): Promise<ChatDetails> {
    const quietSince = new Date(now.getTime() - dayMs);
    const [counted, firstAnswerSeconds, topics, lost] = await Promise.all([
      statements.findHours(this.database, botId, span, zoneOffsetHours[zone]),
      statements.findFirstAnswer(this.database, botId, span),
      statements.findTopics(this.database, botId, span),
      statements.countLost(this.database, botId, span, quietSince),
    ]);
    const byHour = new Map(counted.map(({ hour, count }) => [hour, count]));
    const hours = Array.from({ length: hoursOfDay }, (_, hour) => byHour.get(hour) ?? 0);
    return { hours, firstAnswerSeconds, topics, lost };
  }

  /** Who waits for the owner: how many, and the names of the most urgent. */
  async waiting(botId: BotId, now: Date, namesMax: number): Promise<{ count: number; names: string[] }> {
    const [{ needsOwner }, first] = await Promise.all([
      countWaiting(this.database, botId, now, waitingMax),
      findQueue(this.database, botId, namesMax, null),
    ]);
    return { count: needsOwner, names: first.map((row) => calledName(row)) };
  }
}
