import { jest } from '@jest/globals';
import { setImmediate } from 'node:timers';
import { act, cleanup, render } from '@testing-library/react';
import type { Route } from '#contracts/http/route';
import type { Role } from '#contracts/values/people/permissions';
import { showBot, storeBots } from '../../state/bots.js';
import { storeLogin } from '../../state/session.js';
import { dismissAllToasts } from '../../ui/feedback/toast-store.js';
import { App } from '../app.js';
import { BotRouter } from '../bot-router.js';
import { accountAnswers, packageOfShop, person } from './answers/account-answers.js';
import type { Answer } from './answers/answer.js';
import { botAnswers } from './answers/bot-answers.js';
import { chatAnswers } from './answers/chat-answers.js';
import { ids, now } from './answers/ids.js';
import { forgetNewIds, linesOf, withNames } from './page-text.js';
import { newPage } from './page-socket.js';
import './page-upload.js';
import { StandIn } from './stand-in.js';

const settledAfter = 3;
const stepMs = 120;
const nextTurn = () => new Promise<void>((resume) => void setImmediate(resume));

export interface Opening {
  /** Role of the person in the account; null for a visitor. */
  readonly role?: Role | null;
  readonly reads?: 'held' | 'refused';
  /** Routes that the server still answers while it refuses other GET requests. */
  readonly answersStill?: readonly Route[];
  /** The parts of the page that are recorded. Default: the screen, without the shell around it. */
  readonly part?: 'screen' | 'shell' | 'page';
  /** A phone is narrow and has no mouse. Default: a computer. */
  readonly on?: 'computer' | 'phone';
  /** Answers that differ from those of the example shop. */
  readonly answers?: readonly Answer[];
}

export interface OpenScreen {
  readonly server: StandIn;
  /** Lines of the recorded part of the page and its overlays, or of one element. */
  readonly lines: (of?: Element) => string[];
  readonly settle: () => Promise<void>;
  /** Advances the timers by this time. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Browser functions that jsdom lacks. */
function completeThePage(on: 'computer' | 'phone'): void {
  const isTrue = on === 'phone' ? /width <|max-width|pointer: coarse|hover: none/ : /width >=|min-width|hover: hover/;
  // cast: its signals are Node's, not those of jsdom
  EventTarget.prototype.addEventListener = listenUntilAborted as never;
  window.matchMedia = (media) =>
    ({
      media,
      matches: isTrue.test(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  globalThis.IntersectionObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  } as never; // cast: a part of the browser, which jsdom lacks
  // Gives elements a size, so that long lists render their rows.
  for (const [name, value] of [
    ['clientHeight', 5_000],
    ['clientWidth', 1_200],
  ] as const) {
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
  }
}

// called with the target that it is meant for
// oxlint-disable-next-line typescript/unbound-method
const plainListen = EventTarget.prototype.addEventListener;

/** Listens until the signal aborts. jsdom does not accept the signals, because they are Node's own. */
function listenUntilAborted(this: EventTarget, name: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void {
  if (typeof options !== 'object' || !options.signal) return plainListen.call(this, name, listener, options);
  const { signal, ...others } = options;
  if (signal.aborted) return;
  plainListen.call(this, name, listener, others);
  signal.addEventListener('abort', () => this.removeEventListener(name, listener, others));
}

// Turned off, because React creates a stack trace for each element.
Error.stackTraceLimit = 0;

function logIn(role: Role | null): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  showBot(null);
  if (role === null) return;
  storeLogin({ ...person, token: 'token', package: packageOfShop });
  storeBots([{ botId: ids.bot, accountId: ids.bot, role, phone: '6281299990000' }]);
}

/** Records the page's effects outside of itself in the list of requests. */
function noteWhatLeaves({ requests }: StandIn): void {
  console.error = (...words: unknown[]) => {
    requests.push(`console: ${withNames(words.map(String).join(' ').split('\n')[0]!)}`);
  };
  window.open = (address) => {
    requests.push(`opens ${String(address)}`);
    return null;
  };
  const clipboard = { writeText: async (text: string) => void requests.push(`copies ${JSON.stringify(text)}`) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  URL.createObjectURL = () => {
    requests.push('makes an object URL');
    return 'blob:object';
  };
  URL.revokeObjectURL = () => void requests.push('revokes an object URL');
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) requests.push(`saves a file as ${JSON.stringify(this.download)}`);
    HTMLElement.prototype.click.call(this);
  };
}

async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 500) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(500);
      await nextTurn();
    });
  }
}

/** Waits until nothing changes any more: no request, no short timer, no line of the page. */
async function untilSettled(server: StandIn): Promise<void> {
  let changes = 0;
  const watch = new MutationObserver(() => (changes += 1));
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  const state = () => `${changes} ${server.requests.length} ${server.answered}`;
  for (let quiet = 0, turns = 0; quiet < settledAfter && turns < 60; turns += 1) {
    const before = state();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(stepMs);
      await nextTurn();
      await nextTurn();
    });
    quiet = state() === before ? quiet + 1 : 0;
  }
  watch.disconnect();
  jest.setSystemTime(now);
}

const shellTags = new Set(['ASIDE', 'HEADER', 'NAV', 'A']);
const isScreen = (element: Element): boolean => element.tagName === 'MAIN';
const isOfShell = (element: Element): boolean =>
  shellTags.has(element.tagName) &&
  element.matches('aside, header, nav, a[href="#isi"]') &&
  !element.closest('main, [role="dialog"]') &&
  document.querySelector('main#isi') !== null;

const leftOut = { screen: isOfShell, shell: isScreen, page: () => false } as const;

/** Opens the panel at a path, as the example shop's owner unless said otherwise. */
export async function openScreen(
  path: string,
  { role = 'owner', reads, part = 'screen', on = 'computer', answers = [], answersStill = [] }: Opening = {},
): Promise<OpenScreen> {
  cleanup();
  document.body.replaceChildren();
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  jest.clearAllTimers();
  completeThePage(on);
  newPage();
  forgetNewIds();
  dismissAllToasts();
  logIn(role);
  history.replaceState(null, '', role === null ? path : `/b/${ids.bot}${path}`);
  const known = accountAnswers.map((one) =>
    one.route.path === '/bots' && role !== null ? { ...one, reply: [{ ...(one.reply as object[])[0], role }] } : one,
  );
  const isReplaced = ({ route }: Answer) => answers.some((one) => one.route === route);
  const server = new StandIn([...answers, ...[...known, ...botAnswers, ...chatAnswers].filter((one) => !isReplaced(one))]);
  if (reads) server.reads = reads;
  server.answersStill = answersStill;
  globalThis.fetch = server.fetch as typeof fetch;
  noteWhatLeaves(server);
  render(
    <BotRouter>
      <App />
    </BotRouter>,
  );
  await untilSettled(server);
  return { server, lines: (of = document.body) => linesOf(of, leftOut[part]), settle: () => untilSettled(server), pass };
}
