import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../scripts/lib/chromium.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { waitFor } from '../wait-for.ts';
import { patienceMs } from '../patience.ts';

export interface PageWishes {
  /** Base address for `page.goto('/login')`. */
  baseUrl: string;
  /** Width in CSS pixels, default 360: the owner's cheap phone. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** A phone in the hand: fingers and no mouse. */
  byTouch?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far: uncaught errors, console errors, requests that would have left the machine. */
  readonly complaints: string[];
}

/** Starts the Chromium that the global setup of the `browser` project found. Close it in `afterAll`. */
export async function openBrowser(): Promise<Browser> {
  const found = process.env.TEST_CHROMIUM;
  if (!found) throw new Error('TEST_CHROMIUM is missing: this test must stand in test/browser');
  const { executablePath, env } = JSON.parse(found) as { executablePath: string; env: Record<string, string> };
  return chromium.launch({ executablePath, env, args: [...chromiumFlags, ...onThisMachine], headless: true });
}

/**
 * No name leads anywhere but here. Done by the resolver and not by a route of the driver: where one intercepts requests, Chromium keeps
 * nothing that it has loaded, and each page would fetch and compile the whole panel anew.
 */
const onThisMachine = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

function isElsewhere(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  return protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname);
}

/** Opens a page with an empty profile, in Indonesian, at the size of a phone unless told otherwise. */
export async function openPage(
  browser: Browser,
  { baseUrl, width = 360, height = 740, colorScheme = 'light', byTouch = false }: PageWishes,
): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    hasTouch: byTouch,
    isMobile: byTouch,
    colorScheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  // a test may answer in the place of an outside address: that one does not fail
  context.on('requestfailed', (request) => {
    if (isElsewhere(request.url())) complaints.push(`request to ${request.url()}`);
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(keepMessages);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return { page, context, complaints };
}

/** Opens a page of the panel and waits until its live channel is up: what is pushed before that is in no event it gets. */
export async function openLive(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isUp = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      isUp ||= String(payload).startsWith('40'); // Socket.io's answer to a namespace that was joined
    }),
  );
  await open();
  await waitFor(() => isUp, { what: 'the live channel' });
}

/** Runs in the page: keeps what its messages said, also those that were gone again between two looks at it. */
function keepMessages(): void {
  const shown = new Set<string>();
  Object.assign(globalThis, { shownMessages: shown });
  new MutationObserver(() => {
    for (const message of document.querySelectorAll('[role=status], [role=alert]')) shown.add(message.textContent.trim());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Wants that to be seen, in time. */
export async function expectVisible(what: Locator, { timeout = patienceMs } = {}): Promise<void> {
  await what.waitFor({ state: 'visible', timeout });
}

/** What the page's messages have said since it was loaded. */
export function shownMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { shownMessages: Set<string> }).shownMessages]);
}

/** The error with where its page stood; a picture of it lies in `.data/browser-failures/`. */
export async function withPicture(error: unknown, { page, complaints }: OpenPage): Promise<Error> {
  const picture = join(root, '.data', 'browser-failures', `${Date.now()}.png`);
  mkdirSync(dirname(picture), { recursive: true });
  await page.screenshot({ path: picture, fullPage: true }).catch(() => undefined);
  const told = [`at ${page.url()}`, ...complaints, `picture: ${picture}`].join('\n');
  return new Error(`${error instanceof Error ? error.message : String(error)}\n${told}`, { cause: error });
}

/** Runs one story in a fresh page; when it fails, leaves a picture of the page and names it. */
export async function inPage(browser: Browser, wishes: PageWishes, story: (opened: OpenPage) => Promise<void>): Promise<void> {
  const opened = await openPage(browser, wishes);
  try {
    await story(opened);
  } catch (error) {
    throw await withPicture(error, opened);
  } finally {
    await opened.context.close();
  }
}
