import { expect, test } from '@jest/globals';
import { blindGoods } from './blind-goods.js';
import { blindSecondGoods } from './blind-second-goods.js';
import { blindSecondServices } from './blind-second-services.js';
import { blindServices } from './blind-services.js';
import { chatGoods } from './chat-goods.js';
import { chatSecond } from './chat-second.js';
import { chatServices } from './chat-services.js';
import { freshShops } from './fresh-shops.js';
import { goodsShops } from './goods-shops.js';
import { informalShops } from './informal-shops.js';
import { judge, rateTable } from './judged.js';
import { moreAnswers } from './more-answers.js';
import { otherShops } from './other-shops.js';
import type { Shop } from './shop.js';
import { unseenGoods } from './unseen-goods.js';
import { unseenServices } from './unseen-services.js';

/** Highest share of wrong answers that may leave. */
const leavingMax = 0.03;

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
});
