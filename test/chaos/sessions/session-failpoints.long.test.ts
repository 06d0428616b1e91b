import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { type FaultyProxy, faultyProxy } from '../../support/stores/postgres-faults.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { waitFor } from '../../support/wait-for.ts';

/**
 * Names of the statements between a new lead's first frame and the end of its commit, and of the queries that fetch
 * the result for the panel afterwards.
 */
const statements = [
  'vault.find',
  'contacts-find',
  'BEGIN',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 2))',
  'contacts-insert',
  'COMMIT',
  'vault.store',
  'conversations-ingest',
  'views-messages-in-context',
];
/** Names of statements that the host's timers, its queues and this test itself run. */
const background = ['INSERT INTO session_hosts', 'outbox-', 'SELECT m.kind, m.body FROM'];
/**
 * Temporary faults: the connection breaks before or after Postgres stored the statement, the disk is full, the memory
 * is exhausted, or the statement is cancelled.
 */
const passingFaults = ['cut', 'cut-after', '53100', '53200', '57014'];
/** Permission denied: not retried on the same connection to WhatsApp. */
const lastingFault = '42501';

let database: OwnDatabase;
let proxy: FaultyProxy;
let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  database = await createDatabase();
  proxy = await faultyProxy(database.url);
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', stores: { postgres: proxy } });
  tools = new SessionTools(app);
});
// one session per fault: the pause before a reconnect grows with each disconnect of a session
beforeEach(async () => {
  shop = await tools.addShop();
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await app?.close();
  await proxy?.close();
  await database?.drop();
});

async function device(): Promise<{ online: boolean; logins: number; queued: number }> {
  return (await tools.phone(shop.phone)).devices[0];
}

/** Stored messages of that lead, oldest first. Placeholders are marked. */
async function standing(lead: string): Promise<string[]> {
  const rows = await app.sql(
    `SELECT m.kind, m.body FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.bot_id = $1 AND k.pn = $2 ORDER BY m.seq`,
    [shop.botId, lead],
  );
  return rows.map((row) => (row.kind === 'text' ? row.body : row.kind));
}

/** Waits until WhatsApp has nothing left to deliver to the shop. Returns the stored messages. */
async function taken(lead: string, count: number): Promise<string[]> {
  await waitFor(async () => (await device()).queued === 0, { what: 'every message acknowledged' });
  await waitFor(async () => (await standing(lead)).length >= count, { what: `${count} messages stored`, timeoutMs: 5_000 }).catch(
    () => undefined,
  );
  return standing(lead);
}

/** A lead writes during the fault, and once more after it. */
async function writeUnder(lead: string, statement: string, fault: string): Promise<void> {
  const { logins } = await device();
  proxy.plan(statement, fault, fault === lastingFault ? Infinity : 1);
  await tools.say(lead, shop, 'satu', { form: 'lid' });
  await tools.say(lead, shop, 'dua', { form: 'pn' });
  await waitFor(() => proxy.met() > 0, { what: `${statement} under ${fault}` });
  // A lasting fault ends the connection to WhatsApp. The exception is a fault that begins when everything is already
  // stored.
  if (fault === lastingFault)
    await waitFor(
      async () => {
        const { online, logins: now, queued } = await device();
        return !online || now > logins || queued === 0;
      },
      { what: 'the connection ended' },
    );
  proxy.heal();
  await tools.say(lead, shop, 'tiga', { form: 'lid' });
}

test('the list of statements is whole', async () => {
  const runs: string[][] = [];
  for (let run = 0; run < 3; run++) {
    const lead = await tools.addPhone();
    proxy.forget();
    await tools.say(lead, shop, 'halo');
    await waitFor(() => proxy.seen().includes('views-messages-in-context'), { what: 'the panel told' });
    expect(await taken(lead, 1)).toEqual(['halo']);
    runs.push(proxy.seen());
  }
  // statements that do not occur every time belong to the host's timers
  const always = runs[0]!.filter((name) => runs.every((run) => run.includes(name)));
  expect(always.filter((name) => !background.some((one) => name.startsWith(one))).sort()).toEqual([...statements].sort());
});

test.each(statements)('a failure at "%s" loses nothing of a new lead, doubles nothing, and keeps the order', async (statement) => {
  for (const fault of [...passingFaults, lastingFault]) {
    const lead = await tools.addPhone();
    await writeUnder(lead, statement, fault);
    expect([fault, await taken(lead, 3)]).toEqual([fault, ['satu', 'dua', 'tiga']]);
  }
});

test.each([...passingFaults, lastingFault])('keys that cannot be read (%s) are not taken for absent ones', async (fault) => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'halo');
  await taken(lead, 1);
  const { logins } = await device();
  // a new connection has no keys in memory
  await tools.faults({ number: shop.phone, cut: true });
  await waitFor(async () => (await device()).logins > logins && (await device()).online, { what: 'a new connection' });
  await writeUnder(lead, 'vault.find', fault);
  expect(await taken(lead, 4)).toEqual(['halo', 'satu', 'dua', 'tiga']);
});

test.each([...passingFaults, lastingFault])(
  'a damaged message under %s at the look-up whether it stands is asked for again, not lost',
  async (fault) => {
    const lead = await tools.addPhone();
    await tools.say(lead, shop, 'halo');
    await taken(lead, 1);
    await tools.faults({ number: shop.phone, corruptNext: 1 });
    await writeUnder(lead, 'outbox-is-stored', fault);
    expect(await taken(lead, 4)).toEqual(['halo', 'satu', 'dua', 'tiga']);
  },
);
