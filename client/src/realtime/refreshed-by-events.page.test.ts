import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { account } from '#contracts/http/account/account';
import { panelEvents, type PanelEvent } from '#contracts/realtime/events';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import { accountAnswers } from '../app/walk/answers/account-answers.js';
import { state } from '../app/walk/answers/bot-answers.js';
import { budi, messages } from '../app/walk/answers/chat-answers.js';
import { ids } from '../app/walk/answers/ids.js';
import { queryKeys } from '../api/query-keys.js';
import { liveHandlers } from './live-handlers.js';

/*
 * Which data each event makes the panel fetch again, and how often. Too few requests show outdated data, and too many
 * load the server.
 */

const { conversationId } = budi;
const message = messages[0]!;
const raised = { id: ids.openNotice, kind: 'offline', level: 'serious', title: 'Bot terputus', body: 'Hubungkan lagi.', path: '/bot' };
const log = { line: 'INFO mulai' };
const { queue, waiting, analytics, notices, profile, orders } = queryKeys;
const counted = [waiting, queue, analytics];
const followUps = [queryKeys.followUpState, queryKeys.followUpQueue, queryKeys.followUpsOf(ids.bot), queryKeys.followUpResults];
const closings = [queryKeys.allClosings, queryKeys.closings(ids.bot)];

const events: Readonly<Record<PanelEvent, readonly [payload: unknown, ...reread: QueryKey[]]>> = {
  'bot.status': [{ ...state, status: 'initing' }, analytics],
  'bot.log': [log],
  'bot.logs-cleared': [undefined],
  'contact.changed': [{ ...budi, unread: 3 }, ...counted],
  'message.added': [{ message, contact: budi }, ...counted, ...followUps],
  'message.status': [{ conversationId, id: message.id, status: 'read', unsent: null }],
  'message.changed': [{ message }],
  'chat.typing': [{ conversationId, who: 'lead', active: true }],
  'quota.changed': [{ aiResponsesLeft: 3 }],
  'subscription.changed': [undefined, analytics, profile, orders],
  'followups.changed': [undefined, ...followUps],
  'closings.changed': [undefined, ...closings, analytics],
  'notice.raised': [raised, analytics, notices],
  'notices.changed': [undefined, notices],
  'session.ended': [undefined],
};

const everyKey: readonly QueryKey[] = Object.values(queryKeys).map((key) =>
  typeof key === 'function' ? (key as (parameter: string) => QueryKey)(ids.bot) : key,
);
const realFetch = globalThis.fetch;
const textOf = (key: QueryKey): string => JSON.stringify(key);
let cache = new QueryClient();
/** Keys whose data was marked as outdated, in order. */
let outdated: string[] = [];
let requests: string[] = [];

jest.useFakeTimers();
beforeEach(() => {
  [outdated, requests] = [[], []];
  globalThis.fetch = (async (address: string) => {
    requests.push(address);
    return Response.json(accountAnswers.find(({ route }) => route === account.profile)!.reply);
  }) as typeof fetch;
  cache = new QueryClient();
  for (const queryKey of everyKey) cache.getQueryCache().build(cache, { queryKey });
  cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') outdated.push(event.query.queryHash);
  });
});
afterAll(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** A server that sends events. */
function server() {
  const handlers = liveHandlers(cache, () => undefined);
  return (name: PanelEvent, payload: unknown) => (handlers[name] as (told: unknown) => void)(payload);
}

test.each(Object.keys(panelEvents) as PanelEvent[])('%s: exactly the data that it changes is read again', async (name) => {
  const [payload, ...reread] = events[name];
  cache.setQueryData<BotState>(queryKeys.botStatus, state);
  server()(name, payload);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([...new Set(outdated)].toSorted()).toEqual(reread.map(textOf).toSorted());
  expect(requests.length).toBe(name === 'session.ended' ? 1 : 0);
});

test.each([
  ['waiting leads', 'contact.changed', waiting, 1_500],
  ['figures', 'contact.changed', analytics, 5_000],
  ['follow-ups', 'message.added', queryKeys.followUpState, 5_000],
  ['follow-ups', 'followups.changed', queryKeys.followUpState, 5_000],
] as const)('%s of a busy bot (%s) are read at once, and then again after a pause', async (...[, name, key, pauseMs]) => {
  const tell = server();
  /**
   * Simulates a finished read, so that the data can be marked as outdated again. Returns how often it has been marked
   * so far.
   */
  const count = () => {
    cache.setQueryData(key, { pages: [], pageParams: [] });
    return outdated.filter((one) => one === textOf(key)).length;
  };
  for (let nth = 0; nth < 3; nth += 1) tell(name, events[name][0]);
  expect(count()).toBe(1);
  await jest.advanceTimersByTimeAsync(pauseMs - 1);
  expect(count()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(count()).toBe(2);
  await jest.advanceTimersByTimeAsync(10 * pauseMs);
  expect(count()).toBe(2);
});

test.each([
  ['the same state', {}, 0],
  ['another state', { status: 'initing' }, 1],
  ['another phone', { phone: '6281200009999' }, 1],
  ['another text of the same state', { detail: 'Sebentar lagi.' }, 0],
])('a bot that reports %s: its figures are read again %s times, and its state is shown', async (_what, change, times) => {
  cache.setQueryData<BotState>(queryKeys.botStatus, state);
  server()('bot.status', { ...state, ...change });
  await jest.advanceTimersByTimeAsync(60_000);
  expect([outdated.length, cache.getQueryData(queryKeys.botStatus)]).toEqual([times, { ...state, ...change }]);
});

test('the balance changes in the figures alone, and where they were read', () => {
  const tell = server();
  tell('quota.changed', { aiResponsesLeft: 3 });
  expect(cache.getQueryData(analytics)).toBeUndefined();
  // cast: the other figures do not matter here
  const summary = { aiResponsesLeft: 9, totalToday: 4 } as AnalyticsSummary;
  cache.setQueryData(analytics, summary);
  tell('quota.changed', { aiResponsesLeft: 0 });
  expect(cache.getQueryData(analytics)).toEqual({ aiResponsesLeft: 0, totalToday: 4 });
});

test('cleared logs are empty in both views, and new lines come only where lines were read', () => {
  const tell = server();
  tell('bot.log', log);
  expect([cache.getQueryData(queryKeys.botLog), cache.getQueryData(queryKeys.fullLog)]).toEqual([undefined, undefined]);
  cache.setQueryData(queryKeys.botLog, ['lama']);
  tell('bot.log', log);
  expect([cache.getQueryData(queryKeys.botLog), cache.getQueryData(queryKeys.fullLog)]).toEqual([['lama', log.line], undefined]);
  tell('bot.logs-cleared', undefined);
  expect([cache.getQueryData(queryKeys.botLog), cache.getQueryData(queryKeys.fullLog)]).toEqual([[], []]);
});
