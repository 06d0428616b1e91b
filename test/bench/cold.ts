/**
 * `npm run bench -- cold`: how long an owner with an empty cache waits for the chat on a slow phone:
 * Chrome's "Slow 4G" (562.5 ms for an answer, 1.44 Mbit/s down, 675 kbit/s up) and a processor four times
 * slower. For each of five openings, prints when something and when the list was visible. Ends with code 1
 * when the list took more than 3.5 seconds.
 */
import type { Page } from 'playwright-core';
import { logIn } from '../screens/visit.ts';
import { fillBigAccount } from '../screens/big-account.ts';
import { openBrowser, openPage } from '../support/browser/browser.ts';
import globalSetup from '../support/jest/global-setup-browser.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';
import { spreadOf } from './figures.ts';

const openings = Number(process.env.COLD_OPENINGS ?? 5);
const mostMs = 3_500;
const kilobit = 1_000 / 8;
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_440 * kilobit, uploadThroughput: 675 * kilobit };
const slowerProcessor = 4;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

/** Milliseconds from the request of the page until something was drawn, and until the first lead was in the list. */
async function open(page: Page): Promise<{ first: number; list: number; requests: number; kB: number }> {
  // Uses the page's own clock, in the frame that draws the row: a query from outside would wait for the
  // slow processor.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[aria-label="Kontak"] [role=listitem]')) performance.mark('list');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/chat-history', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const list = performance.getEntriesByName('list')[0]!.startTime;
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = scripts.filter((one) => one.responseEnd <= list);
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { first, list, requests: before.length, kB: before.reduce((sum, one) => sum + one.transferSize, 0) / 1_000 };
  });
}

await globalSetup();
try {
  const app = await startTestApp();
  const browser = await openBrowser();
  try {
    const owner = await app.registerOwner();
    await fillBigAccount(app, owner.userId);
    const seen: Awaited<ReturnType<typeof open>>[] = [];
    while (seen.length < openings) {
      const { page, context } = await openPage(browser, { baseUrl: app.url, withServiceWorker: true });
      await context.unrouteAll(); // a driver that intercepts requests disables the cache
      await logIn(page, owner);
      await slowDown(page);
      seen.push(await open(page));
      await context.close();
    }
    const [first, list] = [spreadOf(seen.map((one) => one.first)), spreadOf(seen.map((one) => one.list))];
    const { requests, kB } = seen.at(-1)!;
    console.log(
      `cold chat, slow 4G, processor 4 times slower: something after ${first.p50.toFixed(0)} ms, the list after ${list.p50.toFixed(0)} ms`,
    );
    console.log(`  each: ${seen.map((one) => one.list.toFixed(0)).join(', ')} ms; ${requests} requests with ${kB.toFixed(0)} kB before it`);
    if (!(list.p50 <= mostMs)) process.exitCode = 1;
  } finally {
    await browser.close();
    await app.close();
  }
} finally {
  await globalTeardown();
}
