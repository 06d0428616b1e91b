import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { unclearCode, unverifiedCode } from '#contracts/http/account/auth';
import { openToAct, refusal } from './opened.js';

/*
 * Pre-login forms whose request is refused for a reason that only this form has, and the screen that a completed form
 * leads to.
 */

const visitor = { role: null } as const;
const email = 'sari@gmail.com';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Longer than the time after which a completed form navigates on. */
const redirectMs = 2_000;

test.each([
  ['for an address that was never confirmed', 403, unverifiedCode, `/verify-otp?email=${encodeURIComponent(email)}`],
  ['for another reason', 403, undefined, '/login'],
  ['as it is not reached', null, undefined, '/login'],
])('a login that the server refuses %s (%s, %s) leads to %s, after its reason was read', async (_why, status, code, place) => {
  const { type, press, refuseWith, pass } = await openToAct('/login', visitor);
  await type('Email', email);
  await type('Password', 'Rahasia-123');
  refuseWith(status, code);
  await press('Login');
  expect([location.pathname, screen.queryByText(status === null ? 'Login failed.' : refusal) !== null]).toEqual(['/login', true]);
  await pass(redirectMs);
  expect(location.pathname + location.search).toBe(place);
});

/** Forms with a code field. A form without other required fields submits itself when the code is complete. */
const codeForms = {
  'the code of a registration': { path: `/verify-otp?email=${email}`, code: 'Kode OTP', password: null, send: null },
  'the code for a new password': { path: `/reset-password?email=${email}`, code: 'OTP', password: 'Password Baru', send: 'Reset Password' },
} as const;
type CodeForm = (typeof codeForms)[keyof typeof codeForms];
type Acts = Awaited<ReturnType<typeof openToAct>>;

async function sendCode({ type, press }: Acts, { code, password, send }: CodeForm): Promise<void> {
  if (password !== null) await type(password, 'Rahasia-123');
  await type(code, '123456');
  if (send !== null) await press(send);
}

test.each(
  Object.entries(codeForms).flatMap(([name, form]) =>
    (
      [
        [400, ''],
        [429, ''],
        [499, ''],
        [500, '123456'],
        [503, '123456'],
        [null, '123456'],
      ] as const
    ).map(([status, left]) => ({
      ...{ name, form, status, left },
    })),
  ),
)('$name that is refused with $status: the field holds “$left”', async ({ form, status, left }) => {
  const acts = await openToAct(form.path, visitor);
  acts.refuseWith(status);
  await sendCode(acts, form);
  expect(field(form.code).value).toBe(left);
});

test('a code that is complete is sent by itself; one of several registrations asks for their password first, and is sent by its button', async () => {
  const { type, press, refuseWith, sent } = await openToAct(codeForms['the code of a registration'].path, visitor);
  refuseWith(409, unclearCode);
  await type('Kode OTP', '12345');
  expect(sent('verify')).toEqual([]);
  await type('Kode OTP', '123456');
  expect(sent('verify')).toHaveLength(1);
  expect([field('Kode OTP').value, field('Password saat mendaftar').value]).toEqual(['123456', '']);
  await type('Kode OTP', '12345');
  await type('Kode OTP', '123456');
  expect(sent('verify')).toHaveLength(1);
  await type('Password saat mendaftar', 'Rahasia-123');
  await press('Verifikasi');
  expect(sent('verify')).toHaveLength(2);
  expect(sent('verify').at(-1)).toContain('"password":"Rahasia-123"');
});

test.each(Object.entries(codeForms))('after %s, the login knows the address and asks for the password', async (_name, form) => {
  const acts = await openToAct(form.path, visitor);
  await sendCode(acts, form);
  await acts.pass(redirectMs);
  expect([location.pathname, field('Email').value, document.activeElement === field('Password')]).toEqual(['/login', email, true]);
});

test('a code that was just sent cannot be sent again for a minute, also on the next page', async () => {
  const { type, press, pass } = await openToAct('/forgot-password', visitor);
  await type('Email', email);
  await press('Kirim OTP');
  await pass(redirectMs);
  expect(location.pathname).toBe('/reset-password');
  const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Kirim Ulang OTP/ });
  expect([again().disabled, /\(5\d detik\)|\(60 detik\)/.test(again().textContent)]).toEqual([true, true]);
  await pass(60_000);
  expect([again().disabled, again().textContent]).toEqual([false, 'Kirim Ulang OTP']);
});

const fillRegistration = async (type: (label: string, value: string) => Promise<void>) => {
  for (const [label, value] of [
    ['Nama Lengkap', 'Sari'],
    ['Email', email],
    ['Password', 'Rahasia-123'],
    ['Konfirmasi Password', 'Rahasia-123'],
  ] as const)
    await type(label, value);
};

test('a receipt that the server does not know is tried once: then the registration is paid', async () => {
  const { type, press, refuseWith, sent } = await openToAct('/register?packageId=ai-1000&order=REG-9', visitor);
  await fillRegistration(type);
  await press(/^Saya menyetujui/, 'checkbox');
  refuseWith(402);
  await press('Bayar & Daftar');
  expect([sent('/auth/register {').at(-1)?.includes('"orderId":"REG-9"'), sent('register-token').length]).toEqual([true, 0]);
  expect(screen.queryByText(refusal)).not.toBeNull();
  await press('Bayar & Daftar');
  expect([sent('/auth/register {').length, sent('register-token').length]).toEqual([1, 1]);
});

test.each([500, null])('a receipt whose registration failed with %s is tried again', async (status) => {
  const { type, press, refuseWith, sent } = await openToAct('/register?packageId=ai-1000&order=REG-9', visitor);
  await fillRegistration(type);
  await press(/^Saya menyetujui/, 'checkbox');
  refuseWith(status);
  for (const times of [1, 2]) {
    await press('Bayar & Daftar');
    expect(sent('"orderId":"REG-9"')).toHaveLength(times);
  }
});

test.each([
  ['packageId=ai-trial', '/register', 'Daftar'],
  ['packageId=ai-1000', '/register', 'Bayar & Daftar'],
  ['packageId=emas', '/', null],
  ['', '/', null],
])('a registration with “%s” leads to %s, and its button says %s', async (search, place, name) => {
  await openToAct(`/register?${search}`, visitor);
  expect(location.pathname).toBe(place);
  if (name !== null) expect(screen.getByRole('button', { name })).toBeTruthy();
});
