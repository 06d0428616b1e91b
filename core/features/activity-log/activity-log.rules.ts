import type { LogLevel } from '#contracts/values/statuses';

const jakartaTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });

/** `[2026-11-21 14:03:10] INFO text`, in Jakarta time, always one line. */
export function activityLine(at: Date, level: LogLevel, text: string): string {
  return `[${jakartaTime.format(at)}] ${level} ${text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').slice(0, 500)}`;
}
