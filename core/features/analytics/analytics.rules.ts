import { dayMs } from '#contracts/values/base/durations';

/** The last `count` calendar days up to `today` (YYYY-MM-DD), oldest first. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10));
}

/** One entry per day; 0 on days without data. */
export function zeroFilled(days: readonly string[], counted: readonly { day: string; count: number }[]): { date: string; count: number }[] {
  const counts = new Map(counted.map((one) => [one.day, one.count]));
  return days.map((date) => ({ date, count: counts.get(date) ?? 0 }));
}

/** Like {@link zeroFilled}, for sales. */
export function soldDaily(
  days: readonly string[],
  sold: readonly { readonly day: string; readonly count: number; readonly amount: number }[],
): { date: string; count: number; amount: number }[] {
  const sums = new Map(sold.map((one) => [one.day, one]));
  return days.map((date) => ({ date, count: sums.get(date)?.count ?? 0, amount: sums.get(date)?.amount ?? 0 }));
}

/** A failure is ignored after a day, even when no later answer followed it. */
const failureLastsMs = dayMs;

/** True when the AI models failed at the most recent answer they were asked for. */
export function isAiFailing(failedAt: Date | null, lastThoughtAt: Date | null, now: Date): boolean {
  if (failedAt === null || now.getTime() - failedAt.getTime() > failureLastsMs) return false;
  return lastThoughtAt === null || lastThoughtAt < failedAt;
}
