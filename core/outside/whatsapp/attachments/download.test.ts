import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { download } from './download.js';

/* Answers of WhatsApp's file servers. every-service.test.ts covers the properties that all services share. */

let server: Server;
let status: number;
let body: Buffer;
let headers: IncomingHttpHeaders;
/** The first piece has arrived. */
let begun: PromiseWithResolvers<void>;

beforeAll(async () => {
  server = createServer((request, response) => {
    ({ headers } = request);
    response.writeHead(status);
    if (body.length === 0) return void response.end();
    // in two pieces, as long files come
    response.write(body.subarray(0, body.length / 2));
    void begun.promise.then(() => response.end(body.subarray(body.length / 2)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The number of bytes, or the error. */
async function fetched(answer: number, bytes = 10): Promise<number | string> {
  [status, body, begun] = [answer, Buffer.alloc(bytes), Promise.withResolvers()];
  let length = 0;
  try {
    const limits = { maxBytes: 1_000, signal: new AbortController().signal };
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/file`);
    for await (const piece of download(url, limits)) {
      length += piece.length;
      begun.resolve();
    }
    return length;
  } catch (error) {
    return (error as Error).name;
  }
}

test.each([
  [200, 10],
  [400, 'AttachmentGoneError'],
  [403, 'AttachmentGoneError'],
  [404, 'AttachmentGoneError'],
  [409, 'AttachmentGoneError'],
  [408, 'AttachmentUnreachableError'],
  [410, 'AttachmentGoneError'],
  [428, 'AttachmentGoneError'],
  [429, 'AttachmentUnreachableError'],
  [499, 'AttachmentGoneError'],
  [500, 'AttachmentUnreachableError'],
  [507, 'AttachmentUnreachableError'],
])('the answer %s: %s', async (answer, outcome) => {
  expect(await fetched(answer)).toBe(outcome);
});

test.each([
  ['of the largest size is read', 1_000, 1_000],
  ['that is a byte larger is not', 1_001, 'AttachmentGoneError'],
  ['of nothing is read', 0, 0],
])('a file %s', async (_what, bytes, outcome) => {
  expect(await fetched(200, bytes)).toBe(outcome);
});

test('the servers are asked as WhatsApp’s own page asks them', async () => {
  await fetched(200);
  expect(headers['origin']).toBe('https://web.whatsapp.com');
});
