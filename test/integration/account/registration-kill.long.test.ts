import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { Chance } from '../../support/chance.ts';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Shop } from '../../support/money-shop.ts';

const chance = Chance.of('registration-kill');
let app: TestApp;
let shop: Shop;
const password = 'rahasia-sekali-1';

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,billing' });
  shop = new Shop(app);
});
afterAll(() => app?.close());

/** The status, or null when the server died before it answered. */
async function orNothing(action: Promise<{ status: number }>): Promise<number | null> {
  return action.then(
    ({ status }) => status,
    () => null,
  );
}

/** Kills server and worker at a random moment of `action` and restarts them. */
async function amidKill(action: () => Promise<{ status: number }>): Promise<number | null> {
  const acting = orNothing(action());
  await chance.pauseUpTo(120); // the moment of the kill is the random part of this test
  await Promise.all([app.servers[0]!.restart('SIGKILL'), app.workers[0]!.restart('SIGKILL')]);
  return acting;
}

test.each(['ai-trial', 'ai-1000'])(
  'killed at any step of registering with %s, the owner has one account with one package',
  async (packageId) => {
    for (let round = 0; round < 3; round += 1) {
      const email = `rini${randomInt(1e9)}@gmail.com`;
      const visitor = app.api();
      const isPaid = packageId !== 'ai-trial';
      if (isPaid) {
        const request = { name: 'Rini', email, packageId };
        const { orderId } = await expectOk(visitor.post<{ orderId: string }>('/auth/midtrans/register-token', request));
        await shop.at(orderId, 'settle');
      }
      const register = () => visitor.post('/auth/register', { fullName: 'Rini', email, password, packageId });
      const first = await amidKill(register);
      // A visitor without an answer submits again. The result is a new registration or the error that a code
      // was already sent.
      if (first !== 200) expect([200, 409]).toContain((await register()).status);
      const isCode = ({ subject }: { subject: string }) => subject.includes('verifikasi');
      const mail = await app.sandbox.mails.waitFor(email, { matches: isCode, timeoutMs: 90_000 });
      const prove = () => visitor.post('/auth/verify-otp', { email, otp: mail.code });
      const proved = await amidKill(prove);
      // A used code whose answer was lost is reported as wrong. Login is possible then.
      if (proved !== 200) expect([200, 400]).toContain((await prove()).status);
      const { token } = await expectOk(visitor.post<{ token: string }>('/auth/login', { email, password }));
      await waitFor(async () => (await visitor.as(token).get('/analytics/summary')).body.packageId === packageId);
      const { aiResponsesLeft } = await expectOk(visitor.as(token).get<{ aiResponsesLeft: number }>('/analytics/summary'));
      expect(aiResponsesLeft).toBe(isPaid ? 1_000 : 30);
      expect(await app.sql(`SELECT count(*)::int AS accounts FROM users WHERE email = $1`, [email])).toEqual([{ accounts: 1 }]);
    }
  },
  300_000,
);
