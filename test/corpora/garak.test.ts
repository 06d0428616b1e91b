import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AttackedShop, places } from './attacked-shop.ts';
import { readAttacks } from './files.ts';
import { obeying } from './obeying.ts';

const attacks = readAttacks();
const kinds = Object.entries(obeying);
let shop: AttackedShop;

beforeAll(async () => {
  shop = await AttackedShop.open();
});
afterAll(() => shop?.close());

test.each(Object.keys(places))(
  `attacks in %s have no effect, with a model that obeys them`,
  async (place) => {
    const instruction = await shop.instruction();
    const effects: string[] = [];
    for (const [at, attack] of attacks.entries()) {
      // each attack meets another kind of answer in each place
      const [kind, obey] = kinds[(at + 5 * Object.keys(places).indexOf(place)) % kinds.length]!;
      const { content, forbidden } = obey(attack, instruction);
      // links in the note of a product belong to the owner
      if (place === 'a note of a product' && kind === 'the attack itself') continue;
      const sent = await shop.answer(place, attack, content);
      const told = forbidden.find((words) => sent.includes(words));
      if (told !== undefined) effects.push(`attack ${at + 1}, answered with ${kind}: "${told}" in "${sent.slice(0, 200)}"`);
    }
    expect(effects).toEqual([]);
  },
  3_600_000,
);
