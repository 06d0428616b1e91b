import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeAttackers, underAttack, watchService, type Attacker } from '../support/loop/attackers.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import { PanelProcess } from '../support/loop/panel-watch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * Twenty owners attack their own server in all ways that once stopped one, at once. Another owner's leads are answered
 * and the panel works. `npm run bench -- attackers` measures the speed and ends with code 1 when the panel is three
 * times slower.
 */
const attackersCount = 20;
const questions = 15;
let app: TestApp;
let owner: Owner;
let bot: string;
let attackers: Attacker[];

beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
  owner = await app.registerOwner();
  bot = await linkOwner(app, owner);
  attackers = await makeAttackers(app, attackersCount, owner.email);
  // as in production; until here it is off, because all owners registered from one address
  for (const server of app.servers) await server.restart('SIGTERM', { RATE_LIMITS: 'true', TRUST_PROXY: '1' });
  await waitFor(async () => (await owner.api.get('/bot/status')).body.status === 'online', { what: 'the bot online again' });
});
afterAll(() => app?.close());

test('beside twenty attackers every lead of another owner is answered and no request of the panel fails', async () => {
  const panel = new PanelProcess(owner.api);
  app.onClose(() => panel.close());
  const pids = [...app.servers, ...app.workers].map(({ pid }) => pid);
  const { result: service, counts } = await underAttack(attackers, () => watchService(app, panel, { bot, botId: owner.botId, questions }));
  // shows the reason if a request has failed
  const warnings = service.failed.length === 0 ? [] : app.servers.flatMap(({ events }) => events.slice(-50));
  expect({ ...service, warnings }).toMatchObject({ leadsAsked: questions, leadsAnswered: questions, failed: [] });
  expect(service.panelMs.length).toBeGreaterThan(questions);
  // every kind of attack took place, and no program ended
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  expect([...app.servers, ...app.workers].map(({ pid, hasExited }) => (hasExited ? 0 : pid))).toEqual(pids);
});
