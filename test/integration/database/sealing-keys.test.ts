import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SealingService } from '#core/features/sealing/sealing.service';
import { SecretBox } from '#core/platform/crypto/secret-box';
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
