import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import type { LoginSessionId, PersonId } from '#contracts/values/ids';
import { accountRoom, botRoom } from '#contracts/realtime/rooms';
import { AuthModule } from '#core/features/auth/auth.module';
import { Members } from '#core/features/account/members.service';
import { TokensService } from '#core/features/auth/tokens.service';
import { newId } from '#core/platform/crypto/ids';
import { Log } from '#core/platform/log/log';
import { Metrics } from '#core/platform/metrics/metrics';
import { PanelGateway, socketsPerPersonMax } from '../../../server/realtime/panel.gateway.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let http: HttpServer;
let sockets: Server;
let tokens: TokensService;
/** Runs after a socket's token was verified and before the browser learns that it is connected. */
let meanwhile: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([AuthModule]);
  tokens = context.get(TokensService);
  const gateway = new PanelGateway(tokens, context.get(Members), context.get(Log), context.get(Metrics));
  http = createServer();
  sockets = new Server(http, { transports: ['websocket'] });
  // cast: Socket.io's server, without the types of its events
  gateway.afterInit(sockets as never);
  sockets.use((_socket, next) => void meanwhile().then(() => next()));
  // cast: Socket.io's socket, without the types of its events
  sockets.on('connection', (socket) => gateway.handleConnection(socket as never));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  meanwhile = async () => undefined;
});
afterAll(async () => {
  await sockets?.close();
  await modules?.close();
});

/** Connects as a browser does. */
function connect(token: string): Socket {
  const { port } = http.address() as AddressInfo;
  return io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } });
}

async function logIn(owner: PersonId): Promise<{ token: string; sessionId: LoginSessionId }> {
  const sessionId = newId<LoginSessionId>();
  await modules.sql(`INSERT INTO login_sessions (id, person_id, device, address) VALUES ($1, $2, 'Chrome', '127.0.0.1')`, [
    sessionId,
    owner,
  ]);
  return { sessionId, token: await tokens.issue({ personId: owner, sessionId, tokenVersion: 0 }) };
}

test('a socket whose login ends while it connects gets the end event and is closed', async () => {
  const { personId: owner } = await makeOwner(modules);
  const { token, sessionId } = await logIn(owner);
  meanwhile = () => modules.sql(`DELETE FROM login_sessions WHERE id = $1`, [sessionId]);
  const socket = connect(token);
  try {
    const heard: string[] = [];
    let isClosed = false;
    socket.onAny((event: string) => heard.push(event));
    socket.once('disconnect', () => (isClosed = true));
    await waitFor(() => isClosed, { what: 'the end of the socket', timeoutMs: 5_000 });
    expect(heard).toEqual(['session.ended']);
  } finally {
    socket.disconnect();
  }
});

test('a person has a bounded number of sockets: the oldest one is closed, and nobody else’s', async () => {
  meanwhile = async () => undefined;
  const [{ personId }, { personId: other }] = [await makeOwner(modules), await makeOwner(modules)];
  const { port } = http.address() as AddressInfo;
  const open = async (token: string) => {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } });
    await new Promise((resolve, reject) => socket.once('connect', () => resolve(socket)).once('connect_error', reject));
    return socket;
  };
  const bystander = await open((await logIn(other)).token);
  const { token } = await logIn(personId);
  const all = [await open(token)];
  for (let nth = 1; nth <= socketsPerPersonMax; nth += 1) all.push(await open(token));
  try {
    await waitFor(() => !all[0]!.connected, { what: 'the oldest one closed' });
    expect(all.filter(({ connected }) => connected)).toHaveLength(socketsPerPersonMax);
    expect(bystander.connected).toBe(true);
    // A socket that leaves makes room for another one.
    all[1]!.disconnect();
    await waitFor(async () => (await sockets.fetchSockets()).length === socketsPerPersonMax, { what: 'room' });
    all.push(await open(token));
    expect(all.filter(({ connected }) => connected)).toHaveLength(socketsPerPersonMax);
  } finally {
    for (const socket of [bystander, ...all]) socket.disconnect();
  }
});

test('an event that follows the connection at once arrives', async () => {
  const { personId, accountId, botId } = await makeOwner(modules);
  const { token } = await logIn(personId);
  sockets.once('connection', () => {
    for (const room of [accountRoom(accountId), botRoom(botId)]) sockets.to(room).emit('notices.changed');
  });
  const socket = connect(token);
  try {
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    await waitFor(() => heard.length === 2, { what: 'both events', timeoutMs: 10_000 });
    expect(heard).toEqual(['notices.changed', 'notices.changed']);
  } finally {
    socket.disconnect();
  }
});
