import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../scripts/lib/chromium.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { waitFor } from '../wait-for.ts';
import { patienceMs } from '../patience.ts';

export interface PageOptions {
  /** Base address for `page.goto('/login')`. */
  baseUrl: string;
  /** Width in CSS pixels, default 360: a cheap phone. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /**
   * Lets the panel register its service worker. By default the worker is blocked: requests of a page with a worker
   * may bypass the routes of a test (Playwright's documentation of `page.route`), and then reach the real server.
   */
  withServiceWorker?: boolean;
  /** Simulates a phone: touch and no mouse. */
  byTouch?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors in the page so far: uncaught errors, console errors, and requests to addresses outside of this machine.
   */
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
 * Blocks name resolution of all hosts except this machine. The resolver does this instead of a Playwright route: with
 * request interception Chromium caches nothing, so each page would load and compile the whole panel again.
 */
const onThisMachine = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

function isElsewhere(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  return protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname);
}

/** Opens a page with an empty profile, in Indonesian, by default at the size of a phone. */
export async function openPage(
  browser: Browser,
  { baseUrl, width = 360, height = 740, colorScheme = 'light', byTouch = false, withServiceWorker = false }: PageOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    hasTouch: byTouch,
    isMobile: byTouch,
    serviceWorkers: withServiceWorker ? 'allow' : 'block',
    colorScheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  // A test may mock an external address. Such a request does not fail.
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

/**
 * Opens a page of the panel and waits until its live channel is connected. Events that are pushed earlier do not
 * reach the page.
 */
export async function openLive(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isUp = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      isUp ||= String(payload).startsWith('40'); // Socket.io's answer after joining a namespace
    }),
  );
  await open();
  await waitFor(() => isUp, { what: 'the live channel' });
}

/**
 * Runs in the page. Records all messages that the page shows, including messages that disappear between two polls.
 */
function keepMessages(): void {
  const shown = new Set<string>();
  Object.assign(globalThis, { shownMessages: shown });
  new MutationObserver(() => {
    for (const message of document.querySelectorAll('[role=status], [role=alert]')) shown.add(message.textContent.trim());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits until the element is visible. */
export async function expectVisible(what: Locator, { timeout = patienceMs } = {}): Promise<void> {
  await what.waitFor({ state: 'visible', timeout });
}

/** All messages that the page has shown since it was loaded. */
export function shownMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { shownMessages: Set<string> }).shownMessages]);
}

/**
 * Waits for a message. A message that has already disappeared counts too: toasts close after a few seconds, while the
 * test may be busy with something else.
 */
export async function seeMessage(page: Page, text: string): Promise<void> {
  await waitFor(async () => (await shownMessages(page)).some((message) => message.includes(text)), { what: `the message '${text}'` });
}

/** Returns the error with the page's URL and stores a screenshot in `.data/browser-failures/`. */
export async function withPicture(error: unknown, { page, complaints }: OpenPage): Promise<Error> {
  const picture = join(root, '.data', 'browser-failures', `${Date.now()}.png`);
  mkdirSync(dirname(picture), { recursive: true });
  await page.screenshot({ path: picture, fullPage: true }).catch(() => undefined);
  const told = [`at ${page.url()}`, ...complaints, `picture: ${picture}`].join('\n');
  return new Error(`${error instanceof Error ? error.message : String(error)}\n${told}`, { cause: error });
}

/** Runs one story in a fresh page. On failure it stores a screenshot and names its file in the error. */
export async function inPage(browser: Browser, options: PageOptions, story: (opened: OpenPage) => Promise<void>): Promise<void> {
  const opened = await openPage(browser, options);
  try {
    await story(opened);
  } catch (error) {
    throw await withPicture(error, opened);
  } finally {
    await opened.context.close();
  }
}
