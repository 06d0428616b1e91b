import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { photoUploadType } from '#contracts/http/bot/photos';
import { limits } from '#contracts/values/limits';
import { may, type Role } from '#contracts/values/people/permissions';
import { newId } from '#core/platform/crypto/ids';
import { botPath, pathOf } from '../../../contracts/http/route.ts';
import { expectOk } from '../../support/api.ts';
import type { Owner } from '../../support/owners.ts';
import { contractPaths, contractRoutes, contractShapes, openRoutes, type ContractRoute } from '../../support/routes.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Accounts × roles × bots: one shop with an owner, an admin, an agent and two bots, and a stranger's shop. The cases come
 * from the contracts, so a new route is in them.
 */
let app: TestApp;
let stranger: Owner;
let staff: Record<Role, Owner>;
const second = newId();

beforeAll(async () => {
  app = await startTestApp();
  const [owner, admin, agent, other] = await Promise.all(
    ['Ani', 'Budi', 'Citra', 'Dewi'].map((fullName) => app.registerOwner({ fullName })),
  );
  staff = { owner: owner!, admin: admin!, agent: agent! };
  stranger = other!;
  await app.sql(`INSERT INTO bots (id, account_id) VALUES ($1, $2)`, [second, owner!.userId]);
  for (const role of ['admin', 'agent'] as const)
    await app.sql(`UPDATE members SET account_id = $1, role = $2 WHERE person_id = $3`, [owner!.userId, role, staff[role].userId]);
});
afterAll(() => app?.close());

/** After these the caller has no valid token any more. */
const endsLogin = new Set(['account.deleteAccount', 'loginSessions.logout', 'loginSessions.endAll']);
const guarded = contractRoutes.filter(({ access }) => access.scope !== 'public');
const ofBots = guarded.filter((route) => botPath(route) !== null);

/** Calls a route without what it needs: guards decide before the input is read, so an allowed call changes nothing. */
async function call(who: Owner, { method, path }: Pick<ContractRoute, 'method' | 'path'>, botId?: string): Promise<string> {
  const params = Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name!, name === 'botId' ? botId! : randomUUID()]));
  const { status, body } = await who.api.call(method, pathOf(path, params), method === 'GET' ? undefined : {});
  const code = (body as { code?: string } | null)?.code;
  return code === 'not_permitted' || code === 'bot_unknown' || status >= 500 || status === 401 ? `${status} ${code}` : 'allowed';
}

const inBot = (route: ContractRoute): ContractRoute => ({ ...route, path: botPath(route)! });

describe.each(['owner', 'admin', 'agent'] as const)('%s', (role) => {
  test('may do what the permission table says, on every route', async () => {
    const wrong: string[] = [];
    for (const route of guarded) {
      const allowed = !('needs' in route.access) || may(role, route.access.needs);
      if (allowed && endsLogin.has(route.name)) continue;
      for (const [one, botId] of botPath(route) === null ? [[route] as const] : ([[route], [inBot(route), second]] as const)) {
        const answer = await call(staff[role], one, botId);
        if (answer !== (allowed ? 'allowed' : '403 not_permitted')) wrong.push(`${route.name} ${one.path}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['a bot of another account', () => stranger.userId],
    ['a bot that does not exist', () => randomUUID()],
    ['what is no id', () => 'bot-1'],
  ])('does not find %s, on any route', async (_what, botId) => {
    const wrong: string[] = [];
    for (const route of ofBots) {
      const answer = await call(staff[role], inBot(route), botId());
      if (answer !== '404 bot_unknown') wrong.push(`${route.name}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('the contracts say which routes need no token, and these are the known ones', () => {
  expect(
    contractRoutes
      .filter(({ access }) => access.scope === 'public')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...openRoutes].toSorted());
});

test('every route that takes a user id refuses that of another person', async () => {
  const taking = contractRoutes.filter(({ name, path }) => path.includes(':userId') || contractShapes(name).body.includes('userId'));
  const answers: Record<string, unknown> = {};
  for (const { name, method, path } of taking) {
    const { userId } = stranger;
    const { body } = await staff.owner.api.call(method, pathOf(path, { userId }), method === 'GET' ? undefined : { userId });
    answers[name] = (body as { code?: string }).code;
  }
  expect(answers).toEqual({ 'bot.logsOf': 'not_yours', 'bot.start': 'not_yours', 'bot.statusOf': 'not_yours', 'bot.stop': 'not_yours' });
});

test('no route reads a JSON body above the limit', async () => {
  const body = { text: 'x'.repeat(limits.bodyBytes) };
  const wrong: string[] = [];
  for (const { method, path } of contractPaths.filter((one) => one.method !== 'GET')) {
    const params = Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name!, second]));
    const { status } = await staff.owner.api.call(method, pathOf(path, params), body);
    if (status !== 413) wrong.push(`${method} ${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('a path that names a bot takes files exactly where the path without one does', async () => {
  const takesFiles = async (method: string, path: string): Promise<boolean> => {
    const params = Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name!, second]));
    const { status } = await app.api().call(method, pathOf(path, params), 'x', { 'Content-Type': photoUploadType });
    return status !== 415;
  };
  const taking: string[] = [];
  for (const { name, method, path, access } of ofBots.filter((one) => one.method === 'POST'))
    for (const one of [path, botPath({ path, access })!]) if (await takesFiles(method, one)) taking.push(name);
  const takers = ['chat.sendPhoto', 'chat.sendFile', 'photos.upload', 'productImports.preview', 'productImports.take'];
  expect(taking.toSorted()).toEqual([...takers, ...takers].toSorted());
});

test('a path that names a bot reads and changes that bot alone; without one it is the first bot', async () => {
  const { api } = staff.owner;
  await expectOk(api.post(`/bots/${second}/prompt`, { prompt: 'Toko kedua', alamat: 'Tebet' }));
  await expectOk(api.post('/prompt', { prompt: 'Toko pertama', alamat: 'Kemang' }));
  const read = async (path: string): Promise<unknown> => (await expectOk(api.get<{ prompt: string }>(path))).prompt;
  expect(await read(`/bots/${second}/prompt`)).toBe('Toko kedua');
  expect(await read('/prompt')).toBe('Toko pertama');
  expect(await read(`/bots/${staff.owner.userId}/prompt`)).toBe('Toko pertama');
});

test('a bot path needs a valid token, also for an own bot', async () => {
  expect((await app.api().get(`/bots/${second}/prompt`)).status).toBe(401);
  expect((await app.api().get(`/bots/${randomUUID()}/prompt`)).status).toBe(401);
});

test('somebody in two accounts has in each the role they have there', async () => {
  const { api, userId } = staff.agent;
  const own = newId();
  await app.sql(
    `WITH account AS (INSERT INTO accounts (id) VALUES ($1)), bot AS (INSERT INTO bots (id, account_id) VALUES ($1, $1))
    INSERT INTO members (account_id, person_id, role) VALUES ($1, $2, 'owner')`,
    [own, userId],
  );
  const code = async (botId: string): Promise<number> =>
    (await api.post(`/bots/${botId}/prompt`, { prompt: 'Toko saya', alamat: 'Tebet' })).status;
  expect([await code(own), await code(second)]).toEqual([200, 403]);
});
