import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type DemoOwners, furnish } from '../screens/demo-owners.ts';
import { logIn } from '../screens/visit.ts';
import { inPage, openBrowser, openLive } from '../support/browser/browser.ts';
import { type House, startHouse } from '../support/house.ts';

const windowMs = 10_000;

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

/** Requests to the API within ten seconds of a screen that has come to rest; the seconds are what is measured. */
async function requestsAtRest(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.waitForTimeout(windowMs);
  return asked;
}

const liveScreens = ['/dashboard', '/bot', '/chat-history', '/logs'];

test('while the socket is up, no live screen asks the server again and again', async () => {
  await Promise.all(
    liveScreens.map((path) =>
      inPage(browser, { baseUrl: house.url }, async ({ page }) => {
        await logIn(page, owners.busy);
        await openLive(page, () => page.goto(path));
        if (path === '/chat-history') {
          await page.getByRole('button', { name: /Budi Santoso/ }).click();
          await page.getByRole('list', { name: 'Pesan' }).waitFor(); // opening a thread reads it once
        }
        expect(await requestsAtRest(page)).toEqual([]);
      }),
    ),
  );
}, 90_000);

test('while it is down, the screen says so and asks every three seconds', async () => {
  await inPage(browser, { baseUrl: house.url }, async ({ page }) => {
    await logIn(page, owners.busy);
    await page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
    await page.goto('/bot');
    await page.getByText('Koneksi langsung terputus.').waitFor();
    const asked = await requestsAtRest(page);
    const polls = asked.filter((path) => path === `/api/bot/status` || path === `/api/bot/status/${owners.busy.userId}`).length;
    expect(polls).toBeGreaterThanOrEqual(2);
    expect(polls).toBeLessThanOrEqual(4);
  });
}, 60_000);
