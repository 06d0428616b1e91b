import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseLock, takeLock } from './lock.mjs';
import { freePort, portHolder } from './ports.mjs';
import { ProcessRecords } from './process-records.mjs';
import { ManagedProcess } from './processes.mjs';
import { startMoment } from './start-moment.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} code
 * @param {ProcessRecords} [records]
 */
function start(code, records) {
  return new ManagedProcess({ name: 'child', command: process.execPath, args: ['-e', code], records });
}

test('a line that was written before anybody waited is found', async () => {
  const child = start(`console.log('hello'); setInterval(() => {}, 1000)`);
  await child.waitForLine((line) => line === 'hello' || undefined, 5_000);
  expect(await child.waitForLine((line) => (line === 'hello' ? line.length : undefined), 5_000)).toBe(5);
  expect(await child.stop()).toEqual({ code: null, signal: 'SIGTERM' });
});

test('waiting ends with the last words of a program that dies', async () => {
  const child = start(`console.error('the port is taken'); process.exit(3)`);
  await expect(child.waitForLine(() => undefined, 5_000)).rejects.toThrow(/ended \(exit code 3\)[\s\S]*the port is taken/);
});

test('a program that never gets ready is ended and not left behind', async () => {
  const child = start(`console.log('up'); setInterval(() => {}, 1000)`);
  await expect(child.ready((line) => line === 'ready' || undefined, 300)).rejects.toThrow('was not ready');
  expect(await child.exited).toEqual({ code: null, signal: 'SIGTERM' });
  const other = start(`console.log('ready'); setInterval(() => {}, 1000)`);
  expect(await other.ready((line) => line === 'ready' || undefined, 5_000)).toBe(true);
  expect(other.hasExited).toBe(false);
  await other.stop();
});

test('a program that ignores the request to end is killed', async () => {
  const child = start(`process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000)`);
  await child.waitForLine((line) => line === 'deaf' || undefined, 5_000);
  expect((await child.stop({ limitMs: 50 })).signal).toBe('SIGKILL');
});

test('the processes that a killed launcher left behind are ended, and no others', async () => {
  const records = new ProcessRecords(folder);
  const left = start(`console.log('up'); setInterval(() => {}, 1000)`, records);
  await left.waitForLine((line) => line === 'up' || undefined, 5_000);
  // a process id that now belongs to another process: here, to this very test
  writeFileSync(join(folder, String(process.pid)), 'another moment');

  await new ProcessRecords(folder).endAll();
  expect((await left.exited).signal).not.toBeNull();
});

test('a lock is refused while its holder lives, and taken over afterwards', async () => {
  const file = join(folder, 'lock');
  const holder = start(`console.log('up'); setInterval(() => {}, 1000)`);
  await holder.waitForLine((line) => line === 'up' || undefined, 5_000);
  writeFileSync(file, `${holder.pid} ${startMoment(holder.pid)}`);
  expect(takeLock(file)).toBe(holder.pid);
  writeFileSync(file, `${holder.pid} 12`); // the same number, an earlier process
  expect(takeLock(file)).toBeUndefined();
  writeFileSync(file, `${holder.pid} ${startMoment(holder.pid)}`);

  await holder.stop();
  expect(takeLock(file)).toBeUndefined();
  releaseLock(file);
});

test('a port names the process that holds it', async () => {
  const server = createServer();
  const port = await freePort();
  expect(await portHolder(port)).toBe('free');
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  expect(await portHolder(port)).toBe('taken');
  expect(await portHolder(port, '192.0.2.1')).toBe('elsewhere');
  await new Promise((resolve) => server.close(resolve));
});
