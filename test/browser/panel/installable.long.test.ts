import { beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { logIn } from '../../screens/visit.ts';
import { expectVisible, inPage, openLive } from '../../support/browser/browser.ts';
import { expectOk } from '../../support/api.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser } = await panelTest();
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
});

test('the manifest names the panel, and icons of the sizes that phones ask for', async () => {
  const manifest = (await (await fetch(`${app.url}/manifest.webmanifest`)).json()) as any;
  expect(manifest).toMatchObject({ name: 'Whatsapp Bot AI', start_url: '/dashboard', display: 'standalone', lang: 'id' });
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }: any) => `${sizes} ${purpose}`).sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of pngs) {
    const png = Buffer.from(await (await fetch(`${app.url}${src}`)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const page = await (await fetch(`${app.url}/login`)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  // the page reaches below the notch and the bar of an iPhone
  expect(page).toMatch(/<meta name="viewport" content="[^"]*viewport-fit=cover/);
});

test('without a network the installed panel says so, and comes back by itself', async () => {
  await inPage(browser, { baseUrl: app.url, withServiceWorker: true }, async ({ page, context }) => {
    await logIn(page, owner);
    // Wait until all parts of the page are loaded. The page would reload if a part were still loading.
    await openLive(page, () => page.goto('/dashboard'));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      }
    });
    await context.setOffline(true);
    await page.goto('/bot');
    await expectVisible(page.getByRole('heading', { name: 'Tidak ada koneksi internet' }));
    await context.setOffline(false);
    await expectVisible(page.getByRole('heading', { name: 'Bot Offline' }));
  });
});

test('a closing, a customer who needs the owner, and a logged-out bot are shown on the device, when the owner allowed it', async () => {
  await inPage(browser, { baseUrl: app.url, withServiceWorker: true }, async ({ page, context }) => {
    await allowNotifications(context);
    await expectOk(owner.api.post('/prompt', { prompt: 'Kaos merah: Rp 75.000' }));
    const number = await linkOwner(app, owner);
    await logIn(page, owner);
    await openLive(page, () => page.goto('/dashboard'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    const lead = await app.sandbox.phone(undefined, 'Budi Santoso');
    const answered = async (question: string, name: string, args: Record<string, unknown>) => {
      await app.sandbox.llm.fault({
        next: [
          { kind: 'reply', toolCalls: [{ name, arguments: args }] },
          { kind: 'reply', content: 'Baik Kak, ditunggu ya.' },
        ],
      });
      await lead.ask(number, question);
    };
    await answered('Jadi pesan 2 kaos merah', 'catat_closing', { ringkasan: '2 kaos merah', nilai: 150_000 });
    await toldOnDevice(page, 'Closing dari Budi Santoso', {
      body: 'Catatan bot: “2 kaos merah (Rp\u00a0150.000)”',
      path: `/b/${owner.botId}/chat-history?kontak=${lead.number}`,
    });
    await answered('Saya mau bicara dengan orangnya', 'panggil_admin', { alasan: 'minta bicara dengan admin' });
    await toldOnDevice(page, 'Budi Santoso: Minta bicara dengan Anda', {
      body: 'Catatan bot: “minta bicara dengan admin” Pelanggan: “Saya mau bicara dengan orangnya”',
      path: `/b/${owner.botId}/chat-history?kontak=${lead.number}`,
    });
    await (await app.sandbox.phone(number)).unlink();
    await toldOnDevice(page, 'Bot Offline: diputus dari HP', { body: expect.any(String), path: `/b/${owner.botId}/bot` });
  });
});

test('a device that was switched on in the settings shows notices while no panel is open, and a tap opens their page', async () => {
  await inPage(browser, { baseUrl: app.url, withServiceWorker: true }, async ({ page, context }) => {
    const told = await app.registerOwner();
    await allowNotifications(context);
    await givePushService(context);
    await logIn(page, told);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Nyalakan notifikasi' }).click();
    await expectVisible(page.getByText('✅ Notifikasi menyala di perangkat ini.'));
    await expectVisible(page.getByRole('button', { name: 'Matikan notifikasi' }));
    await page.goto('/login');

    await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [told.userId]);
    await app.workers[0]!.restart(); // a worker looks for due work when it starts
    const text = await waitFor(
      async () => {
        const { messages } = await app.sandbox.call<{ messages: { text: string | null }[] }>('GET', '/push/messages');
        return messages.find((one) => one.text?.includes('Paket Anda telah berakhir'))?.text;
      },
      { what: 'the push at the browser' },
    );
    const cdp = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId)),
    );
    await cdp.send('ServiceWorker.enable');
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { ServiceWorkerRegistration: { prototype: object }; kept: unknown[] };
      scope.kept = [];
      Object.assign(scope.ServiceWorkerRegistration.prototype, {
        showNotification: async (title: string, options: object) => void scope.kept.push({ title, ...options }),
      });
    });
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId: await registration, data: text });
    const [shown] = await waitFor(
      async () => {
        const kept = await worker.evaluate(() => (globalThis as unknown as { kept: any[] }).kept);
        return kept.length > 0 && kept;
      },
      { what: 'the notification of the service worker' },
    );
    expect(shown).toMatchObject({ title: 'Paket Anda telah berakhir', tag: JSON.parse(text).id, data: { path: '/billing' } });
  });
});

test('the bell lists past notices, serious ones first until they are handled', async () => {
  await inPage(browser, { baseUrl: app.url, withServiceWorker: true, width: 360, height: 780 }, async ({ page }) => {
    const told = await app.registerOwner();
    for (const [kind, title, serious] of [
      ['closing', 'Closing dari Budi', false],
      ['offline', 'Bot WhatsApp tidak aktif', true],
    ] as const)
      await app.sql(
        `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious) VALUES (gen_random_uuid(), $1, $1, $2, $2, $3, 'isi', $4)`,
        [told.userId, kind, title, serious],
      );
    await logIn(page, told);
    await openLive(page, () => page.goto('/dashboard'));
    await page.getByRole('button', { name: 'Pemberitahuan, 2 baru, 1 perlu ditangani' }).click();
    const bell = page.getByRole('dialog', { name: 'Pemberitahuan' });
    await expectVisible(bell.getByRole('link', { name: /Closing dari Budi/ }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pemberitahuan, 1 perlu ditangani' }).click();
    await bell.getByRole('button', { name: 'Selesai: Bot WhatsApp tidak aktif' }).click();
    await bell.getByRole('link', { name: /Bot WhatsApp tidak aktif/ }).click();
    await page.waitForURL('**/bot');
    await expectVisible(page.getByRole('button', { name: 'Pemberitahuan', exact: true }));
  });
});

/** A browser whose push service is the sandbox's, because the vendor's service is unreachable here. */
async function givePushService(context: BrowserContext): Promise<void> {
  await context.exposeFunction('subscribeAtSandbox', (applicationServerKey: string) =>
    app.sandbox.call('POST', '/push/subscriptions', { applicationServerKey }),
  );
  await context.addInitScript(() => {
    let held: object | null = null;
    PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const subscribe = (globalThis as unknown as { subscribeAtSandbox: (key: unknown) => Promise<object> }).subscribeAtSandbox;
      const given = await subscribe(options?.applicationServerKey);
      const unsubscribe = async () => {
        held = null;
        return true;
      };
      held = { toJSON: () => given, unsubscribe };
      return held as PushSubscription;
    };
  });
}

/**
 * A device whose owner allowed notifications. The bundled browser has no notification centre and refuses every permission, so the page
 * gets this implementation, which stores notifications as a phone would.
 */
async function allowNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: { title: string; body: string | undefined; data: unknown }[] = [];
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data } = {}) => void kept.push({ title, body, data });
    ServiceWorkerRegistration.prototype.getNotifications = async () => kept as unknown as Notification[];
  });
}

/** Waits for the notification with that title. Returns its text and the address that a tap opens. */
async function toldOnDevice(page: Page, title: string, says: { body: unknown; path: string }): Promise<void> {
  const shown = await waitFor(
    () =>
      page.evaluate(async (wanted) => {
        const worker = await navigator.serviceWorker.ready;
        const found = (await worker.getNotifications()).find((one) => one.title === wanted);
        return found && { body: found.body, path: found.data.path as string };
      }, title),
    { what: `the notification '${title}' on the device` },
  );
  expect(shown).toEqual(says);
}
