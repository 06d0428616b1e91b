import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteShares } from '#core/platform/rate-limits/rate-limits';
import { ratePolicies } from '../../../server/http/guard/rate-policies.rules.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* The owner of an IPv6 site (/48) has 65,536 networks (/64), each of which has its own limits. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail', env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const hex = () => randomInt(2 ** 16).toString(16);
const freshSite = () => `2001:db8:${hex()}`;
const lineOf = (site: string) => `${site}:${hex()}::${hex()}`;
const call = (path: string, body: object, from: string, cookie = '') =>
  app.api().call('POST', path, body, { 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) });

/** Number of these requests that were refused by a rate limit. */
async function refusedOf(count: number, ask: () => Promise<{ status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, ask));
  return answers.filter(({ status }) => status === 429).length;
}

test.each([
  ['/auth/register', ratePolicies.register],
  ['/auth/resend-otp', ratePolicies['otp-send']],
  ['/auth/login', ratePolicies.login],
  ['/try-out/shops/fashion', ratePolicies['sample-shop']],
])('%s: a whole site has five shares of an address, not 65,536', async (path, { perAddress }) => {
  const [site, other] = [freshSite(), freshSite()];
  expect(await refusedOf(siteShares * perAddress + 40, () => call(path, {}, lineOf(site)))).toBe(40);
  expect(await refusedOf(5, () => call(path, {}, lineOf(other)))).toBe(0);
});

test('a browser that logged in before gets in from a site whose tries are spent', async () => {
  const owner = await app.registerOwner();
  const [site, login] = [freshSite(), { email: owner.email, password: owner.password }];
  const cookie = (await call('/auth/login', login, lineOf(site))).headers.get('set-cookie')!.split(';')[0]!;
  await refusedOf(siteShares * ratePolicies.login.perAddress, () => call('/auth/login', {}, lineOf(site)));
  expect((await call('/auth/login', login, lineOf(site))).status).toBe(429);
  expect((await call('/auth/login', login, lineOf(site), cookie)).status).toBe(200);
});

test('customers behind the addresses of one carrier are counted by address', async () => {
  const carrier = `203.0.${randomInt(256)}`;
  let host = 0;
  expect(
    await refusedOf(siteShares * ratePolicies.register.perAddress + 40, () =>
      call('/auth/register', {}, `${carrier}.${(host += 1) % 250}`),
    ),
  ).toBe(0);
});

test('one client is one client, however a proxy writes its address', async () => {
  const { perAddress } = ratePolicies.register;
  const line = `2001:db8:${hex()}:1`;
  const spellings = [`${line}::1`, `[${line}::2]`, `[${line}::3]:4711`, ` ${line}::4%eth0`, `203.0.113.9, ${line.toUpperCase()}:0:0:0:5`];
  let nth = 0;
  const next = () => call('/auth/register', {}, spellings[(nth += 1) % spellings.length]!);
  expect(await refusedOf(perAddress + 10, next)).toBe(10);
});
