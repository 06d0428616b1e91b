import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { dayMs } from '#contracts/values/base/durations';
import { zoneOffsetHours, type TimeZone } from '#contracts/values/time-zones';
import { calledName } from '#contracts/values/people/contact-name';
import { Database } from '../../../platform/database/database.js';
import { countWaiting, findQueue } from '../state/needs.statements.js';
import * as statements from './report-figures.statements.js';
import type { Span, SpanFigures } from './report-figures.statements.js';

export type { Span } from './report-figures.statements.js';

/** The figures of a report about chats. */
export type ChatFigures = Omit<SpanFigures, 'hours'> & {
  /** Number of customers' messages for each of the 24 hours of the day. */
  readonly hours: readonly number[];
  /** Chats without a closing in which the customer has not written for a day or longer after our answer. */
  readonly lost: number;
};

const waitingMax = 1_000;
const hoursOfDay = 24;

/** Entry point for reports: what happened in a bot's conversations in a time span. */
@Injectable()
export class ReportFigures {
  constructor(@Inject(Database) private readonly database: Database) {}

  async read(botId: BotId, span: Span, zone: TimeZone, now: Date): Promise<ChatFigures> {
    const quietSince = new Date(now.getTime() - dayMs);
    const [figures, lost] = await Promise.all([
      statements.findSpanFigures(this.database, botId, span, zoneOffsetHours[zone]),
      statements.countLost(this.database, botId, span, quietSince),
    ]);
    const byHour = new Map(figures.hours.map(({ hour, count }) => [hour, count]));
    return { ...figures, lost, hours: Array.from({ length: hoursOfDay }, (_, hour) => byHour.get(hour) ?? 0) };
  }

  /** Chats that wait for the owner: their number, and the most urgent ones. */
  async waiting(
    botId: BotId,
    now: Date,
    namesMax: number,
  ): Promise<{ count: number; leads: { conversationId: ConversationId; name: string }[] }> {
    const [{ needsOwner }, first] = await Promise.all([
      countWaiting(this.database, botId, now, waitingMax),
      findQueue(this.database, botId, namesMax, null),
    ]);
    return { count: needsOwner, leads: first.map((row) => ({ conversationId: row.conversation_id, name: calledName(row) })) };
  }
}
