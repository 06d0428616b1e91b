import { mistakesIn } from '../../mistake.mjs';

const rules = { file: 'core/features/billing/orders.rules.ts', test: 'core/features/billing/orders.rules.test.ts' };
const midtransRules = {
  file: 'core/outside/payments/midtrans/midtrans.rules.ts',
  test: 'core/outside/payments/midtrans/midtrans.rules.test.ts',
};
const xenditRules = { file: 'core/outside/payments/xendit/xendit.rules.ts', test: 'core/outside/payments/xendit/xendit.rules.test.ts' };
const callbackToken = {
  file: 'core/outside/payments/xendit/callback-token.ts',
  test: 'core/outside/payments/xendit/callback-token.test.ts',
};
const signature = {
  file: 'core/outside/payments/midtrans/midtrans.signature.ts',
  test: 'core/outside/payments/midtrans/midtrans.signature.test.ts',
};

export const mistakes = [
  ...mistakesIn(rules, [
    {
      breaks: 'guarantee 10: an order whose money went back never comes back',
      before: 'order.paidAt !== null && order.state !== ',
      after: 'order.paidAt === null && order.state !== ',
      name: 'that was taken back stays so',
    },
    {
      breaks: 'guarantee 10: another amount does not pay',
      before: ' && answer.amountIdr === order.amount',
      after: '',
      name: 'is not paid by %s',
    },
    {
      breaks: 'guarantee 10: another currency does not pay',
      before: 'answer.currency === order.currency && ',
      after: '',
      name: 'is not paid by %s',
    },
    {
      breaks: 'guarantee 10: an answer about another order does not pay',
      before: 'answer.orderId === order.id &&',
      after: '',
      name: 'is not paid by %s',
    },
    {
      breaks: 'guarantee 10: money that comes late still pays an expired order',
      before: "    case 'settled':\n      return { action: 'pay', partlyRefunded: false };",
      after:
        "    case 'settled':\n      return isOpen(order) ? { action: 'pay', partlyRefunded: false } : { action: 'none', outcome: 'known' };",
      name: '%s is paid by a settlement, also a late one',
    },
    {
      breaks: 'a refusal of another transaction says nothing about the one that paid',
      before: "  if (paymentId !== order.transactionId) return { action: 'none', outcome: 'known' };\n",
      after: '',
      name: 'is not touched by %s of another transaction or another amount',
    },
    {
      breaks: 'a part that was refunded takes no package away by itself',
      before: "  if (status === 'partly_refunded') return { action: 'none', outcome: 'partly-refunded' };",
      after: "  if (status === 'partly_refunded') return { action: 'reverse', state: 'refunded' };",
      name: 'keeps its package when a part is refunded: that is for an operator to judge',
    },
    {
      breaks: 'a popup about to expire is left a minute of grace',
      before: 'const expiryGraceMs = 60_000;',
      after: 'const expiryGraceMs = 0;',
      name: 'whose popup was never used expires a minute after its end',
    },
    {
      breaks: 'what expired or was cancelled does not open again',
      before: "order.state === 'created' || order.state === 'failed'\n        ? { action: 'move', state: 'pending' }",
      after: "order.state !== 'pending' ? { action: 'move', state: 'pending' }",
      name: 'that expired or was cancelled does not open again',
    },
    {
      breaks: 'a buyer whose card was refused may choose another way',
      before: "return order.state === 'created' || order.state === 'failed'\n",
      after: "return order.state === 'created'\n",
      name: 'that was refused goes on when the buyer chooses another way',
    },
  ]),
  ...mistakesIn(midtransRules, [
    {
      breaks: 'guarantee 10: paid is only what comes with code 200',
      before: "return statusCode === '200' ? 'settled' : 'unknown';",
      after: "return 'settled';",
      name: '%s is not settled while doubted, refused as fraud, or with another code',
    },
    {
      breaks: 'guarantee 10: what is refused as fraud pays nothing',
      before: "      if (fraudStatus === 'deny') return 'refused';\n",
      after: '',
      name: '%s is not settled while doubted, refused as fraud, or with another code',
    },
    {
      breaks: 'guarantee 10: what is doubted waits',
      before: "fraudStatus === null || fraudStatus === 'accept'",
      after: "fraudStatus !== 'never'",
      name: '%s is not settled while doubted, refused as fraud, or with another code',
    },
    {
      breaks: 'a chargeback takes the package back',
      before: "    case 'chargeback':\n      return 'refunded';",
      after: "      return 'refunded';\n    case 'chargeback':\n      return 'partly_refunded';",
      name: '%s is %s',
    },
  ]),
  ...mistakesIn(xenditRules, [
    {
      breaks: 'guarantee 10: an invoice of Xendit that was paid with another amount pays nothing',
      before: 'paid === invoice.amount && Number.isSafeInteger(paid) ? paid : null',
      after: 'invoice.amount',
      name: 'an amount that is not the invoice’s own, or no whole Rupiah, is none: %s',
    },
    {
      breaks: 'a refund that Xendit has not carried out takes no package away',
      before: ".filter((one) => one.status === 'SUCCEEDED')",
      after: '',
      name: 'refunds that are pending or failed have moved no money',
    },
    {
      breaks: 'of several invoices of one order the paid one counts',
      before: 'rankOf(a) - rankOf(b)',
      after: 'rankOf(b) - rankOf(a)',
      name: 'of several invoices of one order money wins over an open one, and that over an expired one',
    },
  ]),
  ...mistakesIn(callbackToken, [
    {
      breaks: 'a callback without the token of our account is nobody’s',
      before: 'return timingSafeEqual(sha256(given), sha256(token));',
      after: 'return given.length > 0;',
      name: '%s is not the token',
    },
  ]),
  ...mistakesIn(signature, [
    {
      breaks: 'a notification is signed over its amount too',
      before: ' + notification.gross_amount',
      after: '',
      name: 'the signature of the documented vector holds',
    },
    {
      breaks: 'a notification without the right signature is nobody’s',
      before: 'return timingSafeEqual(sha256(expected), sha256(notification.signature_key.toLowerCase()));',
      after: 'return expected.length > 0;',
      name: '%s breaks it',
    },
    {
      breaks: 'a signature is compared whole',
      before: 'sha256(notification.signature_key.toLowerCase())',
      after: 'sha256(expected.startsWith(notification.signature_key) ? expected : notification.signature_key)',
      name: '%s breaks it',
    },
  ]),
  ...mistakesIn(rules, [
    {
      breaks: 'guarantee 10: an order that is overpaid is for a human to look at',
      before: 'answer.amountIdr === order.amount',
      after: 'Number(answer.amountIdr) >= order.amount',
      name: 'is not paid by %s',
    },
  ]),
  {
    file: 'core/features/billing/checkout.service.ts',
    test: 'test/integration/billing/billing.test.ts',
    breaks: 'a popup about to expire is not offered again',
    before: 'minutesAfter(now, reusableMinutes)',
    after: 'now',
    name: 'a payment that is about to expire is not offered again',
  },
  {
    file: 'core/features/billing/orders.repository.ts',
    test: 'test/integration/billing/billing-races.test.ts',
    breaks: 'a payment whose token comes in this moment is seen',
    before: "    return tx.of(this.orders).findOne({ where, order: { createdAt: 'DESC' } });",
    after: '    return tx.of(this.orders).findOneBy(where[0]!).then(async (one) => one ?? tx.of(this.orders).findOneBy(where[1]!));',
    name: 'open one payment, also where its token comes while another server looks for an open one',
  },
  {
    file: 'core/features/billing/checkout.service.ts',
    test: 'test/integration/billing/billing.test.ts',
    breaks: 'a second click is no second order',
    before: '    if (open) return { order: open, isMine: false };\n',
    after: '',
    name: 'a second click opens the same payment, another package another one',
  },
];
