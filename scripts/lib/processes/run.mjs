import { spawn } from 'node:child_process';
import { root } from '../paths.mjs';

/**
 * Runs a tool in the repository's root and collects its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean }} [options] `show` prints its output
 * instead
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trimEnd() }));
  });
}
