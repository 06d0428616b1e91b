import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { helperMark, helperVersion, type FromHelper } from '#contracts/values/passkey-helper';
import { AtomsProvider, createStore, queryClientAtom } from '../../../state/atoms.js';
import { PasskeyPanel } from './passkey-panel.js';
import { PasskeyReturn } from './passkey-return.js';

/*
 * Linking with a passkey: the messages between the panel and the helper (a browser extension), and an answer that a
 * script brings back.
 */

const now = new Date('2026-11-27T03:00:00Z');
const begun = {
  ...{ token: 'k'.repeat(43), until: '2026-11-27T03:03:00.000Z', phone: '6281299990000' },
  options: { challenge: 'abc', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' },
};
const realFetch = globalThis.fetch;
let requests: string[] = [];
let status = 200;

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setTimeout'] });
  [requests, status] = [[], 200];
  // cast: a part of the browser, which jsdom lacks
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  globalThis.fetch = (async (address: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${address} ${typeof body === 'string' ? body : ''}`.trim());
    return Response.json(status === 200 ? { ...begun, success: true } : { error: 'Kalimat dari server.' }, { status });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

type Passkey = Parameters<typeof PasskeyPanel>[0]['passkey'];

function show(part: ReactNode) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createStore();
  store.set(queryClientAtom, cache);
  return render(
    <QueryClientProvider client={cache}>
      <AtomsProvider store={store}>
        <MemoryRouter>{part}</MemoryRouter>
      </AtomsProvider>
    </QueryClientProvider>,
  );
}
const panel = (passkey: Partial<Passkey> = {}) =>
  show(<PasskeyPanel passkey={{ step: 'asked', until: begun.until, code: null, ...passkey } as Passkey} />);

type Words = FromHelper extends infer One ? (One extends FromHelper ? Omit<One, 'mark' | 'to'> : never) : never;
const hear = (data: object, from: { source?: Window | null; origin?: string } = {}) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, source: window, origin: location.origin, ...from }));
  });
const helperSays = (words: Words, from = {}) => hear({ mark: helperMark, to: 'panel', ...words }, from);
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const go = 'Lanjutkan dengan passkey';
const isReady = () => screen.queryByRole('button', { name: go }) !== null;

test('only the helper in this page is believed', async () => {
  panel();
  expect(isReady()).toBe(false);
  const here = { mark: helperMark, to: 'panel', kind: 'here', version: helperVersion };
  await hear(here, { source: null });
  await hear(here, { origin: 'https://lain.example' });
  await hear({ ...here, mark: 'lain' });
  await hear({ ...here, to: 'helper' });
  expect(isReady()).toBe(false);
  await hear(here);
  expect(isReady()).toBe(true);
});

test.each([
  [helperVersion - 1, false],
  [helperVersion, true],
  [helperVersion + 1, true],
])('a helper of version %s can be used: %s; an older one is to be replaced', async (version, isUsable) => {
  panel();
  await helperSays({ kind: 'here', version });
  expect([
    isReady(),
    screen.queryByText(/versi lama/) !== null,
    screen.queryByRole('link', { name: 'Unduh Pembantu Passkey' }) !== null,
  ]).toEqual([isUsable, !isUsable, !isUsable]);
});

test('an attempt is given to the helper, and what becomes of it is told', async () => {
  const said: { kind?: string; attempt?: object }[] = [];
  // cast: one of its two signatures
  const post = jest.spyOn(window, 'postMessage').mockImplementation(((words: object) => void said.push(words)) as never);
  const { unmount } = panel();
  expect(said).toEqual([{ mark: helperMark, to: 'helper', kind: 'hello' }]);
  await helperSays({ kind: 'here', version: helperVersion });
  await press(go);
  await waitFor(() => expect(said).toHaveLength(2));
  const { token, options, until, phone } = begun;
  expect(said[1]).toEqual({ mark: helperMark, to: 'helper', kind: 'start', attempt: { token, options, until, phone, owner: 'Anda' } });
  await helperSays({ kind: 'opened' });
  expect(screen.getByText(/WhatsApp Web dibuka di tab lain/)).toBeTruthy();
  await helperSays({ kind: 'ended', why: 'too-late' });
  expect(screen.queryByText(/WhatsApp Web dibuka di tab lain/)).toBeNull();
  expect(screen.getByText('Waktunya habis sebelum passkey dipakai. Coba lagi.')).toBeTruthy();
  // The next attempt starts without the result of the previous one.
  await press('Ulangi dengan passkey');
  await waitFor(() => expect(said).toHaveLength(3));
  expect(screen.queryByText(/Waktunya habis/)).toBeNull();
  expect(isReady()).toBe(true);
  const remove = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(remove.mock.calls.filter(([name]) => name === 'message')).toHaveLength(1);
  remove.mockRestore();
  post.mockRestore();
});

test('a request that cannot begin says so, and can be repeated', async () => {
  panel();
  await helperSays({ kind: 'here', version: helperVersion });
  status = 422;
  await press(go);
  expect(await screen.findByText('Kalimat dari server.')).toBeTruthy();
  status = 200;
  await press(go);
  await waitFor(() => expect(screen.queryByText('Kalimat dari server.')).toBeNull());
  expect(requests).toHaveLength(2);
});

test('the remaining time counts down by the second, and not below zero', async () => {
  panel();
  const left = () => screen.getByRole('timer').textContent;
  expect(left()).toBe('Berlaku 3 menit 00 detik lagi');
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(left()).toBe('Berlaku 2 menit 59 detik lagi');
  await act(async () => jest.advanceTimersByTime(10 * 60_000));
  expect(left()).toBe('Berlaku 0 detik lagi');
  cleanup();
  panel({ until: null });
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each([
  ['Kode sama', true],
  ['Kode berbeda', false],
])('two codes are compared: “%s” says %s', async (name, equal) => {
  panel({ step: 'compare', code: '12-34' });
  expect(screen.getByText('12-34')).toBeTruthy();
  await press(name);
  await waitFor(() => expect(requests).toEqual([expect.stringContaining(`{"equal":${equal}}`)]));
});

const credential = { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: null };
const brought = { token: 'k'.repeat(43), assertion: { id: 'YQ', rawId: 'YQ', type: 'public-key', response: credential } };
const hashOf = (value: unknown) => `#passkey=${encodeURIComponent(JSON.stringify(value))}`;

test('a result that is torn is not sent, and leaves the address', async () => {
  history.replaceState(null, '', '/bot#passkey=abc');
  show(<PasskeyReturn hash={hashOf({ token: 'a' })} />);
  expect(screen.getByText(/tidak lengkap/)).toBeTruthy();
  expect([requests, location.pathname, location.hash]).toEqual([[], '/bot', '']);
});

test.each([
  [200, 'Passkey diterima.'],
  [422, 'Kalimat dari server.'],
  [500, 'Kalimat dari server.'],
])('a result that was brought back is sent once, answered with %s: “%s”', async (answered, words) => {
  status = answered;
  history.replaceState({ idx: 4 }, '', `/bot${hashOf(brought)}`);
  show(<PasskeyReturn hash={hashOf(brought)} />);
  expect([location.pathname, location.hash, history.state]).toEqual(['/bot', '', { idx: 4 }]);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(requests).toEqual([`POST /api/bot/passkey/paste ${JSON.stringify(brought)}`]);
});

test('the result of a script: only a whole one is sent', async () => {
  panel();
  fireEvent.click(screen.getByText('Tanpa pembantu, di komputer'));
  const field = () => screen.getByLabelText(/^Hasil passkey/);
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim hasil' });
  const paste = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
  await paste('  ');
  expect(send().disabled).toBe(true);
  await paste('{"token":');
  await press('Kirim hasil');
  expect([requests, screen.queryByText(/Hasil tidak lengkap/) !== null, field().getAttribute('aria-invalid')]).toEqual([[], true, 'true']);
  await paste(JSON.stringify(brought));
  await press('Kirim hasil');
  await waitFor(() => expect(requests).toEqual([`POST /api/bot/passkey/paste ${JSON.stringify(brought)}`]));
  expect(screen.queryByText(/Hasil tidak lengkap/)).toBeNull();
});

const script = async () => {
  panel();
  fireEvent.click(screen.getByText('Tanpa pembantu, di komputer'));
};
const pasted = async () => {
  await script();
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Hasil passkey/), { target: { value: JSON.stringify(brought) } }));
};
const ready = async () => {
  panel();
  await helperSays({ kind: 'here', version: helperVersion });
};
const compared = async () => void panel({ step: 'compare', code: '12-34' });

test.each([
  ['the passkey is asked for', ready, go, 'Permintaan passkey belum dapat dimulai. Coba lagi.'],
  ['a script is prepared', script, 'Siapkan skrip', 'Skrip belum dapat disiapkan. Coba lagi.'],
  ['codes are compared', compared, 'Kode sama', 'Jawaban belum sampai. Coba lagi.'],
  ['a result is sent', pasted, 'Kirim hasil', 'Hasil belum terkirim. Coba lagi.'],
])('%s: one request at a time, whose failure is told until the next try', async (_what, open, name, failure) => {
  await open();
  const answerAll = globalThis.fetch;
  let answer = (_isReached: boolean) => undefined as void;
  globalThis.fetch = ((address: string, init: RequestInit) =>
    new Promise<Response>((resolve, fail) => {
      answer = (isReached) => (isReached ? void answerAll(address, init).then(resolve, fail) : fail(new TypeError('offline')));
    })) as typeof fetch;
  const button = () => screen.getByRole('button', { name: new RegExp(`^(?:${name}|Siapkan lagi)$`) });
  for (const isReached of [false, true]) {
    await act(async () => void fireEvent.click(button()));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(screen.queryByText(failure)).toBeNull();
    await act(async () => answer(isReached));
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.queryByText(failure) === null).toBe(isReached);
  }
  expect(requests).toHaveLength(1);
});

test('while an answer about the codes is on its way, the other one cannot be given', async () => {
  await compared();
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
  const other = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kode berbeda' });
  expect(other().disabled).toBe(false);
  await press('Kode sama');
  await waitFor(() => expect(other().disabled).toBe(true));
});

test('a script is copied as it is, and as the address of a bookmark', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await script();
  expect(screen.queryByRole('button', { name: 'Salin skrip' })).toBeNull();
  await press('Siapkan skrip');
  const text = (await screen.findByLabelText<HTMLTextAreaElement>('Skrip')).value;
  await press('Salin skrip');
  await press('Salin untuk bookmark');
  expect([copied[0], copied[1]!.startsWith('javascript:'), copied.length]).toEqual([text, true, 2]);
  expect(text).toContain(begun.token);
});

test.each([
  ['confirming', '12-34', 'Passkey cocok. HP Anda sedang menghubungkan bot…', true],
  ['confirming', null, 'Passkey cocok. HP Anda sedang menghubungkan bot…', false],
  ['proving', '12-34', 'Jawaban passkey diterima. Menunggu WhatsApp dan HP Anda…', false],
] as const)('the step %s with the code %s waits: “%s”, and shows the code: %s', (step, code, words, isShown) => {
  panel({ step, code });
  const shown = [screen.queryByText('12-34'), screen.queryByText(/^Bila HP Anda menampilkan kode/)];
  expect([screen.getByRole('status').textContent, ...shown.map((one) => one !== null)]).toEqual([words, isShown, isShown]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test.each([
  [false, ['Unduh Pembantu Passkey'], true],
  [true, [], false],
])('on a phone (%s): what is offered without the helper', (isPhone, links, hasScript) => {
  // cast: a part of the browser, which jsdom lacks
  window.matchMedia = () => ({ matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  panel();
  expect(screen.queryAllByRole('link', { name: 'Unduh Pembantu Passkey' }).map((one) => one.textContent)).toEqual(links);
  expect(screen.queryByText('Tanpa pembantu, di komputer') !== null).toBe(hasScript);
  expect(screen.queryByRole('region', { name: 'Langkah dari HP' }) !== null).toBe(isPhone);
});
