import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocketServer } from 'ws';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
});
afterAll(() => app?.close());

test('a connection that went silent is found and replaced within 90 s; a quiet one is left alone', async () => {
  const [deaf, quiet] = await Promise.all([tools.addShop(), tools.addShop()]);
  const logins = async (phone: string): Promise<number> => (await tools.phone(phone)).devices[0].logins;
  const [deafBefore, quietBefore] = await Promise.all([logins(deaf.phone), logins(quiet.phone)]);
  await tools.faults({ number: deaf.phone, silence: true });
  const lead = await tools.addPhone();
  await tools.say(lead, deaf, 'ada orang?');
  await waitFor(async () => (await logins(deaf.phone)) > deafBefore, { what: 'a new login', timeoutMs: 90_000, everyMs: 250 });
  await waitFor(async () => (await tools.messages(deaf.botId)).some((row) => row.body === 'ada orang?'), { what: 'the message stored' });
  expect(await logins(quiet.phone)).toBe(quietBefore);
}, 120_000);

test('a server that accepts the connection but never answers the handshake is given up and tried again', async () => {
  const mute = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  let calls = 0;
  mute.on('connection', () => calls++);
  await once(mute, 'listening');
  const { port } = mute.address() as { port: number };
  const other = await startTestApp({ workers: 0, serverRoles: 'sessions', env: { WHATSAPP_URL: `ws://127.0.0.1:${port}` } });
  try {
    const elsewhere = new SessionTools(other);
    await elsewhere.want(await elsewhere.addOwner(), 'running');
    await waitFor(() => calls > 1, { what: 'a second try', timeoutMs: 40_000, everyMs: 250 });
  } finally {
    await other.close();
    mute.close();
  }
}, 90_000);
