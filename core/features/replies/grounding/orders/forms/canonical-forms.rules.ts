import { withColumnNames } from './column-heads.rules.js';
import { withCutsFromCounts } from './count-cuts.rules.js';
import { withHeadedLists } from './headed-lists.rules.js';
import { withPiecesOfPacks } from './pack-names.rules.js';
import { withFreePieces } from './paid-pieces.rules.js';
import { withParallelLists } from './parallel-lists.rules.js';
import { withPlacesApart } from './places.rules.js';
import { withSavingNames } from './saving-names.rules.js';
import { withItemsApart } from './separate-items.rules.js';
import { withSharedMinimums } from './shared-minimums.rules.js';
import { withTiersBefore } from './tier-brackets.rules.js';

const inOrder = [
  withSavingNames,
  withColumnNames,
  withParallelLists,
  withTiersBefore,
  withItemsApart,
  withPlacesApart,
  withHeadedLists,
  withPiecesOfPacks,
  withCutsFromCounts,
  withFreePieces,
  withSharedMinimums,
];

/** The owner's price lists rewritten into the forms that the price parser understands: one name before each price. */
export function withCanonicalForms(text: string): string {
  return inOrder.reduce((made, rewrite) => rewrite(made), text);
}
