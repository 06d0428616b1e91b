import { expect, test } from '@jest/globals';
import { expectVisible, inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { enter, freshEmail, login, patience } from '../../support/browser/account-actions.ts';

const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail', env: { RATE_LIMITS: 'true' } });

const visit = () => ({ baseUrl: app.url });
const tooMany = /Terlalu banyak percobaan\. Silakan coba lagi dalam \d+ (menit|detik)\./;

async function spend(tries: number, ask: () => Promise<{ status: number }>): Promise<void> {
  for (let at = 0; at < tries; at += 1) expect((await ask()).status).not.toBe(429);
}

test('too many logins are refused on the login page, also with the right password', async () => {
  const owner = await app.registerOwner();
  await spend(10, () => app.api().post('/auth/login', { email: owner.email, password: 'salah-sekali' }));
  await inPage(browser, visit(), async ({ page }) => {
    await page.goto('/login');
    await login(page, owner.email, owner.password);
    await page.getByRole('alert').getByText(tooMany).waitFor(patience);
    expect(page.url()).toContain('/login');
  });
});

test('too many changes of the password are refused in the settings', async () => {
  const owner = await app.registerOwner();
  const change = { currentPassword: 'salah-sekali', newPassword: 'kata-sandi-baru-2' };
  await inPage(browser, visit(), async ({ page }) => {
    await enter(page, owner, '/settings');
    // the owner's own browser has a separate limit, which a stolen token cannot use up
    await spend(10, () => page.evaluate(wrongChange, change));
    await page.getByLabel('Password lama').fill(owner.password);
    await page.getByLabel('Password baru', { exact: true }).fill(change.newPassword);
    await page.getByLabel('Konfirmasi password baru').fill(change.newPassword);
    await page.getByRole('button', { name: 'Ubah Password' }).click();
    const told = page.getByRole('alert');
    await told.getByText('❌ Gagal mengubah password.').waitFor(patience);
    await expectVisible(told.getByText(tooMany), patience);
  });
});

test('the sixth code of a day is refused on the page that asks for it', async () => {
  const owner = await app.registerOwner();
  await app.sql(
    `INSERT INTO otp_codes (id, person_id, purpose, code_hash, tries_left, expires_at, sent_at)
     SELECT gen_random_uuid(), $1, 'reset', '\\x00', 5, now(), now() - make_interval(hours => hour) FROM generate_series(1, 5) AS hour`,
    [owner.userId],
  );
  await inPage(browser, visit(), async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Kirim OTP' }).click();
    await page.getByText('❌ Gagal mengirim OTP.').waitFor(patience);
    await expectVisible(page.getByText('Kode OTP hanya dapat dikirim 5 kali sehari. Silakan coba lagi besok.'), patience);
  });
});

test('too many registrations of one address are refused on the form', async () => {
  const email = freshEmail();
  const request = { fullName: 'Sari', email, password: 'rahasia-sekali-1', packageId: 'ai-1000' };
  await spend(10, () => app.api().post('/auth/register', request));
  await inPage(browser, visit(), async ({ page }) => {
    await page.goto('/register?packageId=ai-trial');
    await page.getByLabel('Nama Lengkap').fill('Sari');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(request.password);
    await page.getByLabel('Konfirmasi Password').fill(request.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expectVisible(page.getByText(tooMany), patience);
  });
});

/** Runs in the page: requests a password change like this browser. */
async function wrongChange(change: object): Promise<{ status: number }> {
  const { status } = await fetch('/api/user/change-password', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` },
    body: JSON.stringify(change),
  });
  return { status };
}
