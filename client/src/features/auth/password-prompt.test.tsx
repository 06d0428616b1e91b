import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { askPassword } from '../../state/password-prompt.js';
import { PasswordPrompt } from './password-prompt.js';

const realFetch = globalThis.fetch;
let sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  [sent, status] = [[], 200];
  globalThis.fetch = (async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    const fields = status === 200 ? { success: true } : { error: 'Password salah.', code: 'confirm_refused' };
    return new Response(JSON.stringify(fields), { status, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <PasswordPrompt />
      </QueryClientProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Two requests need the password and share one password window. The function returns their answers in an array, so
 * that `await` does not wait for them here.
 */
async function asked(): Promise<[answers: Promise<boolean[]>]> {
  const answers: Promise<boolean>[] = [];
  act(() => void answers.push(askPassword(), askPassword()));
  await screen.findByLabelText('Password');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  return [Promise.all(answers)];
}

async function enter(password: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => screen.getByRole('button', { name: 'Lanjutkan' }).click());
}

test('the right password lets the requests go on, after a wrong one', async () => {
  const [answers] = await asked();
  status = 400;
  await enter('salah-sekali');
  await screen.findByText('Password salah.');
  status = 200;
  await enter('kata-sandi-saya');
  expect(await answers).toEqual([true, true]);
  expect(sent).toEqual([{ password: 'salah-sekali' }, { password: 'kata-sandi-saya' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who closes the question confirms nothing, and is asked again the next time', async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const [answers] = await asked();
    act(() => screen.getByRole('button', { name: 'Batal' }).click());
    expect(await answers).toEqual([false, false]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent).toEqual([]);
});

test('without a network the question stays, and says why; a login that has ended answers it', async () => {
  const [answers] = await asked();
  const online = globalThis.fetch;
  globalThis.fetch = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
  await enter('kata-sandi-saya');
  await screen.findByText('Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.');
  globalThis.fetch = online;
  status = 401;
  await enter('kata-sandi-saya');
  expect(await answers).toEqual([false, false]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
