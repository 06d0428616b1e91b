import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { packageOfShop, person } from '../../app/walk/answers/account-answers.js';
import { storeLogin } from '../../state/session.js';
import { allowNotices } from './allow-notices.js';
import { turnOffPush, turnOnPush } from './push-device.js';

/*
 * Replaces the browser's push service, which jsdom lacks. It has one subscription at a time. `told` records the calls
 * in order.
 */
let told: string[] = [];
let permission: NotificationPermission = 'granted';
let isReached = true;
/** The application server key for pushes. Null when the server has none. */
let serverKey: string | null = 'key';
let subscribed: object | null = null;

const subscription = (key: string) => ({
  toJSON: () => ({ endpoint: `https://push.contoh.id/${key}`, keys: { p256dh: 'a', auth: 'b' } }),
  unsubscribe: async () => {
    told.push('unsubscribed');
    subscribed = null;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => subscribed,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (!isReached) throw new Error('no push service');
    if (subscribed) throw new Error('there is a subscription with another key');
    told.push(`subscribed with ${applicationServerKey}`);
    return (subscribed = subscription(applicationServerKey));
  },
};

beforeEach(() => {
  [told, permission, isReached, subscribed, serverKey] = [[], 'granted', true, null, 'key'];
  const worker = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: worker, getRegistration: async () => worker } });
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission: async () => permission } });
  globalThis.fetch = async (address, init) => {
    const path = typeof address === 'string' ? address : address instanceof URL ? address.pathname : address.url;
    told.push(`${init?.method} ${path}`);
    const push = serverKey === null ? null : { key: serverKey, here: false };
    return Response.json(path.endsWith('/settings') ? { switches: [], number: '', email: '', push } : { success: true });
  };
  storeLogin({ ...person, token: 'token', package: packageOfShop });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a subscription of an earlier key or login ends before the new one begins, and the server gets the new one', async () => {
  subscribed = subscription('old');
  expect(await turnOnPush('new')).toBeNull();
  expect(told).toEqual(['unsubscribed', 'subscribed with new', 'POST /api/notices/device']);
});

test('each failure has its reason, and the server hears of none', async () => {
  permission = 'denied';
  expect(await turnOnPush('key')).toBe('denied');
  permission = 'granted';
  isReached = false;
  expect(await turnOnPush('key')).toBe('unavailable');
  Reflect.deleteProperty(window, 'PushManager');
  expect(await turnOnPush('key')).toBe('unsupported');
  expect(told).toEqual([]);
});

test('switched off, it ends on the server first, then in the browser', async () => {
  subscribed = subscription('key');
  await turnOffPush();
  expect(told).toEqual(['DELETE /api/notices/device', 'unsubscribed']);
});

const on = '✅ Notifikasi menyala di perangkat ini.';
const settings = 'GET /api/notices/settings';

test.each([
  ['pushes of the server', 'granted', 'key', [settings, 'subscribed with key', 'POST /api/notices/device'], on],
  ['a server that pushes nothing', 'granted', null, [settings], on],
  ['a browser that refuses', 'denied', 'key', [], 'Notifikasi tidak diizinkan. Anda dapat mengubahnya di pengaturan browser.'],
] as const)('an owner who wants notices, with %s', async (...[, given, key, does, words]) => {
  [permission, serverKey] = [given, key];
  expect(await allowNotices()).toBe(words);
  expect(told).toEqual(does);
});

test('a browser without pushes shows notices while the panel is open', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  expect(await allowNotices()).toBe(on);
  expect(told).toEqual([settings]);
});
