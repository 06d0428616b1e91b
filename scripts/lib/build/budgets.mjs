import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './build.mjs';
import { root } from '../paths.mjs';

const kB = 1_000;
/** Maximum JavaScript, gzipped, that a first view may load before it is complete. */
const limits = { landing: 60 * kB, front: 130 * kB, panel: 150 * kB };

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {{ name: string, bytes: number, limit: number }} Weight */

/**
 * Size of the first view of each route: its document's scripts, the parts its route names, and all they
 * import. What is loaded on demand (dialogs, menus, the socket) is not counted.
 *
 * @returns {Weight[]}
 */
export function weighRoutes() {
  const weigh = scales();
  const { sources, needs } = readScreens();
  const documents = ['landing.html', 'terms.html'].map((name) => ({ name, limit: limits.landing, bytes: weigh(name, []) }));
  const routes = Object.entries(needs).map(([name, parts]) => ({
    name,
    limit: parts.includes('panel') ? limits.panel : limits.front,
    bytes: weigh(
      'index.html',
      parts.map((part) => sources[part] ?? part),
    ),
  }));
  return [...documents, ...routes];
}

function scales() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${join(dist, 'client')}-manifest.json`, 'utf8'));
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @param {string} file */
  const sizeOf = (file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  /**
   * @param {string} page a built document
   * @param {string[]} parts sources of what its route adds
   */
  return (page, parts) => {
    const named = readFileSync(join(dist, 'client', page), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
    const keys = new Set([...parts, ...[...named].map(([, file]) => keyOfFile.get(String(file)) ?? String(file))]);
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`the build has no ${key}`);
      for (const next of chunk.imports ?? []) keys.add(next);
    }
    const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  };
}

/**
 * Reads the client's own route tables as text: the source of each part, and the parts each path needs.
 *
 * @returns {{ sources: Record<string, string>, needs: Record<string, string[]> }}
 */
function readScreens() {
  const [screens = '', paths = ''] = ['screens.ts', 'parts-of-paths.ts'].map((name) =>
    readFileSync(join(root, 'client', 'src', 'app', name), 'utf8'),
  );
  const sources = [...screens.matchAll(/(\w+): \(\) => import\('(.+?)\.js'\)/g)].map(
    ([, part, path]) => /** @type {const} */ ([String(part), sourceOf(join('src', 'app', String(path)))]),
  );
  const needs = [...paths.matchAll(/'(\/[\w-]+)': \[(.+?)\]/g)].map(
    ([, path, parts]) => /** @type {const} */ ([String(path), [...String(parts).matchAll(/\w+/g)].map(String)]),
  );
  if (sources.length === 0 || needs.length === 0) throw new Error('client/src/app no longer reads as a table of screens');
  return { sources: Object.fromEntries(sources), needs: Object.fromEntries(needs) };
}

/** @param {string} path */
function sourceOf(path) {
  return `${path.replaceAll('\\', '/')}.tsx`;
}
