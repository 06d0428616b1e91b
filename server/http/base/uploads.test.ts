import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { UploadError } from './read-upload.js';
import { inUploadTurn, withUploadedPhoto } from './uploads.js';

/* A real server. The path of a request is the account that sends it. */
let server: Server;
let begun: string[] = [];
let failed: unknown[] = [];
const clients: Socket[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const account = request.url!;
    const receive = async (): Promise<void> => {
      begun.push(account);
      await once(request.resume(), 'end');
      response.end('received');
    };
    const work =
      account === '/photo'
        ? withUploadedPhoto(account, request, async (bytes) => void response.end(`${bytes.length} bytes`))
        : inUploadTurn(account, request, receive);
    work.catch((error: unknown) => failed.push(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Begins a body of ten bytes. */
async function begin(account: string): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  const arrived = once(server, 'request');
  client.write(`POST ${account} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n12345`);
  await arrived;
  return client;
}

async function end(client: Socket): Promise<string> {
  client.write('67890');
  let answer = '';
  for await (const piece of client) answer += String(piece);
  return answer.split('\r\n\r\n')[1] ?? '';
}

test('a picture is passed on whole', async () => {
  expect(await end(await begin('/photo'))).toContain('10 bytes');
});

test('of many uploads of one account a few are read, and those of another account at once', async () => {
  begun = [];
  const many: Socket[] = [];
  for (let nth = 0; nth < 10; nth += 1) many.push(await begin('/many'));
  expect(begun).toEqual(['/many', '/many', '/many']);
  expect(await end(await begin('/other'))).toContain('received');
  const answers = await Promise.all(many.map(end));
  expect(answers.filter((one) => one.includes('received'))).toHaveLength(10);
});

test('one that was waiting when its sender left is not read', async () => {
  [begun, failed] = [[], []];
  const [first, ...others] = [await begin('/left'), await begin('/left'), await begin('/left')];
  const waiting = await begin('/left');
  waiting.destroy();
  await new Promise<void>((resolve) => {
    const look = (): void => void (failed.length > 0 ? resolve() : setImmediate(look));
    look();
  });
  expect(failed).toEqual([new UploadError('broken')]);
  await Promise.all([first!, ...others].map(end));
  expect(begun).toHaveLength(3);
});
