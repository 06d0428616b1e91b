import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { errors } from '#contracts/http/errors';
import { limits } from '#contracts/values/limits';
import { expectOk, type Api, type ApiAnswer } from '../../support/api.ts';
import type { Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Error answers that no other test names: what causes each, and its whole answer. Two refusals of one route differ only in their
 * code and sentence, so a test of the status alone accepts the wrong one.
 */

let app: TestApp;
let owner: Owner;
let closed: Api;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
  // neither payments nor invented shops
  const without = {
    MIDTRANS_SERVER_KEY: '',
    MIDTRANS_CLIENT_KEY: '',
    XENDIT_SECRET_KEY: '',
    XENDIT_CALLBACK_TOKEN: '',
    SAMPLE_SHOP_ANSWERS_PER_DAY: '0',
  };
  closed = app.api(owner.token).at((await app.startServer(without)).url);
});
afterEach(async () => {
  await app.sandbox.llm.heal();
  await app.sandbox.call('DELETE', '/midtrans/faults');
  await app.sandbox.call('DELETE', '/shipping/faults');
});
afterAll(() => app?.close());

const freshEmail = () => `rani${randomInt(1e9)}@gmail.com`;
const registration = (email: string) => ({ fullName: 'Rani', email, password: 'kata-sandi-rani-7', packageId: 'ai-trial' });
const question = { question: 'Ada garansi?', answer: 'Ada, Kak.' };
const asked = (role: 'lead' | 'bot') => ({ messages: [{ role, body: 'Halo' }] });

/** Registers that many times, with or without the pause between two mails. @returns the last answer */
async function registered(times: number, isPauseOver: boolean): Promise<ApiAnswer> {
  const email = freshEmail();
  let last = await app.api().post('/auth/register', registration(email));
  for (let nth = 1; nth < times; nth += 1) {
    expect(last.status).toBe(200);
    if (isPauseOver) await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds'`);
    last = await app.api().post('/auth/register', { ...registration(email), registration: last.body.registration });
  }
  return last;
}

async function withRows(statement: string, count: number, call: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  await app.sql(statement, [owner.botId, count - 1]);
  const { status } = await call();
  expect(status).toBe(200); // one place is left
  return call();
}

const causes: Readonly<Partial<Record<keyof typeof errors, () => Promise<ApiAnswer>>>> = {
  bad_character: () => owner.api.call('POST', '/knowledge', String.raw`{"question":"a\u0000","answer":"b"}`),
  not_json: () => owner.api.call('POST', '/knowledge', 'halo', { 'Content-Type': 'text/plain' }),
  operator_unknown: () => app.api().get('//metrics'),
  session_unknown: () => owner.api.delete(`/user/sessions/${randomUUID()}`),
  registration_pending: () => registered(2, false),
  otp_day_spent: () => registered(6, true),
  undo_expired: () => app.api().post('/auth/undo-email', { token: 'k'.repeat(43), newPassword: 'kata-sandi-baru-7' }),
  free_package: () => app.api().post('/auth/midtrans/register-token', { name: 'Rani', email: freshEmail(), packageId: 'ai-trial' }),
  order_not_found: () => owner.api.get('/billing/orders/tidak-ada'),
  bad_signature: () =>
    app.api().post('/billing/midtrans/notification', {
      ...{ order_id: 'tidak-ada', status_code: '200', gross_amount: '50000.00', transaction_status: 'settlement' },
      signature_key: 'f'.repeat(128),
    }),
  payment_away: async () => {
    await app.sandbox.call('POST', '/midtrans/faults', { apiErrors: 100, apiStatus: 503 });
    return owner.api.post('/billing/create-transaction', { packageId: 'ai-1000' });
  },
  payment_closed: () => closed.post('/billing/create-transaction', { packageId: 'ai-1000' }),
  blacklist_full: () => {
    let last = 6281990000000;
    return withRows(
      `INSERT INTO blacklist (bot_id, pn) SELECT $1, '62857' || nth FROM generate_series(1000001, 1000000 + $2::int) AS nth`,
      10_000,
      () => owner.api.post('/blacklist', { number: String((last += 1)) }),
    );
  },
  knowledge_full: () =>
    withRows(
      `INSERT INTO knowledge (id, account_id, question, answer)
       SELECT gen_random_uuid(), $1, 'tanya ' || nth, 'jawab' FROM generate_series(1, $2::int) AS nth`,
      limits.knowledgeMax,
      () => owner.api.post('/knowledge', question),
    ),
  answer_unknown: async () => {
    const removed = await owner.api.delete(`/knowledge/${randomUUID()}`);
    expect(removed).toMatchObject({ status: 404, body: { code: 'answer_unknown' } });
    return owner.api.put(`/knowledge/${randomUUID()}`, question);
  },
  file_gone: () => owner.api.get(`/photos/${randomUUID()}`),
  nothing_asked: async () => {
    expect((await app.api().post('/try-out/shops/fashion', asked('bot'))).body.code).toBe('nothing_asked');
    return owner.api.post('/try-out', asked('bot'));
  },
  no_package: async () => {
    const other = await app.registerOwner();
    await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE account_id = $1`, [other.accountId]);
    return other.api.post('/try-out', asked('lead'));
  },
  sample_shops_closed: () => closed.as(undefined).post('/try-out/shops/fashion', asked('lead')),
  llm_failed: async () => {
    await app.sandbox.llm.fault({ next: { kind: 'error', row: 'server', times: 'always', retryAfter: 0 } });
    return owner.api.post('/try-out', asked('lead'));
  },
};

test.each(Object.entries(causes))('%s', async (name, cause) => {
  const { status, body } = await cause();
  const { status: wanted, sentence } = errors[name as keyof typeof errors];
  // sentences that contain facts are tested beside the catalogue
  const error = typeof sentence === 'string' ? sentence : expect.stringMatching(/\.$/);
  expect({ status, body }).toMatchObject({ status: wanted, body: { error, code: name } });
});

test('a paid try of the bot is given back when the model is down, and one that is answered is charged', async () => {
  const paying = await app.registerOwner();
  const ask = () => paying.api.post('/try-out', asked('lead'));
  const quota = async () => {
    const [row] = await app.sql<{ left: number }>(`SELECT replies_left AS left FROM subscriptions WHERE account_id = $1`, [
      paying.accountId,
    ]);
    return row!.left;
  };
  await expectOk(ask());
  const [counter] = await app.redis.keys(`try-out:${paying.botId}:*`);
  await app.redis.set(counter!, limits.tryOutsPerDay);
  const before = await quota();
  await app.sandbox.llm.fault({ next: [{ kind: 'error', row: 'auth' }] });
  expect((await ask()).body.code).toBe('llm_failed');
  expect([await quota(), await app.redis.get(counter!)]).toEqual([before, String(limits.tryOutsPerDay)]);
  expect(await expectOk(ask())).toMatchObject({ left: 0 });
  expect([await quota(), await app.redis.get(counter!)]).toEqual([before - 1, String(limits.tryOutsPerDay + 1)]);
});
