import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { recordedLog } from '../../../../test/support/recorded-log.js';
import { Attachments } from './attachments.service.js';

/*
 * Which files of leads are fetched from WhatsApp, and which error is thrown when a server does not deliver a file.
 */

let server: Server;
let base: string;
let status: number;
let requests: number;
let log: ReturnType<typeof recordedLog>;
let attachments: Attachments;

beforeAll(async () => {
  server = createServer((_request, response) => {
    requests += 1;
    if (status > 0) response.writeHead(status).end('x');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [requests, log] = [0, recordedLog()];
  attachments = new Attachments({ WHATSAPP_URL: 'ws://127.0.0.1:1' }, log.log);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const mediaKey = Buffer.alloc(32, 1);
const message = (content: proto.IMessage): Uint8Array => proto.Message.encode(content).finish();
const photo = (more: object = {}) => message({ imageMessage: { mediaKey, url: `${base}/file`, ...more } });
const never = new AbortController().signal;
const fetched = (of: Uint8Array, signal = never): Promise<string> =>
  attachments.fetch(of, { maxBytes: 1_000, signal }).then(
    () => 'fetched',
    (error: Error) => error.name,
  );
const events = () => log.lines.map(({ event, level }) => [level, event].join(' '));

test.each<[string, proto.IMessage, number | null]>([
  ['a photo', { imageMessage: { mediaKey, fileLength: 1_234 } }, 1_234],
  ['a film', { videoMessage: { mediaKey, fileLength: 5 } }, 5],
  ['a voice note', { audioMessage: { mediaKey, fileLength: 6 } }, 6],
  ['a document', { documentMessage: { mediaKey, fileLength: 7 } }, 7],
  ['a sticker', { stickerMessage: { mediaKey, fileLength: 8 } }, 8],
  ['a photo that says nothing', { imageMessage: { mediaKey } }, null],
  ['a photo without a key', { imageMessage: { fileLength: 9 } }, null],
  ['a text', { conversation: 'halo' }, null],
])('the size that the sender of %s declares', (_what, content, bytes) => {
  expect(attachments.declaredBytes(message(content))).toBe(bytes);
});

test.each<[string, () => Uint8Array]>([
  ['no attachment', () => message({ conversation: 'halo' })],
  ['no key', () => message({ imageMessage: { url: `${base}/file` } })],
  ['an address elsewhere', () => photo({ url: 'https://evil.example/file' })],
])('a message with %s asks nobody', async (_what, of) => {
  expect([await fetched(of()), requests]).toEqual(['AttachmentGoneError', 0]);
});

test('this machine is WhatsApp only where WhatsApp itself runs on it', async () => {
  status = 200;
  attachments = new Attachments({ WHATSAPP_URL: 'wss://web.whatsapp.com/ws/chat' }, log.log);
  expect([await fetched(photo()), requests]).toEqual(['AttachmentGoneError', 0]);
});

test('servers that do not deliver are one line, and the first answer after it another, also one that a file is gone', async () => {
  for (const answer of [503, 429, 503]) {
    status = answer;
    expect(await fetched(photo())).toBe('AttachmentUnreachableError');
  }
  expect(events()).toEqual(['warn attachments.unreachable']);
  for (const answer of [404, 404]) {
    status = answer;
    expect(await fetched(photo())).toBe('AttachmentGoneError');
  }
  expect(events()).toEqual(['warn attachments.unreachable', 'info attachments.reachable']);
  status = 503;
  await fetched(photo());
  expect(events()).toHaveLength(3);
});

test.each([
  ['A reader who leaves says nothing about the servers', (signal: AbortController) => signal.abort(), []],
  [
    'a time limit does',
    (signal: AbortController) => signal.abort(new DOMException('late', 'TimeoutError')),
    ['warn attachments.unreachable'],
  ],
])('%s', async (_what, end, expected) => {
  status = 0;
  const reader = new AbortController();
  const fetching = fetched(photo(), reader.signal);
  await once(server, 'request');
  end(reader);
  await fetching;
  expect(events()).toEqual(expected);
});

test('a file that is not what its description says is gone', async () => {
  status = 200;
  expect([await fetched(photo()), events()]).toEqual(['AttachmentGoneError', []]);
});
