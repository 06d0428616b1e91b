import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Clock } from '#core/platform/clock/clock';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RetentionService } from '#core/features/membership/retention.service';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fill, readAll } from '../../support/stores/fill.ts';

let modules: TestModules;
let client: pg.Client;

beforeAll(async () => {
  modules = await openTestModules();
  client = new pg.Client({ connectionString: modules.env['DATABASE_URL']! });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await modules?.close();
});

/**
 * Tables that the retention sweep never touches, by the event that deletes their rows. A new table is added
 * here or in `contracts/values/retention.ts`.
 */
const keptTables: Readonly<Record<string, readonly string[]>> = {
  'go with the account': [
    ...[
      'users',
      'accounts',
      'members',
      'bots',
      'bot_settings',
      'prompt_versions',
      'products',
      'order_rules',
      'knowledge',
      'quick_replies',
      'blacklist',
      'subscriptions',
      'daily_message_counts',
      'storage_sums',
      'account_exports',
    ],
    ...['notice_numbers', 'notice_switches', 'follow_up_settings', 'follow_up_pace', 'bot_sessions', 'wa_creds', 'wa_keys'],
  ],
  'go with the conversation': ['contacts', 'conversations', 'messages', 'memories', 'replies', 'closings', 'owner_questions'],
  'for ever: what bookkeeping needs, and hashes of who had a trial': ['orders', 'trial_claims'],
  'go after days, by a sweep of their feature': ['login_sessions', 'follow_ups'],
  'go with the login they are of': ['push_devices'],
  'the latest of each owner stay': ['known_devices'],
  'of the programs, with nothing of an owner: one row, or one of each that runs': [
    ...['presence_epoch', 'session_hosts', 'sealing_keys', 'seal_sweeps', 'event_subscribers'],
  ],
};

test('of every table it is decided how long its rows are kept', async () => {
  await fill(client, { 'users.email': (nth) => `owner-${nth}@contoh.id`, 'mails.state': () => 'sent' });
  const before = await readAll(client);
  const context = await modules.open([MembershipModule]);
  context.get(Clock).now = () => new Date('2046-01-01T00:00:00Z');
  await context.get(RetentionService).sweep();
  const after = await readAll(client);
  const kept = [...before].filter(([table, rows]) => after.get(table)!.length === rows.length).map(([table]) => table);
  expect(kept.toSorted()).toEqual(Object.values(keptTables).flat().toSorted());
});
