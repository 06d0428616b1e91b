import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import type { Screen, ScreenOwners } from '../../screens/catalogue.ts';
import { furnish } from '../../screens/demo-owners.ts';
import { placeOf } from '../../screens/groups.ts';
import { furnishTroubled, isTroubled } from '../../screens/troubled-owners.ts';
import { goOn, logIn, open, ownerOf } from '../../screens/visit.ts';
import { type TestApp, startTestApp } from '../test-app.ts';
import { type OpenPage, openBrowser, openPage, withPicture } from './browser.ts';
import { cutWithLargeLetters } from './large-letters.ts';
import { ageBrowser } from './oldest-browser.ts';

const narrowest = 360;
const height = 900;

const widths = [narrowest, 1440] as const;

/**
 * The colour schemes to check, by the window's width in pixels. 'light' and 'dark' are our two themes. 'forced' adds
 * both themes in forced colours.
 */
type Extent = Readonly<Record<(typeof widths)[number], ReadonlyArray<'light' | 'dark' | 'forced'>>>;

/** For every run of the tests: phones, where most owners are, in both themes. */
export const usual: Extent = { 360: ['light', 'dark'], 1440: [] };
/** For the long run: more than four times the work. */
export const everything: Extent = { 360: ['light', 'dark', 'forced'], 1440: ['light', 'dark', 'forced'] };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let app: TestApp;
let browser: Browser;
let owners: ScreenOwners;

/**
 * The open page of one owner or of the visitor. All screens of one owner use the same page and cache, so that the
 * panel's code is loaded and compiled only once.
 */
interface Seat {
  readonly opened: OpenPage;
  /**
   * Path of the loaded page. Null when nothing is loaded, or when a part of the page was opened by hand since it was
   * loaded.
   */
  at: string | null;
}

const seats = new Map<Screen['owner'], Promise<Seat>>();

async function takeSeat(owner: Screen['owner']): Promise<Seat> {
  const opened = await openPage(browser, { baseUrl: app.url, height });
  await ageBrowser(opened.context);
  await furnishPage(opened.page, owner);
  return { opened, at: null };
}

/**
 * Every document starts with only the login in its storage. Drafts of an earlier screen must not appear in the next
 * screen.
 */
async function furnishPage(page: Page, owner: Screen['owner']): Promise<void> {
  if (owner) await logIn(page, ownerOf(owner, owners));
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (!['token', 'userId', 'userProfile'].includes(key)) localStorage.removeItem(key);
  });
}

function seatOf(owner: Screen['owner']): Promise<Seat> {
  const seat = seats.get(owner) ?? takeSeat(owner);
  seats.set(owner, seat);
  return seat;
}

/** Opens the screen on the owner's page: by navigation inside the panel if possible, otherwise by loading it. */
async function reach(seat: Seat, screen: Screen): Promise<void> {
  const { page } = seat.opened;
  const { at } = seat;
  seat.at = null;
  const isOneStep = at !== null && screen.owner && placeOf(at) !== placeOf(screen.path) && !screen.ready;
  await (isOneStep ? goOn(page, screen, owners) : open(page, screen, owners));
  if (!screen.after) seat.at = screen.path;
}

/**
 * Shows the screen on its owner's page. A screen with mocked server answers gets its own browser context, because
 * mocks apply to all pages of a context. That context is closed afterwards.
 *
 * @returns browser functions that the page called and that the oldest browsers lack
 */
async function show(screen: Screen, width: number, story: (page: Page) => Promise<void>): Promise<string[]> {
  const seat = await (screen.before ? takeSeat(screen.owner) : seatOf(screen.owner));
  const { page } = seat.opened;
  const unknown: string[] = [];
  const hear = (text: string) => void (missing.test(text) && unknown.push(text));
  const hearConsole = (message: ConsoleMessage) => hear(message.text());
  const hearError = (error: Error) => hear(error.message);
  page.on('console', hearConsole).on('pageerror', hearError);
  try {
    await page.setViewportSize({ width, height });
    await page.emulateMedia(firstLook);
    await reach(seat, screen);
    await bringAxe(page);
    await story(page);
    return unknown;
  } catch (error) {
    throw await withPicture(error, seat.opened);
  } finally {
    page.off('console', hearConsole).off('pageerror', hearError);
    if (screen.before) await seat.opened.context.close();
  }
}

/** Chromium's messages when a called function or constructor does not exist. */
const missing = /is not a (function|constructor)|is not defined|Cannot read properties of undefined/;

/** Injects axe once per document. It uses the debugger, because the content security policy does not apply to it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(`'axe' in window`)) return;
  await page.evaluate(axeSource);
  // For the text colour, axe prefers this property to `color`. Our styles never set it. In forced colours, Chromium
  // reports the value that the property had before.
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}

/**
 * axe-core's violations on the current page, one line per rule and element. With `rules`, only these rules
 * are run.
 */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** Our two themes, and forced colours on light and on dark. All four apply to the same document. */
const looks = (['none', 'active'] as const).flatMap((forcedColors) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, forcedColors, reducedMotion: 'reduce' as const })),
);
const firstLook = looks[0]!;
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations of all rules in the first colour scheme, and of the colour rules in the others. */
async function violationsIn(colours: Extent[360], page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks.filter(({ forcedColors, colorScheme }) =>
    colours.includes(forcedColors === 'active' ? 'forced' : colorScheme),
  )) {
    await page.emulateMedia(look);
    const lines = await violations(page, look === firstLook ? undefined : colourRules);
    found.push(...lines.map((line) => `${look.colorScheme}, forced colours ${look.forcedColors}: ${line}`));
  }
  return found;
}

/** The problems of the current page at this width, as text. */
async function faults(page: Page, width: (typeof widths)[number], extent: Extent): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // Content that depends on the width is drawn a moment later.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const found = await violationsIn(extent[width], page);
  await page.emulateMedia(firstLook);
  if (width === narrowest) {
    found.push(...(await brokenHeader(page)));
    found.push(...(await cutWithLargeLetters(page)).map((line) => `letters twice as large: ${line}`));
  }
  return found;
}

/** The panel's header must be one line on the narrowest phone, whatever the bot's status indicator shows. */
function brokenHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header:has([aria-label^="Status bot"])');
    // Excludes elements that overlay the page, such as an open menu. They do not belong to the header line.
    const parts = [...(header?.children ?? [])].filter((part) => getComputedStyle(part).position === 'static' || part.matches('a, button'));
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    const below = boxes.filter(({ top }) => top >= boxes[0]!.bottom);
    return below.length > 0 ? [`the header's line holds ${boxes.length - below.length} of ${boxes.length} parts`] : [];
  });
}

/**
 * Accessibility tests of some screens in a simulation of the oldest supported browser. A function that this browser
 * lacks results in a blank page.
 */
export function testAccessibility(screens: readonly Screen[], extent: Extent): void {
  beforeAll(async () => {
    [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
    const hasTroubled = screens.some(({ owner }) => isTroubled(owner));
    const [usual, troubled] = await Promise.all([furnish(app), hasTroubled ? furnishTroubled(app) : {}]);
    owners = { ...usual, ...troubled };
  });

  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  const looked = widths.filter((width) => extent[width].length > 0);
  describe('axe finds nothing in the colours looked at, and a phone holds letters twice as large', () => {
    test.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
      const found: Record<number, string[]> = {};
      // A part that was opened by hand differs on a phone (a drawer instead of a sidebar). Such a screen is opened
      // separately for each width.
      const unknown: string[] = [];
      for (const atWidths of screen.after ? looked.map((width) => [width]) : [looked]) {
        const called = await show(screen, atWidths[0]!, async (page) => {
          for (const width of atWidths) found[width] = await faults(page, width, extent);
        });
        unknown.push(...called);
      }
      expect(unknown).toEqual([]);
      expect(found).toEqual(Object.fromEntries(looked.map((width) => [width, []])));
    });
  });
}
