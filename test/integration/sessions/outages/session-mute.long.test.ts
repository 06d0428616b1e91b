import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

const slow = 90_000;
let app: TestApp;
let tools: SessionTools;
let shops: Shop[];

// The watchdog limits are divided by six.
beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', env: { SESSION_WATCH_SPEED: '6' } });
  tools = new SessionTools(app);
  shops = await Promise.all([tools.addShop(), tools.addShop(), tools.addShop()]);
}, slow);
afterAll(() => app?.close());

const logins = async ({ phone }: Shop): Promise<number> => (await tools.phone(phone)).devices[0].logins;

async function told({ botId }: Shop): Promise<string[]> {
  const rows = await app.sql(`SELECT kind FROM notifications WHERE account_id = $1 ORDER BY created_at`, [botId]);
  return rows.map((row) => row.kind);
}

const waitUntilTold = (shop: Shop, kinds: string[]): Promise<unknown> =>
  waitFor(async () => JSON.stringify(await told(shop)) === JSON.stringify(kinds), { what: `told ${kinds.join(', ')}`, timeoutMs: slow });

/** Makes the current connection silent now. Each later connection becomes silent at this point of its login. */
const fallSilent = ({ phone }: Shop, mute: 'success' | 'open'): Promise<unknown> => tools.faults({ number: phone, mute, silence: true });

test.concurrent(
  'a WhatsApp that lets a session in and then says nothing is an outage: told once, not shown as online, and told once when it is over',
  async () => {
    const [shop] = shops as [Shop];
    await fallSilent(shop, 'open');
    await waitUntilTold(shop, ['offline']);
    // The outage is reported although each login succeeds. More logins follow.
    const before = await logins(shop);
    await waitFor(async () => (await logins(shop)) >= before + 2, { what: 'two more logins', timeoutMs: slow });
    expect(await told(shop)).toEqual(['offline']);
    expect(await tools.session(shop.botId)).toMatchObject({ status: 'initing', reason: 'deaf' });
    const lead = await tools.addPhone();
    await tools.say(lead, shop, 'ada orang?');
    await tools.faults({ number: shop.phone, mute: null, cut: true });
    await waitFor(async () => (await tools.messages(shop.botId)).length === 1, { what: 'the message', timeoutMs: slow });
    await waitUntilTold(shop, ['offline', 'online']);
    await tools.waitForStatus(shop.botId, 'online');
  },
  slow,
);

test.concurrent(
  'one that says nothing after its first word is an outage too',
  async () => {
    const shop = shops[1]!;
    await fallSilent(shop, 'success');
    await waitUntilTold(shop, ['offline']);
    await tools.faults({ number: shop.phone, mute: null, cut: true });
    await waitUntilTold(shop, ['offline', 'online']);
    await tools.waitForStatus(shop.botId, 'online');
  },
  slow,
);

test.concurrent(
  'a connection that falls silent once is replaced, and its owner need not know',
  async () => {
    const shop = shops[2]!;
    const before = await logins(shop);
    await tools.faults({ number: shop.phone, silence: true });
    await waitFor(async () => (await logins(shop)) === before + 1, { what: 'a new login', timeoutMs: slow });
    await tools.waitForStatus(shop.botId, 'online');
    await waitUntilTold(shops[1]!, ['offline', 'online']); // waits longer than a notification would take
    expect(await told(shop)).toEqual([]);
  },
  slow,
);
