/**
 * `npm run bench -- screens [word …]`: takes pictures of every screen, or of the screens whose name contains one of
 * the words, in three widths and both themes. It writes them to `screenshots/<theme>-<width>/`, and contact sheets of
 * them to `screenshots/sheets/`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../scripts/lib/paths.mjs';
import { openBrowser, openPage } from '../support/browser/browser.ts';
import globalSetup from '../support/jest/global-setup-browser.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';
import { screens, type ScreenOwners } from './catalogue.ts';
import { furnish } from './demo-owners.ts';
import { furnishTroubled } from './troubled-owners.ts';
import { settle, visit } from './visit.ts';

const heights = { 360: 740, 768: 1024, 1440: 900 } as const;
const themes = ['light', 'dark'] as const;
const support = { SUPPORT_WHATSAPP: '6281200000000', SUPPORT_EMAIL: 'bantuan@contoh.id' };
const home = join(root, 'screenshots');

interface Series {
  readonly width: keyof typeof heights;
  readonly colorScheme: (typeof themes)[number];
  readonly folder: string;
}

const widths = Object.keys(heights).map(Number) as (keyof typeof heights)[];
const series = widths.flatMap((width) =>
  themes.map((colorScheme): Series => ({ width, colorScheme, folder: join(home, `${colorScheme}-${width}`) })),
);

/** Opens each requested screen once, at phone size, and takes its pictures in all widths and themes. */
async function shootAll(browser: Browser, baseUrl: string, owners: ScreenOwners, words: readonly string[]): Promise<string[]> {
  const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const { folder } of series) mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const waiting = [...wanted];
  const worker = async (): Promise<void> => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const opened = await openPage(browser, { baseUrl });
      try {
        await visit(opened.page, screen, owners);
        for (const one of series) problems.push(...(await shoot(opened.page, screen.name, one)));
        console.log(`shot ${screen.name}`);
      } catch (error) {
        problems.push(`${screen.name}: ${String(error).split('\n')[0]}`);
      } finally {
        await opened.context.close();
      }
    }
  };
  await Promise.all([worker(), worker()]);
  mkdirSync(join(home, 'sheets'), { recursive: true });
  for (const one of series) await makeSheets(browser, one);
  return problems;
}

async function shoot(page: Page, name: string, { width, colorScheme, folder }: Series): Promise<string[]> {
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await drawFrames(page);
  await settle(page);
  // The chart and the lists measure themselves one frame after the window has changed. A wide window shows more
  // parts, which must be loaded.
  await drawFrames(page);
  await settle(page);
  await partsLoaded(page);
  const tooWide = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
    return document.documentElement.scrollWidth - innerWidth;
  });
  // Makes the window as tall as the page, because sticky elements would appear in the middle of a stitched picture.
  // The window of a page with a dialog keeps its height.
  const height = await page.evaluate(() => (document.querySelector('[role$=dialog]') ? 0 : document.documentElement.scrollHeight));
  if (height > heights[width]) await page.setViewportSize({ width, height: Math.min(height, 8_000) });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  return tooWide > 0 ? [`${name} at ${width}: ${tooWide} px wider than the screen`] : [];
}

/** Waits some frames, because content that depends on the width is drawn a moment later. */
async function drawFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

const partsMaxMs = 3_000;

/**
 * Waits for parts that only a wide window shows: they are loaded when the window becomes wide. The wait is limited,
 * because some screens show the loading state on purpose.
 */
async function partsLoaded(page: Page): Promise<void> {
  const loading = page.getByText('Memuat...', { exact: true }).first();
  await loading.waitFor({ state: 'hidden', timeout: partsMaxMs }).catch(() => undefined);
}

/**
 * Makes contact sheets of a series: two rows of pictures per sheet, each picture cut at the height of two screens.
 */
async function makeSheets(browser: Browser, { folder, width, colorScheme }: Series): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const [columns, cell] = width === 1440 ? [3, 640] : width === 768 ? [4, 460] : [5, 300];
  const perSheet = columns * 2;
  for (let first = 0; first < names.length; first += perSheet) {
    const figures = names.slice(first, first + perSheet).map((name) => {
      const data = readFileSync(join(folder, name)).toString('base64');
      return `<figure><figcaption>${name}</figcaption><div><img src="data:image/png;base64,${data}"></div></figure>`;
    });
    const page = await browser.newPage({ viewport: { width: columns * (cell + 16) + 16, height: 600 } });
    await page.setContent(`<style>
      body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; background: #888; font: 14px sans-serif }
      figure { margin: 0; width: ${cell}px } img { width: 100%; display: block }
      figure > div { max-height: ${Math.round((cell / width) * heights[width] * 1.5)}px; overflow: hidden }
    </style>${figures.join('')}`);
    await page.screenshot({ path: join(home, 'sheets', `${colorScheme}-${width}-${first / perSheet + 1}.png`), fullPage: true });
    await page.close();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  await globalSetup();
  try {
    if (words.length === 0) rmSync(home, { recursive: true, force: true });
    const [app, browser] = await Promise.all([startTestApp({ env: support }), openBrowser()]);
    try {
      const [owners, troubled] = await Promise.all([furnish(app), furnishTroubled(app)]);
      const problems = await shootAll(browser, app.url, { ...owners, ...troubled }, words);
      for (const problem of problems) console.error(`✗ ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      await browser.close();
      await app.close();
    }
  } finally {
    await globalTeardown();
  }
}

await main();
