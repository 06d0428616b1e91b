import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useNavigateLater } from './use-navigate-later.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Leaving() {
  const navigateLater = useNavigateLater();
  return <button onClick={() => navigateLater('/login')}>Berhasil</button>;
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Leaving /> },
      { path: '/login', element: 'Login' },
      { path: '/bantuan', element: 'Bantuan' },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('the message can be read for one and a half seconds before the next screen comes', () => {
  const router = open();
  act(() => screen.getByRole('button').click());
  act(() => jest.advanceTimersByTime(1_499));
  expect(router.state.location.pathname).toBe('/');
  act(() => jest.advanceTimersByTime(1));
  expect(router.state.location.pathname).toBe('/login');
});

test('a user who has left the screen is not redirected', async () => {
  const router = open();
  act(() => screen.getByRole('button').click());
  await act(() => router.navigate('/bantuan'));
  act(() => jest.advanceTimersByTime(2_000));
  expect(router.state.location.pathname).toBe('/bantuan');
});
