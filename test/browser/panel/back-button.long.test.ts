import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';

const { app, browser } = await panelTest();
let owners: DemoOwners;

beforeAll(async () => {
  owners = await furnish(app);
});

/** A phone that opened the dashboard and then a screen: back leads from the screen to the dashboard. */
async function onPhone(path: string, story: (page: Page) => Promise<void>): Promise<void> {
  await inPage(browser, { baseUrl: app.url, width: 360, height: 740 }, async ({ page }) => {
    await logIn(page, owners.busy);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await story(page);
  });
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await drawer(page).waitFor();
  await page.waitForFunction(() => (history.state as { windows?: number } | null)?.windows === 1);
};
const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/^\/b\/[^/]+/, '');

test('back closes the drawer, forward does not open it, and the next back leaves the screen', async () => {
  await onPhone('/blacklist', async (page) => {
    await openDrawer(page);
    await page.goBack();
    await drawer(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/blacklist');
    await page.evaluate(() => history.forward());
    await page.waitForFunction(() => !(history.state as { windows?: number } | null)?.windows);
    expect(await drawer(page).count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/dashboard');
  });
});

test('a link in the drawer leads to its screen, and back from there to the one below', async () => {
  await onPhone('/blacklist', async (page) => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Produk' }).click();
    await page.waitForURL('**/produk');
    await drawer(page).waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/blacklist');
    await page.goBack();
    await page.waitForURL('**/dashboard');
  });
});

test('after a reload under an open dialog, one back leaves the screen', async () => {
  await onPhone('/produk', async (page) => {
    await page.getByRole('button', { name: 'Tambah Produk' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => (history.state as { windows?: number } | null)?.windows === 1);
    await page.reload();
    await page.getByRole('heading', { name: 'Produk', exact: true }).waitFor();
    await page.waitForFunction(() => !(history.state as { windows?: number } | null)?.windows);
    await page.goBack();
    await page.waitForURL('**/dashboard');
  });
});
