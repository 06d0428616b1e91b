import { expect, test } from '@jest/globals';
import { orderRules } from '#contracts/http/bot/order-rules';
import { noOrderRules } from '#contracts/values/selling/order-rules';
import { readAnswer } from '../../../api/read-answer.js';
import { changedRules } from './newer-rules.rules.js';
import { readRulesForm, summaryOfRules, toRulesForm, type OrderRulesForm } from './order-rules.rules.js';

/* A page is open while the server becomes a newer version, which stores rules that the page does not know. */

const always = { from: null, until: null };
const topi = { gives: { kind: 'free', goods: 'Topi', buy: 2, free: 1 }, ...always };
const gamis = { gives: { kind: 'percent', goods: 'Gamis', percent: 10 }, ...always };
const newer = {
  /**
   * Stored rules that the page cannot parse: a new kind of offer, a new field, a new enumeration value, and a new
   * single rule.
   */
  offer: { gives: { kind: 'by-weight', goods: 'Beras', gramsFrom: 10_000, percent: 5 }, ...always },
  discount: { gives: { kind: 'amount', amountIdr: 5_000 }, minIdr: null, ...always, only: 'resellers' },
  fee: { name: 'Bubble wrap', costs: { kind: 'amount', amountIdr: 2_000, per: 'carton' }, when: 'always', belowIdr: null },
  deposit: { pays: { kind: 'staged', percents: [30, 70] }, minIdr: null },
};

const formOf = (stored: object): OrderRulesForm => toRulesForm(readAnswer(orderRules.read.reply, { ...noOrderRules, ...stored }));

/** The request body that the page sends after the owner has changed these fields. */
function sent(stored: object, typed: Partial<OrderRulesForm>): unknown {
  const form = formOf(stored);
  const [now, before] = [readRulesForm({ ...form, ...typed }), readRulesForm(form)];
  if (!('rules' in now) || !('rules' in before)) throw new Error('the rules cannot be read');
  return changedRules(now.rules, before.rules, form.newer);
}

const stored = { offers: [newer.offer, topi, newer.offer, gamis], discounts: [newer.discount], fees: [newer.fee], deposit: newer.deposit };

test('an unknown rule is no rule of 0 %, is counted, and stays unchanged and at its place when others are saved', () => {
  const form = formOf(stored);
  expect(form).toMatchObject({ offers: 'Topi = beli 2 gratis 1\nGamis = diskon 10%', discounts: '', fees: '', deposit: '' });
  expect(summaryOfRules(form)).toBe('2 promo barang · 5 aturan versi baru');
  expect(sent(stored, {})).toEqual({});
  expect(sent(stored, { offers: 'Topi = beli 3 gratis 1\nGamis = diskon 10%' })).toEqual({
    offers: [newer.offer, { ...topi, gives: { ...topi.gives, buy: 3 } }, newer.offer, gamis],
  });
  expect(sent(stored, { offers: '' })).toEqual({ offers: [newer.offer, newer.offer] });
  expect(sent(stored, { discounts: '10%', fees: 'Packing = 3rb' })).toEqual({
    discounts: [newer.discount, { gives: { kind: 'percent', percent: 10, maxIdr: null }, minIdr: null, ...always }],
    fees: [newer.fee, { name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'always', belowIdr: null }],
  });
});

test('an unknown single rule is never replaced, not even by a draft from before', () => {
  expect(sent(stored, { deposit: '50%' })).toEqual({});
  expect(sent({ ...stored, freeShipping: { minIdr: 1, maxIdr: null, places: [], fromDay: 'senin' } }, { freeFrom: '300rb' })).toEqual({});
});

test('rules that an earlier version stored are known', () => {
  const fees = [{ name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000 }, belowIdr: null }];
  expect(formOf({ fees })).toMatchObject({ newer: '', fees: 'Packing = Rp 3.000 per pesanan, bila diminta' });
});
