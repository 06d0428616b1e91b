/**
 * `npm run lighthouse`: the built landing page, served as in production, under Lighthouse's mobile preset.
 * Prints the median scores of three runs with what cost points, and ends with code 1 when a target is missed.
 * Lighthouse is big and used by nothing else: it is installed on first use, beside the project's own packages.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, prepareChromium, type Chromium } from '../../scripts/lib/chromium.mjs';
import { dataDir, toolsDir } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import globalSetup from '../support/jest/global-setup-browser.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startHouse } from '../support/house.ts';

const version = '13.5.0';
const home = join(toolsDir, `lighthouse-${version}`);
const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js');
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

type Category = keyof typeof targets;

interface Report {
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

async function audit(url: string, { executablePath, env }: Chromium): Promise<Report> {
  const file = join(dataDir, `lighthouse-${process.pid}.json`);
  const args = [program, url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${chromiumFlags.join(' ')}`];
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, ...env, CHROME_PATH: executablePath } });
  if (code !== 0) throw new Error(`Lighthouse failed: ${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Prints one line per category. @returns whether every median reaches its target. */
function judge(reports: readonly Report[]): boolean {
  const categories = Object.keys(targets) as Category[];
  const results = categories.map((category) => {
    const scores = reports.map((report) => Math.round(report.categories[category].score * 100)).sort((one, other) => one - other);
    const median = scores[Math.floor(scores.length / 2)]!;
    const good = median >= targets[category];
    console.log(`${good ? 'ok   ' : 'UNDER'} ${String(median).padStart(3)} of ${targets[category]}  ${category} (${scores.join(', ')})`);
    return good;
  });
  const last = reports.at(-1)!;
  const weighing = new Set(
    categories.flatMap((category) => last.categories[category].auditRefs.filter((ref) => ref.weight > 0).map(({ id }) => id)),
  );
  for (const { id, title, score, displayValue = '' } of Object.values(last.audits)) {
    if (weighing.has(id) && score !== null && score < 1) console.log(`       ${score.toFixed(2)} ${title} ${displayValue}`);
  }
  return results.every(Boolean);
}

await globalSetup();
try {
  await install();
  const browser = await prepareChromium({ whole: true });
  const house = await startHouse({ workers: 0 });
  try {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await audit(`${house.url}/`, browser));
    if (!judge(reports)) process.exitCode = 1;
  } finally {
    await house.close();
  }
} finally {
  await globalTeardown();
}
