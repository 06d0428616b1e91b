import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { proto } from 'baileys/WAProto/index.js';
import type { ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { BotsModule } from '#core/features/bots/bots.module';
import { BotsService } from '#core/features/bots/bots.service';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { AccountExports } from '#core/features/membership/exports/account-exports.service';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { TryOutService } from '#core/features/replies/try-out.service';
import { Attachments } from '#core/outside/whatsapp/attachments/attachments.service';
import { AttachmentUnreachableError } from '#core/outside/whatsapp/attachments/download';
import { Clock } from '#core/platform/clock/clock';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { Wakes } from '#core/platform/wake/wakes';
import { NumberReports } from '../../../server/sessions/session/number-reports.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Waits, counts and time windows, tested on both sides of their limits: other parts of the product would hide such
 * errors at first.
 */
let modules: TestModules;
let context: INestApplicationContext;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([BotsModule, ConversationsModule, MembershipModule, RepliesModule]);
});
afterAll(() => modules?.close());

test.each([
  ['50 seconds', 0],
  ['70 seconds', 1],
])('an export whose job began %s ago counts as lost: %s', async (age, lost) => {
  const { accountId, personId } = await makeOwner(modules);
  const exports = context.get(AccountExports);
  await exports.request({ accountId, personId });
  await modules.sql(`UPDATE account_exports SET asked_at = now() - $2::interval WHERE account_id = $1`, [accountId, age]);
  expect(await exports.requeueLost()).toBe(lost);
  await modules.sql(`DELETE FROM account_exports`);
});

test.each([
  [2, limits.tryOutsPerDay - 2],
  [limits.tryOutsPerDay, 0],
  [limits.tryOutsPerDay + 3, 0],
])('after %s tests of the bot %s free ones are left today', async (used, left) => {
  const { botId } = await makeOwner(modules);
  const key = `try-out:${botId}:${context.get(Clock).today()}`;
  await context.get(RedisConnections).commands.set(key, used);
  expect(await context.get(TryOutService).questions(botId)).toEqual({ questions: [], left });
});

test('a test of the bot that nothing pays for is not counted, however often it is tried', async () => {
  const { botId } = await makeOwner(modules, 0);
  const tryOut = context.get(TryOutService);
  const { commands } = context.get(RedisConnections);
  const key = `try-out:${botId}:${context.get(Clock).today()}`;
  await commands.set(key, limits.tryOutsPerDay);
  for (let nth = 0; nth < 3; nth += 1)
    await expect(tryOut.answer(botId, [{ role: 'lead', body: 'Halo' }])).rejects.toMatchObject({ code: 'no_quota' });
  expect(await commands.get(key)).toBe(String(limits.tryOutsPerDay));
});

test.each([
  ['9 minutes', 1],
  ['11 minutes', 0],
])('an answer of %s ago counts towards a loop of ten minutes: %s', async (age, counted) => {
  const { botId } = await makeOwner(modules);
  await receive(context, [inbound(botId, chatOf('628120000077'))]);
  const [row] = await modules.sql<{ id: ConversationId }>(`SELECT id FROM conversations WHERE bot_id = $1`, [botId]);
  await modules.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, created_at)
     VALUES ($1, $2, $3, 2, 'bot', 'text', 'Halo', 'A1', 'sent', 1, now() - $4::interval)`,
    [newId(), botId, row!.id, age],
  );
  expect((await context.get(TurnsService).loadTurn(botId, row!.id))!.recentBotMessages).toBe(counted);
});

test('the last answer of a model is told apart from a later one of the product itself', async () => {
  const { botId } = await makeOwner(modules);
  const last = () => context.get(TurnsService).lastThoughtAt(context.get(Database), botId);
  expect(await last()).toBeNull();
  const [message] = await receive(context, [inbound(botId, chatOf('628120000078'))]);
  const at = new Date('2026-03-02T09:00:00Z');
  for (const [turn, model] of ['model', '', ''].entries())
    await modules.sql(
      `INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged, created_at) VALUES ($1, $2, $3, $4, $5, true, $6)`,
      [...[newId(), botId, message!.conversationId], ...[turn + 1, model, new Date(at.getTime() + turn * 60_000)]],
    );
  expect(await last()).toEqual(at);
});

test('a fetch of an attachment that is given up rejects with its reason, and one that breaks off says that another try can help', async () => {
  const { log, lines } = recordedLog();
  const server = createServer((_, answer) => void answer.writeHead(200).write('x')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const attachments = new Attachments({ WHATSAPP_URL: url }, log);
  const message = proto.Message.encode({ imageMessage: { url: `${url}/a`, mediaKey: Buffer.alloc(32), mimetype: 'image/jpeg' } }).finish();
  const givenUp = new AbortController();
  const fetching = attachments.fetch(message, { maxBytes: 100, signal: givenUp.signal });
  await once(server, 'request');
  givenUp.abort(new Error('no time left'));
  await expect(fetching).rejects.toThrow('no time left');
  expect(lines).toEqual([]);
  server.closeAllConnections();
  const failing = attachments.fetch(message, { maxBytes: 100, signal: new AbortController().signal });
  await once(server, 'request');
  server.closeAllConnections();
  await expect(failing).rejects.toThrow(AttachmentUnreachableError);
  expect(lines.map(({ event }) => event)).toEqual(['attachments.unreachable']);
  server.close();
});

test("WhatsApp's file servers that say nothing for as long as a reader waits are logged as unreachable", async () => {
  const { log, lines } = recordedLog();
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const message = proto.Message.encode({ imageMessage: { url: `${url}/a`, mediaKey: Buffer.alloc(32), mimetype: 'image/jpeg' } }).finish();
  const limits = { maxBytes: 100, signal: AbortSignal.timeout(100) };
  await expect(new Attachments({ WHATSAPP_URL: url }, log).fetch(message, limits)).rejects.toThrow(/timeout/);
  expect(lines).toMatchObject([{ event: 'attachments.unreachable' }]);
  server.closeAllConnections();
  server.close();
});

test('a sweep sets the alarms of all open turns, however many there are', async () => {
  const { botId } = await makeOwner(modules);
  const turns = context.get(TurnsService);
  const sweep = () => turns.sweep(context.get(Clock).now(), () => Promise.resolve(new Set()));
  const before = await sweep();
  const count = 1_001;
  await modules.sql(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn) SELECT gen_random_uuid(), $1, 'Lead ' || n, (6286000000000 + n)::text FROM generate_series(1, $2::int) n
       RETURNING id, pn
     )
     INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_sender, last_at, lead_last_at)
     SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 0, 1, 1, 'lead', now(), now() FROM made`,
    [botId, count],
  );
  expect(await sweep()).toBe(before + count);
});

test('a log that is written faster than it is tidied never holds twice the lines that are kept', async () => {
  const { botId } = await makeOwner(modules);
  const log = context.get(ActivityLogService);
  const { commands } = context.get(RedisConnections);
  log.write(botId, 'INFO', 'Baris 1');
  await waitFor(async () => (await commands.ttl(`activity:${botId}`)) > 0, { what: 'the first line, tidied' });
  for (let nth = 2; nth <= 2 * limits.logLinesKept; nth += 1) log.write(botId, 'INFO', `Baris ${nth}`);
  await waitFor(async () => (await commands.llen(`activity:${botId}`)) === limits.logLinesKept, { what: 'the newest lines' });
  expect((await log.tail(botId, 1))[0]).toContain(`Baris ${2 * limits.logLinesKept}`);
});

test('lines of the log that are older than thirty days are shown no more, and go with the next one', async () => {
  const { botId } = await makeOwner(modules);
  const log = context.get(ActivityLogService);
  const { commands } = context.get(RedisConnections);
  const at = (days: number): string => {
    const shown = new Date(context.get(Clock).now().getTime() - days * 86_400_000 + 7 * 3_600_000);
    return shown.toISOString().slice(0, 19).replace('T', ' ');
  };
  await commands.rpush(`activity:${botId}`, `[${at(31)}] INFO lama`, `[${at(29)}] INFO masih`);
  expect(await log.tail(botId, 10)).toEqual([expect.stringContaining('masih')]);
  log.write(botId, 'WARN', 'baru');
  await waitFor(async () => (await commands.llen(`activity:${botId}`)) === 2, { what: 'the lines that are left' });
  expect(await log.tail(botId, 10)).toEqual([expect.stringContaining('INFO masih'), expect.stringContaining('WARN baru')]);
});

test.each([
  ['one that is registered', { exists: true, lid: null }, true],
  ['one that is not', { exists: false, lid: null }, false],
  ['one that WhatsApp did not answer about', null, null],
])('the answer about a number, %s, reaches who asks', async (_what, found, known) => {
  const { botId } = await makeOwner(modules);
  const numbers = context.get(NumberCheck);
  await context.get(Wakes).listen((wake) => {
    if (wake.kind === 'number' && wake.botId === botId) void numbers.answer(botId, wake.about!.split('/')[0]!, found);
  });
  expect(await numbers.isOnWhatsApp(botId, '6281200000001')).toBe(known);
});

test('what WhatsApp reports about a number in parts is kept together: the used quota holds after the next part', async () => {
  const { botId } = await makeOwner(modules);
  const lease = { botId, epoch: '1', desired: 'running' } as const;
  const held = { ...lease, restriction: null, outage: null, pairingPhone: null, passkeyLost: false };
  const services = { activityLog: context.get(ActivityLogService), statusStore: context.get(SessionStatusStore) };
  const writes: Promise<unknown>[] = [];
  const reports = new NumberReports(held, services, (work) => void writes.push(work));
  expect(reports.mayBeginChats()).toBe(true);
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  reports.health({ newChats: { total: 10, used: 10, status: 'CAPPED', endsAt }, readAt: new Date().toISOString() });
  expect(reports.mayBeginChats()).toBe(false);
  reports.health({ why: 'spam' });
  expect(reports.mayBeginChats()).toBe(false);
  await Promise.allSettled(writes);
});

test('a restriction is a warning in the log, its end is none, and the last lines are the newest, oldest first', async () => {
  const { botId } = await makeOwner(modules);
  const held = { botId, epoch: '1', desired: 'running', restriction: null, outage: null, pairingPhone: null, passkeyLost: false } as const;
  const log = context.get(ActivityLogService);
  const writes: Promise<unknown>[] = [];
  const services = { activityLog: log, statusStore: context.get(SessionStatusStore) };
  const reports = new NumberReports(held, services, (work) => void writes.push(work));
  log.write(botId, 'INFO', 'baris pertama');
  expect(reports.restricted({ kind: 'unknown' })).toBe(false);
  expect(reports.restricted({ kind: 'lifted' })).toBe(true);
  await Promise.allSettled(writes);
  const lines = await waitFor(async () => {
    const all = await log.tail(botId, 10);
    return all.length === 3 ? all : undefined;
  });
  expect(lines.map((line) => /INFO|WARN|ERROR/.exec(line)?.[0])).toEqual(['INFO', 'WARN', 'INFO']);
  expect(lines[0]).toContain('baris pertama');
  expect(await log.tail(botId, 2)).toEqual(lines.slice(1));
});

test.each([
  ['during an outage', true, ['offline:logged_out']],
  ['after its end', false, ['offline:logged_out', 'outage:deaf']],
])('a session that is linked again %s ends the notices that are over', async (_when, inOutage, ended) => {
  const { accountId, botId } = await makeOwner(modules);
  for (const key of ['offline:logged_out', 'outage:deaf', 'usage:1'])
    await modules.sql(
      `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious) VALUES ($1, $2, $3, 'offline', $4, 't', 'b', true)`,
      [newId(), accountId, botId, key],
    );
  if (inOutage) await modules.sql(`UPDATE bot_sessions SET outage_since = now(), outage_cause = 'deaf' WHERE bot_id = $1`, [botId]);
  const handled = async () =>
    (await modules.sql(`SELECT dedupe_key AS key FROM notifications WHERE bot_id = $1 AND handled_at IS NOT NULL ORDER BY 1`, [botId])).map(
      (row) => row['key'],
    );
  const online = (epoch: string) => context.get(SessionStatusStore).online({ botId, epoch }, { phone: '6281', lid: '7' });
  expect([await online('2'), await handled()]).toEqual([false, []]);
  expect([await online('1'), await handled()]).toEqual([true, ended]);
  const [row] = await modules.sql(`SELECT status, phone, lid FROM bot_sessions WHERE bot_id = $1`, [botId]);
  expect(row).toEqual({ status: 'online', phone: '6281', lid: '7' });
});

test.each([
  ['offline', null],
  ['online', 'connection'],
])('a bot that is started while it is %s has the reason %s', async (status, reason) => {
  const { botId } = await makeOwner(modules);
  await modules.sql(`UPDATE bot_sessions SET desired = 'running', status = $2, reason = 'connection' WHERE bot_id = $1`, [botId, status]);
  await context.get(BotsService).start(botId);
  expect(await modules.sql(`SELECT desired, reason FROM bot_sessions WHERE bot_id = $1`, [botId])).toEqual([
    { desired: 'running', reason },
  ]);
});
