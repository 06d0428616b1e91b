import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import webPush from 'web-push';
import { WebPush } from './web-push.service.js';

/*
 * Requests to push services, and addresses that requests must not reach. Browsers supply the addresses of push
 * services, so they are untrusted.
 */

let server: Server;
let host: string;
let received: { url: string; headers: IncomingHttpHeaders }[];
let reply: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push({ url: request.url!, headers: request.headers });
    request.resume().on('end', () => reply(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  reply = (response) => void response.writeHead(201).end();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:admin@example.com' };
const browser = createECDH('prime256v1');
browser.generateKeys();
const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
const message = { payload: 'Halo', ttlSeconds: 60, urgency: 'high' as const, topic: 'lead' };
const open = new AbortController().signal;
interface Case {
  readonly allow?: string[];
  readonly privateKey?: string | undefined;
  readonly signal?: AbortSignal;
}
const send = (endpoint: string, { allow = [host], signal = open, ...more }: Case = {}) => {
  const config = { ...vapid, PUSH_ALLOW: allow, ...('privateKey' in more && { VAPID_PRIVATE_KEY: more.privateKey }) };
  return new WebPush(config).send({ endpoint, keys }, message, signal);
};

test('a message is signed, and its urgency, topic and life are told', async () => {
  expect(await send(`http://${host}/one`)).toEqual({ kind: 'accepted' });
  expect(received).toMatchObject([{ url: '/one', headers: { ttl: '60', urgency: 'high', topic: 'lead' } }]);
  expect(received[0]!.headers.authorization).toContain(publicKey);
});

test.each<[string, () => string, Case, object]>([
  ['without a private key', () => `http://${host}/`, { privateKey: undefined }, { kind: 'refused', why: 'no key' }],
  ['without encryption', () => 'http://push.example/', {}, { kind: 'gone', why: 'not encrypted' }],
  ['to this machine', () => `https://${host}/`, { allow: [] }, { kind: 'gone' }],
  ['into a private network', () => 'https://10.0.0.7/', { allow: [] }, { kind: 'gone', why: 'not public' }],
])('nothing is sent %s', async (_what, endpoint, settings, outcome) => {
  expect(await send(endpoint(), settings)).toMatchObject(outcome);
  expect(received).toEqual([]);
});

test('a lost connection and a caller who gives up are tried again later, with the cause', async () => {
  reply = (response) => void response.destroy();
  expect(await send(`http://${host}/`)).toEqual({ kind: 'later', retryAfterMs: null, why: 'ECONNRESET' });
  const giving = new AbortController();
  reply = () => giving.abort();
  expect(await send(`http://${host}/`, { signal: giving.signal })).toEqual({ kind: 'later', retryAfterMs: null, why: 'late' });
  expect(received).toHaveLength(2);
});

test('a service that does not answer in time is tried again later', async () => {
  const time = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  reply = () => time.abort();
  try {
    expect(await send(`http://${host}/`)).toEqual({ kind: 'later', retryAfterMs: null, why: 'late' });
    expect(timeout.mock.calls).toEqual([[10_000]]);
  } finally {
    timeout.mockRestore();
  }
});

test('the public key is offered to browsers when the operator has set one', () => {
  const settings = { PUSH_ALLOW: [], VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined };
  expect(new WebPush({ ...settings, VAPID_PUBLIC_KEY: publicKey }).publicKey).toBe(publicKey);
  expect(new WebPush({ ...settings, VAPID_PUBLIC_KEY: undefined }).publicKey).toBeNull();
});
