import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import type { Program } from '../../support/program.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
let shops: Shop[];

beforeAll(async () => {
  app = await startTestApp({ servers: 2, workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shops = await Promise.all(Array.from({ length: 4 }, () => tools.addShop()));
});
afterAll(() => app?.close());

/** The program that holds a session. */
async function holderOf(shop: Shop): Promise<Program> {
  const { host_id: hostId } = await tools.session(shop.botId);
  return app.servers.find((server) => server.events.some((event) => event.event === 'host.started' && event['hostId'] === hostId))!;
}

async function hears(shop: Shop, text: string): Promise<void> {
  await tools.say(await tools.addPhone(), shop, text);
  await waitFor(async () => (await tools.messages(shop.botId)).some((row) => row.body === text), {
    what: `${text} stored`,
  });
}

/** Restores a dead host's last heartbeat, so that its lease never expires by time. */
const keepLease = (hostId: string): Promise<unknown> =>
  app.sql(`UPDATE session_hosts SET heartbeat_at = now() - interval '10 seconds' WHERE id = $1`, [hostId]);

test('a deploy hands sessions over: they are released before the host ends, and no bot must be linked again', async () => {
  const leaving = await holderOf(shops[0]!);
  const { host_id: hostId } = await tools.session(shops[0]!.botId);
  await leaving.stop();
  expect(await app.sql(`SELECT 1 FROM bot_sessions WHERE host_id = $1`, [hostId])).toEqual([]);
  await Promise.all(shops.map((shop) => tools.waitForStatus(shop.botId, 'online')));
  for (const shop of shops) expect(await holderOf(shop)).not.toBe(leaving);
  await Promise.all(shops.map((shop) => hears(shop, 'setelah deploy')));
  await leaving.restart();
});

test('a killed host’s sessions are taken over because it is gone, not when its lease runs out', async () => {
  const victim = await holderOf(shops[0]!);
  const { host_id: hostId } = await tools.session(shops[0]!.botId);
  await victim.kill();
  await waitFor(
    async () => {
      await keepLease(hostId);
      return (await holderOf(shops[0]!)) !== victim;
    },
    { what: 'another holder' },
  );
  await Promise.all(shops.map((shop) => hears(shop, 'setelah mati')));
  await victim.restart();
});

test('a frozen host that wakes up harms nothing: it sends nothing, writes nothing, and lets go', async () => {
  const [shop] = shops as [Shop];
  const zombie = await holderOf(shop);
  const { epoch } = await tools.session(shop.botId);
  zombie.freeze();
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'untuk zombi');
  await waitFor(async () => (await tools.session(shop.botId)).epoch > epoch, { what: 'a new holder' });
  await waitFor(async () => (await tools.messages(shop.botId)).some((row) => row.body === 'untuk zombi'));
  const taken = (await tools.session(shop.botId)).epoch;
  zombie.thaw();
  await hears(shop, 'sesudah bangun');
  await waitFor(async () => (await app.sql(`SELECT 1 FROM bot_sessions s WHERE desired = 'running' AND status <> 'online'`)).length === 0, {
    what: 'all online',
  });
  expect((await tools.session(shop.botId)).epoch).toBe(taken);
  const bodies = (await tools.messages(shop.botId)).map((row) => row.body);
  expect(bodies.filter((body) => body === 'untuk zombi')).toHaveLength(1);
  expect((await tools.phone(shop.phone)).devices).toHaveLength(1);
});
