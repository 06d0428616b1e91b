import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PaymentNotice } from '../payment.types.js';
import { XenditProvider } from './xendit.provider.js';

/* Handling of Xendit's answers, including those that the simulator never gives. */

type Answer = readonly [status: number, body: unknown];

let server: Server;
let asked: string[];
/** The body of the last request. */
let sent: string;
/**
 * Simulated answers, by method and path of the request. Several answers to the same request are given in turn. The
 * last one is repeated.
 */
let answers: Record<string, Answer[]>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const question = `${request.method} ${request.url!.split('?')[0]}`;
    asked.push(question);
    const given = answers[question] ?? [];
    const [status, body] = (given.length > 1 ? given.shift() : given[0]) ?? [418, { message: `no answer to ${question}` }];
    sent = '';
    request.on('data', (part) => (sent += String(part)));
    request.on('end', () => response.writeHead(status).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  answers = {};
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const token = 'callback-token';
const provider = (callbackToken: string | undefined = token) =>
  new XenditProvider({
    XENDIT_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    XENDIT_CALLBACK_TOKEN: callbackToken,
    XENDIT_SECRET_KEY: 'key',
  });

const orderId = 'INV-1';
const invoice = (id: string, status: string, more: object = {}) => ({
  ...{ id, external_id: orderId, status, amount: 150_000, currency: 'IDR' },
  invoice_url: `https://checkout.xendit.co/${id}`,
  ...more,
});
const payment = {
  orderId,
  amountIdr: 150_000,
  item: { id: 'basic', name: 'Paket Basic' },
  customer: { name: 'Sari', email: 'sari@gmail.com' },
  startsAt: new Date('2026-01-01T00:00:00Z'),
  lifetimeMinutes: 60,
  finishUrl: 'https://panel.example/billing',
};
const create = 'POST /v2/invoices';
const list = 'GET /v2/invoices';

test('a payment is opened for its order, its buyer and its time, without mails of Xendit', async () => {
  answers = { [create]: [[200, invoice('a', 'PENDING')]] };
  await provider().open({
    ...payment,
    item: { id: 'basic', name: 'P'.repeat(300) },
    customer: { name: 'S'.repeat(300), email: 'sari@gmail.com' },
  });
  const back = 'https://panel.example/billing';
  expect(JSON.parse(sent)).toEqual({
    ...{ external_id: orderId, amount: 150_000, currency: 'IDR', description: 'P'.repeat(255), locale: 'id' },
    invoice_duration: 3_600,
    items: [{ name: 'P'.repeat(255), quantity: 1, price: 150_000 }],
    customer: { given_names: 'S'.repeat(255), email: 'sari@gmail.com' },
    ...{ payer_email: 'sari@gmail.com', should_send_email: false, success_redirect_url: back, failure_redirect_url: back },
  });
});

describe('an order is opened', () => {
  test.each<[string, Answer[], Answer[], object, string[]]>([
    ['by 201 as by 200', [[201, invoice('a', 'PENDING')]], [], { reference: 'a' }, [create]],
    [
      'with the invoice that was made although its answer was lost',
      [[500, {}]],
      [[200, [invoice('old', 'EXPIRED'), invoice('made', 'PENDING')]]],
      { token: 'https://checkout.xendit.co/made', reference: 'made' },
      [create, list],
    ],
    [
      'by a second try when the lost answer made none',
      [
        [500, {}],
        [200, invoice('b', 'PENDING')],
      ],
      [[200, [invoice('old', 'EXPIRED'), invoice('foreign', 'PENDING', { external_id: 'INV-10' })]]],
      { reference: 'b' },
      [create, list, create],
    ],
  ])('%s', async (_what, made, listed, checkout, questions) => {
    answers = { [create]: made, [list]: listed };
    expect(await provider().open(payment)).toMatchObject(checkout);
    expect(asked).toEqual(questions);
  });

  test.each<[string, Answer, object, string[]]>([
    ['two lost answers', [500, {}], { name: 'ProviderUnavailableError', reason: 'HTTP 500' }, [create, list, create, list]],
    [
      'a refusal, which is not repeated',
      [400, { error_code: 'API_VALIDATION_ERROR', message: 'no' }],
      { name: 'ProviderRefusedError', status: 400, words: 'API_VALIDATION_ERROR: no' },
      [create],
    ],
    [
      'an invoice without a link',
      [200, { ...invoice('a', 'PENDING'), invoice_url: undefined }],
      { name: 'ProviderRefusedError' },
      [create],
    ],
    [
      'a link that is no web address',
      [200, invoice('a', 'PENDING', { invoice_url: 'javascript:1' })],
      { name: 'ProviderRefusedError' },
      [create],
    ],
  ])('not by %s', async (_what, answer, error, questions) => {
    answers = { [create]: [answer], [list]: [[200, []]] };
    await expect(provider().open(payment)).rejects.toMatchObject(error);
    expect(asked).toEqual(questions);
  });
});

describe('the state of an order', () => {
  const ask = (reference: string | null) => provider().ask({ orderId, reference });

  test.each<[string, string | null, Record<string, Answer[]>, object]>([
    ['is untouched without an invoice', null, { [list]: [[200, []]] }, { kind: 'untouched' }],
    [
      'is untouched when every invoice is of another order',
      null,
      { [list]: [[200, [invoice('a', 'PAID', { external_id: 'INV-10' })]]] },
      { kind: 'untouched' },
    ],
    [
      'is that of the paid invoice among several',
      null,
      { [list]: [[200, [invoice('open', 'PENDING'), invoice('paid', 'PAID')]]], 'GET /refunds': [[200, { data: [] }]] },
      { paymentId: 'paid', status: 'settled' },
    ],
    [
      'is looked up by the order id when the reference is not known there',
      'gone',
      { 'GET /v2/invoices/gone': [[404, {}]], [list]: [[200, [invoice('late', 'EXPIRED')]]] },
      { paymentId: 'late', status: 'expired' },
    ],
    [
      'counts the refunds of a paid invoice',
      'a',
      {
        'GET /v2/invoices/a': [[200, invoice('a', 'SETTLED')]],
        'GET /refunds': [[200, { data: [{ id: 'r', status: 'SUCCEEDED', amount: 150_000 }] }]],
      },
      { paymentId: 'a', status: 'refunded' },
    ],
  ])('%s', async (_what, reference, given, answer) => {
    answers = given;
    expect(await ask(reference)).toMatchObject(answer);
  });

  test.each<[string, Record<string, Answer[]>]>([
    ['an error', { 'GET /v2/invoices/a': [[403, { error_code: 'REQUEST_FORBIDDEN_ERROR' }]] }],
    [
      'an error with the body of an invoice',
      { 'GET /v2/invoices/a': [[400, invoice('a', 'PAID')]], 'GET /refunds': [[200, { data: [] }]] },
    ],
    ['an answer of another form', { 'GET /v2/invoices/a': [[200, { ok: true }]] }],
    ['refunds that cannot be read', { 'GET /v2/invoices/a': [[200, invoice('a', 'PAID')]], 'GET /refunds': [[200, {}]] }],
  ])('is not concluded from %s', async (_what, given) => {
    answers = given;
    await expect(ask('a')).rejects.toMatchObject({ name: 'ProviderRefusedError' });
  });
});

describe('an order is withdrawn', () => {
  const withdraw = (reference: string | null) => provider().withdraw({ orderId, reference });
  const expire = (id: string) => `POST /invoices/${id}/expire!`;

  test.each<[string, string | null, Record<string, Answer[]>, boolean]>([
    ['by its reference', 'a', { [expire('a')]: [[200, invoice('a', 'EXPIRED')]] }, true],
    ['not when it was paid meanwhile', 'a', { [expire('a')]: [[400, { error_code: 'INVOICE_ALREADY_PAID' }]] }, false],
    ['not by an answer that shows it open', 'a', { [expire('a')]: [[200, invoice('a', 'PENDING')]] }, false],
    [
      'with every open invoice of its id',
      null,
      {
        [list]: [[200, [invoice('a', 'PENDING'), invoice('old', 'EXPIRED'), invoice('b', 'PENDING')]]],
        [expire('a')]: [[200, invoice('a', 'EXPIRED')]],
        [expire('b')]: [[200, invoice('b', 'EXPIRED')]],
      },
      true,
    ],
    [
      'not when one of its invoices stays open',
      null,
      {
        [list]: [[200, [invoice('a', 'PENDING'), invoice('b', 'PENDING')]]],
        [expire('a')]: [[200, invoice('a', 'EXPIRED')]],
        [expire('b')]: [[400, {}]],
      },
      false,
    ],
    ['not when no invoice is open', null, { [list]: [[200, [invoice('a', 'PAID')]]] }, false],
  ])('%s', async (_what, reference, given, isClosed) => {
    answers = given;
    expect(await withdraw(reference)).toBe(isClosed);
  });

  test.each([401, 403])('not without a valid key (%s), which is no state of the order', async (status) => {
    answers = { [expire('a')]: [[status, { error_code: 'INVALID_API_KEY' }]] };
    await expect(withdraw('a')).rejects.toMatchObject({ name: 'ProviderRefusedError', status });
  });
});

describe('a notification', () => {
  const body = (status: string) => ({ id: 'a', external_id: orderId, status });
  const headers = { 'x-callback-token': token };

  test.each<[string, unknown, PaymentNotice | null]>([
    ['claims a payment', body('PAID'), { about: { orderId }, claims: 'settled' }],
    ['of an open invoice claims a pending payment', body('PENDING'), { about: { orderId }, claims: 'pending' }],
    ['of an unknown status', body('HELD'), { about: { orderId }, claims: 'unknown' }],
    ['of a refund', { event: 'refund.succeeded', data: { invoice_id: 'a' } }, { about: { reference: 'a' }, claims: 'refunded' }],
    ['of another kind is about no order', { event: 'payout.succeeded', data: {} }, null],
    ['without a body is about no order', null, null],
  ])('%s', (_what, sent, notice) => {
    expect(provider().readNotice({ body: sent, headers })).toEqual(notice);
    expect(provider().readNotice({ body: sent, headers: {} })).toBeNull();
    expect(provider('').readNotice({ body: sent, headers })).toBeNull();
  });
});
