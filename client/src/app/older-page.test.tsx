import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { HoursCard } from '../features/bot/hours/hours-card.js';
import { OrderRulesCard } from '../features/products/order-rules/order-rules-card.js';
import { VoiceCard } from '../features/prompt/settings/voice-card.js';
import { AtomsProvider, createStore, queryClientAtom } from '../state/atoms.js';

/*
 * A page that is older than the server gets settings with values that it does not know. It still shows the form. When
 * it saves the other settings, it does not replace the unknown values.
 */

const realFetch = globalThis.fetch;
let stored: object = {};
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(JSON.parse(body as string));
    return Response.json(method === 'GET' ? stored : { success: true });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(card: ReactElement, server: object): Promise<void> {
  stored = server;
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createStore();
  store.set(queryClientAtom, cache);
  render(
    <QueryClientProvider client={cache}>
      <AtomsProvider store={store}>
        <MemoryRouter>{card}</MemoryRouter>
      </AtomsProvider>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('group');
}

async function save(button: string): Promise<unknown> {
  fireEvent.click(await screen.findByText(button));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

async function type(label: string, text: string): Promise<void> {
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));
}

const toReload = 'dibuat di versi panel yang lebih baru. Muat ulang halaman ini untuk mengubahnya.';

test('rules of orders', async () => {
  const discount = { gives: { kind: 'by-level', level: 'gold', percent: 5 }, minIdr: null, from: null, until: null };
  const deposit = { pays: { kind: 'staged', percents: [30, 70] }, minIdr: null };
  await show(<OrderRulesCard />, { freeShipping: null, codes: [], discounts: [discount], offers: [], deposit, fees: [] });
  expect(screen.getByText(`1 aturan ${toReload}`, { exact: false })).toBeTruthy();
  expect(screen.getAllByText(`Aturan ini ${toReload}`)).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('DP').readOnly).toBe(true);
  await type('Biaya tambahan', 'Packing = 3rb');
  expect(await save('Simpan Aturan Harga')).toEqual({
    fees: [{ name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'always', belowIdr: null }],
  });
});

test('the way of speaking', async () => {
  await show(<VoiceCard />, { shopName: 'Toko Sari', addressForm: 'kakanda', tone: 'poetic' });
  await type('Nama toko', 'Toko Sari Hijab');
  expect(await save('Simpan Cara Bicara')).toEqual({ shopName: 'Toko Sari Hijab' });
});

test('when the bot answers', async () => {
  const hours = Array.from({ length: 7 }, () => ({ opens: '08:00', closes: '17:00' }));
  await show(<HoursCard />, { when: 'on-holidays', afterMinutes: 5, hours, zone: 'WIB' });
  await act(async () => fireEvent.click(screen.getByLabelText('Hanya jika belum ada yang menjawab')));
  expect(await save('Simpan Jam')).toEqual({ when: 'unanswered', afterMinutes: 5, hours, zone: 'WIB' });
});
