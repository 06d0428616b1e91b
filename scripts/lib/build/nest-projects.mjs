import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** @typedef {{ sourceRoot: string, entryFile: string }} NestProject */

/** @type {{ projects: Record<string, NestProject> }} */
const { projects } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8'));

/** Source folders of the Nest applications, as `nest-cli.json` lists them for Nest's own command line. */
export const applicationFolders = Object.values(projects).map(({ sourceRoot }) => sourceRoot);

/**
 * The built file that starts an application.
 *
 * @param {string} name as in `nest-cli.json`
 * @returns {string} below `dist/`
 */
export function entryOf(name) {
  const project = projects[name];
  if (!project) throw new Error(`nest-cli.json knows no application '${name}'`);
  return join(project.sourceRoot, `${project.entryFile}.js`);
}
