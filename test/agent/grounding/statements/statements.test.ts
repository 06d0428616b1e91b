import { expect, test } from '@jest/globals';
import { judge, rateTable } from '../judged.js';
import { firstPanel } from './first-panel.js';
import { firstTexts } from './first-texts.js';
import { secondPanel } from './second-panel.js';
import { secondTexts } from './second-texts.js';
import { thirdShops } from './third-shops.js';
import { fourthShops } from './fourth-shops.js';

/**
 * Nineteen shops, all written before any rule was changed for them. In the first run, 6.7 % of the right answers of the first set
 * were sent back to the model and 4.4 % of the wrong ones sent to the lead. After the changes for it, 7.8 % and 4.4 % of the second
 * set, and after those for the second, 12.5 % and 6.3 % of the third, whose answers are longer. After those for the third, 10 % and
 * 3.3 % of the fourth, with 30 answers of each; then its misses were examined, too.
 */
test.each([
  ['first', [...firstTexts, ...firstPanel], 0],
  ['second', [...secondTexts, ...secondPanel], 0],
  ['third', thirdShops, 0],
  // a right calculation with a discount for longer rentals is held back as a statement about discounts
  ['fourth', fourthShops, 1],
])('prices as statements about things, %s set: no wrong one leaves, and no right amount is held', (_, shops, most) => {
  const judged = judge(shops);
  process.stdout.write(`${rateTable(judged)}\n`);
  const { refused, held, leaving } = judged;
  const amounts = refused.filter((line) => line.includes('| amount '));
  expect({ amounts, leaving, isHeld: held.length > most, held }).toMatchObject({ amounts: [], leaving: [], isHeld: false });
});
