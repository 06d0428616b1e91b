import { createHmac, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type { Api } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { neededSettings } from '../../support/stores/template.mjs';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
const sockets: Socket[] = [];
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

beforeAll(async () => {
  app = await startTestApp({ servers: 2, serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await app?.close();
});

interface Browser {
  api: Api;
  token: string;
  /** The device cookie, as the browser sends it back. */
  cookie: string;
}

async function logIn(owner: Owner, { agent = android, cookie = '' } = {}): Promise<Browser> {
  const { email, password } = owner;
  const answer = await app
    .api()
    .call('POST', '/auth/login', { email, password }, { 'User-Agent': agent, ...(cookie && { Cookie: cookie }) });
  expect(answer.status).toBe(200);
  const set = answer.headers.get('set-cookie') ?? '';
  return { api: app.api(answer.body.token), token: answer.body.token, cookie: set.split(';')[0]! };
}

async function socketOf(token: string, url = app.url): Promise<{ socket: Socket; heard: string[] }> {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } });
  sockets.push(socket);
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return { socket, heard };
}

/** Moves the last password entry of all the owner's login sessions back by that interval. */
const passTime = (owner: Owner, interval: string) =>
  app.sql(`UPDATE login_sessions SET password_at = password_at - $2::interval WHERE person_id = $1`, [owner.userId, interval]);

describe('logging out', () => {
  test('ends the token on the server and this browser’s sockets on every server, and nobody else’s', async () => {
    const owner = await app.registerOwner();
    const leaving = await logIn(owner);
    const panels = await Promise.all(app.servers.map(({ url }) => socketOf(leaving.token, url)));
    const staying = await socketOf(owner.token);
    expect((await leaving.api.post('/auth/logout')).status).toBe(200);
    expect((await leaving.api.get('/profile')).status).toBe(401);
    await waitFor(() => panels.every(({ socket }) => !socket.connected));
    for (const { heard } of panels) expect(heard).toEqual(['session.ended']);
    expect((await owner.api.get('/profile')).status).toBe(200);
    expect(staying.socket.connected).toBe(true);
    expect(staying.heard).toEqual([]);
  });

  test('twice at once succeeds or is refused, and a token of a gone session opens no socket', async () => {
    const { api, token } = await logIn(await app.registerOwner());
    const answers = await Promise.all([api.post('/auth/logout'), api.post('/auth/logout')]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    await expect(socketOf(token)).rejects.toThrow('unauthorized');
  });
});

describe('the list of login sessions', () => {
  test('names device, address and moments, marks this one, and ends one or all of them', async () => {
    const owner = await app.registerOwner();
    const phone = await logIn(owner, { agent: android });
    const desk = await logIn(owner, { agent: windows });
    const listed = (await desk.api.get('/user/sessions')).body as { id: string; device: string; address: string; current: boolean }[];
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox di Windows', true],
      ['Chrome di Android', false],
      ['Perangkat tidak dikenal', false],
    ]);
    expect(new Set(listed.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
    expect(JSON.stringify(listed)).not.toContain('hash');

    expect((await desk.api.delete(`/user/sessions/${listed[1]!.id}`)).status).toBe(200);
    expect((await phone.api.get('/profile')).status).toBe(401);
    expect((await desk.api.delete(`/user/sessions/${listed[1]!.id}`)).status).toBe(404);
    expect((await desk.api.delete('/user/sessions')).status).toBe(200);
    for (const api of [desk.api, owner.api]) expect((await api.get('/profile')).status).toBe(401);
    expect(await app.sql('SELECT 1 FROM login_sessions WHERE person_id = $1', [owner.userId])).toEqual([]);
  });

  test('another owner’s session is unknown and stays', async () => {
    const [one, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const [{ id }] = (await other.api.get('/user/sessions')).body;
    expect((await one.api.delete(`/user/sessions/${id}`)).status).toBe(404);
    expect((await other.api.get('/profile')).status).toBe(200);
  });

  test('a new password ends the sessions of all other browsers and keeps this one', async () => {
    const owner = await app.registerOwner();
    const other = await logIn(owner);
    const { body } = await owner.api.put('/user/change-password', { currentPassword: owner.password, newPassword: 'kata-sandi-baru-2' });
    expect((await other.api.get('/profile')).status).toBe(401);
    const listed = (await owner.api.as(body.token).get('/user/sessions')).body;
    expect(listed.map(({ current }: { current: boolean }) => current)).toEqual([true]);
  });

  test('the last use is written now and then, not with each request', async () => {
    const owner = await app.registerOwner();
    const readUse = () => app.sql('SELECT last_used_at FROM login_sessions WHERE person_id = $1', [owner.userId]);
    const [{ last_used_at: before }] = await readUse();
    await owner.api.get('/profile');
    expect(await readUse()).toEqual([{ last_used_at: before }]);
    await app.sql(`UPDATE login_sessions SET last_used_at = now() - interval '1 hour' WHERE person_id = $1`, [owner.userId]);
    await owner.api.get('/profile');
    const [{ last_used_at: after }] = await readUse();
    expect(after.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });
});

describe('a token', () => {
  /** The same token as if it had been issued that long ago. */
  function aged(token: string, seconds: number): string {
    const { iat, exp, ...claims } = claimsOf(token);
    const encoded = Buffer.from(JSON.stringify({ ...claims, iat: iat - seconds, exp: exp - seconds })).toString('base64url');
    const text = `${token.split('.')[0]}.${encoded}`;
    const key = Buffer.from(hkdfSync('sha256', neededSettings.APP_SECRET, '', 'bearer-token', 32));
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

  test('lives seven days and is renewed while it is used, once a day', async () => {
    const owner = await app.registerOwner();
    const { iat, exp } = claimsOf(owner.token);
    expect(exp - iat).toBe(7 * 86_400);
    expect((await owner.api.get('/profile')).headers.get('x-renewed-token')).toBeNull();
    const renewed = (await owner.api.as(aged(owner.token, 25 * 3_600)).get('/profile')).headers.get('x-renewed-token')!;
    const fresh = claimsOf(renewed);
    expect(fresh).toMatchObject({ sub: owner.userId, sid: claimsOf(owner.token).sid });
    expect(fresh.exp - fresh.iat).toBe(7 * 86_400);
    expect((await owner.api.as(renewed).get('/profile')).status).toBe(200);
    expect((await owner.api.as(aged(owner.token, 8 * 86_400)).get('/profile')).status).toBe(401);
  });

  test('of a session not used for seven days opens nothing', async () => {
    const owner = await app.registerOwner();
    await app.sql(`UPDATE login_sessions SET last_used_at = now() - interval '7 days 1 hour' WHERE person_id = $1`, [owner.userId]);
    expect((await owner.api.get('/profile')).status).toBe(401);
  });
});

describe('step-up', () => {
  const actions: [string, (owner: Owner) => Promise<{ status: number; body: any }>][] = [
    ['changing the address', (owner) => owner.api.put('/user/update-email', { newEmail: `baru${Date.now()}@gmail.com` })],
    ['seeing payments', (owner) => owner.api.get('/billing/orders')],
    ['deleting the account', (owner) => owner.api.delete('/user/delete-account')],
  ];

  test.each(actions)('%s asks for the password when it was not given for 15 minutes, and works once it was', async (_what, action) => {
    const owner = await app.registerOwner();
    await passTime(owner, '16 minutes');
    const asked = await action(owner);
    expect({ status: asked.status, code: asked.body.code }).toEqual({ status: 403, code: 'password_needed' });
    const wrong = await owner.api.post('/auth/confirm-password', { password: 'bukan-ini-1' });
    expect({ status: wrong.status, error: wrong.body.error }).toEqual({ status: 400, error: 'Password salah.' });
    expect((await action(owner)).status).toBe(403);
    expect((await owner.api.post('/auth/confirm-password', { password: owner.password })).status).toBe(200);
    expect((await action(owner)).status).toBe(200);
  });

  test('is not requested within the 15 minutes, and counts only for this browser', async () => {
    const owner = await app.registerOwner();
    await passTime(owner, '14 minutes');
    expect((await owner.api.get('/billing/orders')).status).toBe(200);
    const fresh = await logIn(owner);
    await passTime(owner, '16 minutes');
    await fresh.api.post('/auth/confirm-password', { password: owner.password });
    expect((await fresh.api.get('/billing/orders')).status).toBe(200);
    expect((await owner.api.get('/billing/orders')).status).toBe(403);
  });

  test('a new password, which asks for the old one, counts', async () => {
    const owner = await app.registerOwner();
    await passTime(owner, '16 minutes');
    const { body } = await owner.api.put('/user/change-password', { currentPassword: owner.password, newPassword: 'kata-sandi-baru-2' });
    expect((await owner.api.as(body.token).get('/billing/orders')).status).toBe(200);
  });
});

describe('a browser that logs in for the first time', () => {
  const isAlarm = ({ subject }: { subject: string }) => subject.includes('perangkat baru');
  const alarms = async (owner: Owner) => (await app.sandbox.mails.to(owner.email)).filter(isAlarm);

  test('is reported to the owner by mail; the first login of an account and one from a known browser are not', async () => {
    const owner = await app.registerOwner();
    expect(await alarms(owner)).toEqual([]);
    const first = await logIn(owner, { agent: windows });
    const alarm = await app.sandbox.mails.waitFor(owner.email, { matches: isAlarm });
    expect(alarm.text).toContain('Firefox di Windows');
    expect(alarm.text).toContain('127.0.0.1');
    expect(alarm.code).toBeNull();
    await logIn(owner, { agent: windows, cookie: first.cookie });
    await logIn(owner, { agent: android });
    await waitFor(async () => (await alarms(owner)).length === 2); // the second login of the known browser sent no mail
    expect((await alarms(owner)).map(({ text }) => /Firefox|Chrome/.exec(text)?.[0])).toEqual(['Firefox', 'Chrome']);
  });

  test('keeps its proof where scripts cannot read it', async () => {
    const owner = await app.registerOwner();
    const answer = await app.api().post('/auth/login', { email: owner.email, password: owner.password });
    expect(answer.headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; Max-Age=\d+; Path=\/api; .*HttpOnly; SameSite=Strict$/);
  });
});

describe('logins without end', () => {
  test('are reported twenty times a day, and a hundred of them stay: those that were used last', async () => {
    const owner = await app.registerOwner();
    const first = await logIn(owner);
    await app.sql(
      `INSERT INTO login_sessions (id, person_id, device, address, last_used_at)
       SELECT gen_random_uuid(), $1, 'lain', '10.0.0.1', now() - n * interval '1 second' FROM generate_series(1, 95) n`,
      [owner.userId],
    );
    const { socket, heard } = await socketOf(first.token);
    await app.sql(`UPDATE login_sessions SET last_used_at = now() - interval '1 hour' WHERE person_id = $1 AND device <> 'lain'`, [
      owner.userId,
    ]);
    const later: Browser[] = [];
    for (let nth = 0; nth < 25; nth += 1) later.push(await logIn(owner));
    const [{ count: logins }] = await app.sql(`SELECT count(*)::int FROM login_sessions WHERE person_id = $1`, [owner.userId]);
    const [{ count: mails }] = await app.sql(`SELECT count(*)::int FROM mails WHERE person_id = $1 AND kind = 'new-device'`, [
      owner.userId,
    ]);
    expect({ logins, mails }).toEqual({ logins: 100, mails: 20 });
    expect((await first.api.get('/profile')).status).toBe(401);
    expect((await later.at(-1)!.api.get('/profile')).status).toBe(200);
    await waitFor(() => !socket.connected, { what: 'the socket of a login that ended' });
    expect(heard).toContain('session.ended');
    // a new day
    await app.sql(`UPDATE mails SET created_at = created_at - interval '25 hours' WHERE person_id = $1`, [owner.userId]);
    await logIn(owner);
    const [{ count: again }] = await app.sql(`SELECT count(*)::int FROM mails WHERE person_id = $1 AND kind = 'new-device'`, [
      owner.userId,
    ]);
    expect(again).toBe(21);
  });
});
