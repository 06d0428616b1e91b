import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileServerSide } from './compile.mjs';
import { buildExtension } from './extension.mjs';
import { Complaint } from '../complaint.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from '../processes/lock.mjs';
import { applicationFolders, entryOf } from './nest-projects.mjs';
import { root } from '../paths.mjs';
import { run } from '../processes/run.mjs';
import { compileSandbox } from './sandbox.mjs';

/** Output folder of builds. */
export const dist = join(root, 'dist');

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs
 * @property {string} output
 * @property {boolean} [onlyWhenNamed] true when it is not part of the product
 * @property {() => Promise<void>} make
 */

/** @type {Part[]} */
const parts = [
  {
    name: 'server and workers',
    inputs: ['contracts', 'core', ...applicationFolders, 'scripts/lib/build', 'nest-cli.json', 'package.json', 'package-lock.json'],
    output: entryOf('server'),
    make: compileServerSide,
  },
  {
    name: 'client',
    inputs: ['client', 'contracts', 'extension', 'package-lock.json', 'scripts/lib/build/build.mjs', 'scripts/lib/build/extension.mjs'],
    output: 'client/index.html',
    make: async () => {
      await runTool('client', ['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn']);
      // the panel serves it with its own files
      await buildExtension(join(dist, 'client', 'passkey-helper.zip'));
    },
  },
  {
    name: 'helper',
    inputs: ['extension', 'contracts', 'package-lock.json', 'scripts/lib/build/extension.mjs'],
    output: 'passkey-helper.zip',
    onlyWhenNamed: true,
    make: () => buildExtension(join(dist, 'passkey-helper.zip')),
  },
  {
    name: 'sandbox',
    inputs: ['sandbox', 'package-lock.json', 'scripts/lib/build/sandbox.mjs'],
    output: 'sandbox/main.js',
    onlyWhenNamed: true,
    make: compileSandbox,
  },
];

/**
 * Builds `dist/` and skips parts whose inputs have not changed since the last build.
 *
 * @param {{ only?: string[], onWork?: (name: string) => void }} [options] `only`: names of the parts to
 * build, by default those of the product; `onWork` is called for each part that must be built
 */
export async function build({ only, onWork } = {}) {
  mkdirSync(dist, { recursive: true });
  const wanted = parts.filter((part) => (only ? only.includes(part.name) : !part.onlyWhenNamed));
  await withLock(join(dist, '.building'), async () => {
    await Promise.all(wanted.map((part) => buildPart(part, onWork)));
  });
}

/**
 * @param {Part} part
 * @param {((name: string) => void) | undefined} onWork
 */
async function buildPart(part, onWork) {
  const stamp = join(dist, `.${part.name.replaceAll(' ', '-')}.stamp`);
  const print = fingerprint(part.inputs);
  if (existsSync(join(dist, part.output)) && readStamp(stamp) === print) return;
  rmSync(stamp, { force: true });
  onWork?.(part.name);
  await part.make();
  writeFileSync(stamp, print);
}

/** @param {string} file */
function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function runTool(name, args) {
  // a test run sets its own NODE_ENV, with which React's development build would be bundled
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Complaint(`${output}\nThe ${name} could not be built: the reason stands above.`);
}
