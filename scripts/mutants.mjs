import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run test:mutants [-- --mutate <file>]: makes many small changes to the rules and expects the unit tests to fail for each. */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { run } = await import('./lib/processes/run.mjs');
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test/mutants/stryker.config.mjs'];
  const { code } = await run(process.execPath, [...stryker, ...process.argv.slice(2)], { show: true });
  return code;
});
