import { cutText } from '#contracts/values/texts';
import { qrLogMarker } from '#contracts/http/bot/bot';
import { cleanPersonName } from '#contracts/values/people/person-name';
import type { LogLevel } from '#contracts/values/statuses';

const jakartaTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });
const stampChars = 'YYYY-MM-DD hh:mm:ss'.length;
const lineMaxChars = 500;
const marker = new RegExp(qrLogMarker.replace(/:$/, '').replace(/\s+/g, '\\s*'), 'gi');

/**
 * `[2026-11-21 14:03:10] INFO text`, in Jakarta time, always one line. Leads choose their own names, which
 * appear in many lines. Characters that change the look of surrounding text are removed, and no such text can
 * imitate the line whose picture the panel shows as the QR code.
 */
export function activityLine(at: Date, level: LogLevel, text: string): string {
  return lineOf(at, level, cleanPersonName(text).replace(marker, 'QR-uploaded'));
}

/** The only line that carries the address of the QR picture. */
export function qrLine(at: Date, url: string): string {
  return lineOf(at, 'INFO', `${qrLogMarker} ${url}`);
}

export function isQrLine(line: string): boolean {
  return line.includes(`INFO ${qrLogMarker} `);
}

function lineOf(at: Date, level: LogLevel, text: string): string {
  return `[${jakartaTime.format(at)}] ${level} ${cutText(text, lineMaxChars)}`;
}

/** The lines written at `since` or later, oldest first. */
export function linesSince(lines: readonly string[], since: Date): string[] {
  const oldest = jakartaTime.format(since);
  const first = lines.findIndex((line) => line.slice(1, 1 + stampChars) >= oldest);
  return first < 0 ? [] : lines.slice(first);
}
