import { Log, type LogFields } from '#core/platform/log/log';

/** The product's log, with its lines as objects instead of text on stdout. */
export function recordedLog(): { readonly log: Log; readonly lines: readonly LogFields[] } {
  const lines: LogFields[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as LogFields) };
  return { log: new Log({ LOG_LEVEL: 'debug' }, destination), lines };
}
