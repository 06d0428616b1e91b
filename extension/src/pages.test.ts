import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { helperMark, helperVersion, type HelperAttempt } from '#contracts/values/passkey-helper';
import type { HelperOrder } from './messages.rules.js';

/*
 * Tests the helper's scripts that run in pages: the popup, the panel's page and WhatsApp's page. Every test loads the
 * script again into a fake page that has only the functions that the script uses.
 */

type Heard = (...given: unknown[]) => unknown;

let focused: Part | null;
const setFocus = (part: Part): void => void (focused = part);

class Part {
  textContent = '';
  hidden = false;
  readonly style: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  parts: Part[] = [];
  #parent: Part | null = null;
  readonly #listeners: Heard[] = [];

  addEventListener(_name: 'click', listener: Heard): void {
    this.#listeners.push(listener);
  }
  /** @param isTrusted false for a click that a script makes */
  press(isTrusted = true): void {
    for (const listener of this.#listeners) listener({ isTrusted });
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  append(...parts: Part[]): void {
    this.parts.push(...parts);
    for (const part of parts) part.#parent = this;
  }
  remove(): void {
    if (this.#parent) this.#parent.parts = this.#parent.parts.filter((part) => part !== this);
  }
  attachShadow({ mode }: { mode: string }): Part {
    const root = new Part();
    this.attributes.set('shadow', mode);
    this.append(root);
    return root;
  }
  focus(): void {
    setFocus(this);
  }
  all(): Part[] {
    return this.style['display'] === 'none' ? [] : [this, ...this.parts.flatMap((part) => part.all())];
  }
}

const origin = 'https://panel.example';
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

let page: Part;
let named: { text: Part; connect: Part };
let said: unknown[];
let sent: unknown[];
let answer: () => Promise<unknown>;
let tab: { url?: string };
let origins: string[];
let requested: unknown[];
let isGranted: boolean;
let listeners: Heard[];
let onMessage: Heard[];

const chromeOfPage = {
  runtime: {
    id: 'helper',
    sendMessage: (message: unknown) => {
      sent.push(message);
      return answer();
    },
    onMessage: { addListener: (listener: Heard) => onMessage.push(listener) },
  },
  permissions: {
    getAll: async () => ({ origins }),
    request: async (wanted: unknown) => {
      requested.push(wanted);
      return isGranted;
    },
  },
  tabs: { query: async () => [tab] },
};
const windowOfPage = {
  addEventListener: (_name: 'message', listener: Heard) => listeners.push(listener),
  postMessage: (words: unknown, target: string) => said.push([words, target]),
};
const documentOfPage = {
  querySelector: (selector: '#text' | '#connect') => named[selector.slice(1) as keyof typeof named],
  createElement: () => new Part(),
  get documentElement() {
    return page;
  },
};
const ofPage = { chrome: chromeOfPage, window: windowOfPage, document: documentOfPage, location: { origin } };
Object.assign(globalThis, ofPage);
afterAll(() => {
  for (const name of [...Object.keys(ofPage), 'passkeyHelper']) Reflect.deleteProperty(globalThis, name);
  jest.useRealTimers();
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-27T03:00:00Z') });
  Reflect.deleteProperty(globalThis, 'passkeyHelper');
  [page, named, focused] = [new Part(), { text: new Part(), connect: new Part() }, null];
  named.connect.hidden = true;
  [said, sent, requested, listeners, onMessage] = [[], [], [], [], []];
  [tab, origins, isGranted] = [{ url: `${origin}/bot` }, [], true];
  answer = async () => null;
});

let loads = 0;
const settled = () => jest.advanceTimersByTimeAsync(0);
async function load(script: 'popup' | 'panel-page' | 'whatsapp-page'): Promise<void> {
  loads += 1;
  await import(`./${script}.js?${loads}`);
  await settled();
}

test.each([
  ['without an address', undefined, [], 'Buka halaman Bot', false],
  ['of the browser itself', 'about:blank', [], 'Buka halaman Bot', false],
  ['of WhatsApp', 'https://web.whatsapp.com/', [], 'Buka halaman Bot', false],
  ['that is connected', `${origin}/bot`, [`${origin}/*`], `Terhubung dengan ${origin}.`, false],
  ['that is not connected', `${origin}/bot`, ['https://other.example/*'], `Hubungkan pembantu ini dengan panel ${origin}?`, true],
])('the popup on a page %s: %s is said, and a connection is offered', async (...[, url, granted, words, isOffered]) => {
  [tab, origins] = [url === undefined ? {} : { url }, granted];
  await load('popup');
  expect(named.text.textContent).toContain(words);
  expect(named.connect.hidden).toBe(!isOffered);
});

test.each([
  [true, `Terhubung dengan ${origin}:8443. Lanjutkan di halaman Bot.`],
  [false, 'Tidak jadi dihubungkan.'],
])('the popup asks the browser for this panel alone; granted: %s', async (granted, words) => {
  [tab, isGranted] = [{ url: `${origin}:8443/bot` }, granted];
  await load('popup');
  expect(requested).toEqual([]);
  named.connect.press();
  await settled();
  expect(requested).toEqual([{ origins: [`${origin}/*`] }]);
  expect([named.text.textContent, named.connect.hidden]).toEqual([words, true]);
});

const attempt = (): HelperAttempt => ({
  ...{ token: 'a'.repeat(43), until: later(60_000), owner: 'Sari', phone: '628111222333' },
  options: { challenge: 'challenge', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' },
});
const wakes = () => sent.filter((message) => (message as { kind: string }).kind === 'waiting').length;
/** A message that the helper posts to the panel, followed by its target origin. */
const toPanel = (words: object) => [{ mark: helperMark, to: 'panel', ...words }, origin];
const here = toPanel({ kind: 'here', version: helperVersion });
const hears = async (words: object, more: object = {}) => {
  for (const listener of listeners) listener({ source: windowOfPage, origin, data: { mark: helperMark, to: 'helper', ...words }, ...more });
  await settled();
};

test('the helper announces itself to the panel, and answers each hello once, also after it was injected twice', async () => {
  await load('panel-page');
  await load('panel-page');
  expect(said).toEqual([here]);
  await hears({ kind: 'hello' });
  expect(said).toEqual([here, here]);
});

test.each([
  ['of a frame', { source: {} }],
  ['of another site', { origin: 'https://other.example' }],
])('a message %s starts nothing', async (_what, more) => {
  await load('panel-page');
  await hears({ kind: 'start', attempt: attempt() }, more);
  expect([said, sent]).toEqual([[here], []]);
});

test.each([
  ['began', async () => ({ isStarted: true }), { kind: 'opened' }, true],
  ['was refused', async () => ({ isStarted: false }), { kind: 'ended', why: 'not-started' }, false],
  ['was not answered', async () => null, { kind: 'ended', why: 'not-started' }, false],
  ['did not reach the helper', async () => Promise.reject(new Error('gone')), { kind: 'ended', why: 'not-started' }, false],
])('an attempt that %s: the panel reads so, and the helper is kept awake while it runs', async (_what, answers, words, isRunning) => {
  await load('panel-page');
  const started = attempt();
  answer = answers;
  await hears({ kind: 'start', attempt: started });
  expect(sent).toEqual([{ kind: 'start', attempt: started }]);
  expect(said.slice(1)).toEqual([toPanel(words)]);
  await jest.advanceTimersByTimeAsync(119_000);
  expect([wakes(), sent.length]).toEqual(isRunning ? [7, 8] : [0, 1]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('a helper that is gone is woken no longer', async () => {
  await load('panel-page');
  answer = async () => ({ isStarted: true });
  await hears({ kind: 'start', attempt: attempt() });
  answer = () => Promise.reject(new Error('gone'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test.each([
  ['its own result', 'helper', { why: 'too-late' }, true],
  ['a result of another extension', 'other', { why: 'too-late' }, false],
  ['a message without a reason', 'helper', { why: 5 }, false],
  ['nothing', 'helper', null, false],
])('the panel is told of %s: %s %j %s', async (_what, id, message, isTold) => {
  await load('panel-page');
  for (const listener of onMessage) listener(message, { id });
  expect(said.slice(1)).toEqual(isTold ? [toPanel({ kind: 'ended', why: 'too-late' })] : []);
});

const order = (more: Partial<HelperAttempt> = {}): HelperOrder => ({ attempt: { ...attempt(), ...more }, panel: origin, panelTab: 7 });
const brings = (given: HelperOrder, sender: object = { id: 'helper' }) => onMessage.forEach((listener) => listener(given, sender));
const texts = () => page.all().flatMap(({ textContent }) => textContent || []);
const button = (name: string) => page.all().find(({ textContent }) => textContent === name);
const status = () => page.all().find(({ attributes }) => attributes.get('role') === 'status')?.textContent;

test.each([
  ['628111222333', 'nomor +628111222333'],
  [null, 'nomor yang baru saja scan kode bot ini'],
])('on WhatsApp’s page the owner reads whose bot is linked with the number %s, and by which panel', async (phone, words) => {
  await load('whatsapp-page');
  brings(order({ phone }));
  expect(texts()[0]).toBe(`Hubungkan bot WhatsApp milik Sari dengan ${words}?`);
  expect(texts()[1]).toContain(`Panel: ${origin}.`);
  expect(status()).toBe('Berlaku 60 detik lagi.');
  expect(focused).toBe(button('Pakai passkey'));
  // the box is in a closed shadow tree: the page can neither read the box nor press its buttons
  expect(page.parts[0]?.attributes.get('shadow')).toBe('closed');
});

test.each([
  ['of another extension', { id: 'other' }],
  ['of a page', { id: 'helper', tab: { id: 7 } }],
])('an order %s is not shown', async (_what, sender) => {
  await load('whatsapp-page');
  brings(order(), sender);
  expect(page.parts).toEqual([]);
});

test('a script that was injected twice shows an order once', async () => {
  await load('whatsapp-page');
  await load('whatsapp-page');
  brings(order());
  expect(page.parts).toHaveLength(1);
});

test('the time runs while nothing is pressed; at its end there is nothing left to press or to wait for', async () => {
  await load('whatsapp-page');
  brings(order());
  await jest.advanceTimersByTimeAsync(31_000);
  expect([status(), wakes()]).toEqual(['Berlaku 29 detik lagi.', 2]);
  await jest.advanceTimersByTimeAsync(28_000);
  expect(status()).toBe('Berlaku 1 detik lagi.');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(status()).toContain('Waktunya sudah habis.');
  expect([button('Pakai passkey'), button('Batal'), jest.getTimerCount()]).toEqual([undefined, undefined, 0]);
});

test.each([
  ['is brought to the panel', async () => ({ why: null }), 'Passkey diterima. Kembali ke panel.'],
  ['is refused by the panel', async () => ({ why: 'Sudah lewat waktunya.' }), 'Sudah lewat waktunya.'],
  ['gets no answer', async () => null, 'Panel tidak dapat dihubungi.'],
  ['does not leave the page', async () => Promise.reject(new Error('gone')), 'Panel tidak dapat dihubungi.'],
])('a passkey that %s', async (_what, outcome, words) => {
  await load('whatsapp-page');
  const given = order();
  brings(given);
  let settle = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (settle = resolve));
  const agree = button('Pakai passkey')!;
  answer = (): Promise<unknown> => waiting.then<unknown>(outcome);
  agree.press();
  expect(sent).toEqual([{ kind: 'agreed', order: given }]);
  // unlocking the device may take longer than the remaining time; until then no button is shown
  answer = async () => null;
  await jest.advanceTimersByTimeAsync(90_000);
  expect([status(), button('Batal'), wakes()]).toEqual(['Buka kunci perangkat Anda saat diminta …', undefined, 6]);
  settle();
  await settled();
  expect(status()).toContain(words);
  expect(jest.getTimerCount()).toBe(0);
});

test('the owner declines: the panel is told, and the page says what to do next', async () => {
  await load('whatsapp-page');
  const given = order();
  brings(given);
  button('Batal')!.press();
  expect(sent).toEqual([{ kind: 'refused', order: given }]);
  expect(status()).toMatch(/^Dibatalkan\./);
  expect([button('Pakai passkey'), jest.getTimerCount()]).toEqual([undefined, 0]);
});

test.each(['Pakai passkey', 'Batal'])('a script of the page that presses “%s” does nothing', async (name) => {
  await load('whatsapp-page');
  brings(order());
  button(name)!.press(false);
  expect([sent, status()]).toEqual([[], 'Berlaku 60 detik lagi.']);
});
