import { mistakesIn } from '../../mistake.mjs';

const replies = 'core/features/replies';
const payments = `${replies}/grounding/payments`;
const claims = { file: `${payments}/payment-claims.rules.ts`, test: `${payments}/payment-claims.rules.test.ts` };
const confirmations = { file: `${payments}/confirmations.rules.ts`, test: `${payments}/confirmations.rules.test.ts` };
const state = { file: `${replies}/agent/payment-state.rules.ts`, test: `${replies}/agent/payment-state.rules.test.ts` };
const checked = { file: `${payments}/confirmations.rules.ts`, test: `${replies}/grounding/reply-check.rules.test.ts` };
const orders = `${replies}/tools/orders`;
const wholesale = { file: `${orders}/wholesale-notes.rules.ts`, test: `${orders}/wholesale-notes.rules.test.ts` };
const order = { file: `${orders}/order-answer.ts`, test: `${replies}/tools/hitung-pesanan.test.ts` };
const offers = { file: `${orders}/offers.rules.ts`, test: `${orders}/offers.rules.test.ts` };
const bill = { file: `${orders}/order-bill.rules.ts`, test: `${orders}/order-bill.rules.test.ts` };

export const mistakes = [
  ...mistakesIn(claims, [
    {
      breaks: 'a condition or a plan is no claim of a payment',
      before: 'if (!isDone(words, at) || isSupposed(clause, at)) return false;',
      after: 'if (!isDone(words, at)) return false;',
      name: '%s: does not',
    },
    {
      breaks: 'a payment that failed is no claim',
      before: 'if (isRefused(rest) || isRefused(then.slice(0, 2))) return true;',
      after: '',
      name: '%s: does not',
    },
    {
      breaks: 'who asks whether the money arrived claims to have paid',
      before: 'if (arrives.test(state!.text))',
      after: 'if (arrives.test(state!.text)) return false; if (!state)',
      name: '%s: says that they paid',
    },
  ]),
  ...mistakesIn(confirmations, [
    {
      breaks: "an owner's rule about payments that arrived may be told",
      before: ".replaceAll(relative, ' ')",
      after: '',
      name: '%s: does not',
    },
  ]),
  ...mistakesIn(state, [
    {
      breaks: '"sudah kak" after payment instructions claims a payment',
      before: "isAskedForPayment(history) ? 'words' : null;",
      after: "history.length > 99 ? 'words' : null;",
      name: '%s',
    },
    {
      breaks: "the bubbles of one answer do not hide the shop's account",
      before: "if (at === shown.length - 1 || shown[at + 1]!.sender === 'lead') turns += 1;",
      after: 'turns += 1;',
      name: '%s',
    },
  ]),
  ...mistakesIn(checked, [
    {
      breaks: 'after payment instructions no arrival is confirmed, whatever the lead wrote',
      before: ' || (confirmsArrival(sentence) && isDue())',
      after: '',
      name: '%s: confirms a payment in the state of the chat (%j, %j)',
    },
  ]),
  ...mistakesIn(wholesale, [
    {
      breaks: 'an amount of another role in a note is no wholesale price',
      before: 'if (words.some((word) => !known.has(word))) isOther = true;',
      after: 'if (words.length > 99) isOther = true;',
      name: 'no wholesale price in %j',
    },
    {
      breaks: 'only the unit in which a product is sold gives a wholesale price',
      before: "if (!isOwnUnit(unit, product) || (per !== '' && !isOwnUnit(per, product))) return null;",
      after: '',
      name: 'only the unit in which the product is sold counts',
    },
  ]),
  ...mistakesIn(order, [
    {
      breaks: 'lines of one product share its stock, its minimum and its wholesale prices',
      before: 'lineOf({ ...thing, together: togetherWith(thing, things), isReseller })',
      after: 'lineOf({ ...thing, isReseller })',
      name: 'shares the stock of the product among its variants',
    },
  ]),
  ...mistakesIn({ ...order, test: bill.test }, [
    {
      breaks: 'only who says to be a reseller gets that price',
      before: 'reseller === true && sellers.test(leadWords)',
      after: 'reseller === true',
      name: 'does not count where %s',
    },
  ]),
  ...mistakesIn(offers, [
    {
      breaks: 'a bundle does not mean a variant with a price of its own',
      before: 'stack.isListed && isMeant(goods, stack)',
      after: 'isMeant(goods, stack)',
      name: 'nothing: %s',
    },
    {
      breaks: 'pieces of a bundle that is not complete stay for other offers',
      before: '  for (const [at, stack] of stacks.entries()) stack.left = before[at]!;\n',
      after: '',
      name: 'pieces of a bundle that is not complete count in another offer',
    },
  ]),
  ...mistakesIn({ ...bill, test: offers.test }, [
    {
      breaks: 'offers and a discount of the whole order do not add up',
      before: 'const used = areOffersBest ? offered.taken : best === null ? [] : [best];',
      after: 'const used = [...offered.taken, ...(best === null ? [] : [best])];',
      name: 'the discount counts where it takes as much or more, and the model reads why',
    },
  ]),
  ...mistakesIn(bill, [
    {
      breaks: 'a code counts only when the lead wrote it',
      before: "if (!isWrittenIn(leadWords, ruleKey(written))) return none('Kode promo dihitung setelah kodenya ditulis di chat ini');",
      after: '',
      name: 'that %s takes off nothing and says so',
    },
    {
      breaks: 'a code that is over takes off nothing',
      before: 'if (until !== null && day > until) return `sudah berakhir ${until}`;',
      after: '',
      name: 'that %s takes off nothing and says so',
    },
    {
      breaks: 'free shipping without a limit is for the cheapest service',
      before: '(isCheapest ? costIdr : 0)',
      after: 'costIdr',
      name: 'is for the cheapest service from the threshold on',
    },
  ]),
];
