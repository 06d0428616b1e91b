import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { saveOptions } from '#core/features/followups/settings.statements';
import { setSwitch } from '#core/features/notifications/switches.statements';
import { saveRules } from '#core/features/products/order-rules/order-rules.statements';
import { markAiFailed } from '#core/features/prompts/prompts.statements';
import { saveReportHour } from '#core/features/prompts/report-times.statements';
import { Database } from '#core/platform/database/database';
import type { Shop } from '../../../support/core/open-account.ts';
import { threeDays } from '../../../support/core/follow-up-test-app.ts';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';

/* Statements that insert a row or change the existing one: the second and the third write count like the first. */

let modules: TestModules;
let sql: Database;
let shop: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
beforeEach(async () => {
  shop = await makeOwner(modules);
});
afterAll(() => modules?.close());

const wanted = (value: boolean) => setSwitch(sql, shop.personId, { kind: 'closing', channel: 'email', wanted: value });
const options = (dailyLimit: number) => saveOptions(sql, shop.botId, { zone: 'WITA', dailyLimit }, threeDays);
const deposit = (percent: number | null) =>
  saveRules(sql, shop.accountId, { deposit: percent === null ? null : { pays: { kind: 'percent', percent }, minIdr: null } });

test.each<[string, readonly (() => Promise<unknown>)[], string, readonly unknown[]]>([
  [
    'a switch of notices',
    [() => wanted(false), () => wanted(true), () => wanted(false)],
    `SELECT wanted AS value FROM notice_switches WHERE person_id = $1`,
    [false, true, false],
  ],
  [
    'the hour of the report',
    [() => saveReportHour(sql, shop.botId, 6), () => saveReportHour(sql, shop.botId, null), () => saveReportHour(sql, shop.botId, 20)],
    `SELECT report_hour AS value FROM bot_settings WHERE bot_id = $1`,
    [6, null, 20],
  ],
  [
    'the limit of follow-ups',
    [() => options(30), () => options(5), () => options(30)],
    `SELECT daily_limit AS value FROM follow_up_settings WHERE bot_id = $1`,
    [30, 5, 30],
  ],
  [
    'the deposit of a shop',
    [() => deposit(30), () => deposit(null), () => deposit(50)],
    `SELECT (rules->'deposit'->'pays'->>'percent')::int AS value FROM order_rules WHERE account_id = $1`,
    [30, null, 50],
  ],
])('%s has the value that was written last', async (_what, writes, read, values) => {
  const id = read.includes('person_id') ? shop.personId : read.includes('account_id') ? shop.accountId : shop.botId;
  const seen: unknown[] = [];
  for (const write of writes) {
    await write();
    seen.push((await modules.sql<{ value: unknown }>(read, [id]))[0]!.value);
  }
  expect(seen).toEqual(values);
});

test('each failure of the models is recorded, also after an earlier one', async () => {
  const failedAt = async () =>
    (await modules.sql<{ at: Date }>(`SELECT ai_failed_at AS at FROM bot_settings WHERE bot_id = $1`, [shop.botId]))[0]!.at;
  await markAiFailed(sql, shop.botId);
  await modules.sql(`UPDATE bot_settings SET ai_failed_at = now() - interval '1 hour' WHERE bot_id = $1`, [shop.botId]);
  const before = await failedAt();
  await markAiFailed(sql, shop.botId);
  expect((await failedAt()).getTime() - before.getTime()).toBeGreaterThanOrEqual(3_600_000);
});
