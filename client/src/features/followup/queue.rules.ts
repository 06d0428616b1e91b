import type { QueuedFollowUp } from '#contracts/http/chat/followup';
import type { ZoneClock } from './followup-time.js';

export interface QueueDay {
  readonly date: string;
  readonly heading: string;
  readonly rows: readonly QueuedFollowUp[];
}

/** Groups the queue by calendar days of the owner's zone and keeps its order. Overdue entries belong to today. */
export function byDay(rows: readonly QueuedFollowUp[], clock: ZoneClock, now: Date): QueueDay[] {
  const days: { date: string; heading: string; rows: QueuedFollowUp[] }[] = [];
  for (const row of rows) {
    const moment = new Date(Math.max(Date.parse(row.dueAt), now.getTime()));
    const heading = clock.heading(moment, now);
    const last = days.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else days.push({ date: clock.dateOf(moment), heading, rows: [row] });
  }
  return days;
}

/** Percentage, rounded; 0 when the whole is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
