import { describe, expect, test } from '@jest/globals';
import { answerOf, decisiveInvoice, statusOfInvoice } from './xendit.rules.js';
import { InvoiceBody, RefundCallback } from './xendit.wire.js';

const invoice = (changes: Partial<InvoiceBody> = {}): InvoiceBody => ({
  id: '62f00ac409accd62c85673c4',
  external_id: 'WBA-1',
  status: 'PAID',
  amount: 50_000,
  paid_amount: 50_000,
  currency: 'IDR',
  invoice_url: 'https://checkout.xendit.co/web/62f00ac409accd62c85673c4',
  payment_method: 'BANK_TRANSFER',
  payment_channel: 'MANDIRI',
  ...changes,
});
const refund = (status: string, amount: number) => ({ id: `rfd-${status}-${amount}`, status, amount });

test.each([
  ['PENDING', 'untouched'],
  ['PAID', 'settled'],
  ['SETTLED', 'settled'],
  ['EXPIRED', 'expired'],
  ['SPARKLING', 'unknown'],
  ['paid', 'unknown'],
])('an invoice that is %s is %s', (status, ours) => {
  expect(statusOfInvoice(status)).toBe(ours);
});

describe('the answer about an invoice', () => {
  test('has the paid amount, the payment method, and the invoice as the payment', () => {
    expect(answerOf(invoice(), [])).toEqual({
      kind: 'payment',
      orderId: 'WBA-1',
      paymentId: '62f00ac409accd62c85673c4',
      status: 'settled',
      amountIdr: 50_000,
      currency: 'IDR',
      method: 'MANDIRI',
      said: { status: 'PAID', details: '50000 50000 0 IDR' },
    });
    expect(answerOf(invoice({ status: 'PENDING' }), [])).toEqual({ kind: 'untouched' });
  });

  test.each([
    ['less was paid', { paid_amount: 49_999 }],
    ['more was paid', { paid_amount: 50_001 }],
    ['a fraction was paid', { amount: 50_000.5, paid_amount: 50_000.5 }],
    ['nothing was paid', { paid_amount: 0 }],
  ])('an amount that is not the invoice’s own, or no whole Rupiah, is none: %s', (_what, changes) => {
    expect(answerOf(invoice(changes), [])).toMatchObject({ amountIdr: null });
  });

  test('counts the invoice’s amount where no paid one is named', () => {
    expect(answerOf(invoice({ paid_amount: undefined }), [])).toMatchObject({ amountIdr: 50_000, status: 'settled' });
  });

  test('refunds that are pending or failed have moved no money', () => {
    expect(answerOf(invoice(), [refund('PENDING', 50_000), refund('FAILED', 50_000)])).toMatchObject({ status: 'settled' });
  });

  test('refunds of a part, of the rest, and of all', () => {
    expect(answerOf(invoice(), [refund('SUCCEEDED', 20_000)])).toMatchObject({ status: 'partly_refunded', amountIdr: 50_000 });
    expect(answerOf(invoice(), [refund('SUCCEEDED', 20_000), refund('SUCCEEDED', 30_000)])).toMatchObject({ status: 'refunded' });
    expect(answerOf(invoice({ status: 'SETTLED' }), [refund('SUCCEEDED', 50_000)])).toMatchObject({ status: 'refunded' });
  });
});

test('of several invoices of one order money wins over an open one, and that over an expired one', () => {
  const [expired, open, paid] = [invoice({ status: 'EXPIRED' }), invoice({ status: 'PENDING' }), invoice({ status: 'SETTLED' })];
  for (const all of [
    [expired, open, paid],
    [paid, open, expired],
    [open, paid, expired],
  ])
    expect(decisiveInvoice(all)).toBe(paid);
  expect(decisiveInvoice([expired, open])).toBe(open);
  expect(decisiveInvoice([])).toBeNull();
});

test('an invoice’s page must be a web address: the panel leads buyers there', () => {
  expect(InvoiceBody.safeParse(invoice({ invoice_url: 'javascript:alert(1)' })).success).toBe(false);
});

test('the callback of a refund is read flat and inside a second envelope', () => {
  const data = { id: 'rfd-1', invoice_id: '62f00ac409accd62c85673c4', status: 'SUCCEEDED' };
  for (const body of [
    { event: 'refund.succeeded', data },
    { event: 'refund.succeeded', data: { event: 'refund.succeeded', data } },
  ])
    expect(RefundCallback.parse(body).data.invoice_id).toBe(data.invoice_id);
  expect(RefundCallback.safeParse({ event: 'payment.succeeded', data }).success).toBe(false);
  expect(RefundCallback.safeParse({ event: 'refund.succeeded', data: { ...data, invoice_id: null } }).success).toBe(false);
});
