import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { addLead } from '../../support/browser/leads.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* A toast does not cover the owner's work: the waiting leads, the newest message and the composer. */
const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
const phone = { width: 360, height: 740 };
/** Height that a phone's keyboard leaves. */
const withKeyboard = { width: 360, height: 400 };

async function ownerWithLeads(count: number): Promise<Owner> {
  const owner = await app.registerOwner();
  for (let nth = 1; nth <= count; nth += 1)
    await addLead(app, owner, { name: `Lead ${nth}`, pn: freshPhone(), said: `Halo kak, nomor ${nth}`, waits: true, taken: true });
  return owner;
}

/** Opens a path on a phone. The page logs the refused requests as errors. */
async function onPhone(owner: Owner, path: string, story: (page: Page) => Promise<void>): Promise<void> {
  await inPage(browser, { baseUrl: app.url, ...phone }, async ({ page }) => {
    await logIn(page, owner);
    await refuseActions(page);
    await page.goto(path);
    await story(page);
  });
}

/** Includes toasts that are hidden behind another one. */
const toasts = (page: Page) => page.locator('[role=alert]:has([aria-label="Tutup pemberitahuan"])');

/**
 * Makes the server refuse the owner's actions on waiting leads. Each refusal shows a toast that does not close by
 * itself.
 */
async function refuseActions(page: Page): Promise<void> {
  for (const action of ['done', 'takeover'])
    await page.route(`**/api/chat/contacts/*/${action}`, (route) =>
      route.fulfill({ status: 503, json: { error: 'Server sedang sibuk.' } }),
    );
}

/** Names of the elements that a toast covers. Elements above `headerPx` do not count, because the panel's own header covers them anyway. */
async function coveredBy(toast: Locator, elements: Readonly<Record<string, Locator>>, headerPx = 0): Promise<string[]> {
  const card = (await toast.boundingBox())!;
  const covered: string[] = [];
  for (const [name, element] of Object.entries(elements)) {
    const box = (await element.boundingBox())!;
    const isBelow = Math.max(box.y, headerPx) >= card.y + card.height;
    const isAbove = box.y + box.height <= Math.max(card.y, headerPx);
    if (!isBelow && !isAbove) covered.push(name);
  }
  return covered;
}

test('in a thread, a toast covers neither the newest message nor the composer', async () => {
  const owner = await ownerWithLeads(1);
  await onPhone(owner, '/chat-history', async (page) => {
    await page.getByRole('button', { name: /Lead 1/ }).click();
    const message = page.getByRole('list', { name: 'Pesan' }).getByText('Halo kak, nomor 1');
    const composer = page.locator('form').filter({ has: page.getByRole('button', { name: 'Kirim pesan' }) });
    await message.waitFor();
    await page.getByRole('switch', { name: 'Ambil alih chat' }).click();
    await toasts(page).waitFor();
    for (const size of [phone, withKeyboard]) {
      await page.setViewportSize(size);
      expect(await coveredBy(toasts(page), { message, composer })).toEqual([]);
    }
    // a wide window shows the person's pane beside the thread: the toast stays within it
    await page.setViewportSize({ width: 1440, height: 900 });
    const pane = (await page.getByRole('complementary', { name: 'Info pelanggan' }).boundingBox())!;
    expect((await toasts(page).boundingBox())!.x).toBeGreaterThanOrEqual(pane.x);
  });
});

test('above a thread on a phone, a toast covers neither the name nor the buttons there, and leaves no gap behind', async () => {
  const owner = await ownerWithLeads(1);
  await onPhone(owner, '/chat-history', async (page) => {
    await page.getByRole('button', { name: /Lead 1/ }).click();
    const header = page.getByRole('region', { name: 'Isi chat' }).locator('header');
    const topPx = async () => (await header.boundingBox())!.y;
    await header.waitFor();
    const freePx = await topPx();
    await page.getByRole('switch', { name: 'Ambil alih chat' }).click();
    await toasts(page).waitFor();
    for (const size of [phone, withKeyboard]) {
      await page.setViewportSize(size);
      await waitFor(async () => (await coveredBy(toasts(page), { header })).length === 0, { what: 'a header below the toast' });
      // The thread adapts to the height of the window and to the height of the toast in two separate steps.
      const fits = () => page.evaluate((heightPx) => document.documentElement.scrollHeight <= heightPx, size.height);
      await waitFor(fits, { what: 'a page as high as its window' });
    }
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await waitFor(async () => (await topPx()) === freePx, { what: 'the header in its old place' });
  });
});

/** Widths at which a wide phone or a tablet still shows one column. */
const oneColumn = { thread: [640, 767], queue: [640, 767, 1_023] } as const;

test.each(oneColumn.thread)('a thread that fills a window of %i px begins below a toast', async (width) => {
  const owner = await ownerWithLeads(1);
  await onPhone(owner, '/chat-history', async (page) => {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: /Lead 1/ }).click();
    const header = page.getByRole('region', { name: 'Isi chat' }).locator('header');
    const message = page.getByRole('list', { name: 'Pesan' }).getByText('Halo kak, nomor 1');
    const composer = page.locator('form').filter({ has: page.getByRole('button', { name: 'Kirim pesan' }) });
    await message.waitFor();
    await page.getByRole('switch', { name: 'Ambil alih chat' }).click();
    await toasts(page).waitFor();
    await waitFor(async () => (await coveredBy(toasts(page), { header, message, composer })).length === 0, { what: 'a thread below' });
  });
});

/** Names of the elements that share an area with a toast. */
async function under(toast: Locator, elements: Readonly<Record<string, Locator>>): Promise<string[]> {
  const card = (await toast.boundingBox())!;
  const found: string[] = [];
  for (const [name, element] of Object.entries(elements)) {
    const box = (await element.boundingBox())!;
    const isBeside = box.x >= card.x + card.width || box.x + box.width <= card.x;
    const isOverOrBelow = box.y >= card.y + card.height || box.y + box.height <= card.y;
    if (!isBeside && !isOverOrBelow) found.push(name);
  }
  return found;
}

test.each([768, 1_024, 1_279])(
  'beside the list in a window of %i px, a toast covers nothing of the thread and no chat of the list',
  async (width) => {
    const owner = await ownerWithLeads(12);
    await onPhone(owner, '/chat-history', async (page) => {
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('button', { name: /Lead 12/ }).click();
      const thread = page.getByRole('region', { name: 'Isi chat' });
      await thread.getByText('Halo kak, nomor 12').waitFor();
      await page.getByRole('switch', { name: 'Ambil alih chat' }).click();
      await toasts(page).waitFor();
      const list = page.getByRole('region', { name: 'Daftar kontak' });
      const last = list.getByRole('button', { name: /Lead 1 / });
      await waitFor(
        async () => {
          await last.scrollIntoViewIfNeeded();
          return (await under(toasts(page), { list, last })).length === 0;
        },
        { what: 'a list that ends above the toast' },
      );
      expect(await under(toasts(page), { thread })).toEqual([]);
      await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
      const fills = async () => {
        const box = (await list.boundingBox())!;
        const pane = (await thread.boundingBox())!;
        return box.y + box.height === pane.y + pane.height;
      };
      await waitFor(fills, { what: 'a list that is as high as the thread again' });
    });
  },
);

test.each(oneColumn.queue)('a toast over the queue in a window of %i px covers no waiting lead', async (width) => {
  const owner = await ownerWithLeads(8);
  await onPhone(owner, '/dashboard', async (page) => {
    await page.setViewportSize({ width, height: 700 });
    const rows = page.getByRole('list', { name: 'Pelanggan yang menunggu' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Selesai: Lead 1' }).click();
    await toasts(page).waitFor();
    const headerPx = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
    const leads = Object.fromEntries(Array.from({ length: await rows.count() }, (_, nth) => [`lead ${nth}`, rows.nth(nth)]));
    await rows.nth(0).evaluate((row, height) => window.scrollBy(0, row.getBoundingClientRect().top - height), headerPx);
    expect(await coveredBy(toasts(page), leads, headerPx)).toEqual([]);
  });
});

test('on the dashboard, one toast is shown at a time, and it covers no waiting lead, wherever the page is scrolled', async () => {
  const owner = await ownerWithLeads(8);
  await onPhone(owner, '/dashboard', async (page) => {
    const rows = page.getByRole('list', { name: 'Pelanggan yang menunggu' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Selesai: Lead 1' }).click();
    await toasts(page).nth(0).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Ke bot: Lead 2' }).click();
    await toasts(page).nth(1).waitFor({ state: 'attached' });
    await rows.filter({ hasText: 'Lead 2' }).waitFor();
    const shown = toasts(page).filter({ visible: true });
    expect(await shown.count()).toBe(1);
    const headerPx = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
    const leads = Object.fromEntries(Array.from({ length: await rows.count() }, (_, nth) => [`lead ${nth}`, rows.nth(nth)]));
    for (const nth of [0, 3]) {
      // directly below the header
      await rows.nth(nth).evaluate((row, height) => window.scrollBy(0, row.getBoundingClientRect().top - height), headerPx);
      expect(await coveredBy(shown, leads, headerPx)).toEqual([]);
    }
  });
});
