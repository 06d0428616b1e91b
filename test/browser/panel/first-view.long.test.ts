import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type ScreenOwners, screens } from '../../screens/catalogue.ts';
import { furnish } from '../../screens/demo-owners.ts';
import { furnishTroubled } from '../../screens/troubled-owners.ts';
import { logIn, ownerOf, visit } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser } = await panelTest();
let owners: ScreenOwners;

beforeAll(async () => {
  const [usual, troubled] = await Promise.all([furnish(app), furnishTroubled(app)]);
  owners = { ...usual, ...troubled };
});

const named = (name: string) => screens.find((screen) => screen.name === name)!;
const loading = (page: Page) => page.getByRole('status', { name: 'Memuat...' }).filter({ visible: true });

/** The page before its scripts load: only the document and its colours. */
async function withoutCode(path: string, story: (page: Page) => Promise<void>, owner?: keyof ScreenOwners): Promise<void> {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    if (owner) await logIn(page, ownerOf(owner, owners));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(path);
    await story(page);
  });
}

test('the document itself shows the frame of the panel to an owner and a card to a visitor', async () => {
  await withoutCode(
    '/dashboard',
    async (page) => {
      await loading(page).waitFor();
      const { width } = (await loading(page).boundingBox())!;
      expect(width).toBeGreaterThan(340);
    },
    'busy',
  );
  await withoutCode('/login', async (page) => {
    await loading(page).waitFor();
    expect(await loading(page).count()).toBe(1);
  });
});

test('the document requests the chat’s first data before its code, and the screen uses that answer', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    // Hold the script back until the document has requested the chats. The test times out if only the script requests
    // them.
    const asked = page.waitForRequest(/\/api\/chat\/contacts\?limit=/);
    await page.route(/\/assets\/base-.*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    await visit(page, named('chat-list'), owners);
    expect(await page.evaluate(() => 'earlyAnswer' in window)).toBe(false);
    const html = await (await page.request.get('/chat-history')).text();
    expect(html).toContain('modulepreload');
  });
});

test('a visitor asks an example shop on the landing page, and another shop starts a new chat', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await page.goto('/');
    const shops = page.locator('[data-sample-shops]');
    await shops.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Bisa tukar ukuran?' }).click();
    const talk = page.getByRole('log', { name: 'Chat uji coba' });
    await talk.getByText('Bisa tukar ukuran?').waitFor();
    await waitFor(async () => (await talk.getByText('Bot', { exact: true }).count()) > 1, { what: 'an answer of the shop' });
    await shops.getByText('Servis AC').click();
    await talk.getByText('Selamat datang di Servis AC Contoh').waitFor();
    expect(await talk.getByText('Bisa tukar ukuran?').count()).toBe(0);
  });
});

test('the bar of the landing page is as high before its letters have come as after', async () => {
  const heightOfBar = async (width: number, areLettersThere: boolean): Promise<number | undefined> => {
    let height: number | undefined;
    await inPage(browser, { baseUrl: app.url, width }, async ({ page }) => {
      if (!areLettersThere) await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      height = (await page.locator('header').boundingBox())?.height;
    });
    return height;
  };
  for (const width of [360, 390, 412, 640])
    expect([width, await heightOfBar(width, false)]).toEqual([width, await heightOfBar(width, true)]);
});

/** Records each layout shift from the first moment on: which element moved, from where, and to where. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          for (const { node, previousRect, currentRect } of sources)
            shifts.push(
              `${value.toFixed(4)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${rect(previousRect)} to ${rect(currentRect)}`,
            );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Simulates a phone with a weak signal: every answer is slow, and files load one after the other. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Simulates a busy server: fonts load before the scripts, the screen is drawn once the owner is known, and its data comes later. */
async function factsAfterTheFrame(page: Page): Promise<void> {
  const letters = page.waitForResponse(/\.woff2$/).then((response) => response.finished());
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await letters;
    await route.continue();
  });
  await page.route(/\/api\/(?!auth|profile)/, async (route) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Routes of the context run next: they simulate the screen's own failures.
    await route.fallback();
  });
}

const still = ['bot-online', 'bot-offline', 'dashboard', 'chat-list', 'billing', 'help'].map((name) => ({ name, slow: 'network' }));
/**
 * Screens that show several facts below each other. The list has each of them with every possible outcome of the
 * facts.
 */
const late = [
  ...['dashboard', 'dashboard-empty', 'dashboard-error', 'dashboard-dead', 'bot-online', 'bot-offline', 'chat-list', 'billing', 'help'],
  ...['closing', 'closing-empty', 'followup', 'followup-empty', 'blacklist', 'blacklist-empty', 'profil'],
].map((name) => ({ name, slow: 'server' }));

test.each([...still, ...late])(
  '$name does not move at all while it loads from a slow $slow, on a phone and on a computer',
  async ({ name, slow }) => {
    const shifts = await Promise.all(
      [360, 1440].map(async (width) => {
        let seen: string[] = [];
        await inPage(browser, { baseUrl: app.url, width, height: 800 }, async ({ page }) => {
          await watchShifts(page);
          await (slow === 'server' ? factsAfterTheFrame(page) : slowNetwork(page));
          await visit(page, named(name), owners);
          await page.waitForLoadState('networkidle');
          seen = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        });
        return seen.map((shift) => `${width}: ${shift}`);
      }),
    );
    expect(shifts.flat()).toEqual([]);
  },
);

test('with forced colours the present page, a switch that is on and a bar can still be seen', async () => {
  const look = (page: Page, selector: string, property: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  await inPage(browser, { baseUrl: app.url, width: 1440 }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, named('followup'), owners);
    expect(await look(page, 'nav [aria-current=page]', 'outline-style')).toBe('solid');
    const [on, off] = [
      await look(page, '[role=switch][aria-checked=true]', 'background-color'),
      await look(page, 'body', 'background-color'),
    ];
    expect(on).not.toBe(off);
    expect(await look(page, '[role=switch] > span', 'background-color')).not.toBe(on);
    await page.goto('/dashboard');
    await page.getByRole('progressbar').waitFor();
    expect(await look(page, '[role=progressbar] > div', 'background-color')).not.toBe(
      await look(page, '[role=progressbar]', 'background-color'),
    );
  });
});
