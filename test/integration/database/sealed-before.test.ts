import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { BotId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SealingService } from '#core/features/sealing/sealing.service';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { createDatabase, createRedis, type OwnDatabase } from '../../support/stores/stores.ts';
import { neededSettings } from '../../support/stores/template.mjs';

/*
 * Encryption contexts contain ids. Rows of the time when one id meant account, person and bot were sealed with that
 * id, and their account, person and bot have it today. The contexts are written out here: a context that changes
 * makes every stored value unreadable.
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
let client: pg.Client;
let modules: TestModules | undefined;

beforeEach(async () => {
  [database, redis] = await Promise.all([createDatabase(), createRedis()]);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await modules?.close();
  await client?.end();
  await Promise.all([database?.drop(), redis?.stop()]);
  modules = undefined;
});

/** A value of each sealed column, in rows whose account, person and bot have one id. */
async function fill(): Promise<void> {
  const box = new SecretBox({
    ENCRYPTION_KEY: [neededSettings.ENCRYPTION_KEY],
    APP_SECRET: neededSettings.APP_SECRET,
  });
  const seal = ([context, text]: readonly [string, string]): Buffer => box.seal(Buffer.from(text), context);
  await client.query(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash) VALUES ($1, 'a@contoh.id', 'a@contoh.id', 'Sari', 'x')`,
    [owner],
  );
  await client.query(`INSERT INTO accounts (id) VALUES ($1)`, [owner]);
  await client.query(`INSERT INTO members (account_id, person_id, role) VALUES ($1, $1, 'owner')`, [owner]);
  await client.query(`INSERT INTO bots (id, account_id) VALUES ($1, $1)`, [owner]);
  await client.query(`INSERT INTO wa_creds (bot_id, data) VALUES ($1, $2)`, [owner, seal(sealed.creds)]);
  await client.query(`INSERT INTO wa_keys (bot_id, type, id, data) VALUES ($1, 'session', '628111.0', $2)`, [owner, seal(sealed.keys)]);
  await client.query(`INSERT INTO contacts (id, bot_id, pn) VALUES ($1, $2, '628111')`, [rowId, owner]);
  await client.query(`INSERT INTO conversations (id, bot_id, contact_id, jid) VALUES ($1, $2, $1, '628111@s.whatsapp.net')`, [
    rowId,
    owner,
  ]);
  await client.query(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, proto)
     VALUES ($1, $2, $1, 1, 'lead', 'text', 'Halo', 'A1', 'delivered', $3)`,
    [rowId, owner, seal(sealed.proto)],
  );
  await client.query(`INSERT INTO mails (id, person_id, kind, sealed) VALUES ($1, $2, 'notice', $3)`, [rowId, owner, seal(sealed.mail)]);
  await client.query(`INSERT INTO login_sessions (id, person_id, device, address) VALUES ($1, $2, 'Chrome', '127.0.0.1')`, [rowId, owner]);
  await client.query(`INSERT INTO push_devices (id, person_id, login_id, endpoint_hash, sealed) VALUES ($1, $2, $1, $4, $3)`, [
    rowId,
    owner,
    seal(sealed.device),
    Buffer.alloc(32),
  ]);
}

test('values sealed for an earlier owner id are opened under the current ids and sealed again', async () => {
  await fill();

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
  for (const round of ['stored', 'sealed again'] as const) {
    for (const name of Object.keys(stored) as (keyof typeof stored)[]) {
      const rows = await modules.sql<{ value: Buffer }>(stored[name], [owner]);
      const keyId = rows[0]!.value.subarray(1, 5).toString('hex');
      expect([name, rows.length, keyId]).toEqual([name, 1, round === 'stored' ? oldKeyId : box.keyId]);
      expect([name, box.open(rows[0]!.value, sealed[name][0]).toString()]).toEqual([name, sealed[name][1]]);
    }
    await rotating.get(SealingService).sweep();
  }
});
