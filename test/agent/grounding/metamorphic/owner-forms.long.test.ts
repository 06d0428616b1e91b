import { expect, test } from '@jest/globals';
import { eleventhFirst } from '../average/eleventh-first.js';
import { twelfthFirst } from '../average/twelfth-first.js';
import { firstGoods } from '../bills/first-goods.js';
import { ninthServices } from '../dense/ninth-services.js';
import { tenthFood } from '../dense/tenth-food.js';
import { tenthTrips } from '../dense/tenth-trips.js';
import { fifthFacts } from '../facts/fifth-facts.js';
import { tenthFacts } from '../facts/tenth-facts.js';
import { judge } from '../judged.js';
import { eighthServices } from '../ordinary/eighth-services.js';
import { seventhGoods } from '../ordinary/seventh-goods.js';
import type { Shop } from '../shop.js';
import { ownerForms, type Form } from './owner-forms.js';

/** Answers of each kind and shop: enough to notice a price or a term that is no longer read. */
const answersMax = 3;
/** Shops for each form. */
const shopsMax = 2;

const shops = [
  seventhGoods,
  eleventhFirst,
  tenthFood,
  tenthFacts,
  twelfthFirst,
  eighthServices,
  firstGoods,
  fifthFacts,
  tenthTrips,
  ninthServices,
]
  .flat()
  .filter(({ name }) => !name.includes('panel'))
  .map((shop): Shop => ({ ...shop, right: shop.right.slice(0, answersMax), wrong: shop.wrong.slice(0, answersMax) }));

/** The most verdicts that a form may change. A form that is not named changes none. */
const flipsMax: Readonly<Record<string, number>> = { 'ke atas to lebih': 1, 'dua for 2 hari': 2 };

const before = new Map<Shop, ReturnType<typeof verdictsOn>>();

function verdictsOn(shop: Shop): { readonly held: ReadonlySet<string>; readonly leaving: ReadonlySet<string> } {
  const { refused, held, leaving } = judge([shop]);
  // a line ends with its reasons, which name other words in another form
  const said = shop.right.map(([kind, lead, reply]) => [shop.name, kind, lead, reply].join(' | '));
  const stopped = said.filter((line) => [...refused, ...held].some((one) => one.startsWith(line)));
  return { held: new Set(stopped), leaving: new Set(leaving) };
}

/** The right answers that are refused or held, and the wrong ones that are sent, only because the owner writes in another form. */
function flipsOf(shop: Shop, form: Form): string[] {
  const usual = before.get(shop) ?? verdictsOn(shop);
  before.set(shop, usual);
  const changed = verdictsOn({ ...shop, owner: form(shop.owner) });
  return [
    ...[...changed.held].filter((line) => !usual.held.has(line)).map((line) => `held: ${line}`),
    ...[...changed.leaving].filter((line) => !usual.leaving.has(line)).map((line) => `leaving: ${line}`),
  ];
}

test('answers are judged alike in all forms of the owner’s text', () => {
  const found = Object.entries(ownerForms).flatMap(([name, form], at) => {
    const apart = (one: number): number => (one + shops.length - ((at * 7) % shops.length)) % shops.length;
    const changed = shops.toSorted((one, other) => apart(shops.indexOf(one)) - apart(shops.indexOf(other)));
    const read = changed.filter(({ owner }) => form(owner) !== owner).slice(0, shopsMax);
    const flips = read.flatMap((shop) => flipsOf(shop, form));
    return flips.length > (flipsMax[name] ?? 0) ? [{ name, count: flips.length, flips }] : [];
  });
  expect(found).toEqual([]);
});
