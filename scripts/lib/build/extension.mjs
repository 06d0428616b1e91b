import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { rolldown } from 'rolldown';
import { root } from '../paths.mjs';

const source = join(root, 'extension');
/** The helper unpacked, as a browser loads it. */
export const unpacked = join(root, 'dist', 'extension');
const parts = ['background', 'panel-page', 'whatsapp-page', 'popup'];
const plain = ['manifest.json', 'popup.html', 'popup.css', 'icon.png'];
/** Fixed timestamp, the earliest that a ZIP can hold: the same sources give the same file. */
const builtAt = new Date(1980, 0, 1);

/**
 * Builds the passkey helper and packs it as a ZIP. The code is not minified, so that its users can read it.
 *
 * @param {string} zipFile where the panel serves it from
 */
export async function buildExtension(zipFile) {
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  for (const part of parts) {
    const bundle = await rolldown({
      cwd: root,
      input: join(source, 'src', `${part}.ts`),
      platform: 'browser',
      resolve: { conditionNames: ['source'], extensionAlias: { '.js': ['.js', '.ts'] } },
    });
    await bundle.write({ file: join(unpacked, `${part}.js`), format: 'iife' });
    await bundle.close();
  }
  for (const name of plain) cpSync(join(source, name), join(unpacked, name));
  const files = Object.fromEntries(
    readdirSync(unpacked)
      .sort()
      .map((name) => [name, new Uint8Array(readFileSync(join(unpacked, name)))]),
  );
  writeFileSync(zipFile, zipSync(files, { level: 9, mtime: builtAt }));
}
