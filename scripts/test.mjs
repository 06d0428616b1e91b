import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/*
 * npm test                        everything but the long runs
 * npm test -- unit integration    only these Jest projects
 * npm test -- billing             only files whose path holds the word; Jest's own options work too
 */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { runTests } = await import('./lib/tests.mjs');
  return runTests(process.argv.slice(2));
});
