import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;

// Two hosts with few sessions each, so that every decision is made between servers.
beforeAll(async () => {
  app = await startTestApp({ servers: 2, workers: 0, serverRoles: 'sessions', env: { SESSIONS_PER_HOST: '4' } });
  tools = new SessionTools(app);
});
afterAll(() => app?.close());

const number = async (phone: string): Promise<{ id: number; online: boolean }[]> => (await tools.phone(phone)).devices;

async function online(phone: string): Promise<number> {
  return (await number(phone)).filter((device) => device.online).length;
}

async function notices(botId: string): Promise<any[]> {
  return app.sql(`SELECT kind, title, body FROM notifications WHERE account_id = $1`, [botId]);
}

test('a number scanned by a second account moves there: the first is stopped and notified, and neither takes the other for its owner', async () => {
  const older = await tools.addShop();
  const newer = await tools.addOwner();
  await tools.link(newer, older.phone);
  const row = await tools.waitForStatus(older.botId, 'offline');
  expect(row).toMatchObject({ desired: 'stopped', reason: 'number_moved' });
  await waitFor(async () => (await online(older.phone)) === 1, { what: 'one connected device' });
  await waitFor(async () => (await notices(older.botId)).length === 1, { what: 'the older owner told' });
  expect(await tools.session(newer)).toMatchObject({ status: 'online', phone: older.phone, active_number: older.phone });

  const lead = await tools.addPhone();
  await tools.say(lead, { botId: newer, phone: older.phone }, 'satu');
  const [asked] = await waitFor(
    async () => {
      const found = await tools.messages(newer);
      return found.length > 0 && found;
    },
    { what: 'the question stored' },
  );
  await tools.queue(newer, asked.conversation_id, 'jawab');
  await waitFor(async () => (await tools.inbox(lead, { botId: newer, phone: older.phone })).length === 1, { what: 'the answer' });
  expect(await tools.messages(older.botId)).toHaveLength(0);
  const takeovers = await app.sql(`SELECT 1 FROM messages WHERE bot_id = ANY ($1::uuid[]) AND sender = 'owner'`, [[older.botId, newer]]);
  expect(takeovers).toHaveLength(0);
});

test('a stored link takes no number back: it is refused with a sentence, and the next scan decides', async () => {
  const older = await tools.addShop();
  const newer = await tools.addOwner();
  await tools.link(newer, older.phone);
  await tools.waitForStatus(older.botId, 'offline');
  await tools.want(older.botId, 'running');
  const refused = await waitFor(
    async () => {
      const found = await tools.session(older.botId);
      return found.desired === 'stopped' && found;
    },
    { what: 'the older start refused' },
  );
  expect(refused).toMatchObject({ status: 'offline', reason: 'number_taken' });
  expect(await tools.session(newer)).toMatchObject({ status: 'online', desired: 'running' });
  await waitFor(async () => (await number(older.phone)).length === 1, { what: 'the refused device gone from the phone' });

  await tools.link(older.botId, older.phone);
  expect(await tools.waitForStatus(newer, 'offline')).toMatchObject({ reason: 'number_moved', active_number: null });
});

test('a stored link runs again once no other bot runs the number', async () => {
  const older = await tools.addShop();
  const newer = await tools.addOwner();
  await tools.link(newer, older.phone);
  await tools.waitForStatus(older.botId, 'offline');
  await tools.want(newer, 'stopped');
  await waitFor(async () => (await tools.session(newer)).host_id === null, { what: 'the newer stopped' });
  await app.sql(`UPDATE bot_sessions SET active_number = NULL WHERE bot_id = $1`, [newer]); // as a press of Stop in the panel does
  await tools.want(older.botId, 'running');
  await tools.waitForStatus(older.botId, 'online');
  expect(await online(older.phone)).toBe(1);
});

test('two accounts that scan the same phone at once: one of them runs', async () => {
  const phone = await tools.addPhone();
  const owners = await Promise.all([tools.addOwner(), tools.addOwner()]);
  await Promise.all(owners.map((botId) => tools.want(botId, 'running')));
  const codes = await Promise.all(owners.map((botId) => tools.qrText(botId)));
  // The session that loses the number may end before its device is signed. A failed scan is therefore accepted.
  await Promise.allSettled(codes.map((qr) => tools.phone(`${phone}/scan`, { qr })));
  const rows = await waitFor(
    async () => {
      const found = await Promise.all(owners.map((botId) => tools.session(botId)));
      return found.some((row) => row.status === 'online') && found.some((row) => row.desired === 'stopped') && found;
    },
    { what: 'one running, one stopped' },
  );
  expect(rows.filter((row) => row.active_number === phone)).toHaveLength(1);
  await waitFor(async () => (await online(phone)) === 1, { what: 'one connected device' });
});
