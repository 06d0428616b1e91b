import type { ClosingSum } from '#contracts/http/chat/closings';

interface DaySum extends ClosingSum {
  /** YYYY-MM-DD */
  readonly day: string;
}

/** The earliest day that is needed for the sums of today and this month, and for the chart. */
export function firstDayOfSums(today: string, chartFrom: string): string {
  const monthBegins = `${today.slice(0, 7)}-01`;
  return monthBegins < chartFrom ? monthBegins : chartFrom;
}

/** The sums of today's closings, and of the closings of this calendar month. */
export function closingSums(days: readonly DaySum[], today: string): { today: ClosingSum; month: ClosingSum } {
  return {
    today: sumOf(days.filter(({ day }) => day === today)),
    month: sumOf(days.filter(({ day }) => day.slice(0, 7) === today.slice(0, 7) && day <= today)),
  };
}

function sumOf(days: readonly DaySum[]): ClosingSum {
  return days.reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), { count: 0, amount: 0 });
}
