import { Inject, Injectable } from '@nestjs/common';
import type { Report } from '#contracts/http/account/reports';
import type { BotId } from '#contracts/values/ids';
import { dayPlus, type TimeZone } from '#contracts/values/time-zones';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Members } from '../account/members.service.js';
import { ClosingsService } from '../closings/closings.service.js';
import { ReportFigures } from '../conversations/inbox/report-figures.service.js';
import { FollowUpsService } from '../followups/followups.service.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { ReportTimes, type DueReport } from '../prompts/report-times.service.js';
import { QuestionsService } from '../questions/questions.service.js';
import { countQuestions, isInTime, lastPeriod, nextReportAt, spanOf, weekdayOf, type ReportDays } from './reports.rules.js';
import { isWorthTelling, morningNotice, weekNotice } from './reports.texts.js';

/** Maximum number of due reports that are read at once. */
const batch = 200;
/** Maximum number of questions of a period that are compared with each other. */
const askedMax = 200;
const unknownMax = 5;
const namesMax = 3;

/**
 * Reports of a day or a week. The time of the next morning report is stored in the bot's settings. The transaction
 * that stores the notice also moves this time to the next day. Each report is therefore sent once, by any number of
 * workers.
 */
@Injectable()
export class ReportsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(Members) private readonly members: Members,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(ReportTimes) private readonly times: ReportTimes,
    @Inject(FollowUpsService) private readonly followUps: FollowUpsService,
    @Inject(ReportFigures) private readonly figures: ReportFigures,
    @Inject(ClosingsService) private readonly closings: ClosingsService,
    @Inject(QuestionsService) private readonly questions: QuestionsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  /** @param from first day, YYYY-MM-DD; without it, the last period that is over */
  async read(botId: BotId, days: ReportDays, from?: string): Promise<Report> {
    const zone = await this.zone(botId);
    return this.of(botId, zone, days, from ?? lastPeriod(zone, this.clock.now(), days));
  }

  /** The time zone that the owner chose for the shop, or for follow-ups. */
  async zone(botId: BotId): Promise<TimeZone> {
    const [{ timeZone }, { zone }] = await Promise.all([this.prompts.loadPrompts(botId), this.followUps.options(botId)]);
    return timeZone ?? zone;
  }

  /** Sends every report that is due. Run periodically by the workers. @returns how many notices were stored */
  async sweep(): Promise<number> {
    let sent = 0;
    for (;;) {
      const due = await this.times.due(this.clock.now(), batch);
      let failed = 0;
      for (const one of due) {
        try {
          sent += await this.send(one);
        } catch (error) {
          failed += 1;
          // one account (such as one that is being deleted) must not block the reports of the others
          this.log.warn({ event: 'reports.postponed', botId: one.botId, ...errorFields(error) });
        }
      }
      // a failed report is tried again by the next sweep, until its morning is over
      if (due.length < batch || failed === due.length) return sent;
    }
  }

  private async send(one: DueReport): Promise<number> {
    const { botId, hour, dueAt } = one;
    const now = this.clock.now();
    const zone = await this.zone(botId);
    const next = nextReportAt(zone, hour, now);
    // a bot of a deleted account stays in the table until its rows are removed
    const isThere = (await this.members.existing([botId])).has(botId);
    const notices = isThere && dueAt !== null && isInTime(dueAt, now) ? await this.notices(botId, zone, now) : [];
    return this.database.transaction(async (tx) => {
      let stored = 0;
      if (!(await this.times.plan(one, next, tx))) return stored;
      for (const notice of notices) if (await this.notifications.raiseForBot(botId, notice, tx)) stored += 1;
      return stored;
    });
  }

  /** Yesterday's report, and on Mondays the report of the week. */
  private async notices(botId: BotId, zone: TimeZone, now: Date): Promise<Notice[]> {
    const yesterday = lastPeriod(zone, now, 1);
    const [day, waiting] = await Promise.all([this.of(botId, zone, 1, yesterday), this.figures.waiting(botId, now, namesMax)]);
    const notices = isWorthTelling(day, waiting) ? [morningNotice(day, waiting)] : [];
    if (weekdayOf(dayPlus(yesterday, 1)) !== 0) return notices;
    const week = await this.of(botId, zone, 7, lastPeriod(zone, now, 7));
    return week.chats > 0 || week.closings.count > 0 ? [...notices, weekNotice(week)] : notices;
  }

  private async of(botId: BotId, zone: TimeZone, days: ReportDays, from: string): Promise<Report> {
    const span = spanOf(zone, from, days);
    const spanBefore = spanOf(zone, dayPlus(from, -days), days);
    const [chats, closings, closingsBefore, asked] = await Promise.all([
      this.figures.read(botId, span, zone, this.clock.now()),
      this.closings.sum(botId, span),
      this.closings.sum(botId, spanBefore),
      this.questions.asked(botId, span, askedMax),
    ]);
    return {
      ...{ from, days, zone, ...chats, closings },
      before: { ...chats.before, closings: closingsBefore },
      hours: [...chats.hours],
      topics: [...chats.topics],
      unknown: countQuestions(asked, unknownMax),
    };
  }
}
