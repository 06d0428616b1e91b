import { expect, test } from '@jest/globals';
import { judge, rateTable } from '../judged.js';
import { firstPanel } from './first-panel.js';
import { firstTexts } from './first-texts.js';
import { secondPanel } from './second-panel.js';
import { secondTexts } from './second-texts.js';
import { thirdShops } from './third-shops.js';

/**
 * Sixteen shops with ordinary price answers, each set written before any rule was changed for it. Two answers of the first set were
 * corrected after its first run: they stated a price before a promo, which the bot is not told. Without these, 4.5 % of the right
 * answers of the first set were held back in the first run and 3.3 % of the wrong ones sent; 2.2 % and 2.2 % of the second after the
 * changes for the first; none and 10.4 % of the third after those for the second. Then its misses were examined, too.
 */
test.each([
  ['first', [...firstTexts, ...firstPanel], 1, []],
  // the price of "rasa lain" in another list
  ['second', [...secondTexts, ...secondPanel], 1, []],
  // "cup 14oz kosong": the owner gives no stock. The answer loses a sale and promises nothing.
  ['third', thirdShops, 0, ['Cup 14oz kosong Kak.']],
])('ordinary price answers, %s set: wrong ones do not leave, and right ones are not held', (_, shops, most, known) => {
  const judged = judge(shops);
  process.stdout.write(`${rateTable(judged)}\n`);
  const { held } = judged;
  const leaving = judged.leaving.filter((line) => !known.some((words) => line.endsWith(words)));
  expect({ leaving, isHeld: held.length > most, held }).toMatchObject({ leaving: [], isHeld: false });
});
