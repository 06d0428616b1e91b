import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../../support/test-app.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../../support/whatsapp/session-tools.ts';

const slow = 90_000;
let app: TestApp;
let tools: SessionTools;
let deaf: Shop;
let stayingDeaf: Shop;
let hanging: Shop;
let refused: Shop;
let broken: Shop;
let sleeping: Shop;
let quiet: Shop;

// The watchdog limits are divided by four.
beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', env: { SESSION_WATCH_SPEED: '4' } });
  tools = new SessionTools(app);
  const shops: Shop[] = [];
  for (let count = 0; count < 7; count++) shops.push(await tools.addShop());
  [deaf, stayingDeaf, hanging, refused, broken, sleeping, quiet] = shops as [Shop, Shop, Shop, Shop, Shop, Shop, Shop];
}, slow);
afterAll(() => app?.close());

const logins = async ({ phone }: Shop): Promise<number> => (await tools.phone(phone)).devices[0].logins;

async function told({ botId }: Shop): Promise<string[]> {
  const rows = await app.sql(`SELECT kind FROM notifications WHERE account_id = $1 ORDER BY created_at`, [botId]);
  return rows.map((row) => row.kind);
}

async function mails({ botId }: Shop): Promise<number> {
  return (await app.sql(`SELECT 1 FROM mails WHERE person_id = $1 AND kind = 'notice'`, [botId])).length;
}

const waitUntilTold = (shop: Shop, kinds: string[]): Promise<unknown> =>
  waitFor(async () => JSON.stringify(await told(shop)) === JSON.stringify(kinds), { what: `told ${kinds.join(', ')}`, timeoutMs: slow });

/**
 * Waits until the phones of these shops have answered. Otherwise a later silence of the connection would prove
 * nothing.
 */
async function waitUntilPhoneAnswered(shop: Shop): Promise<void> {
  const isAnswered = async (): Promise<boolean> => {
    const [{ peerAnswers, queued }] = (await tools.phone(shop.phone)).devices;
    return peerAnswers > 0 && queued === 0;
  };
  await waitFor(isAnswered, { what: 'the answer of the phone taken in', timeoutMs: slow });
}

// These three tests have their own numbers and mostly wait. So they run concurrently, before a test that restarts the
// host.
test.concurrent(
  'a connection that answers pings and hands over no message is found and replaced; the owner need not know',
  async () => {
    await waitUntilPhoneAnswered(deaf);
    const before = await logins(deaf);
    await tools.faults({ number: deaf.phone, deafen: true });
    const lead = await tools.addPhone();
    await tools.say(lead, deaf, 'ada orang?');
    await waitFor(async () => (await tools.messages(deaf.botId)).some((row) => row.body === 'ada orang?'), {
      what: 'the message',
      timeoutMs: slow,
    });
    expect(await logins(deaf)).toBe(before + 1);
    await tools.waitForStatus(deaf.botId, 'online');
    expect(await told(deaf)).toEqual([]);
  },
  slow,
);

test.concurrent(
  'one that stays deaf is not shown as online, and told once, and once when it is over',
  async () => {
    await waitUntilPhoneAnswered(stayingDeaf);
    await tools.faults({ number: stayingDeaf.phone, deaf: true });
    const lead = await tools.addPhone();
    await tools.say(lead, stayingDeaf, 'halo?');
    await waitUntilTold(stayingDeaf, ['offline']);
    const row = await waitFor(
      async () => {
        const read = await tools.session(stayingDeaf.botId);
        return read.reason === 'deaf' ? read : undefined; // written after the owner was notified
      },
      { what: 'the reason', timeoutMs: slow },
    );
    expect(row.outage_cause).toBe('deaf');
    expect(row.status).not.toBe('online');
    await tools.faults({ number: stayingDeaf.phone, deaf: false, cut: true });
    await waitFor(async () => (await tools.messages(stayingDeaf.botId)).length === 1, { what: 'the message', timeoutMs: slow });
    await waitUntilTold(stayingDeaf, ['offline', 'online']);
    expect(await tools.session(stayingDeaf.botId)).toMatchObject({ status: 'online', reason: null, outage_since: null });
    expect(await mails(stayingDeaf)).toBe(2);
  },
  slow,
);

test.concurrent(
  'a version that WhatsApp refuses is told once',
  async () => {
    await tools.faults({ number: refused.phone, failLogin: { code: 405, times: 1_000 } });
    await tools.faults({ number: refused.phone, cut: true });
    await waitUntilTold(refused, ['offline']);
    expect(await tools.session(refused.botId)).toMatchObject({ status: 'offline', reason: 'version_refused', desired: 'running' });
  },
  slow,
);

test(
  'a login that hangs is given up and tried again, told once when it goes on, also by another host, and once when it is over',
  async () => {
    await tools.faults({ number: hanging.phone, hangLogin: 1_000, cut: true });
    await waitUntilTold(hanging, ['offline']);
    await app.servers[0]!.restart();
    await waitFor(async () => (await tools.session(hanging.botId)).host_id !== null, { what: 'claimed again', timeoutMs: slow });
    await tools.faults({ number: hanging.phone, hangLogin: 0 });
    await waitUntilTold(hanging, ['offline', 'online']);
    expect(await mails(hanging)).toBe(2);
  },
  slow,
);

test(
  'two short breaks and silence are never told; a phone that sleeps costs one login at most, a quiet one none',
  async () => {
    await Promise.all([broken, sleeping, quiet].map((shop) => waitUntilPhoneAnswered(shop)));
    const before = await Promise.all([logins(sleeping), logins(quiet)]);
    for (const rounds of [1, 2]) {
      const count = await logins(broken);
      await tools.faults({ number: broken.phone, cut: true });
      await waitFor(async () => (await logins(broken)) > count, { what: `login after break ${rounds}`, timeoutMs: slow });
      await tools.waitForStatus(broken.botId, 'online');
    }
    await tools.faults({ number: sleeping.phone, phoneAway: true });
    // The complete outage of another number takes longer than the report of any of these errors. When it is reported,
    // they would have been reported too.
    await tools.faults({ number: deaf.phone, hangLogin: 1_000, cut: true });
    await waitUntilTold(deaf, ['offline']);
    await tools.faults({ number: deaf.phone, hangLogin: 0 });
    await waitUntilTold(deaf, ['offline', 'online']);
    expect(await Promise.all([broken, sleeping, quiet].map(told))).toEqual([[], [], []]);
    const after = await Promise.all([logins(sleeping), logins(quiet)]);
    expect(after[0]! - before[0]!).toBeLessThanOrEqual(1);
    expect(after[1]).toBe(before[1]);
    expect((await tools.session(sleeping.botId)).status).toBe('online');
  },
  slow,
);
