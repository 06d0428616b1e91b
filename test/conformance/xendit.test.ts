import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Xendit, Invoice as InvoiceClient } from 'xendit-node';
import { spawnSandbox, type SpawnedSandbox } from '../../sandbox/spawn.ts';

interface Callback {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, any>;
}

let sandbox: SpawnedSandbox;
let shop: Server;
let shopAnswers: number[] = [];
let client: Xendit;
const callbacks: Callback[] = [];
let wake = (): void => undefined;

beforeAll(async () => {
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      callbacks.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Callback['body'] });
      response.writeHead(shopAnswers.shift() ?? 200).end();
      wake();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/callback`;
  sandbox = await spawnSandbox({ only: ['xendit'], args: ['--xendit-callback', url] });
  client = new Xendit({ secretKey: sandbox.xenditSecretKey!, xenditURL: sandbox.xendit! });
});
afterEach(async () => {
  await sandbox.control('DELETE', '/xendit/faults');
  callbacks.length = 0;
  shopAnswers = [];
});
afterAll(async () => {
  expect(await sandbox.stop()).toBe(0);
  await new Promise((resolve) => shop.close(resolve));
});

async function callbacksOf(externalId: string, count: number): Promise<Callback[]> {
  for (;;) {
    const found = callbacks.filter(({ body }) => body['external_id'] === externalId || body['data']?.['reference_id'] === externalId);
    if (found.length >= count) return found;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}

let number = 0;
const invoice = (more: object = {}) => ({ externalId: `INV-${process.pid}-${(number += 1)}`, amount: 150_000, ...more });
const create = (more: object = {}) => client.Invoice.createInvoice({ data: invoice(more) });
const action = (id: string, name: string, body: object = {}) => sandbox.control('POST', `/xendit/orders/${id}/${name}`, body);

describe('the official client', () => {
  test('creates an invoice, reads it by its id and by ours, and links to a page', async () => {
    const made = await create({ payerEmail: 'sari@gmail.com', invoiceDuration: 3_600, currency: 'IDR', description: 'Paket Basic' });
    expect(made).toMatchObject({ status: 'PENDING', amount: 150_000, currency: 'IDR', payerEmail: 'sari@gmail.com' });
    expect(made.expiryDate.getTime() - made.created.getTime()).toBe(3_600_000);
    expect(await client.Invoice.getInvoiceById({ invoiceId: made.id! })).toEqual(made);
    expect(await client.Invoice.getInvoices({ externalId: made.externalId })).toEqual([made]);
    expect(await client.Invoice.getInvoices({ externalId: 'nobody' })).toEqual([]);
    const page = await fetch(made.invoiceUrl);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Tagihan')]);
  });

  test('may create several invoices with one external id, the newest listed first', async () => {
    const one = await create();
    const other = await client.Invoice.createInvoice({ data: { externalId: one.externalId, amount: 150_000 } });
    expect(other.id).not.toBe(one.id);
    const list = await client.Invoice.getInvoices({ externalId: one.externalId });
    expect(list.map(({ id }) => id)).toEqual([other.id, one.id]);
  });

  test('sees an invoice paid and settled, and the page says so', async () => {
    const { id, externalId } = await create();
    await action(id!, 'pay', { channel: 'BCA' });
    expect(await client.Invoice.getInvoiceById({ invoiceId: id! })).toMatchObject({ status: 'PAID', paymentMethod: 'BANK_TRANSFER' });
    const [{ headers, body }] = (await callbacksOf(externalId, 1)) as [Callback];
    expect(headers['x-callback-token']).toBe(sandbox.xenditCallbackToken);
    expect(body).toMatchObject({
      id,
      external_id: externalId,
      status: 'PAID',
      amount: 150_000,
      paid_amount: 150_000,
      payment_channel: 'BCA',
    });
    await action(id!, 'settle');
    expect(await client.Invoice.getInvoiceById({ invoiceId: id! })).toMatchObject({ status: 'SETTLED' });
  });

  test('ends an invoice, once', async () => {
    const { id, externalId } = await create();
    expect(await client.Invoice.expireInvoice({ invoiceId: id! })).toMatchObject({ status: 'EXPIRED' });
    await callbacksOf(externalId, 1);
    await expect(client.Invoice.expireInvoice({ invoiceId: id! })).rejects.toMatchObject({ status: 400 });
  });

  test('refunds parts but not more than the paid amount, with a callback for each', async () => {
    const { id, externalId } = await create();
    const refund = (amount: number) =>
      client.Refund.createRefund({
        data: { invoiceId: id!, amount, currency: 'IDR', reason: 'REQUESTED_BY_CUSTOMER', referenceId: externalId },
      });
    await expect(refund(1)).rejects.toMatchObject({ status: 400, errorCode: 'INELIGIBLE_TRANSACTION' });
    await action(id!, 'pay');
    expect(await refund(50_000)).toMatchObject({ amount: 50_000, currency: 'IDR' });
    expect(await refund(100_000)).toMatchObject({ amount: 100_000 });
    await expect(refund(1)).rejects.toMatchObject({ status: 400, errorCode: 'MAXIMUM_REFUND_AMOUNT_REACHED' });
    const { data } = await client.Refund.getAllRefunds({ invoiceId: id! });
    expect(data.map(({ amount }) => amount)).toEqual([50_000, 100_000]);
    const events = (await callbacksOf(externalId, 3)).filter(({ body }) => body['event'] !== undefined);
    expect(events.map(({ body }) => [body['event'], body['data']['invoice_id']])).toEqual([
      ['refund.succeeded', id],
      ['refund.succeeded', id],
    ]);
  });

  test('is refused with a wrong key, a missing invoice and a wrong body', async () => {
    const stranger = new InvoiceClient({ secretKey: 'xnd_development_wrong', xenditURL: sandbox.xendit! });
    await expect(stranger.getInvoices({})).rejects.toMatchObject({ status: 401, errorCode: 'INVALID_API_KEY' });
    await expect(client.Invoice.getInvoiceById({ invoiceId: 'f'.repeat(24) })).rejects.toMatchObject({
      status: 404,
      errorCode: 'INVOICE_NOT_FOUND_ERROR',
    });
    await expect(create({ amount: 0 })).rejects.toMatchObject({ status: 400, errorCode: 'API_VALIDATION_ERROR' });
    await expect(create({ currency: 'PHP' })).rejects.toMatchObject({ status: 400, errorCode: 'UNSUPPORTED_CURRENCY' });
    await expect(create({ payerEmail: 'nobody' })).rejects.toMatchObject({ status: 400, errorCode: 'EMAIL_FORMAT_ERROR' });
  });
});

describe('faults', () => {
  test('a callback that is not taken comes six times more, and no longer once it is', async () => {
    const { id, externalId } = await create();
    await sandbox.control('POST', '/xendit/faults', { retrySpeed: 1_000_000 });
    shopAnswers = [500, 503, 404, 301];
    await action(id!, 'pay');
    expect(await callbacksOf(externalId, 5)).toHaveLength(5);
    const never = await create();
    shopAnswers = [500, 500, 500, 500, 500, 500, 500];
    await action(never.id!, 'pay');
    expect(await callbacksOf(never.externalId, 7)).toHaveLength(7);
  });

  test('callbacks repeated, with another token, and held back behind the next', async () => {
    const one = await create();
    await sandbox.control('POST', '/xendit/faults', { duplicate: 2, wrongToken: 1 });
    await action(one.id!, 'pay');
    expect((await callbacksOf(one.externalId, 3)).map(({ headers }) => headers['x-callback-token'])).not.toContain(
      sandbox.xenditCallbackToken,
    );
    await sandbox.control('DELETE', '/xendit/faults');
    const other = await create();
    await sandbox.control('POST', '/xendit/faults', { reorder: true });
    await action(other.id!, 'pay');
    await sandbox.control('POST', `/xendit/orders/${other.id}/settle`);
    await action(other.id!, 'notify');
    expect((await callbacksOf(other.externalId, 2)).map(({ body }) => body['status'])).toEqual(['SETTLED', 'PAID']);
  });

  test('an invoice may be made although the answer is an error', async () => {
    await sandbox.control('POST', '/xendit/faults', { madeButFailed: 1 });
    const wanted = invoice();
    await expect(client.Invoice.createInvoice({ data: wanted })).rejects.toMatchObject({ status: 500 });
    expect(await client.Invoice.getInvoices({ externalId: wanted.externalId })).toHaveLength(1);
  });

  test('an unknown fault is named', async () => {
    await expect(sandbox.control('POST', '/xendit/faults', { nothing: 1 })).rejects.toThrow('unknown fault nothing');
  });
});
