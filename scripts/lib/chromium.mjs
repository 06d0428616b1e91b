import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { Complaint } from './complaint.mjs';
import { apt, fetchPackages, unpack } from './debian.mjs';
import { root, toolsDir } from './paths.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const packaged = join(root, 'node_modules', '@sparticuz', 'chromium', 'bin');

/** Flags for a browser that runs as root, without a screen, and makes no network requests of its own. */
export const chromiumFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  '--font-render-hinting=none', // subpixel letter positions, as on a phone, not whole pixels
];

/** @typedef {{ executablePath: string, env: Record<string, string | undefined> }} Chromium */

/**
 * Finds a Chromium that starts on this machine: the one named by CHROMIUM_PATH, an installed one, the one
 * inside a registry package, and as root finally Debian's own package.
 *
 * @param {{ whole?: boolean }} [wishes] `whole`: excludes the one inside a registry package, which is a
 * headless shell: Lighthouse cannot load our pages in it
 * @returns {Promise<Chromium>}
 */
export async function prepareChromium({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!starts({ executablePath: named, env: process.env })) throw new Complaint(`CHROMIUM_PATH names ${named}, which does not start.`);
    return { executablePath: named, env: process.env };
  }
  for (const executablePath of usualPlaces) {
    const installed = { executablePath, env: process.env };
    if (existsSync(executablePath) && starts(installed)) return installed;
  }
  const unpacked = whole ? undefined : await unpackChromium();
  if (unpacked && starts(unpacked)) return unpacked;
  const [debian] = usualPlaces;
  const installed = { executablePath: String(debian), env: process.env };
  if (installWithApt() && starts(installed)) return installed;
  throw new Complaint('No Chromium was found: install chromium, or set CHROMIUM_PATH to one.');
}

const keptWhole = join(toolsDir, 'chromium-whole');

/**
 * Finds a browser that supports extensions, which the one inside the registry package does not: the one named
 * by CHROMIUM_PATH, an installed one, or Debian's own, unpacked in this clone's tools folder. Nothing is
 * installed on the machine.
 *
 * Google's own builds since 137 load no extensions by command line, so an installed Chrome is skipped.
 *
 * @returns {Chromium | undefined} undefined when none is available
 */
export function findWholeChromium() {
  const places = [process.env.CHROMIUM_PATH ?? [], usualPlaces].flat().map((executablePath) => ({ executablePath, env: process.env }));
  const here = places.find((one) => existsSync(one.executablePath) && versionOf(one).startsWith('Chromium '));
  if (here) return here;
  if (!starts(wholeIn(keptWhole)))
    fetchPackages('Chromium', keptWhole, (work) => {
      const isThere = apt(work, ['-y', '--no-install-recommends', '--download-only', 'install', 'chromium']);
      if (isThere) unpack(work, join(work, 'cache', 'archives'));
      return isThere;
    });
  const kept = wholeIn(keptWhole);
  return starts(kept) ? kept : undefined;
}

/**
 * @param {string} home
 * @returns {Chromium}
 */
function wholeIn(home) {
  const library = join(home, 'usr', 'lib');
  const triplets = existsSync(library) ? readdirSync(library).filter((name) => name.includes('-linux-')) : [];
  const folders = triplets.flatMap((name) => [join(library, name), join(library, name, 'pulseaudio'), join(home, 'lib', name)]);
  const LD_LIBRARY_PATH = [join(library, 'chromium'), ...folders].join(':');
  return { executablePath: join(library, 'chromium', 'chromium'), env: { ...process.env, LD_LIBRARY_PATH } };
}

/** @param {Chromium} chromium */
function starts(chromium) {
  return versionOf(chromium) !== '';
}

/**
 * @param {Chromium} chromium
 * @returns {string} as `Chromium 149.0.1`; empty where it does not start
 */
function versionOf({ executablePath, env }) {
  const { status, stdout } = spawnSync(executablePath, ['--version', '--no-sandbox'], { env, encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() || 'unknown' : '';
}

/**
 * Unpacks the packaged browser once, with the libraries it includes for machines without them.
 *
 * @returns {Promise<Chromium | undefined>}
 */
async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(join(packaged, 'chromium.br'))) return undefined;
  const home = join(toolsDir, 'chromium');
  if (!existsSync(home)) {
    mkdirSync(toolsDir, { recursive: true });
    const fresh = mkdtempSync(join(toolsDir, 'chromium-'));
    await Promise.all([
      pipeline(
        createReadStream(join(packaged, 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(join(fresh, 'chromium'), { mode: 0o755 }),
      ),
      ...['swiftshader', 'al2023', 'fonts'].map((name) => unpackArchive(name, fresh)),
    ]);
    try {
      renameSync(fresh, home);
    } catch {
      rmSync(fresh, { recursive: true, force: true }); // another run unpacked it first
    }
  }
  const libraries = [process.env.LD_LIBRARY_PATH, join(home, 'lib'), join(home, 'al2023', 'lib')].filter(Boolean).join(':');
  return { executablePath: join(home, 'chromium'), env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function unpackArchive(name, folder) {
  const tar = join(folder, `${name}.tar`);
  await pipeline(createReadStream(join(packaged, `${name}.tar.br`)), createBrotliDecompress(), createWriteStream(tar));
  spawnSync('tar', ['-xf', tar, '-C', folder], { stdio: 'ignore' });
  rmSync(tar);
}

function installWithApt() {
  if (process.getuid?.() !== 0) return false;
  console.log('Installing Chromium from Debian’s packages (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: /** @type {const} */ ('ignore'), timeout: 600_000 };
  spawnSync('apt-get', ['-q', 'update'], options);
  return spawnSync('apt-get', ['-q', '-y', '--no-install-recommends', 'install', 'chromium'], options).status === 0;
}
