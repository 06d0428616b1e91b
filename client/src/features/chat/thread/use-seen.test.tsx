import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { useSeen } from './use-seen.js';

const realFetch = globalThis.fetch;
let asked: string[] = [];
let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  asked = [];
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  globalThis.fetch = (async (address: string) => {
    asked.push(/contacts\/(\d+)\/seen/.exec(address)?.[1] ?? address);
    return Response.json({ success: true });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const [budi, siti] = ['6281', '6282'];
const chatOf = (phoneNumber: string, unread = 0, markedUnread?: boolean) =>
  ({ phoneNumber, unread, ...(markedUnread !== undefined && { markedUnread }) }) as ContactView;

async function open(first: ContactView) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
  const { rerender } = renderHook((contact: ContactView) => useSeen(contact), { wrapper, initialProps: first });
  const settled = () => waitFor(() => expect(cache.isMutating()).toBe(0));
  await settled();
  return async (next: ContactView) => {
    await act(async () => rerender(next));
    await settled();
  };
}

test('a chat is seen when it is opened, also one without new messages, and the next one as well', async () => {
  const show = await open(chatOf(budi));
  expect(asked).toEqual([budi]);
  await show(chatOf(siti, 2));
  expect(asked).toEqual([budi, siti]);
  await show(chatOf(siti));
  expect(asked).toEqual([budi, siti]);
  await show(chatOf(budi));
  expect(asked).toEqual([budi, siti, budi]);
});

test('a message that arrives in the open chat is seen', async () => {
  const show = await open(chatOf(budi));
  await show(chatOf(budi, 1));
  expect(asked).toEqual([budi, budi]);
  await show(chatOf(budi, 2));
  expect(asked).toEqual([budi, budi, budi]);
});

test('a chat that was marked as unread stays so until it is opened again', async () => {
  const show = await open(chatOf(budi));
  await show(chatOf(budi, 1, true));
  expect(asked).toEqual([budi]);
  await show(chatOf(budi, 1));
  expect(asked).toEqual([budi, budi]);
  await show(chatOf(siti));
  await show(chatOf(budi, 1, true));
  expect(asked).toEqual([budi, budi, siti, budi]);
});

test('in a hidden tab nothing is seen, until the owner comes back', async () => {
  visibility = 'hidden';
  const show = await open(chatOf(budi, 1));
  await show(chatOf(budi, 2));
  expect(asked).toEqual([]);
  visibility = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toEqual([budi]);
});
