import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PackageGuard } from './package-guard.js';

const { fetch } = globalThis;
const patience = { timeout: 20_000 };
beforeEach(() => localStorage.setItem('token', 't'));
afterEach(() => {
  globalThis.fetch = fetch;
  localStorage.clear();
});

/** Opens the panel behind its guard; the server answers the profile request with this status and body. */
function open(status: number, body: object) {
  const answer = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(answer);
  const router = createMemoryRouter(
    [
      { element: <PackageGuard />, children: [{ path: '/', element: 'Isi panel' }] },
      { path: '/billing', element: 'Paket' },
    ],
    { initialEntries: ['/'] },
  );
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const profile = (status: 'active' | 'expired') => ({
  fullName: 'Siti',
  username: 'siti',
  email: 'siti@gmail.com',
  userId: '0197c0de-0000-7000-8000-000000000001',
  package: { id: 'ai-1000', name: 'Paket Basic', status, expiry_date: '2026-12-01T00:00:00Z' },
});

test('an active package opens the panel', async () => {
  open(200, profile('active'));
  expect(await screen.findByText('Isi panel', {}, patience)).toBeTruthy();
});

test.each([
  ['a package that has ended', 200, profile('expired')],
  ['no package', 200, { ...profile('active'), package: { id: null, name: 'Gratis', status: 'expired', expiry_date: null } }],
  ['a server that does not say', 500, { error: 'Terjadi kesalahan.' }],
])('%s leads to the plans and opens nothing', async (_what, status, body) => {
  open(status, body);
  expect(await screen.findByText('Paket', {}, patience)).toBeTruthy();
  expect(screen.queryByText('Isi panel')).toBeNull();
});
