import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import webPush from 'web-push';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

/* The push service's simulator against the library that senders use (RFC 8030, 8188, 8291, 8292), and against almost correct requests. */
let sandbox: SpawnedSandbox;
const own = webPush.generateVAPIDKeys();
const vapidDetails = { subject: 'mailto:dev@contoh.id', ...own };

beforeAll(async () => {
  sandbox = await spawnSandbox({ only: ['push'] });
});
afterAll(async () => expect(await sandbox.stop()).toBe(0));

const control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<any> =>
  sandbox.control(method, `/push${path}`, body);

let subscription: webPush.PushSubscription;
beforeEach(async () => {
  await control('DELETE', '/faults');
  subscription = await control('POST', '/subscriptions', { applicationServerKey: own.publicKey });
});

/** Sends the request that the library generates, after changing its headers as the test requires. */
async function send(text: string, options: webPush.RequestOptions = {}, change: Record<string, string | undefined> = {}): Promise<number> {
  const { headers, body, endpoint } = webPush.generateRequestDetails(subscription, text, { vapidDetails, TTL: 60, ...options });
  const changed = Object.entries({ ...headers, ...change }).filter(([name, value]) => value !== undefined && name !== 'Content-Length');
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: changed.map(([name, value]): [string, string] => [name, String(value)]),
    body: Buffer.from(body),
  });
  return answer.status;
}

const last = async () => (await control('GET', '/messages')).messages.at(-1);

test('a browser decrypts the library’s push', async () => {
  expect(await send('Halo 👋', { urgency: 'high', topic: 'abc' })).toBe(201);
  expect(await last()).toMatchObject({ text: 'Halo 👋', ttl: 60, urgency: 'high', topic: 'abc', status: 201 });
});

describe('a push service refuses', () => {
  test('a sender of another key', async () => {
    const other = { subject: vapidDetails.subject, ...webPush.generateVAPIDKeys() };
    expect(await send('x', { vapidDetails: other })).toBe(403);
  });

  test('a token that is for another service, over, too long, or changed', async () => {
    const token = (aud: string, exp: number) =>
      webPush.getVapidHeaders(aud, vapidDetails.subject, own.publicKey, own.privateKey, 'aes128gcm', exp).Authorization;
    const now = Math.floor(Date.now() / 1_000);
    const origin = new URL(subscription.endpoint).origin;
    expect(await send('x', {}, { Authorization: token('https://lain.contoh.id', now + 60) })).toBe(403);
    const good = token(origin, now + 60);
    expect(await send('x', {}, { Authorization: good })).toBe(201);
    const [head, claims, signature] = /t=([^,]+)/.exec(good)![1]!.split('.');
    const longer = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), exp: now + 90 })).toString(
      'base64url',
    );
    expect(await send('x', {}, { Authorization: `vapid t=${head}.${longer}.${signature}, k=${own.publicKey}` })).toBe(403);
    expect(await send('x', {}, { Authorization: undefined })).toBe(403);
  });

  test('a message without TTL, of an unknown encoding, with a bad topic or urgency, or too large', async () => {
    expect(await send('x', {}, { TTL: undefined })).toBe(400);
    expect(await send('x', {}, { 'Content-Encoding': 'aesgcm' })).toBe(415);
    expect(await send('x', {}, { Topic: 'x'.repeat(33) })).toBe(400);
    expect(await send('x', {}, { Urgency: 'soon' })).toBe(400);
    expect(await send('x'.repeat(4_090))).toBe(413);
  });

  test('a push that was encrypted for another browser', async () => {
    const stranger = createECDH('prime256v1');
    stranger.generateKeys();
    const foreign = { p256dh: stranger.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') };
    subscription = { ...subscription, keys: foreign };
    expect(await send('x')).toBe(400);
  });
});

test('a subscription that was ended is gone, one that never was is unknown', async () => {
  await control('DELETE', `/subscriptions/${subscription.endpoint.split('/').at(-1)}`);
  expect(await send('x')).toBe(410);
  subscription = { ...subscription, endpoint: `${subscription.endpoint.slice(0, -4)}none` };
  expect(await send('x')).toBe(404);
});

test('faults apply once, with the service’s Retry-After', async () => {
  await control('POST', '/faults', { next: [{ kind: 'throttled', retryAfter: '7' }, { kind: 'redirect' }] });
  const { headers, body, endpoint } = webPush.generateRequestDetails(subscription, 'x', { vapidDetails, TTL: 60 });
  const ask = () =>
    fetch(endpoint, { method: 'POST', headers: headers as Record<string, string>, body: Buffer.from(body), redirect: 'manual' });
  const first = await ask();
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await ask()).status).toBe(307);
  expect((await ask()).status).toBe(201);
});
