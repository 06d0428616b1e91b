import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import type { Screen } from '../../screens/catalogue.ts';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { placeOf, type ScreenGroup, screensOf } from '../../screens/groups.ts';
import { goOn, logIn, open } from '../../screens/visit.ts';
import { type House, startHouse } from '../house.ts';
import { type OpenPage, openBrowser, openPage, withPicture } from './browser.ts';
import { cutWithLargeLetters } from './large-letters.ts';
import { ageBrowser } from './oldest-browser.ts';

const narrowest = 360;
const widths = [narrowest, 1440];
const height = 900;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
let browser: Browser;
let owners: DemoOwners;

/** What an owner, or the visitor, has open. Their pages share a cache, so that the panel's code is loaded and compiled once. */
interface Seat {
  readonly opened: OpenPage;
  /** Where its page stands untouched since it was loaded; null where something was opened by hand, or nothing is. */
  at: string | null;
}

const seats = new Map<Screen['owner'], Promise<Seat>>();

async function takeSeat(owner: Screen['owner']): Promise<Seat> {
  const opened = await openPage(browser, { baseUrl: house.url, height });
  await ageBrowser(opened.context);
  await furnishPage(opened.page, owner);
  return { opened, at: null };
}

/** Whatever is loaded in it begins with nothing but the login: drafts of an earlier state are none of the next one. */
async function furnishPage(page: Page, owner: Screen['owner']): Promise<void> {
  if (owner) await logIn(page, owners[owner]);
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (!['token', 'userId', 'userProfile'].includes(key)) localStorage.removeItem(key);
  });
}

function seatOf(owner: Screen['owner']): Promise<Seat> {
  const seat = seats.get(owner) ?? takeSeat(owner);
  seats.set(owner, seat);
  return seat;
}

/** Brings the owner's page to the screen: by the panel's own way where that leads there, else by loading it. */
async function reach(seat: Seat, screen: Screen): Promise<void> {
  const { page } = seat.opened;
  const { at } = seat;
  seat.at = null;
  const isOneStep = at !== null && screen.owner && placeOf(at) !== placeOf(screen.path) && !screen.ready;
  await (isOneStep ? goOn(page, screen) : open(page, screen, owners));
  if (!screen.after) seat.at = screen.path;
}

/**
 * Shows the screen on its owner's page; where something answers in the server's place, on a page that is closed afterwards.
 *
 * @returns what the page called that the oldest browsers do not have
 */
async function show(screen: Screen, width: number, story: (page: Page) => Promise<void>): Promise<string[]> {
  const seat = await seatOf(screen.owner);
  const page = screen.before ? await seat.opened.context.newPage() : seat.opened.page;
  const unknown: string[] = [];
  const hear = (text: string) => void (missing.test(text) && unknown.push(text));
  const hearConsole = (message: ConsoleMessage) => hear(message.text());
  const hearError = (error: Error) => hear(error.message);
  page.on('console', hearConsole).on('pageerror', hearError);
  try {
    await page.setViewportSize({ width, height });
    await page.emulateMedia(colours[0]);
    if (screen.before) {
      await furnishPage(page, screen.owner);
      await open(page, screen, owners);
    } else await reach(seat, screen);
    await bringAxe(page);
    await story(page);
    return unknown;
  } catch (error) {
    throw await withPicture(error, { ...seat.opened, page });
  } finally {
    page.off('console', hearConsole).off('pageerror', hearError);
    if (screen.before) await page.close();
  }
}

/** As Chromium says it when something that is called or made is not there. */
const missing = /is not a (function|constructor)|is not defined|Cannot read properties of undefined/;

/** Once per document; by the debugger, which the content policy does not concern. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(`'axe' in window`)) return;
  await page.evaluate(axeSource);
  // axe takes a text's colour from this property before `color`; nothing of ours sets it, and Chromium tells it as it was before colours were forced
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}

/** What axe-core finds on the page as it stands, one line per rule and element; with rules only by those. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** The one document in our two themes, and in the reader's own few colours on light and on dark. */
const colours = (['none', 'active'] as const).flatMap((forcedColors) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, forcedColors, reducedMotion: 'reduce' as const })),
);
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What is found of everything in the first colours, and of what hangs on colours in the others. */
async function violationsInAllColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of colours) {
    await page.emulateMedia(look);
    const lines = await violations(page, look === colours[0] ? undefined : colourRules);
    found.push(...lines.map((line) => `${look.colorScheme}, forced colours ${look.forcedColors}: ${line}`));
  }
  return found;
}

/** What is wrong with the page as it stands at this width, in words. */
async function faults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // what is drawn by width alone comes a moment after
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const found = await violationsInAllColours(page);
  await page.emulateMedia(colours[0]);
  if (width === narrowest) {
    found.push(...(await brokenHeader(page)));
    found.push(...(await cutWithLargeLetters(page)).map((line) => `letters twice as large: ${line}`));
  }
  return found;
}

/** The panel's header is one line on the narrowest phone, whatever the bot's lamp says. */
function brokenHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header:has([aria-label^="Status bot"])');
    // what lies over the page, as an open menu does, is no part of the line
    const parts = [...(header?.children ?? [])].filter((part) => getComputedStyle(part).position === 'static' || part.matches('a, button'));
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    const below = boxes.filter(({ top }) => top >= boxes[0]!.bottom);
    return below.length > 0 ? [`the header's line holds ${boxes.length - below.length} of ${boxes.length} parts`] : [];
  });
}

/**
 * The accessibility tests of a group of screens, at 360 and at 1440 pixels, in a browser as old as the oldest that the panel works in: a
 * function that is missing there draws a white page.
 */
export function testAccessibility(group: ScreenGroup): void {
  beforeAll(async () => {
    [house, browser] = await Promise.all([startHouse(), openBrowser()]);
    owners = await furnish(house);
  });

  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  describe('axe finds nothing in either theme nor in forced colours, and a phone holds letters twice as large', () => {
    test.each(screensOf(group).map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
      const found: Record<number, string[]> = {};
      // what was opened by hand is another thing on a phone (a drawer for a sidebar): such a screen is visited at each width
      const unknown: string[] = [];
      for (const atWidths of screen.after ? widths.map((width) => [width]) : [widths]) {
        const called = await show(screen, atWidths[0]!, async (page) => {
          for (const width of atWidths) found[width] = await faults(page, width);
        });
        unknown.push(...called);
      }
      expect(unknown).toEqual([]);
      expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
    });
  });
}
