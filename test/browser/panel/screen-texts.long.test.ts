import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { breakDashboard, failing } from '../../screens/catalogue.ts';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { furnishExpired, type TroubledOwners } from '../../screens/troubled-owners.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';

const { app, browser } = await panelTest();
type Owners = DemoOwners & Pick<TroubledOwners, 'expired'>;
let owners: Owners;

beforeAll(async () => {
  const [usual, expired] = await Promise.all([furnish(app), furnishExpired(app)]);
  owners = { ...usual, expired };
});

/** A page of one demo owner at the given path. */
async function at(owner: keyof Owners, path: string, story: (page: Page) => Promise<void>, before?: (page: Page) => Promise<void>) {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owners[owner]);
    await before?.(page);
    await page.goto(path);
    await story(page);
  });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

/** Lets GET requests through. Every other request to that part of the API gets status 500. */
async function failChanges(page: Page, part: string): Promise<void> {
  // The route is set on the context instead of the page, because the service worker's process sends a request while
  // the service worker starts.
  await page.context().route(
    (url) => url.pathname.startsWith(`/api${part}`),
    (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' })),
  );
}

describe('troubles, word for word', () => {
  test.each([
    ['the dashboard', '/dashboard', '/analytics', 'Gagal memuat data dashboard. Mohon coba lagi nanti.'],
    ['the contacts', '/chat-history', '/chat/contacts', 'Gagal memuat contacts. Mohon refresh halaman.'],
    ['the profile', '/profil', '/profile', 'Gagal memuat profil.'],
    ['the follow-up settings', '/followup', '/followup', 'Gagal memuat konfigurasi. Periksa koneksi Anda.'],
  ])('%s do not load', async (_, path, part, sentence) => {
    await at('busy', path, (page) => shown(page, sentence), failing(part));
  });

  test('the messages do not load', async () => {
    const story = async (page: Page) => {
      await press(page, /Budi Santoso/);
      await shown(page, 'Gagal memuat messages. Coba pilih kontak lain.');
    };
    await at('busy', '/chat-history', story, failing('/chat/contacts/'));
  });

  test.each([
    ['/prompt', '/prompt', /Simpan Prompt/, 'Gagal menyimpan prompt.'],
    ['/bot', '/prompt', /Simpan Prompt/, '❌ Gagal menyimpan prompt.'],
    ['/bot', '/bot/stop', 'Stop Bot', '❌ Gagal menghentikan bot.'],
    ['/followup', '/followup', 'Simpan Konfigurasi', 'Gagal menyimpan konfigurasi. Periksa koneksi atau coba lagi.'],
  ])('%s: saving to %s fails', async (path, part, button, sentence) => {
    const story = async (page: Page) => {
      await press(page, button);
      await shown(page, sentence);
    };
    await at('busy', path, story, (page) => failChanges(page, part));
  });

  test('the bot does not start, and is offline again', async () => {
    const story = async (page: Page) => {
      await press(page, 'Start Bot');
      await shown(page, '❌ Gagal menjalankan bot.');
      await page.getByRole('heading', { name: 'Bot Offline' }).waitFor();
    };
    await at('fresh', '/bot', story, (page) => failChanges(page, '/bot/start'));
  });

  test('the status cannot be had on request', async () => {
    await at('busy', '/bot', async (page) => {
      await page.getByRole('heading', { name: 'Bot Aktif' }).waitFor();
      await failing('/bot/status')(page);
      await press(page, 'Refresh Status Server');
      await shown(page, 'Gagal mendapatkan status dari server.');
    });
  });

  test('a number that cannot be excluded is only logged, and is in the field again', async () => {
    await at('fresh', '/blacklist', async (page) => {
      await shown(page, 'Belum ada nomor');
      await failChanges(page, '/blacklist');
      const told = page.waitForEvent('console', (message) => message.text().startsWith('Blacklist tidak tersimpan.'));
      await page.getByLabel('Nomor WhatsApp').fill('0812abc345');
      await press(page, 'Simpan');
      await told;
      expect(await page.getByLabel('Nomor WhatsApp').inputValue()).toBe('0812345');
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  test('a package that has run out leads from its screens to the plans', async () => {
    await at('expired', '/prompt', async (page) => {
      await shown(page, 'Paket Anda telah berakhir. Silakan perbarui paket Anda.');
      await page.waitForURL('**/billing');
    });
  });

  test('a token that is no longer accepted leads to the login', async () => {
    const refuse = async (page: Page) => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { error: 'Token tidak berlaku.' } }));
    };
    await at(
      'busy',
      '/bot',
      async (page) => {
        await page.waitForURL('**/login');
        await shown(page, 'Session expired. Silakan login ulang.');
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      },
      refuse,
    );
  });

  test('a screen that breaks while it is drawn says so and offers a way back', async () => {
    await at('busy', '/dashboard', (page) => shown(page, 'Unexpected Application Error!'), breakDashboard);
  });
});

describe('nothing there yet', () => {
  test.each([
    ['/dashboard', 'Tidak ada data pesan untuk ditampilkan pada grafik.'],
    ['/chat-history', 'Tidak ada contacts'],
    ['/logs', 'Log kosong...'],
    ['/bot', 'Log kosong...'],
    ['/blacklist', 'Belum ada nomor'],
    ['/uji-coba', 'Coba tanyakan sesuatu'],
  ])('%s says "%s"', async (path, sentence) => {
    await at('fresh', path, (page) => shown(page, sentence));
  });

  test('a thread without messages, and the place of the thread before one is chosen', async () => {
    await inPage(browser, { baseUrl: app.url, width: 1440 }, async ({ page }) => {
      await logIn(page, owners.busy);
      await page.route('**/api/chat/contacts/*/messages*', (route) => route.fulfill({ json: [] }));
      await page.goto('/chat-history');
      await shown(page, 'Pilih kontak untuk melihat chat');
      await press(page, /Budi Santoso/);
      await shown(page, 'Tidak ada messages');
    });
  });

  test('without a package the owner is prompted to choose one, with a link', async () => {
    await at('expired', '/dashboard', async (page) => {
      await page.getByRole('dialog', { name: 'Pilih Paket Langganan' }).waitFor();
      await press(page, 'Oke');
      await page.waitForURL('**/billing');
    });
  });
});
