import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BotState } from '#contracts/http/bot/bot';
import { queryKeys } from '../../api/query-keys.js';
import { AtomsProvider, createStore, useAtomValue } from '../../state/atoms.js';
import { dismissAllToasts, readToasts } from '../../ui/feedback/toast-store.js';
import { bareState } from './bot.rules.js';
import { logMarkerAtom } from './bot-state.js';
import { useBotActions } from './use-bot-actions.js';

const realFetch = globalThis.fetch;
let answers: ((response: Response) => void)[] = [];
let cache = new QueryClient();
beforeEach(() => {
  localStorage.clear();
  [answers, cache] = [[], new QueryClient()];
  dismissAllToasts();
  globalThis.fetch = (() => new Promise<Response>((answer) => answers.push(answer))) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(status: BotState['status']) {
  cache.setQueryData(queryKeys.botStatus, bareState(status));
  cache.setQueryData(queryKeys.botLog, ['first', 'last']);
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <AtomsProvider store={store}>{children}</AtomsProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ ...useBotActions(), marker: useAtomValue(logMarkerAtom) }), { wrapper });
  const answered = (code: number, body: object = {}) => act(async () => answers.shift()!(Response.json(body, { status: code })));
  return { now: () => result.current, press: (name: 'start' | 'stop' | 'refresh') => act(async () => result.current[name]()), answered };
}
const shown = () => cache.getQueryData<BotState>(queryKeys.botStatus)!;
const said = () => readToasts().map(({ text }) => text);
const isReadAgain = () => cache.getQueryState(queryKeys.botStatus)!.isInvalidated;

test('a start is shown before it is answered, reads the state again, and its log begins after the last line', async () => {
  const { now, press, answered } = open('offline');
  await press('start');
  expect([now().action, now().marker, shown().status, said()]).toEqual(['start', 'last', 'initing', []]);
  await answered(200, { success: true });
  await waitFor(() => expect(now().action).toBeNull());
  expect([isReadAgain(), said()]).toEqual([true, ['✅ Permintaan start bot berhasil dikirim.']]);
});

test('a start that is refused shows the bot as it is, and says so', async () => {
  const { now, press, answered } = open('offline');
  await press('start');
  await answered(422, { error: 'Kuota habis.' });
  await waitFor(() => expect(now().action).toBeNull());
  expect([shown().status, said()]).toEqual(['offline', [expect.stringContaining('Kuota habis.')]]);
});

test('a stop is shown when it was accepted', async () => {
  const { now, press, answered } = open('online');
  await press('stop');
  expect([now().action, shown().status]).toEqual(['stop', 'online']);
  await answered(200, { success: true });
  await waitFor(() => expect(now().action).toBeNull());
  expect([shown(), said()]).toEqual([{ ...bareState('offline'), reason: 'stopped' }, ['✅ Permintaan stop bot berhasil dikirim.']]);
});

test('a stop that is refused changes nothing, and the state is read again', async () => {
  const { now, press, answered } = open('online');
  await press('stop');
  await answered(503, { error: 'Belum bisa.' });
  await waitFor(() => expect(now().action).toBeNull());
  expect([shown().status, isReadAgain(), said()]).toEqual(['online', true, [expect.stringContaining('Gagal menghentikan bot')]]);
});

test('a refresh shows the answer and says it; a state that was pushed meanwhile is newer', async () => {
  const { now, press, answered } = open('online');
  await press('refresh');
  await waitFor(() => expect(now().refreshing).toBe(true));
  await answered(200, bareState('offline'));
  await waitFor(() => expect(now().refreshing).toBe(false));
  expect([shown().status, said()]).toEqual(['offline', ['Status server: offline (Bot Offline)']]);
  await press('refresh');
  cache.setQueryData(queryKeys.botStatus, bareState('qr'));
  await answered(200, bareState('initing'));
  await waitFor(() => expect(now().refreshing).toBe(false));
  expect(shown().status).toBe('qr');
  await press('refresh');
  await answered(500, { error: 'x' });
  await waitFor(() => expect(said().at(-1)).toContain('Gagal mendapatkan status'));
  expect(shown().status).toBe('qr');
});
