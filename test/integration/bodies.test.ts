import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '../../contracts/values/limits.ts';
import type { Owner } from '../support/owners.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/* A client gets its answer before it has sent all of its body. The rest of the body is not needed. */
let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterAll(() => app?.close());

/** More than both sides' buffers and the server's own bounds. */
const sentMax = 500_000_000;
const chunk = Buffer.from(`40000\r\n${' '.repeat(0x4_00_00)}\r\n`);

/** Sends a body without end. @returns how much was sent before the connection ended */
async function sendWithoutEnd(head: readonly string[]): Promise<number> {
  const socket: Socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined); // the connection is cut while the body is being sent
  socket.write([...head, 'Host: x', 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
  let sent = 0;
  for (; sent < sentMax && socket.writable; sent += chunk.length) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  socket.destroy();
  await closed;
  return sent;
}

test.each([
  ['another kind of content', 'POST /api/auth/login HTTP/1.1', 'text/plain'],
  ['JSON', 'POST /api/auth/login HTTP/1.1', 'application/json'],
  ['a file of nobody', 'POST /api/photos HTTP/1.1', 'application/octet-stream'],
  ['what is sent for a page', 'GET / HTTP/1.1', 'text/plain'],
  ['what is sent to no route', 'POST /api/apa HTTP/1.1', 'application/json'],
])('%s that never ends is cut', async (_what, line, type) => {
  expect(await sendWithoutEnd([line, `Content-Type: ${type}`])).toBeLessThan(sentMax);
});

test('the sender of a file that is too large sends it to its end and reads the answer', async () => {
  const file = new Uint8Array(limits.photoBytes + 20_000_000);
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${owner.token}` };
  const answer = await fetch(`${app.url}/api/photos`, { method: 'POST', headers, body: file });
  expect(answer.status).toBe(422);
});
