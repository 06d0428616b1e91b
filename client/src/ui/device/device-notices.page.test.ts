import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ids } from '../../app/walk/answers/ids.js';
import { noticePermission, showOnDevice } from './device-notices.js';

/* Notices on the device itself, in browsers with and without a service worker. */

let permission: NotificationPermission;
let worker: object | undefined;
let isPushed: boolean | 'unknown';
let shown: [by: 'page' | 'worker', title: string, options: NotificationOptions][];

class PageNotification {
  static get permission(): NotificationPermission {
    return permission;
  }
  constructor(title: string, options: NotificationOptions) {
    shown.push(['page', title, options]);
  }
}
const notice = { id: ids.oldNotice, kind: 'closing', title: 'Closing baru', body: '2 Kaos', path: '/closing' } as const;
const serviceWorker = () => ({
  showNotification: async (title: string, options: NotificationOptions) => void shown.push(['worker', title, options]),
  pushManager: {
    getSubscription: async () => {
      if (isPushed === 'unknown') throw new Error('no push service');
      return isPushed ? {} : null;
    },
  },
});

beforeEach(() => {
  [permission, worker, isPushed, shown] = ['granted', undefined, false, []];
  Object.assign(window, { Notification: PageNotification });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => worker } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/**
 * The `tag` shows a notice of several windows only once. The `path` is the page that a press on the notification
 * opens.
 */
const options = expect.objectContaining({ body: '2 Kaos', tag: ids.oldNotice, data: { path: '/closing' } });

test.each([
  ['a page without a worker', false, false, [['page', 'Closing baru', options]]],
  ['a page with a worker', true, false, [['worker', 'Closing baru', options]]],
  ['a device to which the server pushes', true, true, []],
  ['a device that cannot tell whether it gets pushes', true, 'unknown', [['worker', 'Closing baru', options]]],
] as const)('%s shows a notice once', async (_what, hasWorker, pushed, expected) => {
  worker = hasWorker ? serviceWorker() : undefined;
  isPushed = pushed;
  await showOnDevice(notice);
  expect(shown).toEqual(expected);
});

test.each([
  ['denied', notice],
  ['default', notice],
  ['granted', { ...notice, kind: 'test' }],
] as const)('with the permission %s, and %j, nothing is shown', async (given, told) => {
  permission = given;
  await showOnDevice(told);
  expect(shown).toEqual([]);
});

test('a browser without notices says so, and shows none', async () => {
  Reflect.deleteProperty(window, 'Notification');
  expect(noticePermission()).toBe('unsupported');
  await showOnDevice(notice);
  expect(shown).toEqual([]);
});
