import { hostname } from 'node:os';
import { Inject, Injectable, Optional, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { Config } from '../config/config.js';
import { currentTrace } from '../loop/operation.js';
import type { TraceId } from '../loop/trace.rules.js';

/** Fields of one log event: a name, ids and numbers. Never message text, never a secret. */
export type LogFields = { event: string } & Record<string, unknown>;

type StoreName = 'database' | 'redis';

/** Messages by which the Postgres and Redis clients report that a store cannot be reached. */
const outageWords =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|Connection is closed|connection error|not queryable|terminating connection|database system is|trying to connect|max retries per request|timed out|Query read timeout|timeout expired|does not answer|Stream isn't writeable/i;

/** Injection token for a destination other than stdout. No module provides it; tests pass one to the constructor. */
const logDestination = Symbol('log destination');

/** Structured JSON log on stdout, one line per fact. */
@Injectable()
export class Log implements LoggerService {
  readonly pino: Logger;
  /** Unreachable stores, each with the monotonic time of the first error. */
  private readonly away = new Map<StoreName, number>();

  /** @param destination receives the lines; stdout if absent */
  constructor(@Inject(Config) config: Pick<Config, 'LOG_LEVEL'>, @Optional() @Inject(logDestination) destination?: DestinationStream) {
    const options: LoggerOptions = {
      level: config.LOG_LEVEL,
      base: { host: hostname(), pid: process.pid }, // processes of several machines write into one log, so each line names its process
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceField,
      formatters: { level: (level) => ({ level }) },
      redact: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token'],
    };
    this.pino = destination ? pino(options, destination) : pino(options);
  }

  info(fields: LogFields, message?: string): void {
    this.pino.info(fields, message);
  }

  /** A line that launchers and operators wait for. Written at every LOG_LEVEL. */
  announce(fields: LogFields): void {
    this.pino.child({}, { level: 'info' }).info(fields);
  }

  /**
   * Reports that a store cannot be reached. Logged once per outage. Further errors of the same outage are logged at
   * debug level.
   */
  storeAway(store: StoreName, error: unknown): void {
    if (this.away.has(store)) return;
    this.away.set(store, performance.now());
    this.pino.warn({ event: `${store}.away`, error: errorFields(error).error });
  }

  storeBack(store: StoreName): void {
    const since = this.away.get(store);
    if (since === undefined) return;
    this.away.delete(store);
    this.pino.info({ event: `${store}.back`, awayMs: Math.round(performance.now() - since) });
  }

  /** True for a line that only repeats that a store is unreachable. */
  private isEcho(fields: LogFields | string): fields is LogFields {
    return this.away.size > 0 && typeof fields !== 'string' && typeof fields['error'] === 'string' && outageWords.test(fields['error']);
  }

  // Nest calls the next five methods with a plain message and a context name
  log(message: unknown, context?: unknown): void {
    this.pino.debug({ event: 'nest', context }, String(message));
  }

  warn(fields: LogFields | string, message?: string): void {
    if (this.isEcho(fields)) return this.debug(fields, message);
    this.pino.warn(
      typeof fields === 'string' ? { event: 'nest', context: message } : fields,
      typeof fields === 'string' ? fields : message,
    );
  }

  error(fields: LogFields | string, message?: string): void {
    if (this.isEcho(fields)) return this.debug(fields, message);
    this.pino.error(typeof fields === 'string' ? { event: 'nest' } : fields, typeof fields === 'string' ? fields : message);
  }

  debug(fields: LogFields | string, message?: string): void {
    this.pino.debug(typeof fields === 'string' ? { event: 'nest' } : fields, typeof fields === 'string' ? fields : message);
  }

  fatal(message: unknown): void {
    this.pino.fatal({ event: 'nest' }, String(message));
  }
}

/** Field that identifies the request or message that caused a line. */
function traceField(): { trace?: TraceId } {
  const trace = currentTrace();
  return trace ? { trace } : {};
}

/** The parts of an error that may be logged: its type and location, never a payload. */
export function errorFields(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: `${error.name}: ${error.message}`.slice(0, 300), stack: error.stack?.split('\n').slice(1, 6).join('\n') };
}
