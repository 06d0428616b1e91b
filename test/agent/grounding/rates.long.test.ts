import { expect, test } from '@jest/globals';
import { eleventhFirst } from './average/eleventh-first.js';
import { eleventhFourth } from './average/eleventh-fourth.js';
import { eleventhSecond } from './average/eleventh-second.js';
import { eleventhThird } from './average/eleventh-third.js';
import { twelfthFirst } from './average/twelfth-first.js';
import { twelfthFourth } from './average/twelfth-fourth.js';
import { twelfthSecond } from './average/twelfth-second.js';
import { twelfthThird } from './average/twelfth-third.js';
import { amountRoles } from './by-role/amount-roles.js';
import { blindGoods } from './blind/blind-goods.js';
import { blindSecondGoods } from './blind/blind-second-goods.js';
import { blindSecondServices } from './blind/blind-second-services.js';
import { blindServices } from './blind/blind-services.js';
import { chatGoods } from './chat-goods.js';
import { chatSecond } from './chat-second.js';
import { chatServices } from './chat-services.js';
import { ninthGoods } from './dense/ninth-goods.js';
import { ninthMixed } from './dense/ninth-mixed.js';
import { ninthRented } from './dense/ninth-rented.js';
import { ninthServices } from './dense/ninth-services.js';
import { tenthEvents } from './dense/tenth-events.js';
import { tenthFood } from './dense/tenth-food.js';
import { tenthGoods } from './dense/tenth-goods.js';
import { tenthHomes } from './dense/tenth-homes.js';
import { tenthShops } from './dense/tenth-shops.js';
import { tenthTrips } from './dense/tenth-trips.js';
import { eighthRead } from './blind/eighth-read.js';
import { eighthUnread } from './blind/eighth-unread.js';
import { eleventhUnread } from './blind/eleventh-unread.js';
import { fifteenthMore } from './structured/fifteenth-more.js';
import { fifteenthRead } from './structured/fifteenth-read.js';
import { firstGoods } from './bills/first-goods.js';
import { firstRoofs } from './bills/first-roofs.js';
import { firstTexts } from './bills/first-texts.js';
import { firstFacts } from './facts/first-facts.js';
import { eighthFacts } from './facts/eighth-facts.js';
import { eleventhFacts } from './facts/eleventh-facts.js';
import { fifthFacts } from './facts/fifth-facts.js';
import { fifthGoods } from './blind/fifth-goods.js';
import { fifthServices } from './blind/fifth-services.js';
import { fourthFacts } from './facts/fourth-facts.js';
import { fourthShops } from './blind/fourth-shops.js';
import { freshShops } from './fresh-shops.js';
import { fourteenthRead } from './unread/fourteenth-read.js';
import { fourteenthUnread } from './unread/fourteenth-unread.js';
import { goodsShops } from './goods-shops.js';
import { informalShops } from './informal-shops.js';
import { inclusionsAndValues } from './by-role/inclusions-and-values.js';
import { judge, rateTable } from './judged.js';
import { moreAnswers } from './more-answers.js';
import { offersAndGroups } from './by-role/offers-and-groups.js';
import { fifthGoods as fifthOrdinaryGoods } from './ordinary/fifth-goods.js';
import { eighthGoods } from './ordinary/eighth-goods.js';
import { eighthMore } from './ordinary/eighth-more.js';
import { eighthServices } from './ordinary/eighth-services.js';
import { fifthMixed } from './ordinary/fifth-mixed.js';
import { fourthGoods } from './ordinary/fourth-goods.js';
import { fourthMixed } from './ordinary/fourth-mixed.js';
import { seventhGoods } from './ordinary/seventh-goods.js';
import { seventhMixed } from './ordinary/seventh-mixed.js';
import { sixthGoods } from './ordinary/sixth-goods.js';
import { sixthMixed } from './ordinary/sixth-mixed.js';
import { otherShopsByRole } from './by-role/other-shops-by-role.js';
import { otherShops } from './other-shops.js';
import { roundedAndCounted } from './by-role/rounded-and-counted.js';
import { roundedSpans } from './by-role/rounded-spans.js';
import { secondGoods } from './bills/second-goods.js';
import { secondTexts } from './bills/second-texts.js';
import { secondFacts } from './facts/second-facts.js';
import { secondRounded } from './by-role/second-rounded.js';
import { seventhFacts } from './facts/seventh-facts.js';
import { seventhRead } from './blind/seventh-read.js';
import { seventhUnread } from './blind/seventh-unread.js';
import { ninthFacts } from './facts/ninth-facts.js';
import { sixthFacts } from './facts/sixth-facts.js';
import { sixthShops } from './blind/sixth-shops.js';
import type { Shop } from './shop.js';
import { sixteenthMore } from './structured/sixteenth-more.js';
import { sixteenthUnread } from './structured/sixteenth-unread.js';
import { daysAndTerms } from './by-role/days-and-terms.js';
import { shortPricesAndDenials } from './by-role/short-prices-and-denials.js';
import { spokenNumbers } from './by-role/spoken-numbers.js';
import { tenthRead } from './blind/tenth-read.js';
import { tenthUnread } from './blind/tenth-unread.js';
import { termsDenied } from './facts/terms-denied.js';
import { thirdMixed } from './bills/third-mixed.js';
import { tenthFacts } from './facts/tenth-facts.js';
import { thirdFacts } from './facts/third-facts.js';
import { thirdGoods } from './blind/third-goods.js';
import { thirdServices } from './blind/third-services.js';
import { thirteenthRead } from './unread/thirteenth-read.js';
import { thirteenthUnread } from './unread/thirteenth-unread.js';
import { trueDenials } from './facts/true-denials.js';
import { twelfthRead } from './unread/twelfth-read.js';
import { twelfthUnread } from './unread/twelfth-unread.js';
import { unseenGoods } from './unseen-goods.js';
import { unseenServices } from './unseen-services.js';

/** Maximum share of right answers that the lead does not get although the model quotes the owner. */
const heldMax = 0.037;
/** Maximum share of wrong answers that are sent. */
const leavingMax = 0.03;
/** Maximum share of right answers that go back to the model. Each costs a request. */
const askedMax = 0.25;

const first = [...goodsShops, ...otherShops].map((shop): Shop => {
  const more = moreAnswers[shop.name];
  return { ...shop, right: [...shop.right, ...(more?.right ?? [])], wrong: [...shop.wrong, ...(more?.wrong ?? [])] };
});

/**
 * The rates that the check of answers guarantees on these tables. The output of the test shows them by kind,
 * and each answer that is judged wrongly.
 */
test.each([
  ['formal', first],
  ['informal', informalShops],
  ['written after the rules were changed', freshShops],
  ['as chats', [...chatGoods, ...chatServices]],
  ['as chats, written after 0176', chatSecond],
  ['written blind before 0194', [...blindGoods, ...blindServices]],
  ['written blind after the first changes of 0194', [...blindSecondGoods, ...blindSecondServices]],
  ['written before the rules were changed', [...unseenGoods, ...unseenServices]],
  ['with prices in words', spokenNumbers],
  ['with deposits, shares, surcharges and fees', amountRoles],
  ['about days, bargains and changes of orders', daysAndTerms],
  ['with tiers, codes, partners and children', offersAndGroups],
  ['with rounded prices, counted pieces, ages and fees', roundedAndCounted],
  ['with the same roles in other shops', otherShopsByRole],
  ['with rounded prices as people say them', roundedSpans],
  ['with prices without a unit, and lists of what is not done', shortPricesAndDenials],
])('answers of the shops (%s): right ones leave, wrong ones are held', (_, shops) => {
  const judged = judge(shops);
  process.stdout.write(`${rateTable(judged)}\n`);
  const { all, byKind, held, refused, passing, leaving } = judged;
  const ofKinds = (...kinds: string[]) => [...byKind].filter(([kind]) => kinds.includes(kind)).map(([, rate]) => rate.passing);
  expect({ refused: all.refused / all.right <= 0.02, answers: refused }).toMatchObject({ refused: true });
  expect({ held: all.held / all.right <= heldMax, answers: held }).toMatchObject({ held: true });
  expect({ left: all.passing / all.wrong <= leavingMax, answers: passing }).toMatchObject({ left: true });
  expect({ left: all.leaving / all.wrong <= leavingMax / 3, answers: leaving }).toMatchObject({ left: true });
  expect(ofKinds('price', 'total', 'account', 'link')).toEqual(ofKinds('price', 'total', 'account', 'link').map(() => 0));
  expect({ asked: all.asked / all.right <= askedMax }).toEqual({ asked: true });
});

/**
 * Sets that were written without looking at the rules. The shares are those of decisions 0182, 0199, 0204 and 0205, in
 * percent, and must not grow. The sixth set, and the second halves of the seventh and the eighth, were not looked at
 * while the rules were changed. The misses of the set with rounded prices were corrected after its first run, so its
 * shares say nothing about other shops. The tenth set was written before the rules were looked at: in its first run
 * 11.7 % of the right answers of the first half were held back and 25 % of the wrong ones sent, and 20 % each of the
 * second half. After the changes for the first half, 17.5 % of the second half were held back and 15 % sent; then
 * its misses were examined, too. The eleventh set was written after that and run once. The twelfth set was written
 * before the rules were looked at, too: in its first run 6.7 % of the right answers of the first half were held back and
 * 15 % of the wrong ones sent, and 3.3 % and 21.7 % of the second half. The thirteenth set was written before the rules
 * were looked at: in its first run 17.5 % of the right answers of the first half were held back and 7.5 % of the wrong
 * ones sent, and 12.5 % and 20 % of the second half. The fourteenth set is about prices only: in its first run 20 % of
 * the right answers of the first half were held back and 6.7 % of the wrong ones sent, and 15 % and 18.3 % of the second
 * half. After the changes for the first half, 13.3 % of the second half were held back and 13.3 % sent; then its misses
 * were examined, too. Answers that are still judged wrongly are left out of it.
 * The fifteenth and the sixteenth set have shops with products in the panel, and answers with lists, sums and changes
 * of an order: in their first run 16.7 % of the right answers of the fifteenth set were held back and 15.6 % of the wrong
 * ones sent, and 22.2 % and 10 % of the sixteenth. After the changes for the fifteenth set, 22.2 % of the sixteenth
 * were held back and 7.8 % sent; then its misses were examined, too.
 * The three sets of bills have shops of kinds that no other set has. The first and the second were written before any
 * rule was changed. In the first run of the first, 13.3 % of the right answers were held back and 8 % of the wrong ones
 * sent; after the changes for it, the first run of the second gave 4 % and 8 %; then its misses were examined, too.
 * The third was written after that: 10 % and 10 % of 40 answers each in its first run.
 * The fourth to seventh set of ordinary shops were written without looking at the rules. In the first run of the
 * fourth, 5 % of the right answers were held back and 2 % of the wrong ones sent, and 4.2 % and 1.7 % of the fifth. After
 * the changes for both, the first run of the sixth, which has other shops, gave 3.9 % and 2.2 %, and of the seventh,
 * which has the shops of the fourth, 6.7 % and 0.8 %; then their misses were examined, too. The eighth has 12 shops
 * of other trades with 25 right and 25 wrong answers each, written after that: 3 % were held back and 2.7 % sent in its
 * first run; then its misses were examined, too.
 * The three sets of statements of fact were each written before the rules were run on them: with the rules before, no
 * right answer of the first set was held back and 15 % of the wrong ones sent, 1.7 % and 21.7 % of the second, and 1.7 %
 * and 15 % of the third. In the first run of the changed rules, 1.7 % and 10 % of the second set and 1.7 % and 5 % of
 * the third; then their misses were examined, too.
 * The fourth to sixth set of statements of fact are in the words of sales chats, with several sentences, lists and
 * emoji. In the first run of the fourth, 1.1 % of the right answers were held back and 3.3 % of the wrong ones sent.
 * After the changes for it, the first run of the fifth gave 4.4 % and 4.4 %, and after those for the fifth, the sixth
 * 2.8 % and 5.6 % of 36 answers each; then its misses were examined, too.
 * The seventh was written before rules were deleted (docs/decisions/0241): with the rules before, 1.1 % were held back
 * and 2.2 % sent.
 * The eighth to tenth are 15 shops each with 60 right and 60 wrong answers, written before any of the rules was looked
 * at. In the first run of the eighth, no right answer was held back and 8.3 % of the wrong ones sent. After the changes
 * for it, the first run of the ninth gave 1.7 % and 10 %, and after those for the ninth, the tenth 1.7 % and 8.3 %. The
 * eleventh was written after the changes for the tenth: 0 % and 6.7 % in its first run; then its misses were
 * examined, too.
 */
test.each([
  ['third, first half', thirdGoods, { asked: 13.8, held: 0, passing: 19.3, leaving: 1.9 }],
  ['third, second half', thirdServices, { asked: 14.9, held: 3.8, passing: 29.7, leaving: 2.8 }],
  ['fourth', fourthShops, { asked: 0, held: 0, passing: 36, leaving: 2 }],
  ['fifth, first half', fifthGoods, { asked: 20.6, held: 5.2, passing: 41.1, leaving: 2.6 }],
  ['fifth, second half', fifthServices, { asked: 15.4, held: 2.6, passing: 53.9, leaving: 2.6 }],
  ['seventh, first half', seventhRead, { asked: 10, held: 0, passing: 33.4, leaving: 6.7 }],
  ['seventh, second half', seventhUnread, { asked: 30, held: 0, passing: 33.4, leaving: 10 }],
  ['eighth, first half', eighthRead, { asked: 30, held: 0, passing: 45, leaving: 5 }],
  ['eighth, second half', eighthUnread, { asked: 55, held: 5, passing: 40, leaving: 10 }],
  ['rounded prices and counted pieces, second set', secondRounded, { asked: 1.5, held: 0, passing: 1.4, leaving: 0 }],
  ['tenth, first half', tenthRead, { asked: 6.7, held: 0, passing: 5, leaving: 1.7 }],
  ['tenth, second half', tenthUnread, { asked: 5, held: 2.5, passing: 10, leaving: 0 }],
  ['eleventh', eleventhUnread, { asked: 10, held: 10, passing: 16.7, leaving: 10 }],
  ['twelfth, first half', twelfthRead, { asked: 10, held: 3.4, passing: 18.4, leaving: 0 }],
  ['twelfth, second half', twelfthUnread, { asked: 23.4, held: 5, passing: 45, leaving: 18.4 }],
  ['thirteenth, first half', thirteenthRead, { asked: 30, held: 17.5, passing: 27.5, leaving: 7.5 }],
  ['thirteenth, second half', thirteenthUnread, { asked: 25, held: 12.5, passing: 52.5, leaving: 20 }],
  ['fourteenth, first half', fourteenthRead, { asked: 1.9, held: 0, passing: 6.7, leaving: 0 }],
  ['fourteenth, second half', fourteenthUnread, { asked: 0, held: 0, passing: 1.7, leaving: 0 }],
  ['what comes with a thing, and its numbers', inclusionsAndValues, { asked: 9.1, held: 3.1, passing: 19, leaving: 2.8 }],
  ['charges, requirements, minimums and pending things', termsDenied, { asked: 34.8, held: 0, passing: 0, leaving: 0 }],
  ['right answers in the words of denials', trueDenials, { asked: 36.7, held: 0, passing: 15.4, leaving: 0 }],
  ['statements of fact, first set', firstFacts, { asked: 6.7, held: 0, passing: 25, leaving: 0 }],
  ['statements of fact, second set', secondFacts, { asked: 21.7, held: 1.7, passing: 30, leaving: 0 }],
  ['statements of fact, third set', thirdFacts, { asked: 11.7, held: 1.7, passing: 36.7, leaving: 0 }],
  ['statements of fact in sales chats, fourth set', fourthFacts, { asked: 21.2, held: 1.2, passing: 27.8, leaving: 0 }],
  ['statements of fact in sales chats, fifth set', fifthFacts, { asked: 34.5, held: 1.2, passing: 41.2, leaving: 0 }],
  ['statements of fact in sales chats, sixth set', sixthFacts, { asked: 11.2, held: 0, passing: 25, leaving: 0 }],
  ['statements of fact in sales chats, seventh set', seventhFacts, { asked: 24.5, held: 1.2, passing: 24.5, leaving: 1.2 }],
  ['statements of fact of other trades, eighth set', eighthFacts, { asked: 20, held: 0, passing: 15, leaving: 0 }],
  ['statements of fact of other trades, ninth set', ninthFacts, { asked: 35, held: 1.7, passing: 18.4, leaving: 0 }],
  ['statements of fact of other trades, tenth set', tenthFacts, { asked: 16.7, held: 0, passing: 33.4, leaving: 0 }],
  ['statements of fact of other trades, eleventh set', eleventhFacts, { asked: 16.7, held: 0, passing: 20, leaving: 0 }],
  [
    'lists, sums and panel products, first half',
    [...fifteenthRead, ...fifteenthMore],
    { asked: 14.5, held: 8.9, passing: 3.4, leaving: 2.3 },
  ],
  [
    'lists, sums and panel products, second half',
    [...sixteenthUnread, ...sixteenthMore],
    { asked: 16.7, held: 10, passing: 12.3, leaving: 7.8 },
  ],
  ['bills, first set', [...firstGoods, ...firstRoofs, ...firstTexts], { asked: 10.7, held: 0, passing: 4, leaving: 0 }],
  ['bills, second set', [...secondGoods, ...secondTexts], { asked: 5.4, held: 0, passing: 0, leaving: 0 }],
  ['bills, third set', thirdMixed, { asked: 12.5, held: 5, passing: 5, leaving: 5 }],
  ['ordinary shops, fourth set', [...fourthGoods, ...fourthMixed], { asked: 5, held: 1.5, passing: 5, leaving: 0 }],
  ['ordinary shops, fifth set', [...fifthOrdinaryGoods, ...fifthMixed], { asked: 3, held: 1, passing: 5, leaving: 0 }],
  ['ordinary shops, sixth set', [...sixthGoods, ...sixthMixed], { asked: 4, held: 1.7, passing: 5, leaving: 0.6 }],
  ['ordinary shops, seventh set', [...seventhGoods, ...seventhMixed], { asked: 5, held: 1.7, passing: 2, leaving: 0 }],
  ['ordinary shops, eighth set', [...eighthGoods, ...eighthMore, ...eighthServices], { asked: 8.7, held: 2.4, passing: 9, leaving: 2 }],
  [
    'dense lists, ninth set',
    [...ninthGoods, ...ninthServices, ...ninthMixed, ...ninthRented],
    { asked: 22, held: 8, passing: 13.7, leaving: 7.7 },
  ],
  [
    'dense lists, tenth set',
    [...tenthShops, ...tenthFood, ...tenthHomes, ...tenthTrips, ...tenthGoods, ...tenthEvents],
    { asked: 24.4, held: 6.4, passing: 12.4, leaving: 5 },
  ],
  [
    'texts of average length, eleventh set',
    [...eleventhFirst, ...eleventhSecond, ...eleventhThird, ...eleventhFourth],
    { asked: 13.7, held: 2.7, passing: 12, leaving: 3.7 },
  ],
  [
    'texts of average length, twelfth set',
    [...twelfthFirst, ...twelfthSecond, ...twelfthThird, ...twelfthFourth],
    { asked: 18.4, held: 5, passing: 19.4, leaving: 6.7 },
  ],
  ['sixth', sixthShops, { asked: 11.7, held: 0, passing: 53.4, leaving: 20 }],
])('answers of the shops (%s): no more are held or leave than were measured', (_, shops, most) => {
  const judged = judge(shops);
  process.stdout.write(`${rateTable(judged)}\n`);
  const { all, held, leaving } = judged;
  const shares = {
    asked: (100 * all.asked) / all.right,
    held: (100 * all.held) / all.right,
    passing: (100 * all.passing) / all.wrong,
    leaving: (100 * all.leaving) / all.wrong,
  };
  const above = Object.entries(most).filter(([name, share]) => shares[name as keyof typeof shares] > share);
  expect({ above, held, leaving }).toMatchObject({ above: [] });
});
