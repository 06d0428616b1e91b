import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PaymentStatus } from '../payment.types.js';
import { MidtransProvider } from './midtrans.provider.js';

/* Handling of Midtrans' answers, including those that the simulator never gives. */

type Answer = readonly [status: number, body: unknown];

let server: Server;
let asked: { question: string; headers: IncomingHttpHeaders; body: string }[];
/** Simulated answers, by method and path of the request. */
let answers: Record<string, Answer>;
/** A question that gets no answer. */
let unanswered: string | null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const question = `${request.method} ${request.url}`;
    const [status, body] = answers[question] ?? [418, { status_message: `no answer to ${question}` }];
    let sent = '';
    request.on('data', (part) => (sent += String(part)));
    request.on('end', () => {
      if (question === unanswered) return;
      asked.push({ question, headers: request.headers, body: sent });
      response.writeHead(status).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  [answers, unanswered] = [{}, null];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const key = 'server-key';
const provider = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shown = { PUBLIC_URL: 'https://panel.example', MIDTRANS_SERVER_KEY: key };
  return new MidtransProvider({ ...shown, MIDTRANS_API_URL: url, MIDTRANS_SNAP_URL: `${url}/snap` });
};

const orderId = 'INV-1';
const payment = {
  orderId,
  amountIdr: 150_000,
  item: { id: 'basic', name: 'Paket Basic' },
  customer: { name: 'Sari', email: 'sari@gmail.com' },
  startsAt: new Date('2026-01-01T00:00:00Z'),
  lifetimeMinutes: 60,
  finishUrl: 'https://panel.example/billing',
};
const create = 'POST /snap/v1/transactions';
const status = `GET /v2/${orderId}/status`;
const close = 'POST /snap/v1/transactions/popup/cancel';
const cancel = `POST /v2/${orderId}/cancel`;

test('an opened order has the token of its popup, and names the address for notifications', async () => {
  answers = { [create]: [201, { token: 'popup' }] };
  expect(await provider().open(payment)).toEqual({ token: 'popup', reference: null });
  expect(asked[0]!.headers['x-append-notification']).toBe('https://panel.example/api/billing/midtrans/notification');
});

test('a payment is opened for its order, its buyer and its time, and the buyer comes back to us', async () => {
  answers = { [create]: [201, { token: 'popup' }] };
  await provider().open({
    ...payment,
    item: { id: 'basic', name: 'P'.repeat(60) },
    customer: { name: 'S'.repeat(300), email: 'sari@gmail.com' },
  });
  const lifetime = { unit: 'minute', duration: 60 };
  expect(JSON.parse(asked[0]!.body)).toEqual({
    transaction_details: { order_id: orderId, gross_amount: 150_000 },
    item_details: [{ id: 'basic', price: 150_000, quantity: 1, name: 'P'.repeat(50) }],
    customer_details: { first_name: 'S'.repeat(255), email: 'sari@gmail.com' },
    credit_card: { secure: true },
    // the time is in Jakarta's time zone
    expiry: { start_time: '2026-01-01 07:00:00 +0700', ...lifetime },
    page_expiry: lifetime,
    callbacks: { finish: 'https://panel.example/billing' },
  });
});

test.each<[string, Answer]>([
  ['another status with a token', [200, { token: 'popup' }]],
  ['no token', [201, { token: '' }]],
  ['a refusal', [400, { error_messages: ['order_id sudah digunakan'] }]],
])('an order is not opened by %s', async (_what, answer) => {
  answers = { [create]: answer };
  await expect(provider().open(payment)).rejects.toMatchObject({
    name: 'ProviderRefusedError',
    status: answer[0],
    words: (answer[1] as { error_messages?: string[] }).error_messages?.join('; ') ?? '',
  });
});

const transaction = (more: object = {}) => ({
  ...{ order_id: orderId, transaction_id: 't', transaction_status: 'settlement', status_code: '200', gross_amount: '150000.00' },
  ...more,
});

describe('the state of an order', () => {
  test.each<[string, Answer, object]>([
    ['is untouched by the code in the body', [200, { status_code: '404', status_message: 'not found' }], { kind: 'untouched' }],
    ['is untouched by the HTTP status', [404, {}], { kind: 'untouched' }],
    ['is settled, in rupiah when no currency is named', [200, transaction()], { status: 'settled', currency: 'IDR', amountIdr: 150_000 }],
    ['is expired with the code 407', [200, transaction({ status_code: '407', transaction_status: 'expire' })], { status: 'expired' }],
  ])('%s', async (_what, answer, state) => {
    answers = { [status]: answer };
    expect(await provider().ask({ orderId, reference: null })).toMatchObject(state);
  });

  test.each<[string, Answer, number]>([
    ['a wrong key', [401, { status_code: '401', status_message: 'denied' }], 401],
    ['an error with a complete body', [200, transaction({ status_code: '400' })], 400],
    ['a body of another form', [200, { status_code: '200' }], 200],
    ['a code that is no number', [406, { status_code: 'unknown' }], 406],
  ])('is not concluded from %s', async (_what, answer, told) => {
    answers = { [status]: answer };
    await expect(provider().ask({ orderId, reference: null })).rejects.toMatchObject({ name: 'ProviderRefusedError', status: told });
  });
});

describe('an order is withdrawn', () => {
  const withdraw = (token: string | null = 'popup', isChosen = false) =>
    provider().withdraw({ ...{ orderId, reference: null }, token, isChosen });

  test.each<[string, [token: string | null, isChosen: boolean], Record<string, Answer>, boolean, string[]]>([
    ['by closing its popup', ['popup', false], { [close]: [200, { canceled_at: 'now' }] }, true, [close]],
    ['when its popup was closed before', ['popup', false], { [close]: [400, { error_messages: ['Already canceled'] }] }, true, [close]],
    [
      'by cancelling when the popup cannot be closed',
      ['popup', false],
      { [close]: [400, { error_messages: ['transaction has been processed'] }], [cancel]: [200, { status_code: '200' }] },
      false,
      [close, cancel],
    ],
    ['by cancelling once a method was chosen', ['popup', true], { [cancel]: [200, { status_code: '412' }] }, false, [cancel]],
    ['by cancelling without a token', [null, false], { [cancel]: [404, {}] }, false, [cancel]],
  ])('%s', async (_what, order, given, isClosed, questions) => {
    answers = given;
    expect(await withdraw(...order)).toBe(isClosed);
    expect(asked.map(({ question }) => question)).toEqual(questions);
  });

  test.each<[string, boolean, Record<string, Answer>]>([
    ['popup', false, { [close]: [401, { error_messages: ['already cancel'] }], [cancel]: [200, {}] }],
    ['payment', true, { [cancel]: [200, { status_code: '401', status_message: 'denied' }] }],
  ])('not without a valid key: its %s', async (_what, isChosen, given) => {
    answers = given;
    await expect(withdraw('popup', isChosen)).rejects.toMatchObject({ name: 'ProviderRefusedError', status: 401 });
  });
});

test.each<[object, PaymentStatus]>([
  [{ transaction_status: 'settlement' }, 'settled'],
  [{ transaction_status: 'capture', fraud_status: 'challenge' }, 'pending'],
  [{ transaction_status: 'capture', fraud_status: 'deny' }, 'refused'],
  [{}, 'unknown'],
])('a signed notification with %j claims %s, and an unsigned one nothing', (said, claims) => {
  const signed = { order_id: orderId, status_code: '200', gross_amount: '150000.00' };
  const signature = createHash('sha512').update(`${orderId}200150000.00${key}`).digest('hex');
  const body = { ...signed, ...said, signature_key: signature };
  expect(provider().readNotice({ body, headers: {} })).toEqual({ about: { orderId }, claims });
  expect(provider().readNotice({ body: { ...body, gross_amount: '1.00' }, headers: {} })).toBeNull();
  expect(provider().readNotice({ body: null, headers: {} })).toBeNull();
});

test('a caller with little time does not wait for longer', async () => {
  unanswered = status;
  const startedMs = performance.now();
  await expect(provider().ask({ orderId, reference: null }, 20)).rejects.toThrow('deadline');
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});
