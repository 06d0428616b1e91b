import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { AuthModule } from '#core/features/auth/auth.module';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import { FollowUpPlanner } from '#core/features/followups/follow-up-planner.service';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RetentionService } from '#core/features/membership/retention.service';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fillThreads } from '../../support/long-threads.ts';
import { fill } from '../../support/stores/fill.ts';

/**
 * Every retention period from both sides: a minute before it is over the row is still there, a minute after it
 * the row is gone. The periods are written here as the runbook states them, not read from the code.
 */
interface Period {
  readonly table: string;
  /** The column that the period is counted from. */
  readonly from: string;
  /** As Postgres writes an interval. */
  readonly kept: string;
  /** The rows to which the period applies: an assignment that turns all rows of the table into such rows. */
  readonly as?: string;
}
const periods: readonly Period[] = [
  { table: 'registrations', from: 'renewed_at', kept: '24 hours' },
  { table: 'otp_codes', from: 'sent_at', kept: '48 hours' },
  { table: 'email_changes', from: 'undo_until', kept: '0 hours' },
  { table: 'mails', from: 'created_at', kept: '30 days', as: `state = 'sent'` },
  { table: 'order_events', from: 'received_at', kept: '400 days' },
  { table: 'phone_texts', from: 'seen_at', kept: '30 days' },
  { table: 'early_edits', from: 'kept_at', kept: '14 days' },
  { table: 'domain_events', from: 'created_at', kept: '7 days' },
  { table: 'product_imports', from: 'taken_at', kept: '7 days' },
  { table: 'photos', from: 'fetched_at', kept: '90 days', as: 'uploaded = false' },
  { table: 'chat_files', from: 'stored_at', kept: '90 days' },
  { table: 'follow_ups', from: 'ended_at', kept: '60 days', as: `state = 'cancelled', message_id = NULL, ended_at = now()` },
  { table: 'login_sessions', from: 'last_used_at', kept: '7 days' },
];

let modules: TestModules;
let client: pg.Client;
let sweep: () => Promise<void>;

beforeAll(async () => {
  modules = await openTestModules();
  client = new pg.Client({ connectionString: modules.env['DATABASE_URL']! });
  await client.connect();
  await fill(client, { 'users.email': (nth) => `owner-${nth}@contoh.id` });
  for (const { table, as } of periods) if (as) await client.query(`UPDATE ${table} SET ${as}`);
  const context = await modules.open([AuthModule, MembershipModule, FollowUpsModule]);
  sweep = async () => {
    await context.get(RetentionService).sweep();
    await context.get(FollowUpPlanner).removeOld();
    await context.get(LoginSessionsService).removeOver();
  };
});
afterAll(async () => {
  await client?.end();
  await modules?.close();
});

/** Makes all rows younger than their period by this amount; negative: older. */
async function age(one: Period, younger: string): Promise<void> {
  await client.query(`UPDATE ${one.table} SET ${one.from} = now() - $1::interval + $2::interval`, [one.kept, younger]);
}

async function counts(): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const { table } of periods) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    all[table] = rows[0]!.count;
  }
  return all;
}

async function handledUpTo(position: string): Promise<void> {
  await client.query(`DELETE FROM event_retries`);
  await client.query(`UPDATE event_subscribers SET position = $1`, [position]);
}

test('a minute before its period is over, every row is kept', async () => {
  for (const one of periods) await age(one, '1 minute');
  await handledUpTo('9223372036854775807');
  const before = await counts();
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  await sweep();
  expect(await counts()).toEqual(before);
});

test('an event that a subscriber has not handled is kept for thirty days', async () => {
  const before = (await counts())['domain_events'];
  await handledUpTo('0');
  await client.query(`UPDATE domain_events SET created_at = now() - interval '30 days' + interval '1 minute'`);
  await sweep();
  expect((await counts())['domain_events']).toBe(before);
});

test('follow-ups that were sent and mails that wait have no period', async () => {
  for (const one of periods.filter(({ table }) => table === 'follow_ups' || table === 'mails')) await age(one, '-1 minute');
  await client.query(`UPDATE follow_ups SET state = 'sent', message_id = (SELECT id FROM messages LIMIT 1)`);
  await client.query(`UPDATE mails SET state = 'queued'`);
  const before = await counts();
  await sweep();
  const after = await counts();
  expect([after['follow_ups'], after['mails']]).toEqual([before['follow_ups'], before['mails']]);
});

test('a minute after its period is over, every row is gone', async () => {
  for (const { table, as } of periods) if (as) await client.query(`UPDATE ${table} SET ${as}`);
  for (const one of periods) await age(one, '-1 minute');
  await handledUpTo('9223372036854775807');
  await sweep();
  expect(Object.entries(await counts()).filter(([, count]) => count > 0)).toEqual([]);
});

test('files whose period is over are gone with the next sweep, however many there are', async () => {
  const { accountId, botId } = await makeOwner(modules);
  await fillThreads(modules.sql, botId, { threads: 1, messages: 1_001 });
  await modules.sql(
    `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes, stored_at)
     SELECT id, bot_id, 'application/pdf', 1, now() - interval '91 days' FROM messages WHERE bot_id = $1`,
    [botId],
  );
  await modules.sql(
    `INSERT INTO photos (id, account_id, source, uploaded, sha256, width, height, fetched_at, bytes)
     SELECT gen_random_uuid(), $1, 'https://a.id/' || n, false, '', 1, 1, now() - interval '91 days', 1 FROM generate_series(1, 1001) n`,
    [accountId],
  );
  await sweep();
  const { chat_files: files, photos } = await counts();
  expect([files, photos]).toEqual([0, 0]);
});
