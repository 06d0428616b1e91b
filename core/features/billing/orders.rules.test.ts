import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderState } from '#contracts/http/account/billing';
import type { PaymentAnswer, PaymentStatus } from '../../outside/payments/payment.types.js';
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

function answer(status: PaymentStatus, changes: Partial<Extract<PaymentAnswer, { kind: 'payment' }>> = {}): PaymentAnswer {
  return {
    kind: 'payment',
    orderId: 'WBA-1',
    paymentId: paying,
    status,
    amountIdr: 50_000,
    currency: 'IDR',
    method: 'qris',
    said: { status, details: '' },
    ...changes,
  };
}

const paid = (): Order => order({ state: 'paid', paidAt: now, transactionId: paying });

describe('an unpaid order', () => {
  const unpaid: OrderState[] = ['created', 'pending', 'failed', 'expired', 'cancelled'];

  test.each(unpaid)('%s is paid by a settlement, also a late one', (state) => {
    expect(decide(order({ state }), answer('settled'), now)).toEqual({ action: 'pay', partlyRefunded: false });
  });

  test.each([
    ['less than its amount', { amountIdr: 49_999 }],
    ['more than its amount', { amountIdr: 50_001 }],
    ['no whole amount', { amountIdr: null }],
    ['another currency', { currency: 'USD' }],
    ['another order', { orderId: 'WBA-2' }],
  ])('is not paid by %s', (_what, changes) => {
    expect(decide(order(), answer('settled', changes), now)).toEqual({ action: 'none', outcome: 'mismatch' });
  });

  test.each<[PaymentStatus, OrderState]>([
    ['pending', 'pending'],
    ['refused', 'failed'],
    ['expired', 'expired'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ])('follows %s to %s', (status, state) => {
    expect(decide(order(), answer(status), now)).toEqual({ action: 'move', state });
  });

  test('that was refused goes on when the buyer chooses another way', () => {
    expect(decide(order({ state: 'failed' }), answer('pending'), now)).toEqual({ action: 'move', state: 'pending' });
    expect(decide(order({ state: 'pending' }), answer('pending'), now)).toEqual({ action: 'none', outcome: 'known' });
  });

  test('that was refused may still expire or be cancelled', () => {
    expect(decide(order({ state: 'failed' }), answer('expired'), now)).toEqual({ action: 'move', state: 'expired' });
    expect(decide(order({ state: 'failed' }), answer('cancelled'), now)).toEqual({ action: 'move', state: 'cancelled' });
    expect(decide(order({ state: 'failed' }), answer('refused'), now)).toEqual({ action: 'none', outcome: 'known' });
  });

  test('whose money went back before it was seen is at its end', () => {
    expect(decide(order({ state: 'refunded' }), answer('settled'), now)).toEqual({ action: 'none', outcome: 'final' });
  });

  test('that expired or was cancelled does not open again', () => {
    for (const state of ['expired', 'cancelled'] as const)
      for (const status of ['pending', 'refused', 'expired', 'cancelled'] as const)
        expect(decide(order({ state }), answer(status), now)).toEqual({ action: 'none', outcome: 'known' });
  });

  test('whose popup was never used expires a minute after its end', () => {
    const end = order().expiresAt.getTime();
    const untouched = (state: OrderState, ms: number) => decide(order({ state }), { kind: 'untouched' }, new Date(end + ms));
    for (const state of ['created', 'pending'] as const) {
      expect(untouched(state, 60_000)).toEqual({ action: 'none', outcome: 'known' });
      expect(untouched(state, 60_001)).toEqual({ action: 'move', state: 'expired' });
    }
    expect(untouched('failed', 60_001)).toEqual({ action: 'none', outcome: 'known' });
  });

  test('ignores an unknown status', () => {
    expect(decide(order(), answer('unknown'), now)).toEqual({ action: 'none', outcome: 'unknown-status' });
  });
});

describe('a paid order', () => {
  test.each(['settled', 'pending', 'expired'] as const)('is not changed by %s', (status) => {
    expect(decide(paid(), answer(status), now)).toEqual({ action: 'none', outcome: 'known' });
  });

  test('an unknown word changes nothing and is reported', () => {
    expect(decide(paid(), answer('unknown'), now)).toEqual({ action: 'none', outcome: 'unknown-status' });
  });

  test.each<[PaymentStatus, OrderState]>([
    ['refunded', 'refunded'],
    ['refused', 'failed'],
    ['cancelled', 'cancelled'],
  ])('is taken back by %s of the same transaction', (status, state) => {
    expect(decide(paid(), answer(status), now)).toEqual({ action: 'reverse', state });
  });

  test.each(['refunded', 'refused', 'cancelled'] as const)('is not touched by %s of another transaction or another amount', (status) => {
    expect(decide(paid(), answer(status, { paymentId: 'another' }), now)).toEqual({ action: 'none', outcome: 'known' });
    expect(decide(paid(), answer(status, { amountIdr: 1 }), now)).toEqual({ action: 'none', outcome: 'mismatch' });
  });

  test('keeps its package when a part is refunded: that is for an operator to judge', () => {
    expect(decide(paid(), answer('partly_refunded'), now)).toEqual({ action: 'none', outcome: 'partly-refunded' });
  });

  test('is one too when its payment was never seen and a part is already refunded; the operator is notified', () => {
    for (const state of ['created', 'pending', 'expired'] as const)
      expect(decide(order({ state }), answer('partly_refunded'), now)).toEqual({ action: 'pay', partlyRefunded: true });
  });

  test('that was taken back stays so', () => {
    for (const state of ['refunded', 'failed', 'cancelled'] as const) {
      const back = { ...paid(), state };
      for (const status of ['settled', 'pending', 'refunded', 'refused'] as const)
        expect(decide(back, answer(status), now)).toEqual({ action: 'none', outcome: 'final' });
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
])('the checkout of an order that is %s may be used: %p', (state, open) => {
  expect(isOpen({ state })).toBe(open);
});

/** Applies a decision to an order, as the service does. */
function after(one: Order, decision: Decision, given: PaymentAnswer): Order {
  if (decision.action === 'pay')
    return { ...one, state: 'paid', paidAt: now, transactionId: given.kind === 'payment' ? given.paymentId : null };
  return decision.action === 'none' ? one : { ...one, state: decision.state };
}

const anyAnswer: fc.Arbitrary<PaymentAnswer> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<PaymentAnswer>({ kind: 'untouched' }) },
  {
    weight: 9,
    arbitrary: fc
      .record({
        status: fc.constantFrom<PaymentStatus[]>(
          ...(['pending', 'settled', 'settled', 'refused', 'expired', 'cancelled', 'refunded', 'partly_refunded', 'unknown'] as const),
        ),
        paymentId: fc.constantFrom(paying, paying, 'second-way'),
        amountIdr: fc.constantFrom(50_000, 50_000, 50_000, 1, 50_001, -50_000, null),
        currency: fc.constantFrom('IDR', 'IDR', 'IDR', 'USD'),
        orderId: fc.constantFrom('WBA-1', 'WBA-1', 'WBA-1', 'WBA-2'),
      })
      .map((given): PaymentAnswer => ({ kind: 'payment', method: 'qris', said: { status: given.status, details: '' }, ...given })),
  },
);

const proves = (given: PaymentAnswer): boolean =>
  given.kind === 'payment' &&
  (given.status === 'settled' || given.status === 'partly_refunded') &&
  given.amountIdr === 50_000 &&
  given.currency === 'IDR' &&
  given.orderId === 'WBA-1';

const concerns = (given: PaymentAnswer, paidOrder: Order): boolean =>
  given.kind === 'payment' && given.paymentId === paidOrder.transactionId && given.amountIdr === 50_000 && given.orderId === 'WBA-1';

test('whatever a provider says in whatever order, an order pays once, only on proof, and never comes back after its money went', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAnswer, fc.integer({ min: -100_000, max: 200_000 })), { maxLength: 25 }), (story) => {
      let one = order();
      let pays = 0;
      let reverses = 0;
      // one assertion at the end: a quarter of a million assertions would take longer than the code under
      // test
      const broken: string[] = [];
      const want = (holds: boolean, promise: string) => {
        if (!holds) broken.push(promise);
      };
      for (const [given, minutes] of story) {
        const before = one;
        const decision = decide(one, given, new Date(now.getTime() + minutes * 60_000));
        one = after(one, decision, given);
        if (decision.action === 'pay') {
          pays += 1;
          want(proves(given), 'paid on proof only');
        }
        if (decision.action === 'reverse') {
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
