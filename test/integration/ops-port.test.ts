import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

/* Another program of the private network floods a workers process on its port for health and metrics. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ servers: 0, workerRoles: 'mail' });
});
afterAll(() => app?.close());

/** Resolves when the socket is closed. `once` of node:events would fail when the connection is cut with an error. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => (socket.closed ? resolve(null) : socket.once('close', resolve)));

function open(): Socket {
  const socket = connect(Number(new URL(app.workers[0]!.url).port), '127.0.0.1');
  socket.on('error', () => undefined); // the connection is cut while the test sends
  return socket;
}

const isHealthy = async () => (await fetch(`${app.workers[0]!.url}/health/ready`, { headers: { Connection: 'close' } })).ok;

test('a connection that sends a body is cut without an answer', async () => {
  for (const head of ['Content-Length: 1000000', 'Transfer-Encoding: chunked']) {
    const socket = open();
    let answer = '';
    socket.on('data', (piece) => (answer += String(piece)));
    socket.write(`POST /metrics HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
    await closed(socket);
    expect(answer).toBe('');
  }
  expect(await isHealthy()).toBe(true);
});

test('a connection with thousands of requests for metrics at once is cut', async () => {
  const socket = open();
  let answers = 0;
  socket.on('data', (piece) => (answers += String(piece).split('HTTP/1.1 200').length - 1));
  socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
  await closed(socket);
  expect(answers).toBeLessThan(20);
  expect(await isHealthy()).toBe(true);
});

test('more than a hundred connections are refused, and closing them makes room', async () => {
  const sockets = Array.from({ length: 150 }, open);
  let refused = 0;
  await new Promise<void>((resolve) => {
    for (const socket of sockets) socket.once('close', () => (refused += 1) === 50 && resolve());
  });
  await Promise.all(sockets.map((socket) => closed(socket.destroy())));
  await waitFor(() => isHealthy().catch(() => false), { what: 'room for a connection' });
});
