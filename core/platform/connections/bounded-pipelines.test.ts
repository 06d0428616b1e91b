import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { boundPipelines } from './bounded-pipelines.js';

/* A real server that answers `/now` at once and never answers other paths. */
let server: Server;
let handled: number;

beforeAll(async () => {
  server = createServer((request, response: ServerResponse) => {
    boundPipelines(request, response, () => {
      handled += 1;
      if (request.url === '/now') response.end('ok');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  handled = 0;
});

const requests = (path: string, count: number): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count);

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined); // it is cut while it sends
  return socket;
}

test('a connection with thousands of requests at once is cut, and most of them cost nothing', async () => {
  const socket = open();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume().write(requests('/never', 5_000));
  await closed;
  expect(handled).toBeLessThan(20);
});

test('sixteen requests may wait for their answers, and one more ends the connection', async () => {
  const socket = open();
  const closed = once(socket, 'close');
  socket.resume().write(requests('/never', 16));
  while (handled < 16) await once(server, 'request');
  socket.write(requests('/now', 1));
  await closed;
  expect(handled).toBe(16);
});

test('a few requests at once are answered, and any number one after the other', async () => {
  const socket = open();
  for (let nth = 0; nth < 200; nth += 1) {
    let answer = '';
    socket.write(requests('/now', 5));
    while (answer.split('ok').length < 6) answer += String((await once(socket, 'data'))[0]);
  }
  expect({ handled, isOpen: socket.readable }).toEqual({ handled: 1_000, isOpen: true });
  socket.destroy();
});
