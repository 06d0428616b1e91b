import { expect } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { shownMessages } from './browser.ts';
import type { House } from '../house.ts';
import type { Owner } from '../owners.ts';
import { patienceMs } from '../patience.ts';

export const password = 'rahasia-sekali-1';
export const patience = { timeout: patienceMs };

export function freshEmail(name = 'sari'): string {
  return `${name}${randomInt(1e9)}@gmail.com`;
}

/** The fields of /register. */
export async function fillRegistration(
  page: Page,
  email: string,
  wishes: { name?: string; password?: string; again?: string } = {},
): Promise<void> {
  await page.getByLabel('Nama Lengkap').fill(wishes.name ?? 'Sari Wulandari');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(wishes.password ?? password);
  await page.getByLabel('Konfirmasi Password').fill(wishes.again ?? wishes.password ?? password);
}

/** Types the code of the newest mail on /verify-otp and sees the login come after the pause. */
export async function proveAddress(house: House, page: Page, email: string): Promise<void> {
  const mail = await house.sandbox.mails.waitFor(email, { matches: ({ code }) => code !== null });
  await page.getByLabel('Kode OTP').fill(mail.code!); // sent as soon as it is whole
  await seeRedirect(page, '✅ Verifikasi berhasil! Silakan login.', '**/login');
}

export async function login(page: Page, email: string, withPassword = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(withPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in as an owner who exists already, with the screen. */
export async function enter(page: Page, owner: Owner, place = '/dashboard'): Promise<void> {
  await page.goto('/login');
  await login(page, owner.email, owner.password);
  await page.waitForURL('**/dashboard', patience);
  if (place !== '/dashboard') await page.goto(place);
}

/**
 * A message, then the next screen by itself. The page's own account of its messages is asked, as one that stands for 1.5 seconds can
 * be missed by looking now and then; that it stands that long is shown by the test of `useNavigateLater`.
 */
export async function seeRedirect(page: Page, message: string | RegExp, url: string): Promise<void> {
  await page.waitForURL(url, patience);
  const shown = await shownMessages(page);
  expect(shown).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
}

/** Holds the answers of one API path back until told, so that what a screen shows meanwhile can be seen. */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Presses a button and sees its words while the server has not answered. */
export async function seeBusy(page: Page, path: string, button: string, busy: string): Promise<void> {
  const release = await holdAnswers(page, path);
  await page.getByRole('button', { name: button, exact: true }).click();
  const waiting = page.getByRole('button', { name: busy });
  await waiting.waitFor(patience);
  expect(await waiting.isDisabled()).toBe(true);
  release();
}

export type PopupEnd = 'pay' | 'later' | 'fail' | 'close';

/** Midtrans' payment window over the page. */
export function popup(page: Page): FrameLocator {
  return page.frameLocator('#snap-midtrans');
}

/** Ends the payment window as a buyer does; it shows its result for a moment and then goes by itself. */
export async function endPopup(page: Page, end: PopupEnd): Promise<void> {
  const frame = popup(page);
  const button = { pay: /^Bayar Rp/, later: 'Tunda', fail: 'Gagal', close: 'Tutup' }[end];
  const gone = page.locator('#snap-midtrans').waitFor({ state: 'detached', ...patience });
  // a click that takes its own window away may never be told to be done
  await Promise.race([frame.getByRole('button', { name: button }).click(patience), gone]);
  await gone;
}

/** One `fbq` call that waits for the pixel's script. */
export type PixelCall = [string, string, Record<string, unknown>?, Record<string, unknown>?];

/** Answers for Meta's script with nothing, so that the calls stay in the page's queue. */
export async function stubPixelScript(context: BrowserContext): Promise<{ loaded: number }> {
  const seen = { loaded: 0 };
  await context.route('https://connect.facebook.net/**', (route) => {
    seen.loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return seen;
}

/** What the page has told the pixel; null when none was ever installed. */
export function pixelCalls(page: Page): Promise<PixelCall[] | null> {
  return page.evaluate(() => (globalThis as unknown as { fbq?: { queue: unknown[] } }).fbq?.queue ?? null) as Promise<PixelCall[] | null>;
}
