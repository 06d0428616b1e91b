import { hostname } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { runAs } from '../loop/operation.js';
import { newTraceId } from '../loop/trace.rules.js';
import { errorFields, Log, type LogFields } from './log.js';

function recorded() {
  const lines: LogFields[] = [];
  const log = new Log({ LOG_LEVEL: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line) as LogFields) });
  return { log, lines };
}

describe.each(['debug', 'warn', 'error'] as const)('%s', (level) => {
  test('writes an event with its fields and its sentence', () => {
    const { log, lines } = recorded();
    log[level]({ event: 'mail.late', mailId: 'm-1' }, 'the mail is late');
    expect(lines).toEqual([expect.objectContaining({ level, event: 'mail.late', mailId: 'm-1', msg: 'the mail is late' })]);
  });

  test('writes what Nest says as its text', () => {
    const { log, lines } = recorded();
    log[level]('Nest cannot resolve dependencies', 'Injector');
    expect(lines).toEqual([expect.objectContaining({ level, event: 'nest', msg: 'Nest cannot resolve dependencies' })]);
  });
});

test('an error that only repeats an outage is written at debug level until the store is back', () => {
  const { log, lines } = recorded();
  const late = { event: 'mail.failed', error: 'connect ECONNREFUSED 127.0.0.1:5432' };
  log.error(late);
  log.storeAway('database', new Error('connect ECONNREFUSED'));
  log.storeAway('database', new Error('connect ECONNREFUSED'));
  log.error(late);
  log.warn(late);
  log.error({ event: 'mail.failed', error: 'no such address' });
  log.storeBack('database');
  log.storeBack('database');
  log.error(late);
  expect(lines.map(({ level, event }) => `${String(level)} ${event}`)).toEqual([
    'error mail.failed',
    'warn database.away',
    'debug mail.failed',
    'debug mail.failed',
    'error mail.failed',
    'info database.back',
    'error mail.failed',
  ]);
});

test('a line for launchers is written at every level', () => {
  const lines: string[] = [];
  const log = new Log({ LOG_LEVEL: 'error' }, { write: (line: string) => void lines.push(line) });
  log.info({ event: 'mail.sent' });
  log.announce({ event: 'server.ready' });
  expect(lines.map((line) => (JSON.parse(line) as LogFields).event)).toEqual(['server.ready']);
});

test('the end of an outage tells how long it was', () => {
  const { log, lines } = recorded();
  const startedAt = performance.now();
  log.storeAway('redis', new Error('connect ECONNREFUSED'));
  log.storeBack('redis');
  const { awayMs } = lines.at(-1)!;
  expect(awayMs).toBeGreaterThanOrEqual(0);
  expect(awayMs).toBeLessThanOrEqual(Math.ceil(performance.now() - startedAt));
});

describe('an outage', () => {
  const echo = { event: 'mail.failed', error: 'Connection terminated unexpectedly' };
  const levelOf = ({ log, lines }: ReturnType<typeof recorded>) => {
    log.error(echo);
    return (lines.at(-1) as unknown as { level: string }).level;
  };

  test('of one store lasts when the other is back', () => {
    const one = recorded();
    one.log.storeAway('database', new Error('connect ECONNREFUSED'));
    one.log.storeAway('redis', new Error('Connection is closed.'));
    one.log.storeBack('redis');
    expect(levelOf(one)).toBe('debug');
    one.log.storeBack('database');
    expect(levelOf(one)).toBe('error');
    expect(one.lines.map(({ event }) => event).filter((event) => event !== echo.event)).toEqual([
      ...['database.away', 'redis.away', 'redis.back', 'database.back'],
    ]);
  });

  test('is named by its error, and hides no line that says something else', () => {
    const { log, lines } = recorded();
    log.storeAway('database', new TypeError('connect ECONNREFUSED'));
    expect(lines).toMatchObject([{ level: 'warn', event: 'database.away', error: 'TypeError: connect ECONNREFUSED' }]);
    log.warn('connect ECONNREFUSED');
    log.warn({ event: 'mail.late', why: 'ECONNREFUSED' });
    expect(lines.slice(1)).toMatchObject([{ level: 'warn' }, { level: 'warn' }]);
  });
});

test('a line has the process that wrote it, its time and the trace of its work, and no secret', () => {
  const { log, lines } = recorded();
  const trace = newTraceId();
  const secrets = {
    password: 'rahasia',
    token: 'rahasia',
    req: { headers: { authorization: 'rahasia', cookie: 'rahasia', host: 'a.id' } },
  };
  runAs({ name: 'test', ids: {}, trace }, () => log.info({ event: 'mail.sent', ...secrets }));
  log.info({ event: 'mail.sent' });
  const [inside, outside] = lines as [LogFields, LogFields];
  expect(inside).toMatchObject({ level: 'info', host: hostname(), pid: process.pid, trace });
  expect(new Date(String(inside['time'])).toISOString()).toBe(inside['time']);
  expect(JSON.stringify(inside)).not.toContain('rahasia');
  expect(inside).toMatchObject({ req: { headers: { host: 'a.id' } } });
  expect(outside).not.toHaveProperty('trace');
});

test('what Nest says about its start is written for developers, and what ends it for everybody', () => {
  const { log, lines } = recorded();
  log.log('Mapped {/api}', 'Router');
  log.fatal(new Error('no port'));
  expect(lines).toMatchObject([
    { level: 'debug', event: 'nest', context: 'Router', msg: 'Mapped {/api}' },
    { level: 'fatal', event: 'nest', msg: 'Error: no port' },
  ]);
});

describe('of an error, the log has', () => {
  test('the kind and the words, up to 300 letters', () => {
    expect(errorFields(new RangeError('too long')).error).toBe('RangeError: too long');
    expect(errorFields(new Error('x'.repeat(400))).error).toHaveLength(300);
  });

  test('the five innermost places', () => {
    const error = new Error('lost');
    error.stack = ['Error: lost', ...Array.from({ length: 9 }, (_, nth) => `    at place${nth + 1}`)].join('\n');
    expect(errorFields(error).stack?.match(/place\d/g)).toEqual(['place1', 'place2', 'place3', 'place4', 'place5']);
  });

  test('nothing of a thrown value, which may be anything', () => {
    expect(errorFields('isi pesan')).toEqual({ error: 'string' });
  });
});
