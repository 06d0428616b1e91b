import { qrLogMarker } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';

/** Filters of both log views, in button order. */
/** Shown where the log could not be read, so that it does not look empty. */
export const logFailedText = 'Gagal memuat log. Periksa koneksi Anda.';

export const logFilters = ['ALL', 'INFO', 'WARN', 'ERROR'] as const;
export type LogFilter = (typeof logFilters)[number];
export const logFilterLabels: Record<LogFilter, string> = { ALL: 'All', INFO: 'Info', WARN: 'Warn', ERROR: 'Error' };

export type LogColour = 'red' | 'yellow' | 'green' | 'blue' | 'grey';

const isInfo = (line: string) => /info|\blog\b|✅/i.test(line);
const isWarn = (line: string) => /warn/i.test(line);
const isError = (line: string) => /error/i.test(line);

/** True when a line passes the filter. The filter INFO also accepts LOG lines and lines with the check mark. */
export function matchesFilter(line: string, filter: LogFilter): boolean {
  switch (filter) {
    case 'ALL':
      return true;
    case 'INFO':
      return isInfo(line);
    case 'WARN':
      return isWarn(line);
    case 'ERROR':
      return isError(line);
  }
}

/** Line colours on the bot page. */
export function botLogColour(line: string): LogColour {
  if (isError(line) || line.includes('GAGAL')) return 'red';
  if (isWarn(line)) return 'yellow';
  return isInfo(line) ? 'green' : 'grey';
}

/** Line colours on the logs screen. */
export function fullLogColour(line: string): LogColour {
  if (isError(line)) return 'red';
  if (isWarn(line)) return 'yellow';
  return /info/i.test(line) ? 'blue' : 'green';
}

/** Non-empty lines of a log text, at most the last `limit`. */
export function logLines(text: string, limit: number = limits.logLinesShown): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-limit);
}

/**
 * Lines after `marker`, the last line when the view was cleared. All lines when the marker is no longer in
 * the log.
 */
export function linesAfter(lines: readonly string[], marker: string | null): readonly string[] {
  const at = marker === null ? -1 : lines.lastIndexOf(marker);
  return at === -1 ? lines : lines.slice(at + 1);
}

const qrPattern = new RegExp(`${qrLogMarker}\\s*(https?://\\S+)`);

/** URL of the QR image, from the last line that reports an upload. Null when there is none. */
export function qrAddressOf(lines: readonly string[]): string | null {
  for (const line of lines.toReversed()) {
    const found = qrPattern.exec(line);
    if (found?.[1]) return found[1];
  }
  return null;
}
