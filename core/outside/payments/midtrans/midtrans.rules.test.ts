import { describe, expect, test } from '@jest/globals';
import { answerOf, notificationHeaders, paymentStatusOf } from './midtrans.rules.js';

const said = (status: string, more: { statusCode?: string; fraudStatus?: string | null } = {}) =>
  paymentStatusOf({ status, statusCode: '200', fraudStatus: 'accept', ...more });

describe('the status of a payment at Midtrans', () => {
  test.each([
    ['settlement', 'settled'],
    ['capture', 'settled'],
    ['pending', 'pending'],
    ['authorize', 'pending'],
    ['deny', 'refused'],
    ['failure', 'refused'],
    ['expire', 'expired'],
    ['cancel', 'cancelled'],
    ['refund', 'refunded'],
    ['chargeback', 'refunded'],
    ['partial_refund', 'partly_refunded'],
    ['partial_chargeback', 'partly_refunded'],
    ['sparkling', 'unknown'],
  ])('%s is %s', (status, ours) => {
    expect(said(status)).toBe(ours);
  });

  test.each(['settlement', 'capture'])('%s is not settled while doubted, refused as fraud, or with another code', (status) => {
    expect(said(status, { fraudStatus: 'challenge' })).toBe('pending');
    expect(said(status, { fraudStatus: 'deny' })).toBe('refused');
    expect(said(status, { statusCode: '201' })).toBe('unknown');
    expect(said(status, { fraudStatus: null })).toBe('settled');
  });

  test.each(['partial_refund', 'partial_chargeback'])('%s without proof of the payment is unknown', (status) => {
    expect(said(status, { fraudStatus: 'deny' })).toBe('unknown');
    expect(said(status, { statusCode: '201' })).toBe('unknown');
  });
});

test.each([
  ['50000.00', 50_000],
  ['50000.0', 50_000],
  ['50000', 50_000],
  ['50000.50', null],
  ['5e4', null],
  ['-50000.00', null],
  ['', null],
  ['9999999999999', null],
])('the amount %j is read as %p', (gross_amount, amountIdr) => {
  const answer = answerOf({
    order_id: 'WBA-1',
    transaction_id: 't',
    transaction_status: 'settlement',
    status_code: '200',
    gross_amount,
    currency: 'IDR',
  });
  expect(answer).toMatchObject({ kind: 'payment', amountIdr });
});

test.each([
  ['https://panel.example', 'https://app.midtrans.com/snap', true],
  ['http://localhost:3000', 'http://127.0.0.1:4000/snap', true],
  ['http://localhost:3000', 'https://app.midtrans.com/snap', false],
  ['https://panel.example', 'http://127.0.0.1:4000/snap', true],
])('the panel at %s can be notified by Midtrans at %s: %s', (publicUrl, snapUrl, isNamed) => {
  const headers = isNamed ? { 'X-Append-Notification': `${publicUrl}/api/billing/midtrans/notification` } : {};
  expect(notificationHeaders(publicUrl, snapUrl)).toEqual(headers);
});
