import { beforeEach, expect, test } from '@jest/globals';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PackageView } from '#contracts/http/account/auth';
import * as install from '../features/device/install-offer.js';
import * as payment from '../features/payment/payment-window-store.js';
import * as bots from '../state/bots.js';
import * as session from '../state/session.js';
import { readToken } from '../state/token.js';
import * as toasts from '../ui/feedback/toast-store.js';

/*
 * Stores outside of React. A store that does not call its listeners leaves an old value on the screen. A store that returns a
 * new object at each read makes React render without end.
 */

/** jsdom has no `matchMedia`: the panel is open in a browser tab. */
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
install.keepInstallOffer();

interface Change {
  /** Steps that run before the change. */
  readonly given?: () => unknown;
  readonly change: () => unknown;
}

interface Store {
  readonly file: string;
  readonly module: object;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => unknown;
  /**
   * The changes, by the name of the exported function. A change that comes from the browser has a description as its
   * key.
   */
  readonly changes: Readonly<Record<string, Change>>;
  /**
   * Exported functions that do not change the value of `read`. A comment gives the reason where the name does not
   * show it.
   */
  readonly others: readonly string[];
}

const serious = () => toasts.notify('Bot terputus', { id: '1', level: 'serious', path: '/bot' });
const offer = () => {
  const event = { prompt: async () => undefined, userChoice: Promise.resolve({ outcome: 'dismissed' }) };
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), event));
};
const shop: PackageView = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: null };
const pays = () => void payment.payByLink('https://bayar.id/1', async () => null);
const login = { token: 'token', fullName: 'Sari', username: 'sari', package: shop, userId: 'sari' };

const stores: Readonly<Record<string, Store>> = {
  toasts: {
    file: 'ui/feedback/toast-store.ts',
    module: toasts,
    subscribe: toasts.subscribeToasts,
    read: toasts.readToasts,
    changes: {
      notify: { change: () => toasts.notify('Disimpan') },
      dismissNotices: { given: serious, change: () => toasts.dismissNotices(new Set(['1'])) },
      dismissToast: { given: () => toasts.notify('Disimpan'), change: () => toasts.dismissToast(toasts.readToasts()[0]!.id) },
      dismissOldToasts: { given: () => toasts.notify('Disimpan'), change: () => toasts.dismissOldToasts(performance.now() + 60_000) },
      dismissAllToasts: { given: serious, change: () => toasts.dismissAllToasts() },
      setOpenPlace: { given: serious, change: () => toasts.setOpenPlace('/bot') },
    },
    others: ['isSerious', 'readToasts', 'subscribeToasts'],
  },
  'the payment in another tab': {
    file: 'features/payment/payment-window-store.ts',
    module: payment,
    subscribe: payment.subscribeOpenPayment,
    read: payment.readOpenPayment,
    changes: {
      payByLink: { change: pays },
      'its end': { given: pays, change: () => payment.readOpenPayment()!.end('closed') },
    },
    others: ['readOpenPayment', 'subscribeOpenPayment'],
  },
  'the offer to install the panel': {
    file: 'features/device/install-offer.ts',
    module: install,
    subscribe: install.subscribeInstallOffer,
    read: install.readInstallWay,
    changes: {
      'a prompt of the browser': { change: offer },
      'the panel is installed': { given: offer, change: () => window.dispatchEvent(new Event('appinstalled')) },
      declineInstall: { given: offer, change: () => install.declineInstall() },
      askInstall: { given: offer, change: () => install.askInstall() },
    },
    others: ['keepInstallOffer', 'readInstallWay', 'subscribeInstallOffer'],
  },
  'the shown bot': {
    file: 'state/bots.ts',
    module: bots,
    subscribe: bots.onBotsChange,
    read: () => bots.shownBot() ?? bots.knownBots(),
    changes: {
      showBot: { change: () => bots.showBot('bot') },
      storeBots: { change: () => bots.storeBots([{ botId: 'bot', accountId: 'bot', role: 'owner', phone: null }]) },
    },
    // `forgetBots` calls no listener, because the screens that show the login are about to unmount.
    others: [
      ...['addressIn', 'botToName', 'forgetBots', 'knownBots', 'nameInBot', 'olderNameInBot', 'onBotsChange'],
      ...['readAddress', 'rightsIn', 'shownBot', 'usualBot'],
    ],
  },
  'the stored login': {
    file: 'state/session.ts',
    module: session,
    subscribe: session.onSessionChange,
    read: session.sessionChanges,
    changes: {
      storeUserId: { change: () => session.storeUserId('sari') },
      storePackage: { change: () => session.storePackage(shop) },
      storeProfile: { change: () => session.storeProfile({ fullName: 'Sari', username: 'sari' }) },
      storeLogin: { change: () => session.storeLogin(login) },
    },
    others: [
      ...[
        'beginLeaving',
        'clearSession',
        'endSession',
        'followOtherTabs',
        'hasUserId',
        'isLeaving',
        'keepSessionDuring',
        'onSessionChange',
      ],
      ...['onSessionEnd', 'readPackage', 'readProfile', 'readUserId', 'sessionChanges', 'sessionRenewed', 'storeToken'],
    ],
  },
  'the end of the login': {
    file: 'state/session.ts',
    module: {},
    subscribe: session.onSessionEnd,
    read: readToken,
    changes: { endSession: { given: () => session.storeToken('token'), change: () => session.endSession() } },
    others: [],
  },
};

beforeEach(() => {
  localStorage.clear();
  toasts.dismissAllToasts();
  toasts.setOpenPlace(null);
  payment.readOpenPayment()?.end('closed');
  window.dispatchEvent(new Event('appinstalled'));
  bots.showBot(null);
});

const rows = Object.entries(stores).flatMap(([name, { changes, ...store }]) =>
  Object.entries(changes).map(([what, change]) => [name, what, store, change] as const),
);

test.each(rows)('%s: every listener is told of %s, and none that was removed', async (_name, _what, { subscribe, read }, one) => {
  await one.given?.();
  const before = read();
  expect(read()).toBe(before);
  const told = [0, 0, 0];
  /** The value that the first listener read when it was called. */
  let shown: unknown = before;
  const leave = told.map((_, at) =>
    subscribe(() => {
      told[at]! += 1;
      if (at === 0) shown = read();
    }),
  );
  leave[2]!();
  await one.change();
  const after = read();
  leave[0]!();
  leave[1]!();
  expect(after).not.toEqual(before);
  expect(read()).toBe(after);
  expect(shown).toBe(after);
  expect(told.map((times) => times > 0)).toEqual([true, true, false]);
});

test('every function of these stores is in the table', () => {
  for (const [name, { module, changes, others }] of Object.entries(stores)) {
    const listed = [...Object.keys(changes).filter((one) => one in module), ...others].toSorted();
    const functions = Object.entries(module).filter(([, exported]) => typeof exported === 'function');
    expect([name, listed]).toEqual([name, functions.map(([one]) => one).toSorted()]);
  }
});

test('every store with listeners is in the table', async () => {
  const client = fileURLToPath(new URL('..', import.meta.url));
  const files = (await readdir(client, { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const withListeners: string[] = [];
  for (const file of files)
    if (/\b\w*[lL]isteners\.add\(/.test(await readFile(`${client}/${file}`, 'utf8'))) withListeners.push(file.replaceAll('\\', '/'));
  expect(withListeners.toSorted()).toEqual([...new Set(Object.values(stores).map(({ file }) => file))].toSorted());
});
