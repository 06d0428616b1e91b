import { expect, test } from '@jest/globals';
import { newId } from '#core/platform/crypto/ids';
import { SecurityTrace } from './security-trace.js';

/* Security events name the account of the request, and are written even when it cannot be read. */

const personId = newId();

async function traced(request: object, isStoreAway = false) {
  const recorded: object[] = [];
  const lines: string[] = [];
  const accounts = {
    get: async (id: string) => {
      if (isStoreAway) throw new Error('Postgres is away');
      return { emailCanonical: `${id}@mail` };
    },
  };
  const trace = new SecurityTrace(
    { record: (event: string, facts: object) => void recorded.push({ event, ...facts }) } as never,
    accounts as never,
    { debug: ({ event }: { event: string }) => void lines.push(event) } as never,
  );
  trace.record('login-failed', { id: 'r1', ip: '203.0.113.9', headers: {}, socket: {}, ...request } as never);
  await new Promise((resolve) => setImmediate(resolve));
  return { recorded, lines };
}
const about = (mailbox: string | null) => [{ event: 'login-failed', address: '203.0.113.9', mailbox, requestId: 'r1' }];

test.each([
  ['of a person who is logged in', { actor: { personId }, body: { email: 'other@gmail.com' } }, `${personId}@mail`],
  ['of a visitor who names an address', { body: { email: 'Sari.W+x@Gmail.com' } }, 'sariw@gmail.com'],
  ['of a visitor who names none', { body: {} }, null],
  ['with a body that is no address', { body: { email: 7 } }, null],
])('a request %s', async (_what, request, mailbox) => {
  expect(await traced(request)).toEqual({ recorded: about(mailbox), lines: [] });
});

test('a person whose account cannot be read now', async () => {
  expect(await traced({ actor: { personId } }, true)).toEqual({ recorded: about(null), lines: ['security.account-unknown'] });
});
