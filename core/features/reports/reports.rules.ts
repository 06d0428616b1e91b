import type { Report } from '#contracts/http/account/reports';
import { dayMs, hourMs } from '#contracts/values/base/durations';
import { dayIn, dayPlus, dayStart, type TimeZone } from '#contracts/values/time-zones';

/** Days of a report. */
export type ReportDays = 1 | 7;

/** Day of the week, from 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** First day of the last completed period: yesterday, or the Monday of last week. */
export function lastPeriod(zone: TimeZone, now: Date, days: ReportDays): string {
  const today = dayIn(zone, now);
  return days === 1 ? dayPlus(today, -1) : dayPlus(today, -weekdayOf(today) - 7);
}

/** The span of a period in time. The zones of Indonesia have no daylight saving time. */
export function spanOf(zone: TimeZone, from: string, days: ReportDays): { since: Date; until: Date } {
  return { since: dayStart(zone, from), until: dayStart(zone, dayPlus(from, days)) };
}

/** The next time after `now` at that full hour in the zone. */
export function nextReportAt(zone: TimeZone, hour: number, now: Date): Date {
  const today = dayStart(zone, dayIn(zone, now)).getTime() + hour * hourMs;
  return new Date(today > now.getTime() ? today : today + dayMs);
}

/** A report that is later than this is skipped, because the morning is over. */
const lateMs = 6 * hourMs;

/** True when a report is sent now: it is due, and not too late. */
export function isInTime(dueAt: Date, now: Date): boolean {
  return dueAt <= now && now.getTime() - dueAt.getTime() < lateMs;
}

/** Minimum share of common words at which two questions count as the same. */
const sameQuestion = 0.6;

function wordsOf(question: string): Set<string> {
  return new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** Counts questions, the most frequent first. Questions with nearly the same words count as one question. */
export function countQuestions(asked: readonly string[], max: number): Report['unknown'] {
  const groups: { question: string; words: Set<string>; times: number }[] = [];
  for (const question of asked) {
    const words = wordsOf(question);
    const known = groups.find((group) => alikeness(group.words, words) >= sameQuestion);
    if (known) known.times += 1;
    else groups.push({ question, words, times: 1 });
  }
  return groups
    .toSorted((one, other) => other.times - one.times)
    .slice(0, max)
    .map(({ question, times }) => ({ question, times }));
}

/** Start of the two consecutive hours with the most messages. Null without messages. */
export function busiestHours(hours: readonly number[]): number | null {
  const sums = hours.map((count, hour) => count + hours[(hour + 1) % hours.length]!);
  const most = Math.max(...sums);
  return most > 0 ? sums.indexOf(most) : null;
}
