/**
 * `npm run bench -- lighthouse [landing] [dashboard] [chat]`: the built pages, served as in production,
 * under Lighthouse's mobile preset. The landing page is opened as a visitor, dashboard and chat as a
 * logged-in owner with an empty cache.
 * Prints the median scores of three runs with the audits that reduced them. Also prints the speed of the
 * phone that a fourfold slowdown of this machine simulates: on a slow machine, the scores are those of a
 * slow phone. Ends with code 1 when a target is missed.
 * Lighthouse is large and not used elsewhere: it is installed on first use, beside the project's own
 * packages.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findWholeChromium, prepareChromium, type Chromium } from '../../scripts/lib/chromium.mjs';
import { dataDir, toolsDir } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import globalSetup from '../support/jest/global-setup-browser.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';
import type { Owner } from '../support/owners.ts';
import { furnish } from '../screens/demo-owners.ts';
import { logIn } from '../screens/visit.ts';

const version = '13.5.0';
const home = join(toolsDir, `lighthouse-${version}`);
const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js');
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Targets = Partial<Record<Category, number>>;

interface Audited {
  readonly name: string;
  readonly path: string;
  readonly targets: Targets;
  readonly loggedIn?: true;
}

const audited: readonly Audited[] = [
  { name: 'landing', path: '/', targets: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  // search engines are not allowed there
  { name: 'dashboard', path: '/dashboard', targets: { performance: 90, accessibility: 100, 'best-practices': 100 }, loggedIn: true },
  { name: 'chat', path: '/chat-history', targets: { performance: 90, accessibility: 100, 'best-practices': 100 }, loggedIn: true },
];

/** Speed of a mid-range phone by Lighthouse's own measure, as in Chrome's calibration of its throttling. */
const phoneIndex = 1_000;
const slowedTimes = 4;

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly finalDisplayedUrl: string;
  readonly categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string }>;
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const { code, output } = await run('npm', [
    'install',
    '--prefix',
    home,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '-E',
    `lighthouse@${version}`,
  ]);
  if (code !== 0) throw new Error(`Lighthouse could not be installed: ${output}`);
}

/** A browser profile with a login and an empty cache. */
async function profileOf(owner: Owner, app: string, { executablePath, env }: Chromium): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: env as Record<string, string>,
    args: chromiumFlags,
  });
  const page = await context.newPage();
  await logIn(page, owner);
  await page.goto(`${app}/manifest.webmanifest`); // same origin, but none of the pages' own files
  await context.close();
  return profile;
}

async function audit(url: string, { executablePath, env }: Chromium, profile?: string): Promise<Report> {
  const file = join(dataDir, `lighthouse-${process.pid}.json`);
  const flags = [...chromiumFlags, ...(profile ? [`--user-data-dir=${profile}`] : [])];
  const args = [program, url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags.join(' ')}`];
  if (profile) args.push('--disable-storage-reset');
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, ...env, CHROME_PATH: executablePath } });
  if (code !== 0) throw new Error(`Lighthouse failed: ${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  // without a login the page redirects
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

/** Prints one line per category. @returns whether every median reaches its target. */
function judge({ name, targets }: Audited, reports: readonly Report[]): boolean {
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex)) / slowedTimes / phoneIndex;
  console.log(`${name}, on ${speed.toFixed(2)} times a phone of the middle class`);
  const wanted = categories.filter((category) => targets[category] !== undefined);
  const results = wanted.map((category) => {
    const target = targets[category]!;
    const scores = reports.map((report) => Math.round(report.categories[category].score * 100)).sort((one, other) => one - other);
    const good = median(scores) >= target;
    console.log(`${good ? 'ok   ' : 'UNDER'} ${String(median(scores)).padStart(3)} of ${target}  ${category} (${scores.join(', ')})`);
    return good;
  });
  const last = reports.at(-1)!;
  const weighing = new Set(
    wanted.flatMap((category) => last.categories[category].auditRefs.filter((ref) => ref.weight > 0).map(({ id }) => id)),
  );
  for (const { id, title, score, displayValue = '' } of Object.values(last.audits)) {
    if (weighing.has(id) && score !== null && score < 1) console.log(`       ${score.toFixed(2)} ${title} ${displayValue}`);
  }
  return results.every(Boolean);
}

const words = process.argv.slice(2);
const chosen = audited.filter(({ name }) => words.length === 0 || words.includes(name));

await globalSetup();
try {
  await install();
  const browser = findWholeChromium() ?? (await prepareChromium({ whole: true }));
  const app = await startTestApp();
  try {
    const owner = chosen.some(({ loggedIn }) => loggedIn) ? (await furnish(app, { followUps: false })).busy : null;
    for (const one of chosen) {
      const reports: Report[] = [];
      while (reports.length < runs) {
        const profile = one.loggedIn && owner ? await profileOf(owner, app.url, browser) : undefined;
        reports.push(await audit(`${app.url}${one.path}`, browser, profile));
        if (profile) rmSync(profile, { recursive: true, force: true });
      }
      if (!judge(one, reports)) process.exitCode = 1;
    }
  } finally {
    await app.close();
  }
} finally {
  await globalTeardown();
}
