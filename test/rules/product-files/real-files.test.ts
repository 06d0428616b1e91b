import { describe, expect, test } from '@jest/globals';
import { agentLists } from './agent-lists.js';
import { chatLists } from './chat-lists.js';
import { everydayLists } from './everyday-lists.js';
import { exportedLists } from './exported-lists.js';
import { handmadeFiles } from './handmade-files.js';
import { layoutFiles } from './layout-files.js';
import { marketplaceFiles } from './marketplace-files.js';
import { mixedLists } from './mixed-lists.js';
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
  ['an export with settings beside the products', exportedLists],
  ['a price list of an agent, a service or a rental', agentLists],
  ['a list from a chat', chatLists],
  ['a table with a misleading layout', layoutFiles],
  ['a list beside other tables, groups or discounts', mixedLists],
])('%s', (_, files) => {
  test.each(files)('$name', ({ bytes, outcome }) => {
    expect(outcomeOf(bytes)).toEqual(outcome);
  });
});
