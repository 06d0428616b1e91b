import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import { queryKeys } from '../api/query-keys.js';
import type { ContactPages } from './folds.js';
import { liveHandlers } from './live-handlers.js';

type Added = Parameters<ReturnType<typeof liveHandlers>['message.added']>[0];

const added = {
  message: { id: 'm1', conversationId: 'c1' },
  contact: { conversationId: 'c1', phoneNumber: '62811', lastAt: null },
} as unknown as Added;
const cache = new QueryClient();
// Handlers often delay their work. Fake timers ensure that no timer outlives its test.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  cache.clear();
});

/** An open dashboard. It refetches the server's counts when they are invalidated. */
function openDashboard(counted: { today: number }): { fetches: () => number; close: () => void } {
  let fetches = 0;
  const observer = new QueryObserver(cache, {
    queryKey: queryKeys.analytics,
    queryFn: () => {
      fetches += 1;
      return Promise.resolve({ totalToday: counted.today, dailyData: [{ date: '2026-11-21', count: counted.today }] } as AnalyticsSummary);
    },
    staleTime: Infinity,
  });
  const close = observer.subscribe(() => undefined);
  return { fetches: () => fetches, close };
}

const shown = (): number | undefined => cache.getQueryData<AnalyticsSummary>(queryKeys.analytics)?.totalToday;

test('a message that the last fetch had counted already is not counted again', async () => {
  const counted = { today: 5 };
  const { close } = openDashboard(counted);
  await jest.advanceTimersByTimeAsync(0);
  const handlers = liveHandlers(cache, () => undefined);
  // the event of the fifth message arrives after a fetch that already counted it, and arrives twice
  handlers['message.added'](added);
  handlers['message.added'](added);
  expect(shown()).toBe(5);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(5);
  close();
});

test('a hundred messages at once are fetched twice at most, and the last one is in', async () => {
  const counted = { today: 0 };
  const { fetches, close } = openDashboard(counted);
  await jest.advanceTimersByTimeAsync(0);
  const handlers = liveHandlers(cache, () => undefined);
  for (let index = 0; index < 100; index += 1) {
    counted.today += 1;
    handlers['message.added'](added);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(100);
  expect(fetches()).toBeLessThanOrEqual(3); // the first one opened the dashboard
  close();
});

test('what a link or a takeover changes on the dashboard is fetched again at once, and what changes nothing is not', async () => {
  const { fetches, close } = openDashboard({ today: 0 });
  const settled = () => jest.advanceTimersByTimeAsync(60_000);
  await settled();
  const handlers = liveHandlers(cache, () => undefined);
  const state = { status: 'initing', phone: null } as unknown as BotState;
  cache.setQueryData(queryKeys.botStatus, state);
  handlers['bot.status'](state);
  await settled();
  expect(fetches()).toBe(1);
  handlers['bot.status']({ ...state, status: 'online' });
  await settled();
  expect(fetches()).toBe(2);
  handlers['bot.status']({ ...state, status: 'online', phone: '62811' });
  await settled();
  expect(fetches()).toBe(3);
  handlers['contact.changed'](added.contact);
  await settled();
  expect(fetches()).toBe(4);
  close();
});

/** A page that shows the data under a key; the test answers each fetch. */
function openPage<Data>(queryKey: readonly unknown[]) {
  const answers: ((data: Data) => void)[] = [];
  const queryFn = () => new Promise<Data>((resolve) => answers.push(resolve));
  const close = new QueryObserver(cache, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  return { answers, close, shown: () => cache.getQueryData<Data>(queryKey) };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

test('a status requested before a push does not remove the pushed code', async () => {
  const page = openPage<BotState>(queryKeys.botStatus);
  page.answers[0]!({ status: 'offline' } as BotState);
  await settled();
  void cache.invalidateQueries({ queryKey: queryKeys.botStatus });
  const code = { status: 'qr', qr: { url: '/api/bot/qr/1.png' } } as BotState;
  liveHandlers(cache, () => undefined)['bot.status'](code);
  // The server read this state before the QR code existed.
  page.answers[1]!({ status: 'initing' } as BotState);
  await settled();
  expect(page.shown()).toEqual(code);
  page.close();
});

test('a status of the bot that arrives after a newer one is ignored; one without a version is taken', () => {
  const handlers = liveHandlers(cache, () => undefined);
  const shownStatus = () => cache.getQueryData<BotState>(queryKeys.botStatus)?.status;
  handlers['bot.status']({ status: 'online', version: 7 } as BotState);
  handlers['bot.status']({ status: 'initing', version: 6 } as BotState);
  expect(shownStatus()).toBe('online');
  handlers['bot.status']({ status: 'qr', version: 7 } as BotState);
  expect(shownStatus()).toBe('qr');
  handlers['bot.status']({ status: 'offline' } as BotState); // from a server that sends no version
  expect(shownStatus()).toBe('offline');
});

test.each([
  ['log line', queryKeys.botLog, 'bot.log', { line: 'new' }, ['old'], ['old', 'new']],
  ['message', queryKeys.thread('c1'), 'message.added', added, { pages: [[]], pageParams: [] }, { pages: [['m1']], pageParams: [] }],
  ['row', queryKeys.contacts(''), 'contact.changed', added.contact, { pages: [[]], pageParams: [] }, { pages: [['c1']], pageParams: [] }],
  ['contact', queryKeys.contact('62811'), 'contact.changed', added.contact, { unreadCount: 0 }, { unreadCount: 1 }],
] as const)('a %s that is pushed while its list is on its way is not missing in it', async (...[, key, name, event, before, after]) => {
  const page = openPage<unknown>(key);
  const handlers = liveHandlers(cache, () => undefined);
  (handlers[name] as (told: unknown) => void)(event);
  (handlers[name] as (told: unknown) => void)(event);
  page.answers[0]!(before);
  await settled();
  expect(page.answers.length).toBe(2);
  page.answers[1]!(after);
  await settled();
  expect(page.shown()).toEqual(after);
  page.close();
});

test('the time of the last message moves with each message, and never back', () => {
  const handlers = liveHandlers(cache, () => undefined);
  const state = { status: 'online', lastMessageAt: '2026-11-22T01:00:00.000Z' } as BotState;
  cache.setQueryData(queryKeys.botStatus, state);
  const at = (moment: string) => {
    const timestamp = { seconds: Date.parse(moment) / 1_000, nanoseconds: 0 };
    handlers['message.added']({ ...added, message: { ...added.message, timestamp } } as typeof added);
    return cache.getQueryData<BotState>(queryKeys.botStatus)?.lastMessageAt;
  };
  expect(at('2026-11-22T01:05:00Z')).toBe('2026-11-22T01:05:00.000Z');
  expect(at('2026-11-22T00:30:00Z')).toBe('2026-11-22T01:05:00.000Z');
});

test('a view of a chat that arrives late changes nothing, and does not bring the chat back into a list it has left', () => {
  const handlers = liveHandlers(cache, () => undefined);
  const view = (version: number, unread: number) =>
    ({ ...added.contact, version, unread, labels: [], takeoverUntil: null, needsOwner: null }) as unknown as typeof added.contact;
  const rows = (key: readonly unknown[]) => cache.getQueryData<ContactPages>(key)?.pages.flat();
  const [all, unread, opened] = [queryKeys.contacts(''), queryKeys.contacts('', 'unread'), queryKeys.contact('62811')];
  for (const key of [all, unread]) cache.setQueryData(key, { pages: [[view(4, 1)]], pageParams: [null] });
  cache.setQueryData(opened, view(4, 1));
  handlers['contact.changed'](view(6, 0));
  expect([rows(all), rows(unread), cache.getQueryData(opened)]).toEqual([[view(6, 0)], [], view(6, 0)]);
  handlers['contact.changed'](view(5, 2));
  handlers['message.added']({ ...added, contact: view(5, 2) });
  expect([rows(all), rows(unread), cache.getQueryData(opened)]).toEqual([[view(6, 0)], [], view(6, 0)]);
  handlers['contact.changed'](view(7, 1));
  expect([rows(all), rows(unread), cache.getQueryData(opened)]).toEqual([[view(7, 1)], [view(7, 1)], view(7, 1)]);
});

test.each([
  ['a list of one label', queryKeys.contacts('', null, 'Grosir'), { labels: ['Grosir'] }, 'added'],
  ['a list of another label', queryKeys.contacts('', null, 'Baru'), { labels: ['Grosir'] }, 'removed'],
  ['a list of one label and a filter that the chat leaves', queryKeys.contacts('', 'unread', 'Grosir'), { labels: ['Grosir'] }, 'removed'],
  ['the whole list', queryKeys.contacts(''), {}, 'added'],
  ['a search', queryKeys.contacts('budi'), {}, 'changed'],
] as const)('%s after a chat has changed: in one that had it and one that had not', (_what, key, change, outcome) => {
  const plain = { ...added.contact, labels: [], takeoverUntil: null, needsOwner: null, unread: 0 };
  const [old, next] = [
    { ...plain, name: 'Lama' },
    { ...plain, name: 'Baru', ...change },
  ] as unknown as (typeof added.contact)[];
  const namesAfter = (rows: readonly unknown[]) => {
    cache.setQueryData(key, { pages: [rows], pageParams: [null] });
    liveHandlers(cache, () => undefined)['contact.changed'](next!);
    return cache
      .getQueryData<ContactPages>(key)!
      .pages.flat()
      .map(({ name }) => name);
  };
  expect([namesAfter([old]), namesAfter([])]).toEqual({ added: [['Baru'], ['Baru']], removed: [[], []], changed: [['Baru'], []] }[outcome]);
});

test('each view of the log keeps its own number of lines, the latest ones', () => {
  const views = [
    [queryKeys.botLog, limits.logLinesShown],
    [queryKeys.fullLog, limits.logLinesKept],
  ] as const;
  for (const [key, count] of views)
    cache.setQueryData<string[]>(
      key,
      Array.from({ length: count }, (_, at) => `line ${at + 1}`),
    );
  liveHandlers(cache, () => undefined)['bot.log']({ line: 'the latest' });
  for (const [key, count] of views) {
    const lines = cache.getQueryData<string[]>(key)!;
    expect([lines.length, lines[0], lines.at(-2), lines.at(-1)]).toEqual([count, 'line 2', `line ${count}`, 'the latest']);
  }
});
