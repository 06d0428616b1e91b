import type { Page } from 'playwright-core';

/* Programs import this file without a build of the contracts, so it may import only types from the contracts. */
const unclear =
  'Email ini didaftarkan lebih dari sekali dengan password yang berbeda. Masukkan juga password yang Anda buat saat mendaftar.';

/* Actions of a visitor or an owner in a form. They put the screen into the state that the catalogue describes. */

/** The address was registered with several passwords. */
export async function registeredTwice(page: Page): Promise<void> {
  await page.route('**/api/auth/verify-otp', (route) =>
    route.fulfill({ status: 409, json: { error: unclear, code: 'registration_unclear' } }),
  );
}

export async function askForPassword(page: Page): Promise<void> {
  await page.getByLabel('Kode OTP').fill('123456'); // the form submits itself
  await page.getByLabel('Password saat mendaftar').waitFor();
}

export async function takeAnyEmail(page: Page): Promise<void> {
  await page.route('**/api/user/update-email', (route) => route.fulfill({ json: { success: true } }));
}

/** Requests a change to a new email address. The code is sent to that address. */
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

/** Mocks the server's answer for an owner who must enter the password again, because the last entry is too old. */
export async function wantPassword(page: Page): Promise<void> {
  const answer = { status: 403, json: { error: 'Masukkan password Anda untuk melanjutkan.', code: 'password_needed' } };
  for (const path of ['/user/update-email', '/billing/orders']) await page.route(`**/api${path}`, (route) => route.fulfill(answer));
}

export async function askPassword(page: Page): Promise<void> {
  await page.getByLabel('Email baru').fill('toko.baru@gmail.com');
  await page.getByRole('button', { name: 'Simpan' }).first().click();
  await page.getByRole('dialog', { name: 'Masukkan password Anda' }).waitFor();
}
