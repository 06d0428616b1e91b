import { expect, test } from '@jest/globals';
import { objectionsTo } from '../../../core/features/replies/grounding/reply-check.rules.js';
import { doubtsAbout } from '../../../core/features/replies/grounding/evidence/doubts.rules.js';
import { unresolved } from '../../../core/features/replies/grounding/evidence/settled.rules.js';
import { eighthRead } from './blind/eighth-read.js';
import { eighthUnread } from './blind/eighth-unread.js';
import { seventhRead } from './blind/seventh-read.js';
import { seventhUnread } from './blind/seventh-unread.js';
import type { Shop } from './shop.js';
import { moreNaturalShops, naturalShops, type NaturalShop } from './natural-shops.js';

/**
 * Right answers that are replaced by the owner's sentence when the model repeats itself after the second check. The
 * figures are those of decisions 0199, 0204 and 0205.
 */
test.each([
  ['read while the rules were changed', naturalShops, 60, 1],
  ['written after that', moreNaturalShops, 45, 4],
  ['the seventh set, read', asNatural(seventhRead), 30, 1],
  ['the seventh set, unread', asNatural(seventhUnread), 30, 8],
  ['the eighth set, read', asNatural(eighthRead), 20, 2],
  ['the eighth set, unread', asNatural(eighthUnread), 20, 10],
])('right answers in plain words (%s) leave as they are', (_, shops, all, most) => {
  const answers = shops.flatMap(({ owner, right }) => right.map(([lead, reply]) => ({ owner, lead, reply })));
  expect(answers).toHaveLength(all);
  const replaced = answers.filter(({ owner, lead, reply }) => {
    const sources = { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] };
    return objectionsTo(reply, sources).length > 0 || unresolved(doubtsAbout(reply, sources)).length > 0;
  });
  process.stdout.write(`${replaced.length} of ${all} replaced\n`);
  expect({ tooMany: replaced.length > most, replaced: replaced.map(({ reply }) => reply) }).toMatchObject({ tooMany: false });
});

function asNatural(shops: readonly Shop[]): NaturalShop[] {
  return shops.map(({ owner, right }) => ({ owner, right: right.map(([, lead, reply]) => [lead, reply]) }));
}
