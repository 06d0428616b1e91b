import { expect } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { shownMessages } from './browser.ts';
import type { TestApp } from '../test-app.ts';
import type { Owner } from '../owners.ts';
import { patienceMs } from '../patience.ts';

export const password = 'rahasia-sekali-1';
export const patience = { timeout: patienceMs };

export function freshEmail(name = 'sari'): string {
  return `${name}${randomInt(1e9)}@gmail.com`;
}

/** Fills the form of /register. */
export async function fillRegistration(
  page: Page,
  email: string,
  options: { name?: string; password?: string; again?: string } = {},
): Promise<void> {
  await page.getByLabel('Nama Lengkap').fill(options.name ?? 'Sari Wulandari');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(options.password ?? password);
  await page.getByLabel('Konfirmasi Password').fill(options.again ?? options.password ?? password);
}

/** Types the code of the newest mail on /verify-otp and expects the login page after the redirect delay. */
export async function proveAddress(app: TestApp, page: Page, email: string): Promise<void> {
  const mail = await app.sandbox.mails.waitFor(email, { matches: ({ code }) => code !== null });
  await page.getByLabel('Kode OTP').fill(mail.code!); // submitted as soon as it is complete
  await seeRedirect(page, '✅ Verifikasi berhasil! Silakan login.', '**/login');
}

export async function login(page: Page, email: string, withPassword = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(withPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in as an existing owner through the login screen. */
export async function enter(page: Page, owner: Owner, place = '/dashboard'): Promise<void> {
  await page.goto('/login');
  await login(page, owner.email, owner.password);
  await page.waitForURL('**/dashboard', patience);
  if (place !== '/dashboard') await page.goto(place);
}

/**
 * Expects a message and then an automatic redirect. Checks the message in the page's own record, because polling can
 * miss a message that is shown for 1.5 seconds. The test of `useNavigateLater` checks that duration.
 */
export async function seeRedirect(page: Page, message: string | RegExp, url: string): Promise<void> {
  await page.waitForURL(url, patience);
  const shown = await shownMessages(page);
  expect(shown).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
}

/**
 * Delays the answers of one API path until the returned function is called. The test can check the loading state in
 * that time.
 */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Presses a button and checks the button's label before the server answers. */
export async function seeBusy(page: Page, path: string, button: string, busy: string): Promise<void> {
  const release = await holdAnswers(page, path);
  await page.getByRole('button', { name: button, exact: true }).click();
  const waiting = page.getByRole('button', { name: busy });
  await waiting.waitFor(patience);
  expect(await waiting.isDisabled()).toBe(true);
  release();
}

export type PopupEnd = 'pay' | 'later' | 'fail' | 'close';

/** Midtrans' payment window in the page. */
export function popup(page: Page): FrameLocator {
  return page.frameLocator('#snap-midtrans');
}

/**
 * Completes or cancels the payment as a buyer does. The payment window shows the result for a moment and then closes
 * by itself.
 */
export async function endPopup(page: Page, end: PopupEnd): Promise<void> {
  const frame = popup(page);
  const button = { pay: /^Bayar Rp/, later: 'Tunda', fail: 'Gagal', close: 'Tutup' }[end];
  const gone = page.locator('#snap-midtrans').waitFor({ state: 'detached', ...patience });
  // Playwright may never report a click as finished when the click closes its own window.
  await Promise.race([frame.getByRole('button', { name: button }).click(patience), gone]);
  await gone;
}

/** One `fbq` call that waits for the pixel's script. */
export type PixelCall = [string, string, Record<string, unknown>?, Record<string, unknown>?];

/** Serves an empty script in place of Meta's, so that the calls stay in the page's queue. */
export async function stubPixelScript(context: BrowserContext): Promise<{ loaded: number }> {
  const seen = { loaded: 0 };
  await context.route('https://connect.facebook.net/**', (route) => {
    seen.loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return seen;
}

/** The `fbq` calls of the page. Null when the pixel was never installed. */
export function pixelCalls(page: Page): Promise<PixelCall[] | null> {
  return page.evaluate(() => (globalThis as unknown as { fbq?: { queue: unknown[] } }).fbq?.queue ?? null) as Promise<PixelCall[] | null>;
}
