import { expect, test } from '@jest/globals';
import { rememberTexts } from '../../../../core/features/replies/grounding/remembered.js';
import { eighthGoods } from '../ordinary/eighth-goods.js';
import { eleventhFirst } from '../average/eleventh-first.js';
import { fifthGoods } from '../blind/fifth-goods.js';
import { fourteenthRead } from '../unread/fourteenth-read.js';
import { judge } from '../judged.js';
import { ninthServices } from '../dense/ninth-services.js';
import { secondGoods } from '../bills/second-goods.js';
import { tenthFacts } from '../facts/tenth-facts.js';
import { thirdServices } from '../blind/third-services.js';
import { twelfthFirst } from '../average/twelfth-first.js';
import { forms } from './answer-forms.js';
import type { Said, Shop } from '../shop.js';

/** One or two shops of sets of different origin. The owner's texts stay as they are. */
const shops: readonly Shop[] = [
  ...[eighthGoods, eleventhFirst, fifthGoods, fourteenthRead, ninthServices, secondGoods, tenthFacts, thirdServices, twelfthFirst].flatMap(
    (set) => set.slice(0, 2),
  ),
];
/** Each form is applied to every n-th answer that it changes, so that the test takes less than a minute. */
const answersMax = 12;

/** Forms that still change verdicts, with the most answers that flip in one direction. Missing forms change none. */
const most: Readonly<
  Record<string, { readonly refused?: number; readonly held?: number; readonly passing?: number; readonly leaving?: number }>
> = {
  'IDR 45.000': { refused: 1, held: 1 },
  'thing (price)': { passing: 1, leaving: 1 },
  'parts as lines': { refused: 2, held: 1 },
  'pcs as buah': { refused: 1 },
  'tutup as libur': { refused: 1 },
  'tidak as ngga': { refused: 1 },
  'tidak as tak': { refused: 1 },
  'tidak as nda': { refused: 1 },
  'sudah termasuk as udah sama': { passing: 2, leaving: 2 },
};

rememberTexts();

interface Answer {
  readonly shop: Shop;
  readonly said: Said;
  readonly isRight: boolean;
}

const answers = shops.flatMap((shop): Answer[] => [
  ...shop.right.map((said) => ({ shop, said, isRight: true })),
  ...shop.wrong.map((said) => ({ shop, said, isRight: false })),
]);

function verdictOn({ shop, said, isRight }: Answer): Record<'refused' | 'held' | 'passing' | 'leaving', boolean> {
  const { all } = judge([{ ...shop, right: isRight ? [said] : [], wrong: isRight ? [] : [said] }]);
  return { refused: all.refused > 0, held: all.held > 0, passing: all.passing > 0, leaving: all.leaving > 0 };
}

/**
 * The verdict on an answer must not depend on how it writes an amount, a line or a common word. The numbers were measured
 * and may only fall: each flip also happens to shops that no table has.
 */
test.each(Object.entries(forms))('the form %j changes no more verdicts than were measured', (name, form) => {
  const changed = answers.filter(({ said }) => form(said[2]) !== said[2]);
  const step = Math.max(1, Math.ceil(changed.length / answersMax));
  const flips = { refused: [] as string[], held: [] as string[], passing: [] as string[], leaving: [] as string[] };
  for (const answer of changed.filter((_, at) => at % step === 0)) {
    const [kind, lead, reply, ...state] = answer.said;
    const other: Said = [kind, lead, form(reply), ...state];
    const before = verdictOn(answer);
    const after = verdictOn({ ...answer, said: other });
    for (const way of Object.keys(flips) as (keyof typeof flips)[])
      if (after[way] && !before[way]) flips[way].push(`${answer.shop.name} | ${lead} | ${other[2]} <= ${reply}`);
  }
  const allowed = { refused: 0, held: 0, passing: 0, leaving: 0, ...most[name] };
  const above = (Object.keys(flips) as (keyof typeof flips)[]).filter((way) => flips[way].length > allowed[way]);
  expect({ above, flips: above.map((way) => flips[way]) }).toEqual({ above: [], flips: [] });
});
