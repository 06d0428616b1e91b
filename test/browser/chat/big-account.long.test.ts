import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bigAccount, fillBigAccount } from '../../screens/big-account.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Maximum of rendered rows: those visible on a tall phone and some above and below. */
const mostRows = 60;
const pageSize = 50;

const { app, browser } = await panelTest();
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
  await fillBigAccount(app, owner.userId);
});

/** Lengths of the lists that the API returned for addresses ending in `part`. */
function listenToLists(page: Page, part: string): number[] {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith(part) || response.request().method() !== 'GET') return;
    response.json().then(
      (rows: unknown[]) => sizes.push(rows.length),
      () => undefined, // the page was closed in the meantime
    );
  });
  return sizes;
}

async function rowsIn(list: Locator): Promise<number> {
  return list.getByRole('listitem').count();
}

/** Scrolls the container of a list to one end until `count` pages were loaded. */
async function scrollThrough(list: Locator, end: 'top' | 'bottom', sizes: readonly number[], count: number): Promise<void> {
  await waitFor(
    async () => {
      await list.evaluate((element, to) => {
        const box = element.parentElement!;
        box.scrollTop = to === 'top' ? 0 : box.scrollHeight;
      }, end);
      expect(await rowsIn(list)).toBeLessThanOrEqual(mostRows);
      return sizes.length >= count;
    },
    { what: `${count} pages`, everyMs: 50 },
  );
}

test('10,000 contacts come in pages of 50, and only the visible ones are in the DOM', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owner);
    const sizes = listenToLists(page, '/chat/contacts');
    await page.goto('/chat-history');
    await page.getByText('Pelanggan 00001').waitFor();
    const list = page.getByRole('list', { name: 'Kontak' });
    const atFirst = sizes.length;
    await scrollThrough(list, 'bottom', sizes, atFirst + 4);
    expect(sizes.every((size) => size <= pageSize)).toBe(true);
    await waitFor(async () => /Pelanggan 00(1[5-9]|2)\d/.test(await list.getByRole('listitem').last().innerText()), {
      what: 'a contact of the fourth page',
    });
  });
});

test('a thread of 10,009 messages opens at its newest, and older pages come on the way up', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owner);
    const sizes = listenToLists(page, '/messages');
    await page.goto('/chat-history');
    await page.getByRole('button', { name: /Pelanggan 00001/ }).click();
    await page
      .getByText(new RegExp(`^Pesan nomor ${bigAccount.longestThread}\\b`))
      .filter({ visible: true })
      .last()
      .waitFor();
    const list = page.getByRole('list', { name: 'Pesan' });
    const atFirst = sizes.length;
    await scrollThrough(list, 'top', sizes, atFirst + 4);
    expect(sizes.every((size) => size <= pageSize)).toBe(true);
    await page.getByRole('button', { name: 'Ke pesan terbaru' }).waitFor();
  });
});

test('a found message opens in its thread, marked, with the messages around it, and the list is not fetched meanwhile', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owner);
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has('q')) searches.push(pathname);
    });
    await page.goto('/chat-history');
    await page.getByText('Pelanggan 00001').waitFor();
    const box = page.getByRole('searchbox', { name: 'Cari nama, nomor, atau pesan' });
    const results = page.getByRole('region', { name: 'Hasil pencarian' });
    await box.fill('pelanggan');
    await results.getByText('Lebih dari 10 kontak cocok').waitFor();
    await box.fill('pesan');
    await results.getByText('Lebih dari 50 pesan cocok').waitFor();
    await box.fill('nomor 5000');
    await results.getByRole('button').filter({ hasText: 'nomor 5000' }).click();
    const around = page.getByRole('region', { name: 'Pesan di sekitar yang dicari' });
    const found = around.locator('[aria-current="true"]');
    await found.getByText(/^Pesan nomor 5000\b/).waitFor();
    await waitFor(
      async () =>
        found.evaluate((row) => {
          const [place, view] = [row.getBoundingClientRect(), row.closest('[role=region]')!.getBoundingClientRect()];
          return place.top >= view.top && place.bottom <= view.bottom;
        }),
      { what: 'the message that was found being in sight' },
    );
    const bubble = (seq: number) => around.getByText(new RegExp(`^Pesan nomor ${seq}\\b`));
    for (const seq of [4_975, 5_024]) await bubble(seq).waitFor();
    for (const seq of [4_974, 5_025]) expect(await bubble(seq).count()).toBe(0);
    await around.getByRole('button', { name: 'Pesan sebelumnya' }).click();
    await bubble(4_950).waitFor();
    await around.getByRole('button', { name: 'Pesan sesudahnya' }).click();
    await bubble(5_049).waitFor();
    expect(await around.getByRole('listitem').filter({ hasText: 'Pesan nomor' }).count()).toBe(100);
    expect([...new Set(searches)]).toEqual(['/api/chat/search']);
    await page.getByRole('button', { name: 'Ke pesan terbaru' }).click();
    await page
      .getByText(new RegExp(`^Pesan nomor ${bigAccount.longestThread}\\b`))
      .filter({ visible: true })
      .last()
      .waitFor();
  });
});

test('returning from a thread on a phone finds the list where it was left', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owner);
    await page.goto('/chat-history');
    const row = page.getByRole('button', { name: /Pelanggan 00020/ });
    await page.getByText('Pelanggan 00001').waitFor();
    await waitFor(async () => {
      await page.getByRole('list', { name: 'Kontak' }).evaluate((list) => (list.parentElement!.scrollTop += 200));
      return row.isVisible();
    });
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    await row.click();
    await page.getByRole('region', { name: 'Isi chat' }).waitFor();
    await page.getByRole('button', { name: 'Kembali ke daftar' }).click();
    await row.waitFor();
    await waitFor(async () => {
      const after = await row.boundingBox();
      expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(2);
      return true;
    });
  });
});

test('a log of 1,000 lines shows its newest, and only the visible lines are in the DOM', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owner);
    await page.goto('/logs');
    const list = page.getByRole('log').getByRole('list');
    await list.waitFor();
    await waitFor(async () => Number(await list.getByRole('listitem').last().getAttribute('aria-posinset')) === bigAccount.logLines);
    expect(await rowsIn(list)).toBeLessThanOrEqual(mostRows);
    await page.getByLabel('Filter log').selectOption('ERROR');
    await waitFor(async () => (await list.getByRole('listitem').first().getAttribute('aria-setsize')) === String(bigAccount.logLines / 8));
  });
});

test('the database reads lists and threads by index, not by walking through the tables', async () => {
  const scans = async () => {
    const [tables] = await app.sql<{ walks: number }>(
      `SELECT sum(seq_scan)::int AS walks FROM pg_stat_user_tables WHERE relname IN ('messages', 'conversations', 'contacts')`,
    );
    const [indexes] = await app.sql<{ uses: number }>(
      `SELECT sum(idx_scan)::int AS uses FROM pg_stat_user_indexes WHERE indexrelname IN ('conversations_recent', 'messages_thread')`,
    );
    return { walks: tables!.walks, uses: indexes!.uses };
  };
  const before = await scans();
  const asked = 50;
  for (let turn = 0; turn < asked; turn++) {
    const { body: contacts } = await owner.api.get(`/chat/contacts?limit=${pageSize}`);
    await owner.api.get(`/chat/contacts?limit=${pageSize}&before=${contacts.at(-1).conversationId}`);
    await owner.api.get(`/chat/contacts/${contacts[0].phoneNumber}/messages?limit=${pageSize}&before=${5_000 + turn}`);
  }
  // Postgres updates its statistics with a delay
  const after = await waitFor(
    async () => {
      const now = await scans();
      return now.uses >= before.uses + asked * 3 ? now : undefined;
    },
    { timeoutMs: 30_000, everyMs: 200, what: 'the uses of the indexes' },
  );
  // a few scans come from the dashboard and the sweeps; a list that reads the whole table would add one per request
  expect(after.walks - before.walks).toBeLessThan(asked / 2);
});

/** Browsers call a page steady below 0.05. On a wide screen a banner of 90 px that comes late above the list gives only 0.0125. */
const mostShift = 0.01;

/**
 * Records layout shifts from the next page load on. The returned function reads the CLS so far: the largest sum
 * of shifts within five seconds, with less than a second between two of them.
 */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const all: Shift[] = [];
    Object.assign(window, { layoutShifts: all });
    new PerformanceObserver((list) => all.push(...(list.getEntries() as Shift[]))).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts = (window as unknown as { layoutShifts: { value: number; hadRecentInput: boolean; startTime: number }[] }).layoutShifts;
      let [worst, sum, first, last] = [0, 0, 0, 0];
      for (const { value, startTime } of shifts.filter((one) => !one.hadRecentInput)) {
        if (startTime - last > 1_000 || startTime - first > 5_000) [sum, first] = [0, startTime];
        last = startTime;
        worst = Math.max(worst, (sum += value));
      }
      return worst;
    });
}

test.each([360, 1440])('on a slow phone processor nothing jumps while 10,000 contacts are opened and scrolled (%i px)', async (width) => {
  await inPage(browser, { baseUrl: app.url, width, height: 800 }, async ({ page }) => {
    const readShift = await watchLayout(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await logIn(page, owner);
    const sizes = listenToLists(page, '/chat/contacts');
    const shifts: Record<string, number> = {};
    await page.goto('/dashboard');
    await page.getByText('Pesan 30 Hari Terakhir').waitFor();
    await page.waitForLoadState('networkidle');
    shifts.dashboard = await readShift();
    await page.goto('/chat-history');
    await page.getByText('Pelanggan 00001').waitFor();
    await page.waitForLoadState('networkidle');
    shifts.list = await readShift();
    await scrollThrough(page.getByRole('list', { name: 'Kontak' }), 'bottom', sizes, sizes.length + 3);
    shifts.scrolled = await readShift();
    await page.goto('/chat-history');
    await page.getByRole('button', { name: /Pelanggan 00001/ }).click();
    await page.getByRole('list', { name: 'Pesan' }).getByText(`Pesan nomor ${bigAccount.longestThread}`).last().waitFor();
    await page.waitForLoadState('networkidle');
    shifts.thread = await readShift();
    expect(Object.entries(shifts).filter(([, shift]) => shift >= mostShift)).toEqual([]);
  });
});
