import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SealingService } from '#core/features/sealing/sealing.service';
import { migrations } from '#core/migrations/list';
import type { Config } from '#core/platform/config/config';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { createDatabase, createRedis, type OwnDatabase } from '../../support/stores/stores.ts';
import { migrate, neededSettings } from '../../support/stores/template.mjs';

/*
 * Columns that name an owner are renamed, and the ids of account, person and bot are equal to the id that the owner had. The encryption
 * contexts contain that id. They are written out here: a context that changes makes every stored value unreadable.
 */
const owner = newId<BotId>();
const rowId = newId();
const sealed = {
  creds: [`wa-creds:${owner}`, 'linked device'],
  keys: [`wa-key:${owner}:session:628111.0`, 'Signal session'],
  proto: [`wa-message:${owner}`, 'message of a lead'],
  mail: [`mail:${rowId}`, 'mail of a person'],
  device: [`push-device:${rowId}`, 'browser of a person'],
} as const;
const newKey = 'another-encryption-key-another-encryption-key';

let database: OwnDatabase;
let redis: Awaited<ReturnType<typeof createRedis>>;
let source: DataSource;
let modules: TestModules | undefined;

beforeEach(async () => {
  [database, redis] = await Promise.all([createDatabase(), createRedis()]);
  source = await new DataSource({ type: 'postgres', url: database.url, migrations: [...migrations] }).initialize();
});
afterEach(async () => {
  await modules?.close();
  if (source?.isInitialized) await source.destroy();
  await Promise.all([database?.drop(), redis?.stop()]);
  modules = undefined;
});

/** Empties the database and gives it the shape that it had before the named migration. */
async function shapeBefore(name: string): Promise<void> {
  await source.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public;
    CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)`);
  const runner: QueryRunner = source.createQueryRunner();
  const earlier = migrations.slice(
    0,
    migrations.findIndex((one) => one.name === name),
  );
  expect(earlier.length).toBeGreaterThan(0);
  for (const Migration of earlier) {
    await new Migration().up(runner);
    await source.query(`INSERT INTO migrations (timestamp, name) VALUES ($1, $2)`, [Migration.name.slice(-13), Migration.name]);
  }
  await runner.release();
}

/** A value of each sealed column, written as the programs of that time did. */
async function fill(person: string): Promise<void> {
  const box = new SecretBox({
    ENCRYPTION_KEY: [neededSettings.ENCRYPTION_KEY],
    APP_SECRET: neededSettings.APP_SECRET,
  } as unknown as Config);
  const seal = ([context, text]: readonly [string, string]): Buffer => box.seal(Buffer.from(text), context);
  await source.query(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash) VALUES ($1, 'a@contoh.id', 'a@contoh.id', 'Sari', 'x')`,
    [owner],
  );
  await source.query(`INSERT INTO wa_creds (owner_id, data) VALUES ($1, $2)`, [owner, seal(sealed.creds)]);
  await source.query(`INSERT INTO wa_keys (owner_id, type, id, data) VALUES ($1, 'session', '628111.0', $2)`, [owner, seal(sealed.keys)]);
  await source.query(`INSERT INTO contacts (id, owner_id, pn) VALUES ($1, $2, '628111')`, [rowId, owner]);
  await source.query(`INSERT INTO conversations (id, owner_id, contact_id, jid) VALUES ($1, $2, $1, '628111@s.whatsapp.net')`, [
    rowId,
    owner,
  ]);
  await source.query(
    `INSERT INTO messages (id, owner_id, conversation_id, seq, sender, kind, body, wa_id, status, proto)
     VALUES ($1, $2, $1, 1, 'lead', 'text', 'Halo', 'A1', 'delivered', $3)`,
    [rowId, owner, seal(sealed.proto)],
  );
  await source.query(`INSERT INTO mails (id, ${person}, kind, sealed) VALUES ($1, $2, 'notice', $3)`, [rowId, owner, seal(sealed.mail)]);
  await source.query(`INSERT INTO login_sessions (id, ${person}, device, address) VALUES ($1, $2, 'Chrome', '127.0.0.1')`, [rowId, owner]);
  await source.query(`INSERT INTO push_devices (id, ${person}, login_id, endpoint_hash, sealed) VALUES ($1, $2, $1, $4, $3)`, [
    rowId,
    owner,
    seal(sealed.device),
    Buffer.alloc(32),
  ]);
}

test.each([
  ['persons', 'TablesOfPersons1795636800000', 'owner_id'],
  ['accounts and bots', 'TablesOfAccountsAndBots1795640400000', 'person_id'],
])('what was sealed before the columns of %s were renamed is opened and sealed again afterwards', async (_, migration, person) => {
  await shapeBefore(migration);
  await fill(person);
  await migrate(database.url);

  modules = await openTestModules({ databaseUrl: database.url, redisUrl: redis.url });
  const rotating = await modules.open([BotsModule, SealingModule], { ENCRYPTION_KEY: `${newKey},${neededSettings.ENCRYPTION_KEY}` });
  const vault = rotating.get(SessionVault);
  const box = rotating.get(SecretBox);
  expect(await vault.loadCreds(owner)).toBe(sealed.creds[1]);
  const keys = await vault.loadKeys([{ botId: owner, type: 'session', id: '628111.0' }]);
  expect(keys.map((key) => key.open())).toEqual([sealed.keys[1]]);

  const stored = {
    creds: `SELECT data AS value FROM wa_creds WHERE bot_id = $1`,
    keys: `SELECT data AS value FROM wa_keys WHERE bot_id = $1`,
    proto: `SELECT proto AS value FROM messages WHERE bot_id = $1`,
    mail: `SELECT sealed AS value FROM mails WHERE person_id = $1`,
    device: `SELECT sealed AS value FROM push_devices WHERE person_id = $1`,
  };
  const [oldKeyId] = [box.keyIds[1]];
  for (const round of ['migrated', 'sealed again'] as const) {
    for (const name of Object.keys(stored) as (keyof typeof stored)[]) {
      const rows = await modules.sql<{ value: Buffer }>(stored[name], [owner]);
      const keyId = rows[0]!.value.subarray(1, 5).toString('hex');
      expect([name, rows.length, keyId]).toEqual([name, 1, round === 'migrated' ? oldKeyId : box.keyId]);
      expect([name, box.open(rows[0]!.value, sealed[name][0]).toString()]).toEqual([name, sealed[name][1]]);
    }
    await rotating.get(SealingService).sweep();
  }
});
