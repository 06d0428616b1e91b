import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';

const folder = await mkdtemp(join(tmpdir(), 'claims-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'landing.json');
const claims = {
  proof: 'Dipakai 12 toko di Bandung',
  testimonials: [
    { name: 'Wati, toko <b>bunga</b>', quote: 'Rangkaian laku saat saya tidur.' },
    { name: 'Agus, bengkel', quote: 'Jadwal servis terisi sendiri.' },
  ],
};
await writeFile(file, JSON.stringify(claims));

const { app, browser } = await panelTest({ servers: 0, workers: 0 });
const claiming = await app.startServer({ LANDING_FILE: file });
const silent = await app.startServer();
/** A server with the same landing page as under `npm start`. */
const whole = await app.startServer({ LANDING_FILE: 'docs/landing.example.json' });

const open = (server: { url: string }, width: number, story: (page: Page) => Promise<void>, path = '/') =>
  inPage(browser, { baseUrl: server.url, width, height: 740 }, async ({ page, complaints }) => {
    await page.goto(path);
    await story(page);
    expect(complaints).toEqual([]);
  });
const shownText = (page: Page) => page.locator('main').innerText();

test.each([
  ['opened by its address', '/'],
  ['reached from within the app', '/register'],
])('the page %s shows the operator’s claims, and no other statement about users', async (_, path) => {
  await open(
    claiming,
    1_440,
    async (page) => {
      await page.waitForURL(`${claiming.url}/`);
      await waitFor(async () => (await shownText(page)).includes(claims.proof), { what: 'the claim' });
      const quotes = page.locator('[data-testimonials] figure');
      expect(await quotes.count()).toBe(2);
      expect(await quotes.first().innerText()).toContain('Wati, toko <b>bunga</b>');
      expect(await page.locator('main').innerText()).not.toContain('Rina');
    },
    path,
  );
});

test('without a file no number of users is named, and no room of the words is seen', async () => {
  await open(silent, 360, async (page) => {
    const asked = await (await page.request.get('/api/public-config')).json();
    expect(asked.claims).toEqual({ proof: null, testimonials: null });
    expect(await shownText(page)).not.toMatch(/pemilik usaha sudah/);
    expect(await page.locator('[data-proof]').isVisible()).toBe(false);
    expect(await page.locator('[data-testimonials] figure').count()).toBe(3);
  });
});

test('on a phone the page is not longer than 8,000 pixels', async () => {
  await open(claiming, 360, async (page) => {
    await waitFor(async () => (await shownText(page)).includes(claims.proof), { what: 'the claim' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_000);
  });
});

test('nor with the sample shops, the questions to them, and a claim of two lines', async () => {
  await open(whole, 360, async (page) => {
    await page.locator('#coba').scrollIntoViewIfNeeded();
    await page.locator('[data-sample-questions] button').nth(2).waitFor();
    await page.locator('[data-proof]').filter({ visible: true }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_000);
  });
});

test('the links Tentang and Harga lead to their sections, on a phone too, and the heading is large on a wide screen', async () => {
  await open(silent, 360, async (page) => {
    for (const [name, section] of [
      ['Tentang', '#features'],
      ['Harga', '#pricing'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
      const top = () => page.locator(section).evaluate((part) => part.getBoundingClientRect().top);
      await waitFor(async () => Math.abs(await top()) < 200, { what: `the section ${section} on the screen` });
    }
  });
  await open(silent, 1_440, async (page) => {
    const size = await page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(size).toBeGreaterThanOrEqual(48);
  });
});
