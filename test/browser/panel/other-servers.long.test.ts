import { beforeAll, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage, openLive } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';

/*
 * The panel with servers that differ from its own build: a later version with values that this build does not know, and a server that
 * implements only the specification.
 */
const { app, browser } = await panelTest();
let owners: DemoOwners;

beforeAll(async () => {
  owners = await furnish(app);
});

const broken = (page: Page) => page.getByText('Unexpected Application Error!').count();

/** Fields with an enumerated value that a later version may extend. */
const enumerations = /"(status|reason|sender|kind|state|packageId)":"[^"]*"/g;

/**
 * The same answer with an unknown value in each of these fields. The package status `active` or `expired` stays
 * unchanged, because the screens that need a package would close otherwise.
 */
function ofLaterVersion(text: string): string {
  const changed = text.replace(enumerations, (pair, field: string) => (/"(active|expired)"/.test(pair) ? pair : `"${field}":"kata_baru"`));
  return changed.replaceAll('{"', '{"fieldBaru":[{"x":1}],"');
}

async function deployLaterVersion(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json');
    await route.fulfill(isJson ? { response: answer, body: ofLaterVersion(await answer.text()) } : { response: answer });
  });
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => socket.send(String(frame).startsWith('42') ? ofLaterVersion(String(frame)) : frame));
  });
}

const screensAfterDeploy: [string, string | RegExp][] = [
  ['/dashboard', 'Pesan 30 Hari Terakhir'],
  ['/bot', 'Bot Offline'], // no status that this build recognises
  ['/billing', 'Muat ulang untuk melihat'],
  ['/profil', 'Paket Standard'],
  ['/settings', 'Perangkat ini'],
  ['/followup', 'Simpan Konfigurasi'],
  ['/prompt', /Simpan Prompt/],
  ['/blacklist', '6281311112222'],
  ['/logs', /Pembayaran berhasil/],
];

test('a page that was opened before a deploy shows every screen with words it knows', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    await logIn(page, owners.busy);
    await deployLaterVersion(page);
    for (const [path, words] of screensAfterDeploy) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      expect(await broken(page)).toBe(0);
    }
    await page.unrouteAll({ behavior: 'wait' });
    expect(complaints).toEqual([]);
  });
});

test('an open chat receives unknown kinds of messages and keeps working', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    await logIn(page, owners.busy);
    await deployLaterVersion(page);
    await openLive(page, () => page.goto('/chat-history'));
    await page.getByRole('button', { name: /Budi Santoso/ }).click();
    const thread = page.getByRole('list', { name: 'Pesan' });
    await thread.getByText('Terkirim').first().waitFor({ state: 'attached' });
    await page.getByLabel('Tulis pesan').fill('Dari panel lama');
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    await thread.getByRole('listitem').filter({ hasText: 'Dari panel lama' }).getByText('Terkirim').waitFor({ state: 'attached' });
    await page.unrouteAll({ behavior: 'wait' });
    expect(await broken(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

const profile = { fullName: 'Siti Toko', userId: 'u-1', email: 'siti@gmail.com' };
const packageText = JSON.stringify({ name: 'Paket Basic', status: 'active', expiry_date: '2026-12-01T00:00:00Z' });
const day = { enabled: true, aiEnabled: false, text: 'Halo {nama}' };

/** Answers that contain only the fields of the specification's section on calls. */
const specified: Record<string, unknown> = {
  'POST /auth/login': { token: 'kunci', fullName: 'Siti Toko', username: 'siti', package: packageText },
  'GET /profile': { ...profile, package: packageText },
  'GET /analytics/summary': {
    ...{ totalToday: 4, total30Days: 90, dailyData: [{ date: '2026-11-21', count: 4 }], aiResponsesLeft: 900, daysLeft: 12 },
    ...{ packageName: 'Paket Basic', packageId: 'ai-1000', username: 'siti', email: 'siti@gmail.com' },
  },
  'GET /prompt': { prompt: 'Toko kaos', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: '62811@c.us' },
  'GET /blacklist': { blacklist: ['6281311112222@c.us'] },
  'GET /bot/logs': 'INFO mulai\nINFO jalan',
  'GET /bot/status': { status: 'online' },
  'GET /bot/status/u-1': { status: 'online' },
  'GET /bot/logs/u-1': 'INFO mulai\nINFO jalan',
  'GET /chat/contacts': [{ name: 'Budi', phoneNumber: '6281234567890', messageCount: 3 }],
  'GET /chat/contacts/6281234567890/messages': [
    { id: 1, body: 'Halo\nKak', fromMe: true, timestamp: '2026-11-20T07:05:00Z' },
    { id: 2, body: 'Ada yang bisa dibantu?', fromMe: false, timestamp: { seconds: 1_795_158_360, nanoseconds: 0 } },
    { id: 3, body: 'Ada warna hitam?', fromMe: true, timestamp: 1_795_158_420_000 },
  ],
  'GET /followup': { day1: day, day2: day, day3: day },
};

function answerAsSpecified(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const answer = specified[`${route.request().method()} ${pathname.replace('/api', '')}`];
  if (typeof answer === 'string') return route.fulfill({ contentType: 'text/plain', body: answer });
  if (answer !== undefined) return route.fulfill({ json: answer });
  return route.request().method() === 'GET' ? route.fulfill({ status: 404, json: { error: 'Tidak ada.' } }) : route.fulfill({ json: {} });
}

test('the whole panel works with a server that sends only the fields of the specification', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await page.route('**/api/**', answerAsSpecified);
    await page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
    await page.goto('/login');
    await page.getByLabel('Email').fill('siti@gmail.com');
    await page.getByLabel('Password', { exact: true }).fill('rahasia-1');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Pesan 30 Hari Terakhir').waitFor();
    for (const [path, words] of [
      ['/bot', 'Bot Aktif'],
      ['/followup', 'Simpan Konfigurasi'],
      ['/prompt', 'Prompt Utama'],
      ['/blacklist', '6281311112222'],
      ['/logs', 'INFO jalan'],
      ['/profil', '1 Desember 2026'],
      ['/billing', 'Paket Langganan'],
      ['/settings', 'Manajemen Akun'],
    ] as const) {
      await page.goto(path);
      await page.getByText(words).filter({ visible: true }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      if (path === '/prompt') expect(await page.getByLabel('Prompt Utama').inputValue()).toBe('Toko kaos');
    }
    await page.goto('/chat-history');
    await page.getByRole('button', { name: /Budi/ }).click();
    await page.getByText('Ada warna hitam?').waitFor();
    await page.getByText('Leads', { exact: true }).first().waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Ada yang bisa dibantu?' }).getByText('Bot', { exact: true }).count()).toBe(
      1,
    );
    expect(await broken(page)).toBe(0);
  });
});
