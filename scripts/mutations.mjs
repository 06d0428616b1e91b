import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run test:mutations [-- word]: applies each catalogued mutation to a copy of the code and expects its test to fail. */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { runMutations } = await import('../test/mutations/mutations.mjs');
  return runMutations(process.argv.slice(2));
});
