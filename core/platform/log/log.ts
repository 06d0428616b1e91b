import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { Config } from '../config/config.js';

/** Fields of one log event: a name, ids, numbers. Never what people said, never a secret. */
export type LogFields = { event: string } & Record<string, unknown>;

/** Structured JSON log on stdout, one line per fact. */
@Injectable()
export class Log implements LoggerService {
  readonly pino: Logger;

  constructor(@Inject(Config) config: Config) {
    this.pino = pino({
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token'],
    });
  }

  info(fields: LogFields, message?: string): void {
    this.pino.info(fields, message);
  }

  /** A line that launchers and operators wait for: written whatever LOG_LEVEL says. */
  announce(fields: LogFields): void {
    this.pino.child({}, { level: 'info' }).info(fields);
  }

  // Nest calls the next five with a plain message and a context name
  log(message: unknown, context?: unknown): void {
    this.pino.debug({ event: 'nest', context }, String(message));
  }

  warn(fields: LogFields | string, message?: string): void {
    this.pino.warn(
      typeof fields === 'string' ? { event: 'nest', context: message } : fields,
      typeof fields === 'string' ? fields : message,
    );
  }

  error(fields: LogFields | string, message?: string): void {
    this.pino.error(typeof fields === 'string' ? { event: 'nest' } : fields, typeof fields === 'string' ? fields : message);
  }

  debug(fields: LogFields | string, message?: string): void {
    this.pino.debug(typeof fields === 'string' ? { event: 'nest' } : fields, typeof fields === 'string' ? fields : message);
  }

  fatal(message: unknown): void {
    this.pino.fatal({ event: 'nest' }, String(message));
  }
}

/** What of an error may be logged: its kind and place, never a payload. */
export function errorFields(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: `${error.name}: ${error.message}`.slice(0, 300), stack: error.stack?.split('\n').slice(1, 6).join('\n') };
}
