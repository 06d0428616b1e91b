import { describe, expect, test } from '@jest/globals';
import { everydayLists } from './everyday-lists.js';
import { handmadeFiles } from './handmade-files.js';
import { marketplaceFiles } from './marketplace-files.js';
import { nastyFiles } from './nasty-files.js';
import { outcomeOf } from './outcome.js';
import { ownerLists } from './owner-lists.js';
import { pastedLists } from './pasted-lists.js';
import { registerFiles } from './register-files.js';
import { shopFiles } from './shop-files.js';
import { titledLists } from './titled-lists.js';

describe.each([
  ['a file of a marketplace', marketplaceFiles],
  ['an export of a cash register or a delivery app', registerFiles],
  ['a table kept by hand', handmadeFiles],
  ['a pasted list', pastedLists],
  ['a list by quantity, place or hour', ownerLists],
  ['a list with several oddities at once', shopFiles],
  ['a file that invites a wrong price', nastyFiles],
  ['a pasted list with a title', titledLists],
  ['a list of services, used goods, packs or variants', everydayLists],
])('%s', (_, files) => {
  test.each(files)('$name', ({ bytes, outcome }) => {
    expect(outcomeOf(bytes)).toEqual(outcome);
  });
});
