import { describe, expect, test } from '@jest/globals';
import { Log, type LogFields } from './log.js';

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
