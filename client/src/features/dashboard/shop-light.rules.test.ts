import { expect, test } from '@jest/globals';
import { botTruths, type BotTone, type BotTruth } from '#contracts/values/bot/bot-truth';
import { lightOf, type ShopLight } from './shop-light.rules.js';

/**
 * The allowed lights of the drawing for each colour. A bot that the owner stopped or never linked has the colour
 * `warn`, because nothing is broken. Its stall is still dark.
 */
const fitting: Readonly<Record<BotTone, readonly ShopLight[]>> = {
  good: ['lit'],
  waiting: ['lit', 'dim'],
  warn: ['dim', 'dark'],
  bad: ['dark'],
};

test.each(Object.keys(botTruths) as BotTruth[])('the stall fits the colour of %s', (truth) => {
  expect(fitting[botTruths[truth][1]]).toContain(lightOf(truth));
});

test('the stall is never lit while leads wait without an answer', () => {
  const lit = (Object.keys(botTruths) as BotTruth[]).filter((truth) => lightOf(truth) === 'lit');
  expect(lit.toSorted()).toEqual(['alive', 'alive-after-owner', 'alive-outside-hours']);
});
