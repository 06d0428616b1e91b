import type { ClosingSum } from '#contracts/http/chat/closings';

interface DaySum extends ClosingSum {
  /** YYYY-MM-DD */
  readonly day: string;
}

/** The earliest day needed for today's and this month's sums and for the chart. */
export function firstDayOfSums(today: string, chartFrom: string): string {
  const monthBegins = `${today.slice(0, 7)}-01`;
  return monthBegins < chartFrom ? monthBegins : chartFrom;
}

/** Sums of today's closings and of this calendar month's. */
export function closingSums(days: readonly DaySum[], today: string): { today: ClosingSum; month: ClosingSum } {
  return {
    today: sumOf(days.filter(({ day }) => day === today)),
    month: sumOf(days.filter(({ day }) => day.slice(0, 7) === today.slice(0, 7) && day <= today)),
  };
}

function sumOf(days: readonly DaySum[]): ClosingSum {
  return days.reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), { count: 0, amount: 0 });
}
