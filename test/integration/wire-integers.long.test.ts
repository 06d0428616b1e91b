import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import { contractRoutes, contractShapes } from '../support/routes.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * A number in a path or a body may exceed what its column can hold. The answer must then be a suitable 4xx, or a
 * success that ignores unknown fields, but never a server error.
 */
let app: TestApp;
let owner: Owner;
let lead: string;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail,replies' });
  owner = await app.registerOwner();
  const bot = await linkOwner(app, owner);
  const phone = await app.sandbox.phone();
  await phone.send(bot, 'Halo, ada stok?');
  lead = phone.number;
  await waitFor(async () => (await owner.api.get(`/chat/contacts/${lead}/messages`)).body.length > 0, { what: 'the lead’s message' });
});
afterAll(() => app?.close());

const beyondInteger = ['2147483648', '999999999999999', '9007199254740991'];
const beyondBigint = ['9007199254740992', '9223372036854775808', '99999999999999999999', '-1', '1.5', '1e9', '0x10', 'NaN', '', ' 1'];
const numbers = fc.oneof(
  fc.constantFrom(...beyondInteger, ...beyondBigint, '0', '2147483647'),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
);

describe('paging', () => {
  test.each(beyondInteger)('replies before %s is a 400 with a sentence', async (before) => {
    const { status, body } = await owner.api.get(`/chat/contacts/${lead}/replies?before=${before}`);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'Angka pada alamat tidak valid.' });
  });

  test.each(beyondBigint.filter((text) => text !== ''))('messages before %s is a 400', async (before) => {
    expect((await owner.api.get(`/chat/contacts/${lead}/messages?before=${encodeURIComponent(before)}`)).status).toBe(400);
  });

  test('the maximum of a column is accepted', async () => {
    expect((await owner.api.get(`/chat/contacts/${lead}/replies?before=2147483647`)).status).toBe(200);
    expect((await owner.api.get(`/chat/contacts/${lead}/messages?before=9007199254740991`)).body).not.toEqual([]);
    expect((await owner.api.get(`/chat/contacts/${lead}/messages?before=1`)).body).toEqual([]);
  });
});

test('no number anywhere in a route causes an internal error', async () => {
  const harmless = contractRoutes.filter(({ name }) => !/deleteAccount|logout|endAll/i.test(name));
  for (const { name, method, path } of harmless) {
    const shape = contractShapes(name);
    // Tests one number at a time, because a refused number would hide the effect of another number.
    const names = [...new Set(['limit', 'before', ...shape.query])];
    const edges = names.flatMap((one) => beyondInteger.map((number): [string, string, boolean] => [one, number, true]));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), numbers, fc.boolean(), async (one, number, asNumber) => {
        const value = encodeURIComponent(number);
        const filled = path.replace(':phoneNumber', lead).replace(/:\w+/g, value || '0');
        const query = `${one}=${value}`;
        const body = shape.body.map(
          (one) => `${JSON.stringify(one)}:${asNumber && /^-?\d+$/.test(number) ? number : JSON.stringify(number)}`,
        );
        const text = method === 'GET' || method === 'DELETE' ? undefined : `{${body.join(',')}}`;
        const { status } = await owner.api.call(method, `${filled}?${query}`, text);
        expect({ name, query, isFine: status < 500 }).toEqual({ name, query, isFine: true });
        if (path.includes(':')) {
          const byParameter = await owner.api.call(method, path.replace(/:\w+/g, value || '0'), text);
          expect({ name, number, isFine: byParameter.status < 500 }).toEqual({ name, number, isFine: true });
        }
      }),
      { numRuns: edges.length + 10, examples: edges },
    );
  }
  expect(app.servers[0]!.events.filter(({ event }) => event === 'http.failed')).toEqual([]);
});

test('every integer of a contract has bounds that fit a column', () => {
  const unbounded = contractRoutes.flatMap(({ name }) => contractShapes(name).unboundedNumbers.map((field) => `${name}: ${field}`));
  expect(unbounded).toEqual([]);
});
