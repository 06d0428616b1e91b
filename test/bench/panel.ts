/**
 * `npm run bench -- panel`: one account with 10,000 contacts, 100,000 messages and 1,000 log lines, on a phone-sized page.
 * Prints medians of five openings, frame times while scrolling, rows in the page, and the plans of the two list queries;
 * ends with code 1 when a list opens in more than a second, or scrolls at less than 60 frames a second (p99).
 */
import type { Page } from 'playwright-core';
import { bigAccount, fillBigAccount } from '../screens/big-account.ts';
import { logIn } from '../screens/visit.ts';
import { openBrowser, openPage } from '../support/browser/browser.ts';
import globalSetup from '../support/jest/global-setup-browser.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import { spreadOf } from './figures.ts';

const openings = 5;
const mostMs = 1_000;
/** Duration of a frame on a 60 Hz screen, with the tolerance of its clock. */
const mostFrameMs = 20;
const scrollFrames = 240;

interface Opening {
  readonly name: string;
  readonly from: string;
  /** Opens the list and waits for its first row. */
  readonly open: (page: Page) => Promise<void>;
  readonly list: string;
  readonly direction: 1 | -1;
}

const openingsOf: readonly Opening[] = [
  {
    name: 'chat history',
    from: '/dashboard',
    open: async (page) => {
      await page.locator('a[href="/chat-history"]:visible').first().click();
      await page.getByText('Pelanggan 00001').waitFor();
    },
    list: 'Kontak',
    direction: 1,
  },
  {
    name: 'thread',
    from: '/chat-history',
    open: async (page) => {
      await page.getByRole('button', { name: /Pelanggan 00001/ }).click();
      await page.getByRole('list', { name: 'Pesan' }).getByText(`Pesan nomor ${bigAccount.longestThread}`).last().waitFor();
    },
    list: 'Pesan',
    direction: -1,
  },
  {
    name: 'log',
    from: '/bot',
    open: async (page) => {
      await page.getByRole('link', { name: 'Semua log' }).click();
      await page.getByRole('list', { name: 'Log bot' }).getByRole('listitem').last().waitFor();
    },
    list: 'Log bot',
    direction: -1,
  },
];

/** Times between frames in ms while the list is moved by 60 px each frame. */
async function scroll(page: Page, list: string, direction: 1 | -1): Promise<{ frames: number[]; mostRows: number }> {
  return page.getByRole('list', { name: list }).evaluate(
    async (element, { count, step }) => {
      const box = element.parentElement!;
      const frames: number[] = [];
      let mostRows = 0;
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < count; frame++) {
        box.scrollTop += step;
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - last);
        last = now;
        mostRows = Math.max(mostRows, element.children.length);
      }
      return { frames, mostRows };
    },
    { count: scrollFrames, step: direction * 60 },
  );
}

async function measure(app: TestApp, token: Parameters<typeof logIn>[1]): Promise<boolean> {
  const browser = await openBrowser();
  let good = true;
  try {
    for (const { name, from, open, list, direction } of openingsOf) {
      const times: number[] = [];
      let scrolled: Awaited<ReturnType<typeof scroll>> | undefined;
      for (let turn = 0; turn < openings; turn++) {
        const { page, context } = await openPage(browser, { baseUrl: app.url, withServiceWorker: true });
        await logIn(page, token);
        await page.goto(from);
        await page.waitForLoadState('networkidle');
        const startedAt = performance.now();
        await open(page);
        times.push(performance.now() - startedAt);
        if (turn === openings - 1) scrolled = await scroll(page, list, direction);
        await context.close();
      }
      const opened = spreadOf(times);
      const frame = spreadOf(scrolled!.frames);
      good &&= opened.p50 <= mostMs && frame.p99 <= mostFrameMs;
      console.log(
        `${name.padEnd(13)} opens in ${opened.p50.toFixed(0)} ms (most ${Math.max(...times).toFixed(0)}), ` +
          `frames while scrolling: p50 ${frame.p50.toFixed(1)} ms, p99 ${frame.p99.toFixed(1)} ms, rows in the page at most ${scrolled!.mostRows}`,
      );
    }
  } finally {
    await browser.close();
  }
  return good;
}

/** The database's plans of the two queries, for a page in the middle. */
async function explain(app: TestApp, botId: string): Promise<void> {
  const order = `SELECT id FROM conversations WHERE bot_id = $1 ORDER BY last_at DESC`;
  const conversations = await app.sql<{ id: string }>(order, [botId]);
  const [longest, middle] = [conversations[0]!.id, conversations[bigAccount.contacts / 2]!.id];
  const plans = [
    await app.sql(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF) SELECT c.*, k.name FROM conversations c JOIN contacts k ON k.id = c.contact_id
       WHERE c.bot_id = '${botId}' AND c.message_count > 0 AND (c.last_at, c.id) < (SELECT last_at, id FROM conversations WHERE id = '${middle}')
       ORDER BY c.last_at DESC, c.id DESC LIMIT 50`,
    ),
    await app.sql(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF) SELECT * FROM messages WHERE bot_id = '${botId}' AND seq < 5000
       AND conversation_id = '${longest}' ORDER BY seq DESC LIMIT 50`,
    ),
  ];
  for (const plan of plans) console.log(`\n${plan.map((row) => row['QUERY PLAN']).join('\n')}`);
}

await globalSetup();
try {
  const app = await startTestApp();
  try {
    const owner = await app.registerOwner();
    await fillBigAccount(app, owner.userId);
    if (!(await measure(app, owner))) process.exitCode = 1;
    await explain(app, owner.userId);
  } finally {
    await app.close();
  }
} finally {
  await globalTeardown();
}
