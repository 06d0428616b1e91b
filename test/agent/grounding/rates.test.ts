import { expect, test } from '@jest/globals';
import { blindGoods } from './blind-goods.js';
import { blindSecondGoods } from './blind-second-goods.js';
import { blindSecondServices } from './blind-second-services.js';
import { blindServices } from './blind-services.js';
import { chatGoods } from './chat-goods.js';
import { chatSecond } from './chat-second.js';
import { chatServices } from './chat-services.js';
import { fourthShops } from './fourth-shops.js';
import { freshShops } from './fresh-shops.js';
import { goodsShops } from './goods-shops.js';
import { informalShops } from './informal-shops.js';
import { judge, rateTable } from './judged.js';
import { moreAnswers } from './more-answers.js';
import { otherShops } from './other-shops.js';
import type { Shop } from './shop.js';
import { thirdGoods } from './third-goods.js';
import { thirdServices } from './third-services.js';
import { unseenGoods } from './unseen-goods.js';
import { unseenServices } from './unseen-services.js';

/** Highest share of wrong answers that may leave. */
const leavingMax = 0.03;
/** Highest share of right answers for which the model is asked once more: each costs a request. */
const lookedMax = 0.1;

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
])('answers of the shops (%s): right ones leave, wrong ones are held', (_, shops) => {
  const judged = judge(shops);
  process.stdout.write(`${rateTable(judged)}\n`);
  const { all, byKind, held, leaving } = judged;
  const ofKinds = (...kinds: string[]) => [...byKind].filter(([kind]) => kinds.includes(kind)).map(([, rate]) => rate.leaving);
  expect({ held: all.held / all.right <= 0.02, answers: held }).toMatchObject({ held: true });
  expect({ left: all.leaving / all.wrong <= leavingMax, answers: leaving }).toMatchObject({ left: true });
  expect(ofKinds('price', 'total', 'account', 'link')).toEqual(ofKinds('price', 'total', 'account', 'link').map(() => 0));
  expect({ looked: all.looked / all.right <= lookedMax }).toEqual({ looked: true });
});

/**
 * Sets on which the goals are not reached: the shares are those of decision 0182, in percent, and must not grow. The
 * first half of the third set was read while the rules were changed, the second half for amounts, the fourth not at all.
 */
test.each([
  ['third, first half', thirdGoods, { held: 6.5, leaving: 19.3, unseen: 1.9 }],
  ['third, second half', thirdServices, { held: 10.2, leaving: 29.7, unseen: 7.5 }],
  ['fourth', fourthShops, { held: 10, leaving: 36, unseen: 16 }],
])('answers of the shops (%s): no more are held or leave than were measured', (_, shops, most) => {
  const judged = judge(shops);
  process.stdout.write(`${rateTable(judged)}\n`);
  const { all, held, leaving } = judged;
  const shares = {
    held: (100 * all.held) / all.right,
    leaving: (100 * all.leaving) / all.wrong,
    unseen: (100 * all.unseen) / all.wrong,
  };
  const above = Object.entries(most).filter(([name, share]) => shares[name as keyof typeof shares] > share);
  expect({ above, held, leaving }).toMatchObject({ above: [] });
  expect({ looked: all.looked / all.right <= lookedMax }).toEqual({ looked: true });
});
