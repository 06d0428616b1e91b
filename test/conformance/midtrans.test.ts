import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

// the official client is CommonJS, has no useful types and knows only Midtrans' own addresses
const { Snap } = createRequire(import.meta.url)('midtrans-client') as { Snap: new (options: object) => SnapClient };
interface SnapClient {
  apiConfig: { getSnapApiBaseUrl(): string; getCoreApiBaseUrl(): string };
  createTransaction(body: object): Promise<{ token: string; redirect_url: string }>;
  transaction: Record<'status' | 'cancel' | 'expire', (id: string) => Promise<Record<string, string>>> & {
    refund(id: string, body: object): Promise<Record<string, string>>;
    notification(body: object): Promise<Record<string, string>>;
  };
}

type Notice = Record<string, string> & { refunds?: Record<string, string>[] };
let sandbox: SpawnedSandbox;
let snap: SnapClient;
let shop: Server;
let shopAnswers: number[] = [];
const notices: Notice[] = [];
let wake = (): void => undefined;

beforeAll(async () => {
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      notices.push(JSON.parse(Buffer.concat(chunks).toString()) as Notice);
      response.writeHead(shopAnswers.shift() ?? 200).end();
      wake();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const notifyUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/notify`;
  sandbox = await spawnSandbox({ only: ['midtrans'], args: ['--midtrans-notify', notifyUrl] });
  snap = client(sandbox.midtransServerKey ?? '');
});
afterEach(async () => {
  await sandbox.control('DELETE', '/midtrans/faults');
  notices.length = 0;
  shopAnswers = [];
});
afterAll(async () => {
  expect(await sandbox.stop()).toBe(0);
  await new Promise((resolve) => shop.close(resolve));
});

function client(serverKey: string): SnapClient {
  const made = new Snap({ isProduction: false, serverKey, clientKey: 'SB-Mid-client-sandbox' });
  made.apiConfig.getSnapApiBaseUrl = () => `${sandbox.midtransSnap}/v1`;
  made.apiConfig.getCoreApiBaseUrl = () => sandbox.midtransApi ?? '';
  return made;
}

async function noticesOf(orderId: string, count: number): Promise<Notice[]> {
  for (;;) {
    const found = notices.filter((notice) => notice['order_id'] === orderId);
    if (found.length >= count) return found;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}

let number = 0;
const order = (more: object = {}, amount = 150_000) => ({
  transaction_details: { order_id: `INV-${process.pid}-${++number}`, gross_amount: amount },
  ...more,
});
const idOf = (body: ReturnType<typeof order>): string => body.transaction_details.order_id;
const action = (id: string, name: string, body: object = {}) => sandbox.control('POST', `/midtrans/orders/${id}/${name}`, body);
const signed = (notice: Notice, key: string): boolean =>
  notice['signature_key'] ===
  createHash('sha512').update(`${notice['order_id']}${notice['status_code']}${notice['gross_amount']}${key}`).digest('hex');

describe('the official client', () => {
  test('creates a transaction, finds nothing before the choice, then follows it to its payment', async () => {
    const body = order({
      item_details: [
        { id: 'p', name: 'Paket Basic', price: 160_000, quantity: 1 },
        { id: 'd', name: 'Diskon', price: -10_000, quantity: 1 },
      ],
    });
    const { token, redirect_url: url } = await snap.createTransaction(body);
    expect(url).toContain(token);
    expect((await fetch(url)).status).toBe(200);
    await expect(snap.transaction.status(idOf(body))).rejects.toMatchObject({ httpStatusCode: '404' });
    await action(idOf(body), 'choose', { paymentType: 'bca_va' });
    expect(await snap.transaction.status(idOf(body))).toMatchObject({
      transaction_status: 'pending',
      status_code: '201',
      payment_type: 'bank_transfer',
      va_numbers: [{ bank: 'bca' }],
    });
    await action(idOf(body), 'settle');
    const status = await snap.transaction.status(idOf(body));
    expect(status).toMatchObject({
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '150000.00',
      fraud_status: 'accept',
    });
    expect(await snap.transaction.notification({ transaction_id: status['transaction_id'] })).toMatchObject({
      transaction_status: 'settlement',
    });
  });

  test('is refused with the words of Snap', async () => {
    const body = order();
    await snap.createTransaction(body);
    const mistakes = async (request: object) =>
      snap.createTransaction(request).then(
        () => [],
        (error: { ApiResponse: { error_messages: string[] } }) => error.ApiResponse.error_messages,
      );
    expect(await mistakes(body)).toEqual(['transaction_details.order_id sudah digunakan']);
    expect(await mistakes({ transaction_details: { gross_amount: 1_000 } })).toEqual(['transaction_details.order_id is required']);
    expect(await mistakes({ transaction_details: { order_id: 'a b/c', gross_amount: 1_000 } })).toEqual([
      expect.stringContaining('invalid characters'),
    ]);
    expect(await mistakes(order({ item_details: [{ name: 'x', price: 1, quantity: 1 }] }))).toEqual([
      expect.stringContaining('not equal to the sum'),
    ]);
    expect(await mistakes(order({}, 1_000.5))).toEqual([expect.stringContaining('integer')]);
    await expect(client('SB-Mid-server-wrong').createTransaction(order())).rejects.toMatchObject({ httpStatusCode: 401 });
  });

  test('cancels, expires and refunds only orders in a suitable state', async () => {
    const canceled = order();
    await snap.createTransaction(canceled);
    await action(idOf(canceled), 'choose', { paymentType: 'gopay' });
    expect(await snap.transaction.cancel(idOf(canceled))).toMatchObject({ transaction_status: 'cancel' });
    await expect(snap.transaction.expire(idOf(canceled))).rejects.toMatchObject({ httpStatusCode: 412 });
    const va = order();
    await snap.createTransaction(va);
    await action(idOf(va), 'settle', { paymentType: 'bni_va' });
    await expect(snap.transaction.refund(idOf(va), { refund_key: 'r1', amount: 1_000 })).rejects.toMatchObject({ httpStatusCode: 414 });
    const expired = order();
    await snap.createTransaction(expired);
    await action(idOf(expired), 'choose', { paymentType: 'bca_va' });
    expect(await snap.transaction.expire(idOf(expired))).toMatchObject({ transaction_status: 'expire', status_code: '407' });
    expect((await noticesOf(idOf(expired), 2)).map((notice) => notice['status_code'])).toEqual(['201', '202']);
  });

  test("a refund is reported twice, the second time with the bank's confirmation", async () => {
    const body = order();
    await snap.createTransaction(body);
    await action(idOf(body), 'settle', { paymentType: 'other_qris' });
    await noticesOf(idOf(body), 2);
    expect(await snap.transaction.refund(idOf(body), { refund_key: 'r1', amount: 50_000, reason: 'batal' })).toMatchObject({
      transaction_status: 'partial_refund',
    });
    await expect(snap.transaction.refund(idOf(body), { refund_key: 'r1', amount: 50_000 })).rejects.toMatchObject({ httpStatusCode: 406 });
    const told = (await noticesOf(idOf(body), 4)).filter((notice) => notice['transaction_status'] === 'partial_refund');
    expect(new Set(told.map((notice) => notice.refunds?.[0]?.['bank_confirmed_at'] !== undefined))).toEqual(new Set([false, true]));
  });
});

describe('notifications', () => {
  const paid = async (): Promise<string> => {
    const body = order();
    await snap.createTransaction(body);
    await action(idOf(body), 'settle', { paymentType: 'other_qris' });
    return idOf(body);
  };

  test('are signed over the strings as received', async () => {
    const told = await noticesOf(await paid(), 2);
    expect(told.map((notice) => notice['transaction_status'])).toEqual(expect.arrayContaining(['pending', 'settlement']));
    for (const notice of told) expect(signed(notice, sandbox.midtransServerKey ?? '')).toBe(true);
  });

  test('come doubled, in the wrong order, forged, changed or not at all when a fault says so', async () => {
    await sandbox.control('POST', '/midtrans/faults', { duplicate: 1 });
    expect(await noticesOf(await paid(), 4)).toHaveLength(4);
    await sandbox.control('POST', '/midtrans/faults', { duplicate: 0, reorder: true });
    expect((await noticesOf(await paid(), 2)).map((notice) => notice['transaction_status'])).toEqual(['settlement', 'pending']);
    await sandbox.control('POST', '/midtrans/faults', { reorder: false, wrongSignature: 2 });
    for (const notice of await noticesOf(await paid(), 2)) expect(signed(notice, sandbox.midtransServerKey ?? '')).toBe(false);
    await sandbox.control('POST', '/midtrans/faults', { wrongAmount: 2 });
    expect((await noticesOf(await paid(), 2)).map((notice) => notice['gross_amount'])).toEqual(['1.00', '1.00']);
    await sandbox.control('POST', '/midtrans/faults', { drop: 1 });
    expect((await noticesOf(await paid(), 1))[0]).toMatchObject({ transaction_status: 'settlement' });
  });

  test('a challenged card is captured but not paid until approved', async () => {
    await sandbox.control('POST', '/midtrans/faults', { challenge: true });
    const body = order();
    await snap.createTransaction(body);
    await action(idOf(body), 'settle', { paymentType: 'credit_card' });
    expect((await noticesOf(idOf(body), 1))[0]).toMatchObject({
      transaction_status: 'capture',
      fraud_status: 'challenge',
      status_code: '201',
    });
    await action(idOf(body), 'approve');
    expect((await noticesOf(idOf(body), 2))[1]).toMatchObject({
      transaction_status: 'capture',
      fraud_status: 'accept',
      status_code: '200',
    });
  });

  test('are tried again as the table says: after 500 once, after 404 twice', async () => {
    await sandbox.control('POST', '/midtrans/faults', { retrySpeed: 12_000 });
    const body = order();
    await snap.createTransaction(body);
    shopAnswers = [500, 500, 500];
    await action(idOf(body), 'choose', { paymentType: 'gopay' });
    await noticesOf(idOf(body), 2);
    shopAnswers = [404, 404, 404, 404];
    await action(idOf(body), 'settle');
    const told = await noticesOf(idOf(body), 5);
    expect(told.map((notice) => notice['transaction_status'])).toEqual(['pending', 'pending', 'settlement', 'settlement', 'settlement']);
  });

  test('an order may name its own address', async () => {
    const body = order();
    const { port } = shop.address() as AddressInfo;
    await fetch(`${sandbox.midtransSnap}/v1/transactions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${btoa(`${sandbox.midtransServerKey}:`)}`,
        'X-Override-Notification': `http://127.0.0.1:${port}/own,http://127.0.0.1:${port}/second`,
      },
      body: JSON.stringify(body),
    });
    await action(idOf(body), 'deny', { paymentType: 'credit_card' });
    expect(await noticesOf(idOf(body), 2)).toMatchObject([
      { transaction_status: 'deny', status_code: '202' },
      { transaction_status: 'deny' },
    ]);
  });
});
