import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode, root } from './paths.mjs';

/** Signals that end a command; a parent process forwards them to its child. */
export const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Ensures that the rest of a command runs on the pinned Node 24, even where the machine has another version.
 * On another Node it runs the same command again on the pinned one and returns its exit code.
 *
 * @returns {Promise<number | undefined>} undefined when this process already runs on the pinned Node: carry
 * on
 */
export async function continueOnPinnedNode() {
  process.env.PATH = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  if (process.version === `v${pinnedVersion()}`) return undefined;
  const child = spawn(pinnedNode, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of endingSignals) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
}
