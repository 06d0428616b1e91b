import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import type { PersonId } from '#contracts/values/ids';
import { AccountModule } from '#core/features/account/account.module';
import { AccountService } from '#core/features/account/account.service';
import type { Actor } from '#core/features/auth/actor';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { SecurityLog } from '#core/platform/log/security-log';
import { Metrics } from '#core/platform/metrics/metrics';
import type { ApiRequest } from '../../../server/http/base/api-request.ts';
import { SecurityTrace } from '../../../server/http/base/security-trace.ts';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Security events name the account of the request, and are written even when the account cannot be read. */

let modules: TestModules;
let box: SecretBox;
let server: Server;
let shop: Shop;
/** The person who is logged in; null for a visitor. */
let personId: PersonId | null;
const { log, lines } = recordedLog();
const canonical = 'sariw@gmail.com';

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([AccountModule]);
  box = context.get(SecretBox);
  const trace = new SecurityTrace(new SecurityLog(log, box, new Metrics()), context.get(AccountService), log);
  shop = await makeOwner(modules);
  await modules.sql(`UPDATE users SET email = 'Sari.W@gmail.com', email_canonical = $2 WHERE id = $1`, [shop.personId, canonical]);
  const app = express();
  app.use(express.json(), (given, response) => {
    const request = given as ApiRequest;
    request.id = 'r1';
    if (personId) {
      const { accountId, botId } = shop;
      request.actor = { personId, accountId, botId, role: 'owner', tokenVersion: 0, sessionId: newId<Actor['sessionId']>() };
    }
    trace.record('login-failed', request);
    response.end();
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  personId = null;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await modules?.close();
});

/** The lines about one request with that body. */
async function traced(body: object) {
  const before = lines.length;
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  await waitFor(() => lines.slice(before).some(({ event }) => event === 'security.login-failed'), { what: 'the security event' });
  return lines
    .slice(before)
    .map(({ event, address, account, requestId }) => (event === 'security.login-failed' ? { address, account, requestId } : event));
}
const about = (mailbox: string | undefined) => ({
  ...{ address: '127.0.0.1', requestId: 'r1' },
  account: mailbox && box.keyedHash('security-log', mailbox).subarray(0, 12).toString('base64url'),
});

test.each([
  ['of a visitor who names an address', { email: 'Budi.S+x@Gmail.com' }, 'budis@gmail.com'],
  ['of a visitor who names none', {}, undefined],
  ['with a body that is no address', { email: 7 }, undefined],
])('a request %s', async (_what, body, mailbox) => {
  expect(await traced(body)).toEqual([about(mailbox)]);
});

test('a request of a person who is logged in', async () => {
  ({ personId } = shop);
  expect(await traced({ email: 'other@gmail.com' })).toEqual([about(canonical)]);
});

test('a request of a person whose account cannot be read', async () => {
  personId = newId<PersonId>();
  expect(await traced({})).toEqual([about(undefined), 'security.account-unknown']);
});
