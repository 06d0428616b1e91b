import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { helperVersion, type HelperAttempt } from '#contracts/values/passkey-helper';
import type { HelperOrder } from './messages.rules.js';

/* Tests the background script from the owner's start to the panel's answer. The fake browser records every call. */

class Event<Given extends unknown[] = []> {
  private readonly listeners: ((...given: Given) => unknown)[] = [];
  addListener(listener: (...given: Given) => unknown): void {
    this.listeners.push(listener);
  }
  tell(...given: Given): unknown[] {
    return this.listeners.map((listener) => listener(...given));
  }
}

const [panelTab, whatsappTab] = [11, 77];
const panel = 'https://panel.example';
let calls: unknown[][];
let origins: string[];
let registered: string[];
let openPanels: number[];
let whatsapp: { status: string; url: string };
/** Result of the passkey request that the fake browser runs in WhatsApp's page. */
let asked: object | undefined;
let answers: () => Promise<Response>;
/** Names of the browser functions that must fail. */
let broken: Set<string>;

const note = async <Result>(name: string, given: unknown[], result?: Result): Promise<Result> => {
  calls.push([name, ...given]);
  if (broken.has(name)) throw new Error(`${name} failed`);
  return result as Result;
};
const [onInstalled, onStartup, onAdded, onRemoved] = [new Event(), new Event(), new Event(), new Event()];
const onMessage = new Event<[message: unknown, sender: object, reply: (value: unknown) => void]>();
const onUpdated = new Event<[tabId: number, change: object, tab: object]>();
const browser = {
  runtime: { id: 'helper', onMessage, onInstalled, onStartup },
  permissions: { getAll: async () => ({ origins }), onAdded, onRemoved },
  tabs: {
    create: (wanted: object) => note('create', [wanted], { id: whatsappTab }),
    get: async () => whatsapp,
    query: async () => openPanels.map((id) => ({ id })),
    update: (...given: unknown[]) => note('update', given),
    remove: (...given: unknown[]) => note('remove', given),
    sendMessage: (...given: unknown[]) => note('sendMessage', given),
    onUpdated,
  },
  scripting: {
    executeScript: ({ target, files, args }: { target: { tabId: number }; files?: string[]; args?: unknown[] }) =>
      note(files ? 'inject' : 'askPasskey', [target.tabId, ...(files ?? [args?.[0]])], files ? undefined : [{ result: asked }]),
    getRegisteredContentScripts: async () => registered.map((id) => ({ id })),
    unregisterContentScripts: (given: object) => note('unregister', [given]),
    registerContentScripts: ([{ matches }]: [{ matches: string[] }]) => note('register', [matches]),
  },
};
const usualFetch = globalThis.fetch;
Object.assign(globalThis, { chrome: browser });
// its types are those of a browser
const script = './background.js';
await import(script);
afterAll(() => {
  Object.assign(globalThis, { chrome: undefined, fetch: usualFetch });
});

beforeEach(() => {
  [calls, registered, openPanels, broken] = [[], [], [], new Set()];
  origins = [`${panel}/*`];
  whatsapp = { status: 'loading', url: 'about:blank' };
  asked = { assertion: { id: 'passkey' } };
  answers = async () => new Response('{}', { status: 200 });
  globalThis.fetch = jest.fn((...given: Parameters<typeof fetch>) => (note('fetch', given.slice(0, 1)), answers()));
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const until = (ms: number) => new Date(Date.now() + ms).toISOString();
const attempt = (more: Partial<HelperAttempt> = {}): HelperAttempt => ({
  ...{ token: 'a'.repeat(43), until: until(60_000), owner: 'Sari', phone: '628111222333' },
  options: { challenge: 'challenge', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' },
  ...more,
});
const order = (more: Partial<HelperAttempt> = {}): HelperOrder => ({ attempt: attempt(more), panel, panelTab });

/**
 * Sends a message to the background script, as another script of the helper would. Returns the reply, or undefined
 * when the background script ignored the message.
 */
async function says(message: unknown, tab: number, more: object = {}): Promise<unknown> {
  const url = tab === panelTab ? `${panel}/bot` : 'https://web.whatsapp.com/';
  const sender = { id: 'helper', frameId: 0, url, tab: { id: tab }, ...more };
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const [isTaken] = onMessage.tell(message, sender, resolve);
  return isTaken === true ? promise : undefined;
}
const starts = (more: Partial<HelperAttempt> = {}, sender: object = {}) =>
  says({ kind: 'start', attempt: attempt(more) }, panelTab, sender);
const loads = async (status: string, url = 'https://web.whatsapp.com/') => {
  onUpdated.tell(whatsappTab, {}, { status, url });
  await settled();
};
const named = (...names: string[]) => calls.filter(([name]) => names.includes(String(name)));

test('a start opens WhatsApp’s page; once it has loaded, the confirmation is shown in it, once', async () => {
  expect(await starts()).toEqual({ isStarted: true });
  expect(named('create')).toEqual([['create', { url: 'https://web.whatsapp.com/' }]]);
  await loads('complete', 'about:blank');
  await loads('loading');
  expect(named('inject', 'sendMessage')).toEqual([]);
  await loads('complete');
  await loads('complete');
  expect(named('inject')).toEqual([['inject', whatsappTab, 'whatsapp-page.js']]);
  expect(named('sendMessage')).toEqual([['sendMessage', whatsappTab, expect.objectContaining({ panel, panelTab })]]);
});

test('a page that has loaded before the tab is known shows the confirmation as well', async () => {
  whatsapp = { status: 'complete', url: 'https://web.whatsapp.com/' };
  await starts();
  expect(named('inject')).toHaveLength(1);
});

test.each([
  ['an attempt that is over', { until: until(-1) }, {}],
  ['an attempt for another site', { options: { ...attempt().options, rpId: 'bank.example' } }, {}],
  ['a panel that was not granted', {}, { url: 'https://other.example/bot' }],
])('%s is not started', async (_what, more, sender) => {
  expect(await starts(more, sender)).toEqual({ isStarted: false });
  expect(calls).toEqual([]);
});

test.each([
  ['of another extension', { id: 'other' }],
  ['of a frame inside a page', { frameId: 1 }],
  ['without a tab', { tab: undefined }],
])('a message %s is not taken', async (_what, sender) => {
  expect(await starts({}, sender)).toBeUndefined();
  expect(calls).toEqual([]);
});

test('a page in which nothing can be shown ends the attempt at the panel', async () => {
  await starts();
  broken.add('inject');
  await loads('complete');
  expect(named('sendMessage')).toEqual([['sendMessage', panelTab, { why: 'unreachable' }]]);
});

test('what the owner agreed to is asked, brought to the panel, and the owner returns there', async () => {
  expect(await says({ kind: 'agreed', order: order() }, whatsappTab)).toEqual({ why: null });
  expect(calls).toEqual([
    ['askPasskey', whatsappTab, attempt().options],
    ['fetch', `${panel}/api/bot/passkey/answer`],
    ['update', panelTab, { active: true }],
    ['remove', whatsappTab],
  ]);
  const [, init] = (globalThis.fetch as jest.Mock<typeof fetch>).mock.calls[0]!;
  expect(JSON.parse(init!.body as string)).toEqual({ token: 'a'.repeat(43), helper: helperVersion, assertion: { id: 'passkey' } });
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
});

const answered = (status: number, body: string) => async () => new Response(body, { status });
const failures: [string, string, () => unknown, boolean][] = [
  ['the browser’s refusal', 'NotAllowedError', () => (asked = { failure: 'NotAllowedError' }), false],
  ['no result', 'UnknownError', () => (asked = undefined), false],
  ['the panel’s refusal', 'Sudah lewat', () => (answers = answered(410, '{"error":"Sudah lewat"}')), true],
  ['an answer of something else', 'unreachable', () => (answers = answered(502, '<html>')), true],
  ['an answer without words', 'unreachable', () => (answers = answered(400, '{}')), true],
  ['a panel that is away', 'unreachable', () => (answers = () => Promise.reject(new TypeError('away'))), true],
  ['a panel whose permission was taken back', 'unreachable', () => (origins = []), false],
];
test.each(failures)('after %s the panel reads %s, and WhatsApp’s page stays open', async (_what, why, happens, isSent) => {
  happens();
  expect(await says({ kind: 'agreed', order: order() }, whatsappTab)).toEqual({ why });
  expect(named('sendMessage', 'update', 'remove')).toEqual([['sendMessage', panelTab, { why }]]);
  expect(named('fetch')).toHaveLength(isSent ? 1 : 0);
});

test('an attempt whose time is over asks for no passkey', async () => {
  expect(await says({ kind: 'agreed', order: order({ until: until(-1) }) }, whatsappTab)).toEqual({ why: 'too-late' });
  expect(named('askPasskey', 'fetch')).toEqual([]);
});

test('a refusal is told to the panel', async () => {
  expect(await says({ kind: 'refused', order: order() }, whatsappTab)).toEqual({ why: 'NotAllowedError' });
  expect(calls).toEqual([['sendMessage', panelTab, { why: 'NotAllowedError' }]]);
});

test.each(['agreed', 'refused'])('%s by another page than WhatsApp’s does nothing', async (kind) => {
  expect(await says({ kind, order: order() }, whatsappTab, { url: 'https://web.whatsapp.com.evil.example/' })).toBeNull();
  expect(calls).toEqual([]);
});

test.each([
  ['installation', onInstalled],
  ['start of the browser', onStartup],
  ['grant', onAdded],
  ['withdrawal', onRemoved],
])('after each %s the script is registered for the granted panels alone, and runs in those that are open', async (_what, event) => {
  origins = [`${panel}/*`, 'https://web.whatsapp.com/*', '*://*/*'];
  [registered, openPanels] = [['panel-page'], [3, 4]];
  event.tell();
  await settled();
  expect(calls).toEqual([
    ['unregister', { ids: ['panel-page'] }],
    ['register', [`${panel}/*`]],
    ['inject', 3, 'panel-page.js'],
    ['inject', 4, 'panel-page.js'],
  ]);
});

test('without a granted panel no script stays registered', async () => {
  [origins, registered, openPanels] = [['https://web.whatsapp.com/*'], ['panel-page'], [3]];
  onRemoved.tell();
  await settled();
  expect(calls).toEqual([['unregister', { ids: ['panel-page'] }]]);
});
