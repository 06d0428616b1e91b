import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { dismissAllToasts, readToasts } from '../../../ui/feedback/toast-store.js';
import { useAnswering } from './use-answering.js';

const realFetch = globalThis.fetch;
const question = (nth: number) => ({
  ...{ id: `0197c0de-0000-7000-8000-00000000000${nth}`, question: `Pertanyaan ${nth}?`, origin: 'lead' },
  ...{ at: '2026-11-28T03:00:00.000Z', askedAt: '2026-11-28T03:00:00.000Z' },
});
let listed: object[] = [];
let sent: unknown[] = [];
/** One function for each waiting write. Calling it answers that write with the given status. */
let answerWrite: ((status: number) => void)[] = [];
beforeEach(() => {
  [sent, answerWrite, listed] = [[], [], [question(1), question(2)]];
  dismissAllToasts();
  globalThis.fetch = (async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(listed);
    sent.push([
      method,
      address.split('/').at(-2) === 'questions' ? 'dismiss' : address.split('/').at(-1),
      body ? JSON.parse(body as string) : null,
    ]);
    const status = await new Promise<number>((answer) => answerWrite.push(answer));
    return Response.json({ success: true, ...(status >= 400 && { error: 'Belum bisa.' }) }, { status });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const contact = {
  ...{ conversationId: 'c1', phoneNumber: '6281', messageCount: 1, name: 'Budi' },
  needsOwner: { reason: 'question', since: '2026-11-28T03:00:00.000Z', words: null },
} as ContactView;

async function open(first = '', of = contact) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
  const shown = renderHook(
    () => {
      const [draft, setDraft] = useState(first);
      return { draft, setDraft, ...useAnswering(of, draft, setDraft) };
    },
    { wrapper },
  );
  await waitFor(() => expect(cache.isFetching()).toBe(0));
  const type = (text: string) => act(async () => shown.result.current.setDraft(text));
  const send = () => act(async () => shown.result.current.send());
  const answered = (status = 200) => act(async () => answerWrite.shift()!(status));
  return { now: () => shown.result.current, type, send, answered };
}
const said = () => readToasts().map(({ text }) => text);

test('a text answers the question that came first, unless the owner was writing already', async () => {
  const { now } = await open();
  expect([now().isAnswering, now().bar?.question.question, now().bar?.more]).toEqual([true, 'Pertanyaan 1?', 1]);
  cleanup();
  expect((await open('Sebentar ya')).now().isAnswering).toBe(false);
});

test('without a need there is no question', async () => {
  const { now } = await open('', { ...contact, needsOwner: null });
  expect([now().bar, now().isAnswering]).toEqual([undefined, false]);
});

test('the owner chooses between an answer and a message, and the text stays', async () => {
  const { now, type } = await open();
  await type('Ada Kak');
  act(() => now().bar!.onAnswering(false));
  expect([now().isAnswering, now().draft]).toEqual([false, 'Ada Kak']);
  act(() => now().bar!.onAnswering(true));
  expect(now().isAnswering).toBe(true);
});

test('an answer is sent once, its text goes when it was accepted, and the next question has its own choice', async () => {
  const { now, type, send, answered } = await open();
  await type('  Ada Kak ');
  await send();
  await waitFor(() => expect(now().bar!.busy).toBe(true));
  await send();
  expect([sent.length, now().draft, now().bar!.busy]).toEqual([1, '  Ada Kak ', true]);
  listed = [question(2)];
  await answered();
  await waitFor(() => expect(now().bar!.question.question).toBe('Pertanyaan 2?'));
  expect([now().draft, now().isAnswering, said()]).toEqual(['', true, ['✅ Jawaban dikirim lewat bot.']]);
});

test('a refused answer keeps its text', async () => {
  const { now, type, send, answered } = await open();
  await type('Ada Kak');
  await send();
  await answered(500);
  await waitFor(() => expect(said()).toHaveLength(1));
  expect([now().draft, now().bar!.question.question, said()[0]]).toEqual([
    'Ada Kak',
    'Pertanyaan 1?',
    expect.stringContaining('Gagal mengirim jawaban'),
  ]);
});

test('blank texts and texts that are too long are not sent', async () => {
  const { type, send } = await open();
  await type(' \n');
  await send();
  expect([sent, said()]).toEqual([[], []]);
  await type('x'.repeat(limits.answerMaxChars + 1));
  await send();
  expect([sent, said()]).toEqual([[], [expect.stringContaining('paling panjang')]]);
  await type('x'.repeat(limits.answerMaxChars));
  await send();
  expect(sent).toHaveLength(1);
});

test('an answer that is to be kept is asked about first, and closing the question sends nothing', async () => {
  const { now, type, send, answered } = await open();
  await type('Ada Kak');
  act(() => now().bar!.onKeep(true));
  await send();
  const confirm = () => now().bar!.confirm || null;
  expect([sent, confirm()?.answer]).toEqual([[], 'Ada Kak']);
  act(() => confirm()!.onClose());
  expect([confirm(), now().draft]).toEqual([null, 'Ada Kak']);
  await send();
  await act(async () => confirm()!.onConfirm({ question: 'Ada?', answer: 'Ada Kak' }));
  listed = [];
  await answered();
  await waitFor(() => expect(now().bar).toBeUndefined());
  expect([sent.length, now().draft, said()]).toEqual([1, '', ['✅ Jawaban dikirim dan diingat untuk pertanyaan berikutnya.']]);
});
