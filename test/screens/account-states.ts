import type { Page } from 'playwright-core';
import type { Screen } from './catalogue.ts';

/** Changes the server's answer of one path before the page receives the answer. */
function answering(path: string, change: (answer: any) => unknown): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(
      (url) => url.pathname === `/api${path}`,
      async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, json: change(await response.json()) });
      },
    );
  };
}

async function openReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Balas Budi', exact: true }).click();
  await page.getByPlaceholder('Balas Budi…').waitFor();
}

/** Opens a thread of a bot that is not connected. */
async function openRudi(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Rudi Hartono/ }).click();
  await page.getByRole('region', { name: 'Isi chat' }).getByText('Kak, kaos polos masih ada?').waitFor();
}

async function closeWindow(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
  await page
    .getByRole('dialog', { name: 'Pemberitahuan' })
    .getByText(/Perlu ditangani|Belum ada pemberitahuan/)
    .waitFor();
}

/** Simulates an installation with a configured Meta pixel. */
const withPixel = answering('/public-config', (config: object) => ({ ...config, metaPixelId: '1234567890' }));

/** Simulates a newer server that stores rules which this panel does not support. */
const withNewerRules = answering('/order-rules', (rules: object) => ({
  ...rules,
  discounts: [{ gives: { kind: 'by-level', level: 'gold', percent: 5 }, minIdr: null, from: null, until: null }],
  deposit: { pays: { kind: 'staged', percents: [30, 70] }, minIdr: null },
}));

async function openRules(page: Page): Promise<void> {
  const rules = page.locator('#aturan-harga');
  await rules.locator('summary').click();
  await rules.getByText(/^1 aturan dibuat di versi panel yang lebih baru/).waitFor();
}

async function refuseCode(page: Page): Promise<void> {
  await page.route('**/api/auth/verify-otp', (route) =>
    route.fulfill({ status: 400, json: { error: 'Kode OTP salah. Sisa 4 percobaan.', code: 'otp_wrong' } }),
  );
  await page.getByLabel('Kode OTP').fill('123456');
  await page.getByRole('alert').waitFor();
}

async function askSampleShop(page: Page): Promise<void> {
  await page.locator('[data-sample-shops]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Bisa tukar ukuran?' }).click();
  const talk = page.getByRole('log', { name: 'Chat uji coba' });
  await talk.getByText('Bot', { exact: true }).nth(1).waitFor();
}

/** Screens about an account, its payments and its notices. */
export const accountStates: readonly Screen[] = [
  { name: 'landing-asked', path: '/', shows: 'Mulai Gratis', after: askSampleShop },
  { name: 'landing-consent', path: '/', shows: /cookie iklan/, before: withPixel },
  { name: 'register-consent', path: '/register?packageId=ai-trial', shows: /cookie iklan/, before: withPixel },
  { name: 'verify-otp-wrong', path: '/verify-otp?email=sari%40gmail.com', shows: 'Verifikasi', after: refuseCode },
  { name: 'chat-unlinked', path: '/chat-history', owner: 'unlinked', shows: 'Rudi Hartono', after: openRudi },
  { name: 'dashboard-queue', path: '/dashboard', owner: 'morning', shows: '6 chat membutuhkan Anda', after: openReply },
  { name: 'dashboard-expired', path: '/dashboard', owner: 'expired', shows: 'Pilih Paket Langganan', after: closeWindow },
  { name: 'billing-begun', path: '/billing', owner: 'restricted', shows: 'Lanjutkan pembayaran' },
  { name: 'billing-used-up', path: '/billing', owner: 'usedUp', shows: /Kuota balasan AI/ },
  { name: 'billing-trial', path: '/billing', owner: 'fresh', shows: 'Paket Saat Ini' },
  {
    name: 'prompt-newer-rules',
    path: '/prompt',
    owner: 'busy',
    shows: /2 aturan versi baru/,
    before: withNewerRules,
    after: openRules,
  },
  { name: 'toast', path: '/prompt', owner: 'expired', shows: /Paket Anda telah berakhir/ },
  { name: 'notices', path: '/profil', owner: 'morning', shows: 'Paket Basic', after: openBell },
  { name: 'notices-empty', path: '/profil', owner: 'fresh', shows: 'Paket Trial', after: openBell },
];
