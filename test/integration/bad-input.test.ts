import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { limits } from '../../contracts/values/limits.ts';
import type { ApiAnswer } from '../support/api.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { Owner } from '../support/owners.ts';
import { contractRoutes } from '../support/routes.ts';

let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterAll(() => app.close());

/** These routes take no input, so an invalid body does not prevent them from ending the account or the login. */
const inputless = ['account.deleteAccount', 'loginSessions.logout', 'loginSessions.endAll'];
const routes = contractRoutes.filter(({ name }) => !inputless.includes(name));
const withBody = routes.filter(({ method }) => method === 'POST' || method === 'PUT');

const fill = (path: string, value: string) => path.replace(/:\w+/g, value);
const api = () => owner.api;

/** A client error is reported as such: 4xx and an Indonesian sentence, without internal details. */
function expectRefusal({ status, body }: ApiAnswer, what: string): void {
  expect({ what, status: status >= 400 && status < 500, error: typeof body?.error }).toEqual({ what, status: true, error: 'string' });
  expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|Error:|SELECT|invalid input|Unexpected token/);
}

const bodies: [string, string][] = [
  ['half a document', '{"email": "a'],
  ['not JSON at all', 'email=a@gmail.com'],
  ['a list', '[1,2,3]'],
  ['a number', '42'],
  ['every field of a wrong type', JSON.stringify(Object.fromEntries(fields().map((name) => [name, { nested: [null] }])))],
  ['numbers for texts', JSON.stringify(Object.fromEntries(fields().map((name) => [name, 12345])))],
  ['NUL in every text', JSON.stringify(Object.fromEntries(fields().map((name) => [name, 'a\0b'])))],
  ['NUL in a key', '{"a\\u0000b": 1}'],
  [
    'texts beyond every limit',
    // all fields with the longest text would be too large a body
    JSON.stringify(Object.fromEntries(fields().map((name, at) => [name, 'x'.repeat(at < 11 ? 21_000 : 1_100)]))),
  ],
];

function fields(): string[] {
  return [
    'userId',
    'conversationIds',
    'prompt',
    'email',
    'password',
    'fullName',
    'name',
    'packageId',
    'otp',
    'newPassword',
    'currentPassword',
    'token',
    'mailbox',
    'newEmail',
    'number',
    'body',
    'active',
    'day1',
    'messages',
    'phone',
    'fees',
    'answersBroadcasts',
    'quotaReply',
    'shopName',
    'dailyLimit',
  ];
}

describe('a malformed body', () => {
  test.each(bodies)('%s is refused by every route that reads one', async (what, body) => {
    for (const { name, method, path } of withBody) {
      if (isHarmless(name, what)) continue;
      expectRefusal(await api().call(method, fill(path, '628123456789'), body), `${name}: ${what}`);
    }
  });

  /** Expects every route that reads a body to refuse this one as too large. */
  async function expectTooLarge(body: string): Promise<void> {
    for (const { name, method, path } of withBody) {
      const answer = await api().call(method, fill(path, '628123456789'), body);
      expect({ name, status: answer.status, error: answer.body.error }).toEqual({
        name,
        status: 413,
        error: 'Data yang dikirim terlalu besar. Kurangi isinya, lalu coba lagi.',
      });
    }
  }

  test('a too large one is refused before it is read', () => expectTooLarge(JSON.stringify({ email: 'x'.repeat(300_000) })));

  test('one of more values than any route needs is refused before it is read', () =>
    expectTooLarge(JSON.stringify({ email: Array.from({ length: limits.bodyValues }, () => 'x') })));

  test('other kinds of content are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml']) {
      const answer = await api().call('POST', '/auth/login', 'email=a', { 'Content-Type': type });
      expect({ type, status: answer.status }).toEqual({ type, status: 415 });
      expectRefusal(answer, type);
    }
  });

  test('an unknown charset, a broken compression and a lie about the length are refused', async () => {
    const klingon = await api().call('POST', '/auth/login', '{}', { 'Content-Type': 'application/json; charset=klingon' });
    expectRefusal(klingon, 'charset');
    expect(klingon.status).toBe(415);
    expectRefusal(await api().call('POST', '/auth/login', 'not gzip', { 'Content-Encoding': 'gzip' }), 'gzip');
  });

  test('a small compressed one that unfolds to much is refused', async () => {
    const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(20_000_000) }));
    expect(bomb.length).toBeLessThan(limits.bodyBytes);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const answer = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body: new Uint8Array(bomb) });
    expect(answer.status).toBe(413);
  });

  test('a hundred thousand levels of nesting do no harm', async () => {
    expectRefusal(await api().call('POST', '/auth/login', `${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'nesting');
    expectRefusal(await api().call('POST', '/auth/login', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`), 'nesting');
  });

  test('any JSON at all is answered, and never with an error of ours', async () => {
    const body = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.dictionary(fc.constantFrom(...fields()), fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value)),
    );
    for (const { name, method, path } of withBody) {
      await fc.assert(
        fc.asyncProperty(body, async (text) => {
          const { status } = await api().call(method, fill(path, '628123456789'), text);
          expect({ name, text, isFine: status < 500 }).toEqual({ name, text, isFine: true });
        }),
        { numRuns: 25 },
      );
    }
  });

  test('fields that a contract does not name are kept of no body', () => {
    const keeping = contractRoutes.filter(({ body }) => body && takesAnyField(inputOf(body)));
    expect(keeping.map(({ name }) => name)).toEqual([]);
  });

  test('keys that reach for the prototype reach nothing', async () => {
    const { email, password } = owner;
    // properties of the prototype do not count as given, so the login is incomplete
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const answer = await api().call('POST', '/auth/login', `{${JSON.stringify(name)}:${JSON.stringify({ email, password })}}`);
      expect({ name, status: answer.status }).toEqual({ name, status: 400 });
    }
    const polluted = '{"constructor":{"prototype":{"email":"a@gmail.com"}},"__proto__":{"password":"x"}}';
    expectRefusal(await api().call('POST', '/auth/login', polluted), 'prototype');
    expect((await api().post('/auth/login', { password })).status).toBe(400);
  });

  test('SQL in a text is stored and searched as text', async () => {
    const body = `Kak'; DROP TABLE quick_replies; -- $1 \\' "x" %`;
    const { id } = (await api().post('/quick-replies', { body })).body as { id: string };
    expect((await api().get('/quick-replies')).body).toContainEqual(expect.objectContaining({ id, body }));
    expect((await api().get(`/chat/search?q=${encodeURIComponent(body.slice(0, 30))}`)).status).toBe(200);
    expect((await api().delete(`/quick-replies/${id}`)).status).toBe(200);
  });

  test('half an emoji is stored in a displayable form, not refused with an error', async () => {
    const day = { enabled: true, aiEnabled: false, text: 'halo \ud83d' };
    const { status } = await api().call(
      'POST',
      '/followup',
      `{"day1":${JSON.stringify(day)},"day2":${JSON.stringify(day)},"day3":${JSON.stringify(day)}}`,
    );
    expect(status).toBe(200);
    expect((await api().get('/followup')).body.day1.text).toBe('halo \ufffd');
  });
});

describe('a malformed address', () => {
  const params = [
    '%00',
    'a%00b',
    '..%2f..%2fetc%2fpasswd',
    '%E0%A4%A',
    "';DROP TABLE users;--",
    randomUUID(),
    'x'.repeat(3_000),
    '%F0%9F%98%80',
    '-1',
    '99999999999999999999',
    '%0d%0aSet-Cookie:x',
  ];

  test.each(params.map((value) => [value.slice(0, 40), value]))(
    '%s as a parameter is answered with 4xx by every route that has one',
    async (_shown, value) => {
      for (const { name, method, path } of routes.filter(({ path }) => path.includes(':'))) {
        const answer = await api().call(method, fill(path, encodeUnsafe(value)), method === 'GET' || method === 'DELETE' ? undefined : {});
        if (answer.status < 400 && isEmptyAnswer(answer)) continue; // an empty result reveals nothing
        expectRefusal(answer, `${name}: ${value.slice(0, 40)}`);
      }
    },
  );

  test('query parameters are checked too', async () => {
    const wrong = ['limit=0', 'limit=abc', 'limit=99999', 'limit=1&limit=2', `before=${'x'.repeat(300)}`, 'before=%00', 'q=%00'];
    for (const query of wrong) {
      const answer = await api().get(`/chat/contacts?${query}`);
      expect({ query, status: answer.status }).toEqual({ query, status: 400 });
      expectRefusal(answer, query);
    }
    // A cursor to a row that does not exist.
    expect((await api().get('/chat/contacts?before=%27%3B')).body).toEqual([]);
  });

  test('unknown routes, wrong methods and broken encodings are answered in Indonesian', async () => {
    for (const [method, path] of [
      ['GET', '/api/nowhere'],
      ['GET', '/api'],
      ['GET', '/api/'],
      ['PATCH', '/api/profile'],
      ['POST', '/api/profile'],
      ['GET', '/api/%E0%A4%A'],
      ['DELETE', '/api/health/live'],
    ] as const) {
      expectRefusal(await api().call(method, path), `${method} ${path}`);
    }
  });
});

test('none of these requests was an internal error', () => {
  const [server] = app.servers;
  expect(server!.hasExited).toBe(false);
  expect(server!.events.filter(({ event }) => event === 'http.failed')).toEqual([]);
});

const encodeUnsafe = (value: string) => (/^(%|[\w.%-]*%[0-9A-F])/i.test(value) ? value : encodeURIComponent(value));
const isEmptyAnswer = ({ body }: ApiAnswer) => JSON.stringify(body) === '[]' || body?.success === true;

/** Bodies that a route accepts: it reads no body, or has no field that they affect. */
function isHarmless(name: string, what: string): boolean {
  const readsNothing = ['chat.markSeen', 'notices.markSeen', 'accountExport.request'];
  const keepsWhatIsMissing = [
    ...['prompt.save', 'speakers.save', 'trainingParts.saveReplySettings', 'trainingParts.saveVoice'],
    ...['followup.saveOptions', 'orderRules.save'],
  ];
  const anyObjectWillDo = ['bot.start', 'bot.stop', ...keepsWhatIsMissing];
  if (readsNothing.includes(name)) return !/NUL|JSON|half/.test(what);
  return anyObjectWillDo.includes(name) && /list|number|key/.test(what) && !/NUL/.test(what);
}

const inputOf = (body: z.ZodType) => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });

function takesAnyField(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties, additionalProperties: others = false } = schema as { properties?: object; additionalProperties?: unknown };
  return (properties !== undefined && others !== false) || Object.values(schema).some(takesAnyField);
}
