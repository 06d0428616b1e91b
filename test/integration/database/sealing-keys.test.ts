import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SealingService } from '#core/features/sealing/sealing.service';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Metrics } from '#core/platform/metrics/metrics';
import { metricOf } from '../../support/metric-of.ts';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* The list of keys that values may be sealed with, which a process reads before it starts. */
let modules: TestModules;
let sealing: SealingService;
let box: SecretBox;

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([SealingModule]);
  [sealing, box] = [context.get(SealingService), context.get(SecretBox)];
});
beforeEach(() => modules.sql(`DELETE FROM sealing_keys`));
afterAll(() => modules?.close());

const listed = async () => (await modules.sql<{ id: string }>(`SELECT id FROM sealing_keys ORDER BY id`)).map(({ id }) => id);
const list = (ids: readonly string[]) => modules.sql(`INSERT INTO sealing_keys (id) SELECT unnest($1::text[])`, [ids]);

test('a process lists its key before it starts', async () => {
  await sealing.checkKeys();
  expect(await listed()).toEqual([box.keyId]);
});

const unknown = ['00000001', '00000002', '00000003'];

test.each([1, 2, 3])('%s listed keys that no value uses are removed from the list', async (count) => {
  await list(unknown.slice(0, count));
  await sealing.checkKeys();
  expect(await listed()).toEqual([box.keyId]);
});

test.each([1, 2, 3])(
  'of %s keys that it does not have, one in use keeps the process from starting, and nothing is listed',
  async (count) => {
    const botId = await makeBot(modules);
    const sealed = box.seal(Buffer.from('x'), `wa-creds:${botId}`);
    Buffer.from(unknown[0]!, 'hex').copy(sealed, 1);
    await modules.sql(`INSERT INTO wa_creds (bot_id, data) VALUES ($1, $2)`, [botId, sealed]);
    await list(unknown.slice(0, count));
    await expect(sealing.checkKeys()).rejects.toThrow(`wa_creds hold values sealed with key ${unknown[0]},`);
    expect(await listed()).toEqual(unknown.slice(0, count));
    await modules.sql(`DELETE FROM wa_creds WHERE bot_id = $1`, [botId]);
  },
);

test('a sweep seals the rows of every page again, counts them by key, and leaves those that it cannot open', async () => {
  const settings = { ENCRYPTION_KEY: `another-encryption-key-another-encryption-key,${modules.env['ENCRYPTION_KEY']}` };
  const rotating = await modules.open([SealingModule], settings);
  const next = rotating.get(SecretBox);
  const ids = Array.from({ length: 1_001 }, () => newId());
  const values = ids.map((id) => box.seal(Buffer.from(id), `mail:${id}`));
  Buffer.from(unknown[0]!, 'hex').copy(values[700]!, 1);
  values[701] = next.seal(Buffer.from(ids[701]!), `mail:${ids[701]}`);
  values[702] = box.seal(Buffer.from(ids[702]!), 'mail:of another one');
  await modules.sql(
    `INSERT INTO mails (id, kind, sealed) SELECT id, 'notice', sealed FROM unnest($1::uuid[], $2::bytea[]) AS stored (id, sealed)`,
    [ids, values],
  );
  await rotating.get(SealingService).sweep();
  const rows = await modules.sql<{ id: string; sealed: Buffer }>(`SELECT id, sealed FROM mails WHERE sealed IS NOT NULL`);
  const keyOf = (sealed: Buffer) => sealed.subarray(1, 5).toString('hex');
  const counts = { [next.keyId]: 999, [box.keyId]: 1, [unknown[0]!]: 1 };
  const byKey = Map.groupBy(rows, ({ sealed }) => keyOf(sealed));
  expect(Object.fromEntries([...byKey].map(([key, all]) => [key, all.length]))).toEqual(counts);
  const opened = byKey.get(next.keyId)!.filter(({ id, sealed }) => next.open(sealed, `mail:${id}`).toString() === id);
  expect(opened).toHaveLength(999);
  const passes = await modules.sql(
    `SELECT key_id AS key, position, counts, last_counts AS "lastCounts", ended_at IS NOT NULL AS "isOver" FROM seal_sweeps WHERE table_name = 'mails'`,
  );
  expect(passes).toEqual([{ key: next.keyId, position: null, counts: {}, lastCounts: counts, isOver: true }]);
  for (const [key, count] of Object.entries(counts))
    expect(await metricOf(rotating.get(Metrics), 'sealed_rows', { table: 'mails', key })).toBe(count);
});
