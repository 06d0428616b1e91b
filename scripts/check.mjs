import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run check: all checks that need no running product. */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { runChecks } = await import('./lib/checks.mjs');
  return runChecks(process.argv.slice(2));
});
