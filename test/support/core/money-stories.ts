import fc from 'fast-check';
import { packageOf, type PackageId } from '#contracts/values/selling/packages';
import { answerOf as midtransAnswer } from '#core/outside/payments/midtrans/midtrans.rules';
import type { PaymentAnswer } from '#core/outside/payments/payment.types';

/** One event in a story about an owner's orders. `order` is the index of the order in the story. */
export type MoneyEvent =
  /** Midtrans gives this answer. `copies` processes apply the same answer at once. */
  | { readonly kind: 'answer'; readonly order: number; readonly say: Saying; readonly copies: number }
  /** An outdated answer: it was queried before all later events of the story, so it must change nothing. */
  | { readonly kind: 'stale'; readonly order: number; readonly say: Saying }
  | { readonly kind: 'charge'; readonly replies: number }
  | { readonly kind: 'pass'; readonly days: number };

export interface Saying {
  readonly status: string;
  readonly twist: 'none' | 'amount' | 'currency' | 'order' | 'code' | 'fraud' | 'challenge' | 'transaction';
}

export interface Story {
  readonly trial: boolean;
  readonly orders: readonly PackageId[];
  readonly moneyEvents: readonly MoneyEvent[];
}

const saying = fc.record<Saying>({
  status: fc.constantFrom(
    'settlement',
    'settlement',
    'settlement',
    'capture',
    'pending',
    'deny',
    'expire',
    'cancel',
    'refund',
    'refund',
    'partial_refund',
    'chargeback',
    'not_found',
  ),
  twist: fc.constantFrom<Saying['twist'][]>(
    'none',
    'none',
    'none',
    'none',
    'none',
    'none',
    'amount',
    'currency',
    'order',
    'code',
    'fraud',
    'challenge',
    'transaction',
  ),
});
const which = fc.nat({ max: 3 });

export const stories: fc.Arbitrary<Story> = fc.record({
  trial: fc.boolean(),
  orders: fc.array(fc.constantFrom<PackageId[]>('ai-1000', 'ai-1000', 'ai-3000', 'ai-10000', 'ai-unlimited'), {
    minLength: 1,
    maxLength: 4,
  }),
  moneyEvents: fc.array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ kind: fc.constant('answer' as const), order: which, say: saying, copies: fc.constantFrom(1, 1, 1, 3) }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('stale' as const), order: which, say: saying }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('charge' as const), replies: fc.integer({ min: 1, max: 8 }) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 0, max: 40 }) }) },
    ),
    { minLength: 1, maxLength: 14 },
  ),
});

/** Midtrans' answer, as parsed by its adapter. */
export function answerOf(say: Saying, orderId: string, amount: number): PaymentAnswer {
  if (say.status === 'not_found') return { kind: 'untouched' };
  return midtransAnswer({
    order_id: say.twist === 'order' ? 'WBA-another' : orderId,
    transaction_id: say.twist === 'transaction' ? 'second-way' : 'first-way',
    transaction_status: say.status,
    status_code: say.twist === 'code' ? '201' : '200',
    gross_amount: say.twist === 'amount' ? '1.00' : `${amount}.00`,
    currency: say.twist === 'currency' ? 'USD' : 'IDR',
    fraud_status: say.twist === 'fraud' ? 'deny' : say.twist === 'challenge' ? 'challenge' : 'accept',
    payment_type: 'qris',
  });
}

/** The expected state of one order. It is computed by simple rules that do not use the product's code. */
export class Ledger {
  private paidBy: string | null = null;
  private over = false;

  get stands(): boolean {
    return this.paidBy !== null && !this.over;
  }

  hear(say: Saying): void {
    if (this.over || say.status === 'not_found' || ['amount', 'currency', 'order'].includes(say.twist)) return;
    const by = say.twist === 'transaction' ? 'second-way' : 'first-way';
    const money = say.status === 'settlement' || say.status === 'capture';
    if (this.paidBy === null) {
      // A partial refund implies a payment, even when no notification reported it.
      if ((money || say.status === 'partial_refund') && !['code', 'fraud', 'challenge'].includes(say.twist)) this.paidBy = by;
      if (say.status === 'refund' || say.status === 'chargeback') this.over = true;
      return;
    }
    if (by !== this.paidBy) return;
    if (['refund', 'chargeback', 'deny', 'cancel'].includes(say.status) || (money && say.twist === 'fraud')) this.over = true;
  }
}

export interface Expected {
  readonly packageId: PackageId;
  readonly replies: number | null;
  readonly expiresAt: Date;
}

/**
 * A second, independent implementation of section 4 of the product decisions: the package after these activations
 * when no reply is used.
 */
export function expectedOf(grants: readonly { packageId: PackageId; at: Date }[]): Expected | null {
  let have = null as Expected | null;
  for (const { packageId, at } of grants.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const counted = packageOf(packageId).ai_responses;
    const active: Expected | null = have && have.expiresAt > at ? have : null;
    const start: Date = active?.packageId === packageId ? active.expiresAt : at;
    have = {
      packageId,
      replies: counted === 'Unlimited' ? null : counted + (active?.replies ?? 0),
      expiresAt: packageId === 'ai-trial' ? new Date(start.getTime() + 86_400_000) : nextMonth(start),
    };
  }
  return have;
}

function nextMonth(from: Date): Date {
  const [year, month, day, time] = new Date(from.getTime() + 7 * 3_600_000).toISOString().match(/\d{4}|(?<=-)\d{2}|T.*/g)!;
  const [y, m] = Number(month) === 12 ? [Number(year) + 1, 1] : [Number(year), Number(month) + 1];
  for (let d = Number(day); ; d -= 1) {
    const moment = new Date(`${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}${time!.replace('Z', '+07:00')}`);
    if (moment.toString() !== 'Invalid Date' && new Date(moment.getTime() + 7 * 3_600_000).getUTCDate() === d) return moment;
  }
}
