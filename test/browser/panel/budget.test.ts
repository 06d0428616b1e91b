import { expect, test } from '@jest/globals';
import { weighRoutes } from '../../../scripts/lib/build/budgets.mjs';

test.each(weighRoutes().map((weight) => [weight.name, weight] as const))(
  'the first view of %s stays within its budget',
  (_, { bytes, limit }) => {
    expect(bytes).toBeLessThanOrEqual(limit);
  },
);
