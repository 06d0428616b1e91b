import { withColumnNames } from './column-heads.rules.js';
import { withCutsFromCounts } from './count-cuts.rules.js';
import { withPiecesOfPacks } from './pack-names.rules.js';
import { withFreePieces } from './paid-pieces.rules.js';
import { withParallelLists } from './parallel-lists.rules.js';
import { withSavingNames } from './saving-names.rules.js';
import { withSharedMinimums } from './shared-minimums.rules.js';

/** The owner's price lists in the forms that the reader knows: one name before each price. */
export function withCanonicalForms(text: string): string {
  return withSharedMinimums(
    withFreePieces(withCutsFromCounts(withPiecesOfPacks(withParallelLists(withColumnNames(withSavingNames(text)))))),
  );
}
