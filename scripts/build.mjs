import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { build } = await import('./lib/build/build.mjs');
  const only = process.argv.slice(2);
  await build(only.length > 0 ? { only } : {});
  return 0;
});
