import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import type { Actor } from '#core/features/auth/actor';
import type { ApiRequest } from './api-request.js';
import { watchTimers } from '../../../test/support/left-timers.js';
import { boundBodies, demandPace } from './bounded-bodies.js';

/* A real server whose handler keeps the pieces of a body, as body parsers do. */
let server: Server;
let received: Buffer[];
let ended: (how: 'whole' | 'cut') => void;

beforeAll(async () => {
  const app = express();
  app.use((given, response, next) => boundBodies(given as ApiRequest, response, next));
  app.use((request) => {
    request.on('data', (piece: Buffer) => received.push(piece));
    request.once('end', () => ended('whole'));
    request.once('close', () => ended('cut'));
    request.on('error', () => ended('cut'));
  });
  server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** @returns whether the body arrived, in how many pieces, and its length */
async function send(pieceBytes: number, count: number): Promise<{ how: string; pieces: number; bytes: number }> {
  received = [];
  const end = new Promise<'whole' | 'cut'>((resolve) => (ended = resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined); // it is cut while it sends
  const piece = `${pieceBytes.toString(16)}\r\n${'x'.repeat(pieceBytes)}\r\n`;
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(count)}0\r\n\r\n`);
  const how = await end;
  client.destroy();
  return { how, pieces: received.length, bytes: received.reduce((sum, { length }) => sum + length, 0) };
}

test('a body of 200,000 pieces of one byte is cut long before its end', async () => {
  const { how, pieces } = await send(1, 200_000);
  expect(how).toBe('cut');
  expect(pieces).toBeLessThan(15_000);
});

test.each([
  [1, 900],
  [300, 4_000],
  [16_384, 70],
])('a body of pieces of %i bytes, %i of them, arrives', async (bytes, count) => {
  expect(await send(bytes, count)).toMatchObject({ how: 'whole', bytes: bytes * count });
});

test('a body that is far too large is cut, whoever reads it', async () => {
  const { how, bytes } = await send(16_384, 1_000);
  expect(how).toBe('cut');
  expect(bytes).toBeLessThan(2_000_000);
});

describe('the pace of a body', () => {
  const pace = { graceMs: 200, everyMs: 20 };
  /** Sends pieces one after the other. Returns how the request of such a client ends. */
  async function paced(write: (client: Socket) => void): Promise<string> {
    const slow = createServer((request, response) => {
      demandPace(request, pace);
      request.resume().once('end', () => response.end('whole'));
    });
    await once(slow.listen(0, '127.0.0.1'), 'listening');
    const client = connect((slow.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined); // a cut may reset the connection
    const closed = once(client, 'close');
    client.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 40000\r\n\r\n');
    write(client);
    let answer = '';
    client.on('data', (piece) => (answer += String(piece)));
    await closed;
    slow.close();
    return answer;
  }

  test('one of which nothing comes is cut', async () => {
    expect(await paced(() => undefined)).toBe('');
  });

  test('one of which a byte comes now and then is cut', async () => {
    let drip: NodeJS.Timeout | undefined;
    expect(await paced((client) => (drip = setInterval(() => client.write('x'), 10)))).toBe('');
    clearInterval(drip);
  });

  test('one whose sender left before it is read is not followed', async () => {
    const left = new Promise<string[]>((resolve) => {
      server.once('request', (request: IncomingMessage) => {
        request.once('close', () => {
          const timers = watchTimers();
          demandPace(request, pace);
          resolve(timers.left());
          timers.stop();
        });
      });
    });
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 40000\r\n\r\n', () => client.destroy());
    expect(await left).toEqual([]);
  });

  test('one that takes longer, at a fair pace, arrives', async () => {
    const startMs = performance.now();
    let sent = 0;
    const answer = await paced((client) => {
      const steps = setInterval(() => {
        client.write('x'.repeat(4_000));
        sent += 4_000;
        if (sent === 40_000) clearInterval(steps);
      }, 50);
    });
    expect(answer).toContain('whole');
    expect(performance.now() - startMs).toBeGreaterThan(2 * pace.graceMs);
  });
});

describe('the rest of a body whose request is answered', () => {
  /**
   * A body that is larger than the limit for unneeded bodies. Sending its pieces takes longer than the interval of
   * the check.
   */
  const [pieceBytes, pieces] = [200_000, 20];

  async function sentTo(status: number, type: string, isPerson: boolean): Promise<'read' | 'cut'> {
    const app = express();
    app.use((given, response, next) => {
      const request = given as ApiRequest;
      if (isPerson) request.actor = { personId: 'p-1' } as Actor;
      boundBodies(request, response, next);
    });
    app.use((_request, response) => void response.status(status).end());
    const answering = createServer(app);
    await once(answering.listen(0, '127.0.0.1'), 'listening');
    const client = connect((answering.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined); // it is cut while it sends
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${pieceBytes * pieces}\r\n\r\n`);
    for (let nth = 0; nth < pieces && !client.destroyed; nth += 1) {
      client.write('x'.repeat(pieceBytes));
      await pause(20);
    }
    const how = client.destroyed ? 'cut' : 'read';
    client.destroy();
    answering.closeAllConnections();
    answering.close();
    return how;
  }

  const file = 'application/octet-stream';
  test.each([
    ['a file of a person is read, so that they see why it was refused', 422, file, true, 'read'],
    ['a file of nobody is cut', 401, file, false, 'cut'],
    ['a file of a person who sends too many is cut', 429, file, true, 'cut'],
    ['anything else of a person is cut', 422, 'application/json', true, 'cut'],
  ] as const)('%s', async (_what, status, type, isPerson, how) => {
    expect(await sentTo(status, type, isPerson)).toBe(how);
  });
});
