import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run test:mutants [-- --mutate <file>]: changes the rules in many small ways and expects the unit tests to notice. */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { run } = await import('./lib/processes/run.mjs');
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test/mutants/stryker.config.mjs'];
  const { code } = await run(process.execPath, [...stryker, ...process.argv.slice(2)], { show: true });
  return code;
});
