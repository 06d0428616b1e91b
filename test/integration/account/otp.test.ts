import { createHash, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OtpPurpose } from '#core/features/otp/otp.repository';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app.close());

const freshEmail = () => `agus${randomInt(1e9)}@gmail.com`;
const otherThan = (code: string | null) => (code === '000000' ? '000001' : '000000');

async function registered(): Promise<{ email: string; code: string; seq: number }> {
  const email = freshEmail();
  const { status } = await app
    .api()
    .post('/auth/register', { fullName: 'Agus', email, password: 'rahasia-sekali-1', packageId: 'ai-trial' });
  expect(status).toBe(200);
  const { code, seq } = await app.sandbox.mails.waitFor(email);
  return { email, code: code!, seq };
}

const verify = (email: string, otp: string | null) => app.api().post('/auth/verify-otp', { email, otp });
const age = (email: string, interval: string) =>
  app.sql(
    `UPDATE otp_codes SET sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval WHERE registration_id IN (SELECT id FROM registrations WHERE email = $1)`,
    [email, interval],
  );

type Typing = (code: string | null) => ReturnType<typeof verify>;

/** For each purpose: a code that was sent, and how it is typed. */
const purposes: Readonly<Record<OtpPurpose, () => Promise<{ code: string | null; type: Typing }>>> = {
  verify: async () => {
    const { email, code } = await registered();
    return { code, type: (otp) => verify(email, otp) };
  },
  reset: async () => {
    const { email } = await app.registerOwner();
    const { seq } = (await app.sandbox.mails.to(email)).at(-1)!;
    await app.api().post('/auth/forgot-password', { email });
    const { code } = await app.sandbox.mails.waitFor(email, { after: seq });
    return { code, type: (otp) => app.api().post('/auth/reset-password', { email, otp, newPassword: 'password-baru-2' }) };
  },
  email: async () => {
    const { api } = await app.registerOwner();
    const newEmail = freshEmail();
    await api.put('/user/update-email', { newEmail });
    const { code } = await app.sandbox.mails.waitFor(newEmail);
    return { code, type: (otp) => api.post('/user/update-email/confirm', { otp }) };
  },
};

// cast: the keys of that record
describe.each(Object.keys(purposes) as OtpPurpose[])('a code for %s', (purpose) => {
  test('is blocked after five wrong ones, even where the next one is right', async () => {
    const { code, type } = await purposes[purpose]();
    const said: string[] = [];
    for (const typed of [...Array.from({ length: 5 }, () => otherThan(code)), code, code]) said.push((await type(typed)).body.code);
    expect(said).toEqual([...Array.from({ length: 5 }, () => 'otp_wrong'), 'otp_locked', 'otp_locked']);
  });

  test('is right after four wrong ones, once', async () => {
    const { code, type } = await purposes[purpose]();
    for (let nth = 0; nth < 4; nth += 1) expect((await type(otherThan(code))).status).toBe(400);
    expect((await type(code)).status).toBe(200);
    expect((await type(code)).status).toBe(400);
  });
});

describe('a code', () => {
  test('opens once: of ten uses at the same time one succeeds', async () => {
    const { email, code } = await registered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect((await verify(email, code)).status).toBe(400);
  });

  test('wrong, locked and expired have their own sentences', async () => {
    const { email, code, seq } = await registered();
    for (let nth = 0; nth < 5; nth += 1)
      expect((await verify(email, otherThan(code))).body.error).toBe('Kode OTP salah. Periksa kembali email Anda.');
    expect((await verify(email, code)).body).toEqual({
      error: 'Kode OTP diblokir karena 5 kali salah. Silakan minta kode baru.',
      code: 'otp_locked',
    });
    await age(email, '61 seconds');
    expect((await app.api().post('/auth/resend-otp', { email })).status).toBe(200);
    const next = await app.sandbox.mails.waitFor(email, { after: seq });
    await age(email, '10 minutes');
    expect((await verify(email, next.code)).body).toEqual({
      error: 'Kode OTP sudah kedaluwarsa. Silakan minta kode baru.',
      code: 'otp_expired',
    });
  });

  test('wrong tries at the same time are all counted', async () => {
    const { email, code } = await registered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(email, otherThan(code))));
    expect(answers.filter(({ body }) => body.code === 'otp_wrong')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'otp_locked')).toHaveLength(15);
  });

  test('lies nowhere in the open', async () => {
    const { email, code } = await registered();
    const [otp] = await app.sql(`SELECT o.* FROM otp_codes o JOIN registrations r ON r.id = o.registration_id WHERE r.email = $1`, [email]);
    expect(otp.code_hash).toHaveLength(32);
    expect(secretIn(Object.values(otp), code!)).toEqual([]);
    // The columns of the mail that contained the code must not reveal it either.
    const mails = await app.sql(`SELECT * FROM mails`);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.flatMap((row) => secretIn(Object.values(row), code!))).toEqual([]);
    expect(mails.flatMap((row) => secretIn(Object.values(row), email))).toEqual([]);
    expect(app.servers[0]!.output.join('\n')).not.toContain(code);
  });
});

/**
 * Forms in which the values of a row reveal a secret: as text, in the bytes of a binary column, in their
 * usual encodings, or under an unkeyed hash, which a million guesses would break.
 */
function secretIn(values: readonly unknown[], secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].map((name) => [name, createHash(name).update(secret).digest()] as const);
  const forms: [string, Buffer][] = [
    ['plain', bytes],
    ['utf-16', Buffer.from(secret, 'utf16le')],
    ['reversed', Buffer.from(bytes).reverse()],
    ['hex', Buffer.from(bytes.toString('hex'))],
    ['base64', Buffer.from(bytes.toString('base64').replace(/=+$/, ''))],
    ...hashes.flatMap(([name, hash]): [string, Buffer][] => [
      [name, hash],
      [`${name} as hex`, Buffer.from(hash.toString('hex'))],
      [`${name} as base64`, Buffer.from(hash.toString('base64').replace(/=+$/, ''))],
    ]),
  ];
  const texts = values.map((value) =>
    Buffer.isBuffer(value) ? value : Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  );
  return forms.filter(([, form]) => texts.some((text) => text.includes(form))).map(([name]) => name);
}

test.each([
  ['plain', Buffer.from('x123456x')],
  ['hex', '313233343536'],
  ['sha256', createHash('sha256').update('123456').digest()],
])('a code stored in a row as %s is detected', (form, value) => {
  expect(secretIn(['a', null, value], '123456')).toContain(form);
});

describe('asking for another code', () => {
  test('waits 60 seconds and ends after five a day', async () => {
    const { email } = await registered();
    const tooSoon = await app.api().post('/auth/resend-otp', { email });
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.body.error).toMatch(/^Tunggu \d+ detik sebelum meminta kode OTP lagi\.$/);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let nth = 2; nth <= 5; nth += 1) {
      await age(email, '61 seconds');
      expect((await app.api().post('/auth/resend-otp', { email })).status).toBe(200);
    }
    await age(email, '61 seconds');
    const spent = await app.api().post('/auth/resend-otp', { email });
    expect({ status: spent.status, error: spent.body.error }).toEqual({
      status: 429,
      error: 'Kode OTP hanya dapat dikirim 5 kali sehari. Silakan coba lagi besok.',
    });
  });

  test('twice at once sends one', async () => {
    const { email, seq } = await registered();
    await age(email, '61 seconds');
    const answers = await Promise.all([1, 2, 3].map(() => app.api().post('/auth/resend-otp', { email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    await app.sandbox.mails.waitFor(email, { after: seq });
  });
});

describe('a forgotten password', () => {
  test('is replaced with the mailed code; every token made before has ended', async () => {
    const owner = await app.registerOwner();
    const { seq } = (await app.sandbox.mails.to(owner.email)).at(-1)!;
    expect((await app.api().post('/auth/forgot-password', { email: owner.email })).status).toBe(200);
    const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq });
    const reset = await app.api().post('/auth/reset-password', { email: owner.email, otp: code, newPassword: 'password-baru-2' });
    expect(reset.status).toBe(200);
    const again = await app.api().post('/auth/reset-password', { email: owner.email, otp: code, newPassword: 'password-baru-3' });
    expect(again.status).toBe(400);
    expect((await owner.api.get('/profile')).status).toBe(401);
    expect((await app.api().post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(401);
    expect((await app.api().post('/auth/login', { email: owner.email, password: 'password-baru-2' })).status).toBe(200);
    const notice = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: ({ code: none }) => none === null });
    expect(notice.subject).toContain('Password');
  });

  test('does not reveal which addresses have an account: same answers, step by step', async () => {
    const owner = await app.registerOwner();
    const story = async (email: string) => {
      const steps = [
        await app.api().post('/auth/forgot-password', { email }),
        await app.api().post('/auth/forgot-password', { email }),
        ...(await inTurn(6, () => app.api().post('/auth/reset-password', { email, otp: '000000', newPassword: 'password-baru-2' }))),
      ];
      return steps.map(({ status, body }) => `${status} ${String(body.message ?? body.error).replace(/\d+ detik/, 'n detik')}`);
    };
    expect(await story(freshEmail())).toEqual(await story(owner.email));
  });

  test('is answered neither for a known nor for an unknown address before the time that hides which it is', async () => {
    const timeOf = async (email: string) => {
      const startedAt = performance.now();
      await app.api().post('/auth/forgot-password', { email });
      return performance.now() - startedAt;
    };
    const { email } = await app.registerOwner();
    // A timer may fire slightly early, but never at half of its time.
    for (const one of [email, freshEmail()]) expect(await timeOf(one)).toBeGreaterThan(250);
  });
});

async function inTurn<Result>(count: number, action: (nth: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let nth = 0; nth < count; nth += 1) results.push(await action(nth));
  return results;
}
