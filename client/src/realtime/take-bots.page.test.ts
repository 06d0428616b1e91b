import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { knownBots, showBot, shownBot } from '../state/bots.js';
import { takeBots } from './take-bots.js';

const realFetch = globalThis.fetch;
let listed: object[] = [];
let asked: (AbortSignal | null | undefined)[] = [];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  globalThis.fetch = (async (_: string, { signal }: RequestInit) => {
    asked.push(signal);
    return Response.json(listed);
  }) as typeof fetch;
  showBot(null);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const bot = (botId: string) => ({ botId, accountId: 'a', role: 'owner', phone: null });
const open = (path: string, bots: object[]) => {
  history.replaceState({ entry: 1 }, '', path);
  listed = bots;
  return takeBots(new AbortController().signal);
};

test('an address without a bot gets the first one, and stays the same page', async () => {
  await open('/chat-history?percakapan=c1#akhir', [bot('b1'), bot('b2')]);
  expect([shownBot(), knownBots().map(({ botId }) => botId)]).toEqual(['b1', ['b1', 'b2']]);
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/b/b1/chat-history?percakapan=c1#akhir',
    { entry: 1 },
  ]);
});

test('a bot of the person stays the one that is shown', async () => {
  showBot('b2');
  await open('/b/b2/bot', [bot('b1'), bot('b2')]);
  expect([shownBot(), location.pathname, knownBots()]).toEqual(['b2', '/b/b2/bot', [bot('b1'), bot('b2')]]);
});

test('a person without bots, and a page that is left, change nothing', async () => {
  await open('/bot', []);
  expect([shownBot(), location.pathname, knownBots()]).toEqual([null, '/bot', []]);
  const left = new AbortController();
  globalThis.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((__, fail) => signal!.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError'))))) as typeof fetch;
  const taking = takeBots(left.signal);
  left.abort();
  await expect(taking).rejects.toThrow();
  expect([shownBot(), knownBots()]).toEqual([null, []]);
});
