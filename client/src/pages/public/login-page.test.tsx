import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LoginPage } from './login-page.js';

const { fetch } = globalThis;
const patience = { timeout: 20_000 };
afterEach(() => {
  globalThis.fetch = fetch;
  localStorage.clear();
});

const login = {
  ...{ fullName: 'Siti', username: 'siti', userId: '0197c0de-0000-7000-8000-000000000001', token: 't' },
  package: { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: '2027-12-01T00:00:00Z' },
};

test('after the login, the button Back leads to the page before it, not to the login', async () => {
  const answer = () => Promise.resolve(new Response(JSON.stringify(login), { headers: { 'Content-Type': 'application/json' } }));
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(answer);
  const router = createMemoryRouter(
    [
      { path: '/terms-and-conditions', element: 'Ketentuan' },
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: 'Isi panel' },
    ],
    { initialEntries: ['/terms-and-conditions', '/login'], initialIndex: 1 },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText(/email/i), 'siti@gmail.com');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia-sekali-1');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Isi panel', {}, patience)).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Ketentuan')).toBeTruthy();
});
