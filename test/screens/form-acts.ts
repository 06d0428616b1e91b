import type { Page } from 'playwright-core';

/* What a visitor or an owner does in a form, so that the screen shows the state of the catalogue. */

/** The address was registered with several passwords. */
export async function registeredTwice(page: Page): Promise<void> {
  await page.route('**/api/auth/verify-otp', (route) =>
    route.fulfill({ status: 409, json: { error: 'Email ini didaftarkan lebih dari sekali.', code: 'registration_unclear' } }),
  );
}

export async function askForPassword(page: Page): Promise<void> {
  await page.getByLabel('Kode OTP').fill('123456'); // goes off by itself
  await page.getByLabel('Password saat mendaftar').waitFor();
}

export async function takeAnyEmail(page: Page): Promise<void> {
  await page.route('**/api/user/update-email', (route) => route.fulfill({ json: { success: true } }));
}

/** A new address was asked for and its code is on the way. */
export async function askForEmailCode(page: Page): Promise<void> {
  await page.getByLabel('Email baru').fill('toko.sari.yang.baru@gmail.com');
  await page.getByRole('button', { name: 'Simpan' }).first().click();
  await page.getByLabel('Kode OTP').waitFor();
}

export async function failLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('sari@gmail.com');
  await page.getByLabel('Password', { exact: true }).fill('salah-sekali');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Login failed.').waitFor();
}

/** As if the password had been given long ago. */
export async function wantPassword(page: Page): Promise<void> {
  const answer = { status: 403, json: { error: 'Masukkan password Anda untuk melanjutkan.', code: 'password_needed' } };
  for (const path of ['/user/update-email', '/billing/orders']) await page.route(`**/api${path}`, (route) => route.fulfill(answer));
}

export async function askPassword(page: Page): Promise<void> {
  await page.getByLabel('Email baru').fill('toko.baru@gmail.com');
  await page.getByRole('button', { name: 'Simpan' }).first().click();
  await page.getByRole('dialog', { name: 'Masukkan password Anda' }).waitFor();
}
