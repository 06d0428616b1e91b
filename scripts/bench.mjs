import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run bench: measures this product beside a bare echo bot, on stand-ins, and prints a table. */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { run } = await import('./lib/processes/run.mjs');
  const { code } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'test/bench/bench.ts', ...process.argv.slice(2)], {
    show: true,
  });
  return code;
});
