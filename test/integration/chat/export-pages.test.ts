import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import type { BotId } from '#contracts/values/ids';
import { ChatExports, type ExportedWhat } from '#core/features/conversations/inbox/chat-exports.service';
import { Workbooks } from '#core/platform/sheets/workbooks';
import { InboxModule } from '#core/features/conversations/inbox/inbox.module';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fillThreads } from '../../support/long-threads.ts';
import { HeldLocks, waitingStatements } from '../../support/stores/held-locks.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Exports of long histories take little of the process, however many there are: one page at a time, small pages, owners
 * in turns, a pause after each page.
 */
const rowsMax = 200;
const bytesMax = 250_000;
let modules: TestModules;
let app: INestApplicationContext;
const locks = new HeldLocks(() => modules.env['DATABASE_URL']!);

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([InboxModule]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await locks.release();
});
afterAll(() => modules.close());

const waiting = async (): Promise<number> => (await modules.sql<{ count: number }>(waitingStatements))[0]!.count;
const rowsOf = (part: Buffer): number => part.toString('utf8').split('\r\n').length - 1;

async function shop(messages: number): Promise<BotId> {
  const botId = await makeBot(modules);
  await fillThreads((text, params) => modules.sql(text, params), botId, { threads: 1, messages });
  return botId;
}

/** Pages of an export, its header taken. */
async function opened(botId: BotId, what: ExportedWhat = 'messages'): Promise<AsyncGenerator<Buffer>> {
  const pages = app.get(ChatExports).csv(botId, what);
  await pages.next();
  return pages;
}

async function pagesOf(botId: BotId): Promise<Buffer[]> {
  const pages: Buffer[] = [];
  for await (const page of await opened(botId)) pages.push(page);
  return pages;
}

test.each([
  ['as many rows as allowed', 3, 5, null],
  ['one row more', 4, 5, 'too_many'],
  ['as many characters as allowed', 2, 14, null],
  ['one character more', 2, 15, 'too_much_text'],
])('a workbook of %s', async (_what, rows, lastLength, problem) => {
  const cells = Array.from({ length: rows }, (_, nth) => ['x'.repeat(nth === rows - 1 ? lastLength : 1)]);
  const writing = app.get(Workbooks).write('shop', { name: 'Uji', widths: [] }, [[['title']], cells], { rowsMax: 3, charsMax: 20 });
  if (problem) await expect(writing).rejects.toMatchObject({ problem });
  else expect((await writing).length).toBeGreaterThan(0);
});

test('a page has 200 messages at most', async () => {
  const pages = await pagesOf(await shop(rowsMax + 50));
  expect(pages.map(rowsOf)).toEqual([rowsMax, 50]);
});

test('a page of long messages is as large as its bound and one message more', async () => {
  const botId = await shop(10);
  await modules.sql(`UPDATE messages SET body = repeat('p', $2) WHERE bot_id = $1`, [botId, bytesMax / 2]);
  const pages = await pagesOf(botId);
  expect(pages.map(rowsOf)).toEqual([2, 2, 2, 2, 2]);
});

test('times are Jakarta’s, of a message and of the last message of a contact', async () => {
  const botId = await shop(1);
  await modules.sql(`UPDATE messages SET wa_at = '2026-11-22T17:30:09.9Z' WHERE bot_id = $1`, [botId]);
  await modules.sql(`UPDATE conversations SET last_at = '2026-12-31T17:00:00Z' WHERE bot_id = $1`, [botId]);
  const [message] = await pagesOf(botId);
  expect(message!.toString('utf8')).toMatch(/^"?2026-11-23 00:30:09"?;/);
  const contact = (await (await opened(botId, 'contacts')).next()).value as Buffer;
  expect(contact.toString('utf8')).toMatch(/;"?2027-01-01 00:00:00"?;/);
});

test.each(['messages', 'contacts'] as const)('exports of many owners read %s one page at a time', async (what) => {
  const bots = await Promise.all([shop(3), shop(3), shop(3)]);
  const exports = await Promise.all(bots.map(async (botId) => opened(botId, what)));
  await locks.hold(`LOCK TABLE ${what === 'messages' ? 'messages' : 'conversations'} IN ACCESS EXCLUSIVE MODE`);
  const reading = exports.map(async (pages) => pages.next());
  for (const one of reading) one.catch(() => undefined); // an expectation above may fail first
  await waitFor(async () => (await waiting()) > 0);
  // long enough for the statements of the other two exports
  const counts = new Set<number>();
  for (let nth = 0; nth < 20; nth += 1) counts.add(await waiting());
  expect([...counts]).toEqual([1]);
  await locks.release();
  expect((await Promise.all(reading)).map(({ value }) => rowsOf(value as Buffer))).toEqual(what === 'messages' ? [3, 3, 3] : [1, 1, 1]);
});

test('a contact with a new message during the export is exported once, and its messages once', async () => {
  const botId = await makeBot(modules);
  await fillThreads((text, params) => modules.sql(text, params), botId, { threads: rowsMax + 5, messages: 1 });
  await modules.sql(`UPDATE conversations SET last_at = now() - interval '1 hour' WHERE bot_id = $1`, [botId]);
  const pages = await opened(botId, 'contacts');
  const first = ((await pages.next()).value as Buffer).toString('utf8').split('\r\n');
  expect(first).toHaveLength(rowsMax + 1);
  const phone = /62813\d+/.exec(first[0]!)![0];
  await modules.sql(
    `UPDATE conversations SET last_at = now() WHERE bot_id = $1 AND contact_id = (SELECT id FROM contacts WHERE bot_id = $1 AND pn = $2)`,
    [botId, phone],
  );
  const others: string[] = [];
  for await (const page of pages) others.push(...page.toString('utf8').split('\r\n').slice(0, -1));
  expect(others).toHaveLength(5);
  expect(others.filter((line) => line.includes(phone))).toEqual([]);
});

test('an owner with one export waits for one page of another owner who has many', async () => {
  const [greedy, modest] = await Promise.all([shop(3), shop(3)]);
  const order: string[] = [];
  const exports = await Promise.all([greedy, greedy, greedy, greedy, modest].map(async (botId) => opened(botId)));
  await Promise.all(exports.map(async (pages, nth) => pages.next().then(() => order.push(nth === 4 ? 'modest' : 'greedy'))));
  expect(order.indexOf('modest')).toBeLessThanOrEqual(1);
});

test('other work goes first for twice the time for which the main thread was busy with a page', async () => {
  const [first, second] = await Promise.all([shop(3), shop(3)].map(async (botId) => opened(await botId)));
  const pagesRead = 4; // of each export one page of contacts and one of messages
  const busyMs = 100; // as measured by the event loop
  jest.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ active: busyMs, idle: 0, utilization: 1 });
  const from = process.hrtime.bigint();
  await Promise.all([first!.next(), second!.next()]);
  expect(Number(process.hrtime.bigint() - from) / 1e6).toBeGreaterThanOrEqual(pagesRead * 2 * busyMs - 10);
});
