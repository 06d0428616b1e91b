import { afterAll, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn } from '../../screens/visit.ts';
import type { Owner } from '../owners.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { inPage, openBrowser, type PageOptions } from './browser.ts';

export interface PanelTest {
  readonly app: TestApp;
  readonly browser: Browser;
  /**
   * Opens a path of the panel in a fresh page, logged in as the owner, and runs the story there. Fails when the
   * page logged an error, or requested an address outside of this machine.
   */
  visit(owner: Owner, path: string, story: (page: Page) => Promise<void>, options?: Omit<PageOptions, 'baseUrl'>): Promise<void>;
}

/** Starts one installation and one browser for all tests of a file, and closes both after the last one. */
export async function panelTest(options: TestAppOptions = {}): Promise<PanelTest> {
  const closers = new AsyncDisposableStack();
  afterAll(() => closers.disposeAsync());
  const [app, browser] = await Promise.all([
    startTestApp(options).then((started) => closers.adopt(started, (one) => one.close())),
    openBrowser().then((opened) => closers.adopt(opened, (one) => one.close())),
  ]);
  return {
    app,
    browser,
    visit: (owner, path, story, pageOptions = {}) =>
      inPage(browser, { baseUrl: app.url, ...pageOptions }, async ({ page, complaints }) => {
        await logIn(page, owner);
        await page.goto(path);
        await story(page);
        expect(complaints).toEqual([]);
      }),
  };
}
