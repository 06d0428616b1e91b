import { runCommand } from './complaint.mjs';
import { ensureInstalled } from './install.mjs';
import { continueOnPinnedNode } from './pinned-node.mjs';

/**
 * Runs a program below `test/`, which starts its own dependencies, on the pinned Node.
 *
 * @param {string} file
 * @param {string[]} [args]
 */
export async function runTestProgram(file, args = process.argv.slice(2)) {
  await runCommand(async () => {
    ensureInstalled();
    const answered = await continueOnPinnedNode();
    if (answered !== undefined) return answered;
    const { run } = await import('./processes/run.mjs');
    const { code } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], { show: true });
    return code;
  });
}
