import { runCommand } from './complaint.mjs';
import { ensureInstalled } from './install.mjs';
import { continueOnPinnedNode } from './pinned-node.mjs';

/**
 * Runs a program below `test/` that builds a house of its own, on the pinned Node, with the arguments of this command.
 *
 * @param {string} file
 */
export async function runTestProgram(file) {
  await runCommand(async () => {
    ensureInstalled();
    const answered = await continueOnPinnedNode();
    if (answered !== undefined) return answered;
    const { run } = await import('./processes/run.mjs');
    const { code } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...process.argv.slice(2)], { show: true });
    return code;
  });
}
