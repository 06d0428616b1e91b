import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { account } from '#contracts/http/account/account';
import { auth } from '#contracts/http/account/auth';
import { photos } from '#contracts/http/bot/photos';
import { chat } from '#contracts/http/chat/chat';
import { followup } from '#contracts/http/chat/followup';
import { passwordNeededCode, renewedTokenHeader } from '#contracts/http/route';
import { showBot, storeBots } from '../state/bots.js';
import { onPasswordNeeded } from '../state/password-prompt.js';
import { beginLeaving, onSessionEnd, storeLogin, storeToken } from '../state/session.js';
import { readToken } from '../state/token.js';
import { ApiError, errorText, errorWithReason, isUnauthorized } from './api-error.js';
import { call, callForBlob, callForFile } from './client.js';
import { endedBy } from './ended-by.js';

/*
 * For every request of the panel: the login it is sent for, its content, when it is aborted, and the effects of its
 * answer.
 */

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const realFetch = globalThis.fetch;
let sent: Sent[];
/** Answers in order; the last one is repeated. */
let answers: (() => Response | Promise<Response>)[];
let ended: number;
let removeListener: () => void;

beforeEach(() => {
  [sent, answers, ended] = [[], [json({ success: true })], 0];
  globalThis.fetch = (async (address: string, { method = 'GET', headers, body, signal }: RequestInit) => {
    sent.push({ address, method, headers: new Headers(headers), body });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    const over = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    signal?.throwIfAborted();
    return Promise.race([answer(), over]);
  }) as typeof fetch;
  localStorage.clear();
  showBot(null);
  const shop = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: null } as const;
  storeLogin({ token: 'token', fullName: 'Sari', username: 'sari', package: shop, userId: 'sari' });
  removeListener = onSessionEnd(() => (ended += 1));
});
afterEach(() => {
  removeListener();
  globalThis.fetch = realFetch;
});

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });
const refuses = (status: number, code?: string) => json({ error: 'Kalimat dari server.', ...(code && { code }) }, status);
const never = () => new Promise<Response>(() => undefined);
const errorOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`no error of the API: ${String(error)}`);
  return error;
};

describe('a request', () => {
  test('carries the token, and that of a form outside of the panel does not', async () => {
    await call(account.updateEmail);
    await call(auth.resendOtp, { anonymous: true });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token', null]);
  });

  test('sends JSON, a file as it is, or nothing, and says which', async () => {
    await call(account.updateEmail, { body: { newEmail: 'baru@gmail.com' } });
    const file = new Blob(['x']);
    await call(account.updateEmail, { file });
    await call(account.updateEmail);
    expect(sent.map(({ headers, body }) => [headers.get('content-type'), body])).toEqual([
      ['application/json', '{"newEmail":"baru@gmail.com"}'],
      ['application/octet-stream', file],
      [null, undefined],
    ]);
  });

  test('leaves out what is not asked for, and sends zero and false', async () => {
    answers = [json([])];
    await call(chat.contacts, { query: { search: '', limit: 0, before: undefined } as object });
    expect(sent.map(({ address }) => address)).toEqual(['/api/chat/contacts?limit=0']);
  });

  test('names the bot that is shown when it starts, once the person has two, unless it is told another one', async () => {
    storeBots(['one', 'two'].map((botId) => ({ botId, accountId: 'sari', role: 'owner', phone: null })));
    answers = [json([])];
    showBot('two');
    await call(chat.contacts);
    await call(chat.contacts, { bot: 'one' });
    await call(account.updateEmail);
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/bots/two/chat/contacts',
      '/api/bots/one/chat/contacts',
      expect.stringMatching(/^\/api\/user\//),
    ]);
  });
});

describe('an answer', () => {
  test('renews the token, unless another login has begun meanwhile', async () => {
    answers = [json({ success: true }, 200, { [renewedTokenHeader]: 'newer' })];
    await call(account.updateEmail);
    expect(readToken()).toBe('newer');
    answers = [
      () => {
        storeToken('of another login');
        return json({ success: true }, 200, { [renewedTokenHeader]: 'newest' })();
      },
    ];
    await call(account.updateEmail);
    expect(readToken()).toBe('of another login');
  });

  test('of 401 ends the login, once', async () => {
    answers = [refuses(401)];
    const both = await Promise.all([errorOf(call(account.updateEmail)), errorOf(call(account.updateEmail))]);
    expect([both.map(isUnauthorized), ended, readToken()]).toEqual([[true, true], 1, null]);
  });

  test.each([
    ['for an older token', {}, true],
    ['to a form outside of the panel', { anonymous: true }, false],
  ])('of 401 %s ends nothing', async (_what, options, isOlder) => {
    answers = [
      () => {
        if (isOlder) storeToken('newer');
        return refuses(401)();
      },
    ];
    expect((await errorOf(call(account.updateEmail, options))).status).toBe(401);
    expect([ended, readToken()]).toEqual([0, isOlder ? 'newer' : 'token']);
  });

  test.each([400, 403, 404, 429, 500, 503])(
    'of %s is an error with the words and the code of the server, and ends nothing',
    async (status) => {
      answers = [refuses(status, 'too_many')];
      expect(await errorOf(call(account.updateEmail))).toMatchObject({ status, serverText: 'Kalimat dari server.', code: 'too_many' });
      expect([ended, readToken(), sent.length]).toEqual([0, 'token', 1]);
    },
  );

  test.each([
    ['a page', () => new Response('<html></html>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['fields of other kinds', json({ error: 5, code: {} }, 502)],
    ['nothing', () => new Response(null, { status: 502 })],
  ])('that failed with %s has neither words nor a code', async (_what, answer) => {
    answers = [answer];
    expect(await errorOf(call(account.updateEmail))).toMatchObject({ status: 502, serverText: null, code: null });
  });

  test.each([
    ['never came', () => Promise.reject(new TypeError('offline')), { status: 0, code: null }],
    [
      'is a page',
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
      { status: 0, code: 'unexpected_answer' },
    ],
    [
      'is cut off',
      () => new Response('[{"id":', { headers: { 'content-type': 'application/json' } }),
      { status: 0, code: 'unexpected_answer' },
    ],
  ])('that %s is an error without a status', async (_what, answer, expected) => {
    answers = [answer];
    expect(await errorOf(call(chat.contacts))).toMatchObject(expected);
  });

  test('that is a file has the name that the server gives it', async () => {
    const file = (disposition?: string) => () =>
      new Response('isi', { headers: disposition === undefined ? {} : { 'content-disposition': disposition } });
    answers = [file('attachment; filename="produk.xlsx"'), file()];
    expect((await callForFile(followup.read)).name).toBe('produk.xlsx');
    expect((await callForFile(followup.read)).name).toBeNull();
    expect((await callForBlob(photos.view, { params: { id: '1' } })).size).toBe(3);
  });
});

describe('a request ends', () => {
  test.each([
    ['with its caller', () => ({ signal: AbortSignal.timeout(5) })],
    ['with a caller who has gone already', () => ({ signal: AbortSignal.abort() })],
    ['after its time', () => ({ timeoutMs: 5 })],
  ])('%s', async (_when, options) => {
    answers = [never];
    expect(await errorOf(call(chat.contacts, options()))).toMatchObject({ status: 0, code: null });
  });

  test('and leaves no listener at the signals that could have ended it', async () => {
    const { signal } = new AbortController();
    const [add, remove] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')];
    await endedBy([signal], async () => 'done');
    await endedBy([signal], async () => Promise.reject(new Error('failed'))).catch(() => undefined);
    expect(add.mock.calls.length).toBe(2);
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});

describe('an action that needs the password', () => {
  const asks = [refuses(403, passwordNeededCode), json({ success: true })];

  test.each([
    [true, {}, 2, 1],
    [false, {}, 1, 1],
    [true, { background: true }, 1, 0],
  ])(
    'the right password is given: %s, with %j: %s requests, and the window opens %s times',
    async (isGiven, options, requests, windows) => {
      let opened = 0;
      const close = onPasswordNeeded(async () => {
        opened += 1;
        return isGiven;
      });
      answers = [...asks];
      const error = await call(account.updateEmail, { body: { newEmail: 'baru@gmail.com' }, ...options }).then(
        () => null,
        ({ code }: ApiError) => code,
      );
      close();
      expect([error, sent.length, opened]).toEqual([requests === 2 ? null : passwordNeededCode, requests, windows]);
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    },
  );
});

test.each([
  [0, null, 'Gagal.'],
  [400, null, 'Gagal.'],
  [400, '', 'Gagal.'],
  [400, 'Nama kosong.', 'Gagal.\nNama kosong.'],
  [499, 'Nama kosong.', 'Gagal.\nNama kosong.'],
  [500, 'Server rusak.', 'Gagal.'],
  [503, 'Server rusak.', 'Gagal.'],
])('of the refusal %s with %j the owner reads %j', (status, said, read) => {
  expect(errorWithReason(new ApiError(status, said), 'Gagal.')).toBe(read);
  expect(errorText(new ApiError(status, said), 'Gagal.')).toBe(said || 'Gagal.');
});

// This test comes last, because a page that is leaving cannot be entered again.
test('after the logout began, reads neither end nor fail, and writes are done', async () => {
  answers = [never];
  let isSettled = false;
  const reading = call(chat.contacts).finally(() => (isSettled = true));
  reading.catch(() => undefined);
  beginLeaving();
  answers = [json({ success: true })];
  expect(await call(account.updateEmail)).toMatchObject({ success: true });
  expect(await errorOf(call(chat.contacts, { anonymous: true }))).toMatchObject({ code: 'unexpected_answer' });
  expect(isSettled).toBe(false);
});
