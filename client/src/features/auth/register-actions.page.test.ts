import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { packages } from '#contracts/values/selling/packages';
import { dismissAllToasts, readToasts } from '../../ui/feedback/toast-store.js';
import { payAndRegister } from './register-actions.js';

/* A registration with a paid package. A visitor who has paid is not charged again, and one who has not paid gets no account. */

type Outcome = 'onSuccess' | 'onPending' | 'onError' | 'onClose';
let outcome: Outcome = 'onSuccess';
let paid: string[] = [];
let sent: [path: string, body: Record<string, unknown>][] = [];
let registered = 200;
const realFetch = globalThis.fetch;
const orderId = '0197c0de-0000-7000-8000-0000000000aa';
const proof = 'p'.repeat(30);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dismissAllToasts();
  [outcome, paid, sent, registered] = ['onSuccess', [], [], 200];
  window.snap = {
    pay: (token, callbacks) => {
      paid.push(token);
      callbacks[outcome]();
    },
  };
  globalThis.fetch = (async (address: string, { body, headers }: RequestInit) => {
    sent.push([address, { ...JSON.parse(body as string), ...(headers as object) }]);
    if (address.endsWith('/register-token')) return Response.json({ token: 'snap-token', orderId });
    return Response.json(registered === 200 ? { success: true, message: '', registration: proof } : { error: 'x' }, { status: registered });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const form = { fullName: 'Siti', email: 'siti@gmail.com', password: 'rahasia1', confirmation: 'rahasia1', accepted: true };
const byPrice = (isFree: boolean) => packages.find(({ price }) => (price === 0) === isFree)!;
const [free, other] = [byPrice(true), byPrice(false)];
const paths = () => sent.map(([path]) => path.split('/').at(-1));
const lastOrder = () => sent.at(-1)![1]['orderId'];

test('a package that costs nothing is registered without a payment', async () => {
  expect(await payAndRegister(form, free, null)).toBe(true);
  expect([paid, paths(), lastOrder()]).toEqual([[], ['register'], undefined]);
});

test('another package is paid first, and the account names the order', async () => {
  expect(await payAndRegister(form, other, null)).toBe(true);
  expect([paid, paths(), lastOrder()]).toEqual([['snap-token'], ['register-token', 'register'], orderId]);
  expect(sent[1]![1]).toMatchObject({ fullName: 'Siti', email: 'siti@gmail.com', password: 'rahasia1', packageId: other.id });
});

test.each([
  ['onPending', 'Pembayaran tertunda. Mohon selesaikan pembayaran Anda.'],
  ['onError', 'Pembayaran gagal. Mohon coba lagi.'],
  ['onClose', 'Anda menutup popup pembayaran.'],
] as const)('a payment that ends with %s makes no account, and says why', async (end, words) => {
  outcome = end;
  expect(await payAndRegister(form, other, null)).toBe(false);
  expect([paths(), readToasts().map(({ text }) => text)]).toEqual([['register-token'], [words]]);
});

test('a registration that failed after the payment is not charged again; the next one after it is', async () => {
  registered = 503;
  await expect(payAndRegister(form, other, null)).rejects.toThrow();
  registered = 200;
  expect(await payAndRegister({ ...form, email: 'Siti@gmail.com' }, other, null)).toBe(true);
  expect([paid, paths(), lastOrder()]).toEqual([['snap-token'], ['register-token', 'register', 'register'], orderId]);
  await payAndRegister(form, other, null);
  expect(paid).toHaveLength(2);
});

test('the payment of one address or package does not pay for another', async () => {
  registered = 503;
  await expect(payAndRegister(form, other, null)).rejects.toThrow();
  await expect(payAndRegister({ ...form, email: 'budi@gmail.com' }, other, null)).rejects.toThrow();
  expect(paid).toHaveLength(2);
});

test('the order of a receipt is used, and the proof of an earlier registration is sent again', async () => {
  expect(await payAndRegister(form, other, 'from-the-receipt')).toBe(true);
  expect([paid, paths(), lastOrder(), sent[0]![1]['registration']]).toEqual([[], ['register'], 'from-the-receipt', undefined]);
  await payAndRegister(form, free, null);
  expect(sent.at(-1)![1]['registration']).toBe(proof);
  await payAndRegister({ ...form, email: 'budi@gmail.com' }, free, null);
  expect(sent.at(-1)![1]['registration']).toBeUndefined();
});

test('a visitor who is logged in as somebody else registers without that login', async () => {
  localStorage.setItem('token', 'of somebody else');
  await payAndRegister(form, other, null);
  expect(sent.map(([, { Authorization }]) => Authorization)).toEqual([undefined, undefined]);
});
