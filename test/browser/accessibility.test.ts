import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { type Screen, screens } from '../screens/catalogue.ts';
import { type DemoOwners, furnish } from '../screens/demo-owners.ts';
import { visit } from '../screens/visit.ts';
import { inPage, openBrowser } from '../support/browser/browser.ts';
import { type House, startHouse } from '../support/house.ts';

const widths = [360, 1440];
const height = 900;

let house: House;
let browser: Browser;
let owners: DemoOwners;

beforeAll(async () => {
  [house, browser] = await Promise.all([startHouse(), openBrowser()]);
  owners = await furnish(house);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** What axe-core finds on the page as it stands, one line per rule and element; with rules only by those. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** Both themes, the page as wide as it is: the other theme is the same document in other colours. */
async function violationsInBothThemes(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return { light, dark: await violations(page, ['color-contrast', 'link-in-text-block']) };
}

/** Visits a screen and looks at it at each of the widths, one after the other. */
async function look(screen: Screen, atWidths: readonly number[]): Promise<object> {
  const found: Record<string, object> = {};
  await inPage(browser, { baseUrl: house.url, width: atWidths[0]!, height }, async ({ page }) => {
    await visit(page, screen, owners);
    await page.evaluate(axe.source); // by the debugger, which the content policy does not concern
    for (const width of atWidths) {
      await page.setViewportSize({ width, height });
      found[width] = await violationsInBothThemes(page);
    }
  });
  return found;
}

const nothing = { light: [], dark: [] };

describe(`at ${widths.join(' and ')} pixels axe finds nothing in either theme`, () => {
  test.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    // what was opened by hand is another thing on a phone (a drawer for a sidebar): such a screen is visited at each width
    const visits = screen.after ? widths.map((width) => [width]) : [widths];
    const found: object[] = [];
    for (const atWidths of visits) found.push(await look(screen, atWidths));
    expect(Object.assign({}, ...found)).toEqual(Object.fromEntries(widths.map((width) => [width, nothing])));
  });
});
