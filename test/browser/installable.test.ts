import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { logIn } from '../screens/visit.ts';
import { inPage, openBrowser } from '../support/browser.ts';
import { type House, startHouse } from '../support/house.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import { waitFor } from '../support/wait-for.ts';

let house: House;
let browser: Browser;
let owner: Owner;

beforeAll(async () => {
  [house, browser] = await Promise.all([startHouse(), openBrowser()]);
  owner = await house.registerOwner();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('the manifest names the panel, and icons of the sizes that phones ask for', async () => {
  const manifest = (await (await fetch(`${house.url}/manifest.webmanifest`)).json()) as any;
  expect(manifest).toMatchObject({ name: 'Whatsapp Bot AI', start_url: '/dashboard', display: 'standalone', lang: 'id' });
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }: any) => `${sizes} ${purpose}`).sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of pngs) {
    const png = Buffer.from(await (await fetch(`${house.url}${src}`)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const page = await (await fetch(`${house.url}/login`)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

test('without a network the installed panel says so, and comes back by itself', async () => {
  await inPage(browser, { baseUrl: house.url }, async ({ page, context }) => {
    await logIn(page, owner);
    await page.goto('/dashboard');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      }
    });
    await context.setOffline(true);
    await page.goto('/bot');
    await page.getByRole('heading', { name: 'Tidak ada koneksi internet' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Bot Offline' }).waitFor();
  });
});

test('a bot thrown out of the phone is told on the device, when the owner allowed it', async () => {
  await inPage(browser, { baseUrl: house.url }, async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: house.url });
    const number = await linkOwner(house, owner);
    await logIn(page, owner);
    const socket = page.waitForEvent('websocket');
    await page.goto('/dashboard');
    await (await socket).waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).startsWith('40') });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await (await house.sandbox.phone(number)).unlink();
    const told = await waitFor(
      () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.ready;
          const [first] = await worker.getNotifications();
          return first && { title: first.title, body: first.body, path: first.data.path };
        }),
      { what: 'a notification on the device' },
    );
    expect(told).toEqual({ title: expect.any(String), body: expect.any(String), path: '/bot' });
  });
});
