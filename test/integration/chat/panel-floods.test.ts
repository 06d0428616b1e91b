import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Emitter } from '@socket.io/redis-emitter';
import { socketPath } from '#contracts/realtime/events';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Clients that speak the panel's protocol but are not browsers: they send without end, or read nothing. */
let app: TestApp;
let owner: Owner;
const open: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => app?.close());

/** A frame of the WebSocket protocol, masked with zeros. */
function frame(payload: string, opcode = 1): Buffer {
  const bytes = Buffer.from(payload);
  const length = bytes.length < 126 ? [0x80 + bytes.length] : [0x80 + 126, bytes.length >> 8, bytes.length % 256];
  return Buffer.concat([Buffer.from([0x80 + opcode, ...length, 0, 0, 0, 0]), bytes]);
}

/** A connection after the handshake, on which nothing is read. */
async function handshaken(): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined); // the connection may be cut while the test sends
  const key = randomBytes(16).toString('base64');
  socket.write(
    [
      `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
      '',
      '',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.pause();
  return socket;
}

/** More than both sides' buffers. */
const sentMax = 50_000_000;

/** Sends the frame again and again, after a first one. @returns how many bytes were sent before the connection ended */
async function sendWithoutEnd(frames: Buffer, first: Buffer): Promise<number> {
  const socket = await handshaken();
  socket.write(first);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const many = Buffer.concat(Array.from({ length: Math.ceil(100_000 / frames.length) }, () => frames));
  let sent = 0;
  for (; sent < sentMax && socket.writable; sent += many.length) {
    if (!socket.write(many)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  return sent;
}

test.each<[what: string, frames: Buffer, first?: Buffer]>([
  ['logins with a wrong token', frame(`40${JSON.stringify({ token: 'x' })}`)],
  ['other namespaces', frame('40/lain,')],
  ['answers to pings', frame('3')],
  ['noise', frame('6')],
  ['pings of the protocol below', frame('a'.repeat(125), 9)],
  ['pongs of the protocol below', frame('a'.repeat(125), 10)],
  ['parts of a message that never ends', Buffer.from([0, 0x81, 0, 0, 0, 0, 65])],
  ['empty parts of a message that never ends', Buffer.from([0, 0x80, 0, 0, 0, 0]), Buffer.from([1, 0x80, 0, 0, 0, 0])],
])('a client that sends %s without end is cut', async (_what, frames, first = Buffer.alloc(0)) => {
  expect(await sendWithoutEnd(frames, first)).toBeLessThan(sentMax);
  expect(app.servers[0]!.hasExited).toBe(false);
});

async function openPanels(): Promise<number> {
  const Authorization = `Basic ${Buffer.from('ops:test-ops-password').toString('base64')}`;
  const text = await (await fetch(`${app.url}/metrics`, { headers: { Authorization } })).text();
  return Number(/^panel_sockets (\S+)$/m.exec(text)?.[1]);
}

test('a client that answers pings but reads nothing is cut, and one that reads stays', async () => {
  const login = frame(`40${JSON.stringify({ token: owner.token })}`);
  const [deaf, reading] = [await handshaken(), await handshaken()];
  reading.resume();
  for (const socket of [deaf, reading]) socket.write(login);
  await waitFor(async () => (await openPanels()) === 2, { what: 'two sockets' });
  const answering = setInterval(() => [deaf, reading].forEach((socket) => socket.write(frame('3'))), 2_000);
  const emitter = new Emitter(app.redis);
  // more than the buffers of the connection hold
  for (let nth = 0; nth < 300; nth += 1) emitter.to(`bot:${owner.userId}`).emit('bot.log', { line: 'a'.repeat(50_000) });
  await waitFor(async () => (await openPanels()) === 1, { what: 'the end of the deaf one', everyMs: 500 }).finally(() =>
    clearInterval(answering),
  );
  expect(reading.readyState).toBe('open');
});
