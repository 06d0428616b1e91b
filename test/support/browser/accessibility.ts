import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { screens } from '../../screens/catalogue.ts';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { visit } from '../../screens/visit.ts';
import { inPage, openBrowser } from './browser.ts';
import { type House, startHouse } from '../house.ts';

/** What axe-core finds on the page as it stands, one line per rule and element; with rules only by those. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** Visits every screen at one width and lets axe-core look at it in both themes. */
export function testAccessibility(width: number): void {
  let house: House;
  let browser: Browser;
  let owners: DemoOwners;

  beforeAll(async () => {
    [house, browser] = await Promise.all([startHouse(), openBrowser()]);
    owners = await furnish(house);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  describe(`at ${width} pixels axe finds nothing in either theme`, () => {
    test.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
      await inPage(browser, { baseUrl: house.url, width, height: 900 }, async ({ page }) => {
        await visit(page, screen, owners);
        await page.evaluate(axe.source); // by the debugger, which the content policy does not concern
        expect(await violations(page)).toEqual([]);
        // the other theme is the same document in other colours
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect(await violations(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
      });
    });
  });
}
