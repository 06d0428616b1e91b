import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderState } from '#contracts/http/account/billing';
import type { TransactionStatus } from '../../outside/midtrans/midtrans.wire.js';
import { decide, isFinal, isOpen, type Decision, type Order } from './orders.rules.js';
import { runs } from '../../../test/support/runs.js';

const now = new Date('2026-11-21T07:00:00Z');
const paying = '11111111-paying';

function order(changes: Partial<Order> = {}): Order {
  return {
    id: 'WBA-1',
    amount: 50_000,
    currency: 'IDR',
    state: 'created',
    paidAt: null,
    transactionId: null,
    expiresAt: new Date('2026-11-22T07:00:00Z'),
    ...changes,
  };
}

function answer(status: string, changes: Partial<Extract<TransactionStatus, { kind: 'transaction' }>> = {}): TransactionStatus {
  const statusCode =
    status === 'pending' ? '201' : /^(settlement|capture|cancel|refund|partial_refund|chargeback)$/.test(status) ? '200' : '202';
  return {
    kind: 'transaction',
    orderId: 'WBA-1',
    transactionId: paying,
    status,
    statusCode,
    grossAmount: '50000.00',
    currency: 'IDR',
    fraudStatus: 'accept',
    paymentType: 'qris',
    ...changes,
  };
}

const paid = (): Order => order({ state: 'paid', paidAt: now, transactionId: paying });

describe('an unpaid order', () => {
  const unpaid: OrderState[] = ['created', 'pending', 'failed', 'expired', 'cancelled'];

  test.each(unpaid)('%s is paid by a settlement, also a late one', (state) => {
    expect(decide(order({ state }), answer('settlement'), now)).toEqual({ act: 'pay', partlyRefunded: false });
    expect(decide(order({ state }), answer('capture'), now)).toEqual({ act: 'pay', partlyRefunded: false });
  });

  test.each([
    ['less than its amount', { grossAmount: '49999.00' }],
    ['more than its amount', { grossAmount: '50001.00' }],
    ['a fraction', { grossAmount: '50000.50' }],
    ['no number', { grossAmount: '5e4' }],
    ['another currency', { currency: 'USD' }],
    ['another order', { orderId: 'WBA-2' }],
  ])('is not paid by %s', (_what, changes) => {
    expect(decide(order(), answer('settlement', changes), now)).toEqual({ act: 'none', outcome: 'mismatch' });
  });

  test('is not paid while the payment is doubted, refused as fraud, or comes with another code', () => {
    expect(decide(order(), answer('capture', { fraudStatus: 'challenge' }), now)).toEqual({ act: 'move', state: 'pending' });
    expect(decide(order(), answer('capture', { fraudStatus: 'deny' }), now)).toEqual({ act: 'move', state: 'failed' });
    expect(decide(order(), answer('settlement', { statusCode: '201' }), now)).toEqual({ act: 'none', outcome: 'unknown-status' });
    expect(decide(order(), answer('settlement', { fraudStatus: null }), now)).toEqual({ act: 'pay', partlyRefunded: false });
  });

  test.each([
    ['pending', 'pending'],
    ['authorize', 'pending'],
    ['deny', 'failed'],
    ['failure', 'failed'],
    ['expire', 'expired'],
    ['cancel', 'cancelled'],
    ['refund', 'refunded'],
    ['chargeback', 'refunded'],
  ])('follows %s to %s', (status, state) => {
    expect(decide(order(), answer(status), now)).toEqual({ act: 'move', state });
  });

  test('that was refused goes on when the buyer chooses another way', () => {
    expect(decide(order({ state: 'failed' }), answer('pending'), now)).toEqual({ act: 'move', state: 'pending' });
    expect(decide(order({ state: 'pending' }), answer('pending'), now)).toEqual({ act: 'none', outcome: 'known' });
  });

  test('that was refused may still expire or be cancelled', () => {
    expect(decide(order({ state: 'failed' }), answer('expire'), now)).toEqual({ act: 'move', state: 'expired' });
    expect(decide(order({ state: 'failed' }), answer('cancel'), now)).toEqual({ act: 'move', state: 'cancelled' });
    expect(decide(order({ state: 'failed' }), answer('deny'), now)).toEqual({ act: 'none', outcome: 'known' });
  });

  test('whose money went back before it was seen is at its end', () => {
    expect(decide(order({ state: 'refunded' }), answer('settlement'), now)).toEqual({ act: 'none', outcome: 'final' });
  });

  test('that expired or was cancelled does not open again', () => {
    for (const state of ['expired', 'cancelled'] as const)
      for (const status of ['pending', 'deny', 'expire', 'cancel'])
        expect(decide(order({ state }), answer(status), now)).toEqual({ act: 'none', outcome: 'known' });
  });

  test('whose popup was never used expires a minute after its end', () => {
    const end = order().expiresAt.getTime();
    const notFound = (state: OrderState, ms: number) => decide(order({ state }), { kind: 'not_found' }, new Date(end + ms));
    for (const state of ['created', 'pending'] as const) {
      expect(notFound(state, 60_000)).toEqual({ act: 'none', outcome: 'known' });
      expect(notFound(state, 60_001)).toEqual({ act: 'move', state: 'expired' });
    }
    expect(notFound('failed', 60_001)).toEqual({ act: 'none', outcome: 'known' });
  });

  test('keeps still on a word nobody knows', () => {
    expect(decide(order(), answer('sparkling'), now)).toEqual({ act: 'none', outcome: 'unknown-status' });
  });
});

describe('a paid order', () => {
  test.each(['settlement', 'capture', 'pending', 'expire', 'authorize'])('is not changed by %s', (status) => {
    expect(decide(paid(), answer(status), now)).toEqual({ act: 'none', outcome: 'known' });
  });

  test('keeps still on a word nobody knows, and tells of it', () => {
    expect(decide(paid(), answer('sparkling'), now)).toEqual({ act: 'none', outcome: 'unknown-status' });
  });

  test.each([
    ['refund', 'refunded'],
    ['chargeback', 'refunded'],
    ['deny', 'failed'],
    ['cancel', 'cancelled'],
  ])('is taken back by %s of the same transaction', (status, state) => {
    expect(decide(paid(), answer(status), now)).toEqual({ act: 'reverse', state });
  });

  test.each(['refund', 'deny', 'cancel'])('is not touched by %s of another transaction or another amount', (status) => {
    expect(decide(paid(), answer(status, { transactionId: 'another' }), now)).toEqual({ act: 'none', outcome: 'known' });
    expect(decide(paid(), answer(status, { grossAmount: '1.00' }), now)).toEqual({ act: 'none', outcome: 'mismatch' });
  });

  test('keeps its package when a part is refunded: that is for an operator to judge', () => {
    expect(decide(paid(), answer('partial_refund'), now)).toEqual({ act: 'none', outcome: 'partly-refunded' });
  });

  test('is one too when its payment was never seen and a part of it has gone back already; an operator is told', () => {
    for (const status of ['partial_refund', 'partial_chargeback']) {
      const seen = answer(status, { statusCode: '200' });
      for (const state of ['created', 'pending', 'expired'] as const)
        expect(decide(order({ state }), seen, now)).toEqual({ act: 'pay', partlyRefunded: true });
      expect(decide(order(), answer(status, { statusCode: '200', fraudStatus: 'deny' }), now)).toEqual({
        act: 'none',
        outcome: 'unknown-status',
      });
    }
  });

  test('that was taken back stays so', () => {
    for (const state of ['refunded', 'failed', 'cancelled'] as const) {
      const back = { ...paid(), state };
      for (const status of ['settlement', 'pending', 'refund', 'deny'])
        expect(decide(back, answer(status), now)).toEqual({ act: 'none', outcome: 'final' });
    }
  });
});

test.each<[OrderState, boolean]>([
  ['created', true],
  ['pending', true],
  ['paid', false],
  ['failed', false],
  ['expired', false],
  ['cancelled', false],
  ['refunded', false],
])('the popup of an order that is %s may be used: %p', (state, open) => {
  expect(isOpen({ state })).toBe(open);
});

/** Carries a decision out, as the service does. */
function after(one: Order, decision: Decision, given: TransactionStatus): Order {
  if (decision.act === 'pay')
    return { ...one, state: 'paid', paidAt: now, transactionId: given.kind === 'transaction' ? given.transactionId : null };
  return decision.act === 'none' ? one : { ...one, state: decision.state };
}

const anyAnswer = fc.oneof(
  { weight: 1, arbitrary: fc.constant<TransactionStatus>({ kind: 'not_found' }) },
  {
    weight: 9,
    arbitrary: fc
      .record({
        status: fc.constantFrom(
          'pending',
          'authorize',
          'capture',
          'settlement',
          'deny',
          'failure',
          'expire',
          'cancel',
          'refund',
          'partial_refund',
          'chargeback',
          'partial_chargeback',
          'weird',
        ),
        transactionId: fc.constantFrom(paying, paying, 'second-way'),
        statusCode: fc.constantFrom('200', '200', '200', '201', '202', '407'),
        grossAmount: fc.constantFrom('50000.00', '50000.00', '50000.00', '50000', '1.00', '50000.01', '-50000.00', ''),
        currency: fc.constantFrom('IDR', 'IDR', 'IDR', 'USD'),
        orderId: fc.constantFrom('WBA-1', 'WBA-1', 'WBA-1', 'WBA-2'),
        fraudStatus: fc.constantFrom('accept', 'accept', null, 'challenge', 'deny'),
      })
      .map((given): TransactionStatus => ({ kind: 'transaction', paymentType: 'qris', ...given })),
  },
);

const proves = (given: TransactionStatus): boolean =>
  given.kind === 'transaction' &&
  ['settlement', 'capture', 'partial_refund', 'partial_chargeback'].includes(given.status) &&
  given.statusCode === '200' &&
  (given.fraudStatus === null || given.fraudStatus === 'accept') &&
  Number(given.grossAmount) === 50_000 &&
  given.currency === 'IDR' &&
  given.orderId === 'WBA-1';

const concerns = (given: TransactionStatus, paidOrder: Order): boolean =>
  given.kind === 'transaction' &&
  given.transactionId === paidOrder.transactionId &&
  /^50000(\.00)?$/.test(given.grossAmount ?? '') &&
  given.orderId === 'WBA-1';

test('whatever Midtrans says in whatever order, an order pays once, only on proof, and never comes back after its money went', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAnswer, fc.integer({ min: -100_000, max: 200_000 })), { maxLength: 25 }), (story) => {
      let one = order();
      let pays = 0;
      let reverses = 0;
      // one assertion at the end: a quarter of a million of them would take longer than all that they judge
      const broken: string[] = [];
      const want = (holds: boolean, promise: string) => {
        if (!holds) broken.push(promise);
      };
      for (const [given, minutes] of story) {
        const before = one;
        const decision = decide(one, given, new Date(now.getTime() + minutes * 60_000));
        one = after(one, decision, given);
        if (decision.act === 'pay') {
          pays += 1;
          want(proves(given), 'paid on proof only');
        }
        if (decision.act === 'reverse') {
          reverses += 1;
          want(before.state === 'paid', 'only what was paid is reversed');
          want(concerns(given, before), 'reversed by the same payment and the whole amount only');
        }
        if (!isFinal(before) && before.state !== 'paid' && proves(given)) want(one.state === 'paid', 'proof pays');
        if (isFinal(before)) want(one === before, 'what is final stays');
        want(after(one, decide(one, given, now), given).state === one.state, 'the same answer again changes nothing more');
      }
      want(pays <= 1, 'one payment');
      want(reverses <= pays, 'no reversal without a payment');
      want((one.state === 'paid') === (pays - reverses === 1), 'paid is what was paid and not reversed');
      expect(broken).toEqual([]);
    }),
    { numRuns: runs(10_000) },
  );
}, 60_000);
