import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { llmFetch } from './llm-fetch.js';

const [json, stream] = ['application/json', 'text/event-stream; charset=utf-8'];
const completion = JSON.stringify({ choices: [{ message: { content: 'Ada Kak, [hitam, putih], {1, 2}. '.repeat(20_000) } }] });
const event = `data: ${JSON.stringify({ choices: [{ delta: { content: 'a' } }] })}\n\n`;
const answers: Record<string, { readonly status?: number; readonly type: string; readonly body: string }> = {
  '/completion': { type: json, body: completion },
  '/lists': { type: json, body: `{"choices":[${'[],'.repeat(100_000)}[]]}` },
  '/nested': { type: json, body: '['.repeat(200_000) },
  '/stream': { type: stream, body: event.repeat(20_000) },
  '/stream-of-lists': { type: stream, body: `${event}data: [${'1,'.repeat(100_000)}1]\n\n` },
  '/stream-of-many-lists': { type: stream, body: `data: {"choices":[${'{},'.repeat(30_000)}{}]}\n\n`.repeat(80) },
  '/error': { status: 400, type: json, body: JSON.stringify({ error: { message: 'x'.repeat(2_000_000) } }) },
};
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { body, status = 200, type } = answers[request.url!]!;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const textOf = async (path: string): Promise<string> => (await llmFetch(`${base}${path}`)).text();

test.each(['/completion', '/stream'])('a long answer is read whole: %s', async (path) => {
  expect(await textOf(path)).toBe(answers[path]!.body);
});

test.each(['/lists', '/nested', '/stream-of-lists', '/stream-of-many-lists'])(
  'an answer of very many values is not parsed: %s',
  async (path) => {
    await expect(textOf(path)).rejects.toThrow(SyntaxError);
  },
);

test('of a long error the beginning is read', async () => {
  expect((await textOf('/error')).length).toBe(100_000);
});
