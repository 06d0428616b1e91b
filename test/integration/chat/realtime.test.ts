import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Emitter } from '@socket.io/redis-emitter';
import { io, type Socket } from 'socket.io-client';
import { startHouse, type House } from '../../support/house.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let house: House;
let owner: Owner;
const sockets: Socket[] = [];

beforeAll(async () => {
  house = await startHouse({ servers: 2, serverRoles: 'api', workerRoles: 'mail' });
  owner = await house.registerOwner();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => house.close());

interface Panel {
  socket: Socket;
  heard: [string, unknown][];
}

/** A browser's socket, with all it hears. */
function dial(
  token: unknown,
  { url = house.url, ...options }: { url?: string; transports?: string[]; extraHeaders?: Record<string, string> } = {},
): Panel {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token }, ...options });
  sockets.push(socket);
  const heard: [string, unknown][] = [];
  socket.onAny((event: string, payload: unknown) => heard.push([event, payload]));
  return { socket, heard };
}

async function connected(token: unknown, options?: Parameters<typeof dial>[1]): Promise<Panel> {
  const panel = dial(token, options);
  await new Promise<void>((resolve, reject) => panel.socket.once('connect', resolve).once('connect_error', reject));
  return panel;
}

const refusal = (panel: Panel) =>
  new Promise<string>((resolve) =>
    panel.socket.once('connect_error', ({ message }) => resolve(message)).once('connect', () => resolve('connected')),
  );

/** Tells an owner's browsers something from a process that is no server, as workers and session hosts do. */
function tell(to: Owner, line: string): void {
  new Emitter(house.redis).to(`owner:${to.userId}`).emit('bot.log', { line });
}

describe('who may connect', () => {
  test('refuses who has no valid token', async () => {
    for (const token of [undefined, '', 'x', owner.token.slice(0, -2), { a: 1 }, 'x'.repeat(10_000)])
      expect(await refusal(dial(token))).toBe('unauthorized');
  });

  test('opens for our own pages only', async () => {
    expect(await refusal(dial(owner.token, { extraHeaders: { Origin: 'https://evil.example' } }))).not.toBe('connected');
    expect(await refusal(dial(owner.token, { extraHeaders: { Origin: 'null' } }))).not.toBe('connected');
    expect(await refusal(dial(owner.token, { extraHeaders: { Origin: house.url } }))).toBe('connected');
  });

  test('speaks websocket only', async () => {
    expect(await refusal(dial(owner.token, { transports: ['polling'] }))).not.toBe('connected');
  });

  test('closes on a socket that talks', async () => {
    const { socket } = await connected(owner.token);
    socket.emit('message', 'halo');
    await waitFor(() => !socket.connected);
    const loud = await connected(owner.token);
    loud.socket.emit('x', 'y'.repeat(100_000));
    await waitFor(() => !loud.socket.connected);
  });
});

describe('events', () => {
  test('reach every browser of the owner on every server, and no other owner', async () => {
    const other = await house.registerOwner();
    const panels = await Promise.all(
      house.servers.flatMap(({ url }) => [connected(owner.token, { url }), connected(owner.token, { url })]),
    );
    const strangers = await Promise.all(house.servers.map(({ url }) => connected(other.token, { url })));
    const own = panels.map(({ heard }) => heard);
    tell(owner, 'halo');
    await waitFor(() => own.every((heard) => heard.length > 0));
    for (const heard of own) expect(heard).toEqual([['bot.log', { line: 'halo' }]]);
    expect(strangers.flatMap(({ heard }) => heard)).toEqual([]);
  });
});

describe('a new password', () => {
  test('tells every browser on every server, closes its socket, and the old token opens none again', async () => {
    const changer = await house.registerOwner();
    const bystander = await connected(owner.token);
    const panels = await Promise.all(house.servers.map(({ url }) => connected(changer.token, { url })));
    const { body } = await changer.api.put('/user/change-password', { currentPassword: changer.password, newPassword: 'password-baru-2' });
    await waitFor(() => panels.every(({ socket }) => !socket.connected));
    for (const { heard } of panels) expect(heard).toEqual([['session.ended', undefined]]);
    expect(await refusal(dial(changer.token))).toBe('unauthorized');
    expect(await refusal(dial(body.token))).toBe('connected');
    expect(bystander.socket.connected).toBe(true);
  });

  test('by reset does the same', async () => {
    const forgetful = await house.registerOwner();
    const { seq } = (await house.sandbox.mails.to(forgetful.email)).at(-1)!;
    const panels = await Promise.all(house.servers.map(({ url }) => connected(forgetful.token, { url })));
    await house.api().post('/auth/forgot-password', { email: forgetful.email });
    const { code } = await house.sandbox.mails.waitFor(forgetful.email, { after: seq, matches: (mail) => mail.code !== null });
    const { status } = await house
      .api()
      .post('/auth/reset-password', { email: forgetful.email, otp: code, newPassword: 'password-baru-2' });
    expect(status).toBe(200);
    await waitFor(() => panels.every(({ socket }) => !socket.connected));
    for (const { heard } of panels) expect(heard).toEqual([['session.ended', undefined]]);
    expect(await refusal(dial(forgetful.token))).toBe('unauthorized');
  });

  test('and a deleted account do the same', async () => {
    const leaver = await house.registerOwner();
    const panel = await connected(leaver.token);
    await leaver.api.delete('/user/delete-account');
    await waitFor(() => !panel.socket.connected);
    expect(panel.heard).toEqual([['session.ended', undefined]]);
    expect(await refusal(dial(leaver.token))).toBe('unauthorized');
  });

  test('a storm of connections while the password changes leaves none open with the old token', async () => {
    const changer = await house.registerOwner();
    const storm = Array.from({ length: 30 }, (_, nth) => dial(changer.token, { url: house.servers[nth % 2]!.url }));
    const settled = storm.map(refusal);
    await changer.api.put('/user/change-password', { currentPassword: changer.password, newPassword: 'password-baru-2' });
    await Promise.all(settled);
    await waitFor(() => storm.every(({ socket }) => !socket.connected));
  });
});

test('sockets survive a Redis that goes away and hear again when it is back', async () => {
  const panel = await connected(owner.token);
  await house.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  await waitFor(() => {
    tell(owner, 'lagi');
    return panel.heard.length > 0;
  });
  expect(panel.socket.connected).toBe(true);
});
