import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AtomsProvider, createStore } from '../../state/atoms.js';
import { storeProfile, storeToken, storeUserId } from '../../state/session.js';
import { readToken, readUserId } from '../../state/token.js';
import { useOwner } from './use-owner.js';

const realFetch = globalThis.fetch;
let answers: ((response: Response) => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answers = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (() => new Promise<Response>((answer) => answers.push(answer))) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

const profile = { fullName: 'Sari', username: 'sari', email: 'sari@gmail.com', userId: 'u1', package: { id: 'ai-1000' } };

function open() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/dashboard']}>
      <AtomsProvider store={store}>{children}</AtomsProvider>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(() => ({ owner: useOwner(), path: useLocation().pathname }), { wrapper });
  const answered = (status: number, body: object = { error: 'x' }) => act(async () => answers.shift()!(Response.json(body, { status })));
  return { now: () => result.current, answered, unmount };
}

test('a known owner is shown at once, and nothing is asked', () => {
  storeToken('t');
  storeUserId('u1');
  storeProfile({ fullName: 'Sari', username: 'sari' });
  expect([open().now().owner, answers]).toEqual([{ fullName: 'Sari', username: 'sari' }, []]);
});

test.each(['the name', 'the id'])('without %s, both are read and kept', async (missing) => {
  storeToken('t');
  if (missing === 'the name') storeUserId('u1');
  else storeProfile({ fullName: 'Dulu', username: 'dulu' });
  const { now, answered } = open();
  expect(answers).toHaveLength(1);
  await answered(200, profile);
  await waitFor(() => expect(now().owner?.fullName).toBe('Sari'));
  expect([readUserId(), readToken(), now().path, answers]).toEqual(['u1', 't', '/dashboard', []]);
});

test('a profile that cannot be read leads to the login, which is ended', async () => {
  storeToken('t');
  const { now, answered } = open();
  await answered(500);
  await waitFor(() => expect(now().path).toBe('/login'));
  expect(readToken()).toBeNull();
});

test('without a token nothing is asked, and the login is shown', async () => {
  const { now } = open();
  await waitFor(() => expect(now().path).toBe('/login'));
  expect(answers).toEqual([]);
});

test('an answer that arrives when the panel was left ends no login', async () => {
  storeToken('t');
  const { answered, unmount } = open();
  unmount();
  await answered(500);
  expect(readToken()).toBe('t');
});
