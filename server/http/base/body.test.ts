import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { limits } from '#contracts/values/limits';
import { AppError } from '#core/platform/errors/app-error';
import { readBody } from './body.js';

/* Which bodies reach a route, and in which form. */

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(readBody());
  app.use((given: Request, response: Response) => void response.json({ body: (given.body as unknown) ?? null }));
  app.use((error: AppError | { status: number }, _request: Request, response: Response, _next: NextFunction) => {
    response.json({ refused: error instanceof AppError ? error.code : error.status });
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Sent {
  readonly line?: string;
  readonly type?: string;
  readonly body?: string;
  /** True to send the body in chunks, without a length in the header. */
  readonly inPieces?: boolean;
}

async function answerTo({ line = 'POST /things', type, body = '', inPieces = false }: Sent): Promise<unknown> {
  const [method, path] = line.split(' ');
  const { port } = server.address() as AddressInfo;
  const headers = { ...(type && { 'content-type': type }), ...(!inPieces && { 'content-length': Buffer.byteLength(body) }) };
  const sending = request({ port, method, path, headers });
  if (inPieces) sending.write(body);
  sending.end(inPieces ? undefined : body);
  const [response] = (await once(sending, 'response')) as [AsyncIterable<Buffer>];
  let text = '';
  for await (const piece of response) text += String(piece);
  return JSON.parse(text);
}

const json = 'application/json';
const file = 'application/octet-stream';
const read = (body: unknown) => ({ body });
const refused = (why: unknown) => ({ refused: why });

test.each<[string, Sent, object]>([
  ['JSON', { type: json, body: '{"a":[1,"x"]}' }, read({ a: [1, 'x'] })],
  ['JSON with its encoding', { type: `${json}; charset=utf-8`, body: '{"a":1}' }, read({ a: 1 })],
  ['a JSON text alone', { type: json, body: '"halo"' }, read('halo')],
  ['nothing', { line: 'GET /things' }, read(null)],
  ['nothing, of a type', { type: 'text/plain' }, read(null)],
  ['a text', { type: 'text/plain', body: 'halo' }, refused('not_json')],
  ['a text of unknown length', { type: 'text/plain', body: 'halo', inPieces: true }, refused('not_json')],
  ['a form', { type: 'application/x-www-form-urlencoded', body: 'a=1' }, refused('not_json')],
  ['what has no type', { body: '{"a":1}' }, refused('not_json')],
  ['broken JSON', { type: json, body: '{"a":' }, refused(400)],
  ['a text that Postgres cannot store', { type: json, body: '{"a":"x\\u0000"}' }, refused('bad_character')],
  ['an address that Postgres cannot store', { line: 'GET /things?q=a%00' }, refused('bad_character')],
  ['half of an emoji', { type: json, body: '{"a":"x\\ud83d"}' }, read({ a: 'x\ufffd' })],
  ['half of an emoji in a text alone', { type: json, body: '"x\\ud83d"' }, read('x\ufffd')],
  [
    'half as many values as may be',
    { type: json, body: `[${'1,'.repeat(limits.bodyValues / 2)}1]` },
    expect.objectContaining({ body: expect.any(Array) }),
  ],
  ['more values', { type: json, body: `[${'[],'.repeat(limits.bodyValues)}[]]` }, refused('too_large')],
  ['a body that is too large', { type: json, body: `"${'x'.repeat(limits.bodyBytes)}"` }, refused(413)],
])('%s', async (_what, sent, answer) => {
  expect(await answerTo(sent)).toEqual(answer);
});

test.each<[string, string, string, object]>([
  ['a photo', 'POST /photos', file, read(null)],
  ['a photo for a lead', 'POST /chat/contacts/628111/photos', file, read(null)],
  ['a file for a lead of a named bot', 'POST /bots/b-1/chat/contacts/628111/files', file, read(null)],
  ['products of a named bot', 'POST /bots/b-1/products/import', file, read(null)],
  ['products whose import is undone', 'POST /products/import/7/undo', file, refused('not_json')],
  ['a photo under a longer path', 'POST /photos/links', file, refused('not_json')],
  ['a photo by another method', 'PUT /photos', file, refused('not_json')],
  ['a file for an empty contact id', 'POST /chat/contacts//files', file, refused('not_json')],
  ['a text in the place of a photo', 'POST /photos', 'text/plain', refused('not_json')],
])('a file is left to its route: %s', async (_what, line, type, answer) => {
  expect(await answerTo({ line, type, body: 'bytes' })).toEqual(answer);
});
