import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectVisible, inPage, openPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';
import { enter, freshEmail, login, patience, seeBusy, seeRedirect } from '../../support/browser/account-actions.ts';

const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });

const visit = () => ({ baseUrl: app.url });
const newPassword = 'kata-sandi-baru-2';
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

describe('a forgotten password', () => {
  test('is replaced by the code from the mail, with every message and pause on the way', async () => {
    const owner = await app.registerOwner();
    const { seq } = await app.sandbox.mails.waitFor(owner.email);
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Lupa password?' }).click();
      // the login page also has an e-mail field
      await page.getByRole('button', { name: 'Kirim OTP', exact: true }).waitFor(patience);
      await page.getByLabel('Email').fill(owner.email);
      await seeBusy(page, '/auth/forgot-password', 'Kirim OTP', 'Mengirim...');
      await seeRedirect(page, '✅ OTP telah dikirim ke email.', `**/reset-password?email=${encodeURIComponent(owner.email)}`);
      await page.getByRole('button', { name: /^Kirim Ulang OTP \(\d+ detik\)$/ }).waitFor(patience);
      await page.getByText(owner.email).waitFor(patience);
      const otp = page.getByLabel('OTP');
      expect(await otp.getAttribute('placeholder')).toBe('6 digit');
      expect(await otp.getAttribute('maxlength')).toBe('6');
      expect(complaints).toEqual([]);

      const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
      await otp.fill(code === '111111' ? '222222' : '111111');
      await page.getByLabel('Password Baru').fill(newPassword);
      await seeBusy(page, '/auth/reset-password', 'Reset Password', 'Memproses...');
      await page.getByText('❌ Gagal reset password.').waitFor(patience);
      await page.getByText('Kode OTP salah. Periksa kembali email Anda.').waitFor(patience);
      expect(await otp.inputValue()).toBe('');
      // a visitor who opens the address directly does not know when the code was sent
      const address = page.url();
      await page.goto('/login');
      await page.goto(address);
      await page.getByLabel('Password Baru').fill(newPassword);
      await seeBusy(page, '/auth/forgot-password', 'Kirim Ulang OTP', 'Mengirim Ulang...');
      await page.getByText('❌ Gagal mengirim ulang OTP.').waitFor(patience); // within the minute
      await page.getByText(/Tunggu \d+ detik sebelum meminta kode OTP lagi\./).waitFor(patience);
      await otp.fill(code!);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await seeRedirect(page, '✅ Password berhasil di-reset!', '**/login');
      await login(page, owner.email, owner.password);
      await page.getByText('Email atau password salah.').waitFor(patience);
      await login(page, owner.email, newPassword);
      await page.waitForURL('**/dashboard', patience);
    });
  });

  test('of an unknown address looks the same; a failing server is shown as such', async () => {
    await inPage(browser, visit(), async ({ page }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(freshEmail());
      await page.getByRole('button', { name: 'Kirim OTP' }).click();
      await seeRedirect(page, '✅ OTP telah dikirim ke email.', '**/reset-password?email=*');
      await page.getByLabel('OTP').fill('123456');
      await page.getByLabel('Password Baru').fill(newPassword);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expectVisible(page.getByText('Kode OTP salah. Periksa kembali email Anda.'), patience);
      await page.goto('/forgot-password');
      await page.route('**/api/auth/**', (route) => route.abort());
      await page.getByLabel('Email').fill(freshEmail());
      await page.getByRole('button', { name: 'Kirim OTP' }).click();
      await page.getByText('❌ Gagal mengirim OTP.', { exact: true }).waitFor(patience);
    });
  });

  test('with a code that was mistyped five times is locked and says what to do', async () => {
    const owner = await app.registerOwner();
    const { seq } = await app.sandbox.mails.waitFor(owner.email);
    await app.api().post('/auth/forgot-password', { email: owner.email });
    const { code } = await app.sandbox.mails.waitFor(owner.email, { after: seq, matches: (mail) => mail.code !== null });
    await inPage(browser, visit(), async ({ page }) => {
      await page.goto(`/reset-password?email=${encodeURIComponent(owner.email)}`);
      await page.getByLabel('Password Baru').fill(newPassword);
      const otp = page.getByLabel('OTP');
      const attempt = async (wanted: string) => {
        await otp.fill(wanted);
        await page.getByRole('button', { name: 'Reset Password' }).click();
        // refused fields are cleared, and the next field would be cleared with them if it were filled first
        await waitFor(async () => (await otp.inputValue()) === '', { what: 'the refused code cleared' });
      };
      for (let tries = 0; tries < 5; tries += 1) await attempt(code === '111111' ? '222222' : '111111');
      await attempt(code!);
      await page.getByText('Kode OTP diblokir karena 5 kali salah. Silakan minta kode baru.').waitFor(patience);
    });
  });
});

describe('account settings', () => {
  test('a new password logs the other browser out live and keeps this one', async () => {
    const owner = await app.registerOwner();
    const other = await openPage(browser, visit());
    try {
      await enter(other.page, owner);
      await inPage(browser, visit(), async ({ page, complaints }) => {
        await enter(page, owner, '/settings');
        const fill = async (old: string, next: string, again: string) => {
          await page.getByLabel('Password lama').fill(old);
          await page.getByLabel('Password baru', { exact: true }).fill(next);
          await page.getByLabel('Konfirmasi password baru').fill(again);
          await page.getByRole('button', { name: 'Ubah Password' }).click();
        };
        let sent = 0;
        page.on('request', (request) => (sent += Number(request.url().endsWith('/change-password'))));
        await fill(owner.password, newPassword, 'lain-lagi-3');
        await page.getByText('❌ Password baru tidak cocok.', { exact: true }).waitFor(patience);
        expect(sent).toBe(0);
        expect(complaints).toEqual([]);
        await fill('bukan-yang-lama', newPassword, newPassword);
        await page.getByText('❌ Gagal mengubah password.').waitFor(patience);
        complaints.length = 0; // the browser logs a refusal as a failed request
        await fill(owner.password, newPassword, newPassword);
        await page.getByText('✅ Password berhasil diubah.', { exact: true }).waitFor(patience);
        await other.page.waitForURL('**/login', patience);
        expect(await stored(other.page)).not.toContain('token');
        await page.reload();
        await page.getByText(owner.email).first().waitFor(patience);
        expect(page.url()).toContain('/settings');
        expect(complaints).toEqual([]);
      });
      await login(other.page, owner.email, newPassword);
      await other.page.waitForURL('**/dashboard', patience);
    } finally {
      await other.context.close();
    }
  });

  test('a new address is Gmail, is unused, counts after its code, and is taken back by the old one', async () => {
    const [owner, neighbour] = [await app.registerOwner(), await app.registerOwner()];
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await enter(page, owner, '/settings');
      await page.getByText(owner.email.split('@')[0]!, { exact: true }).waitFor(patience);
      const change = async (email: string) => {
        await page.getByLabel('Email baru').fill(email);
        await page.getByRole('button', { name: 'Simpan' }).click();
      };
      await change('sari@yahoo.com');
      await page.getByText('❌ Gagal memperbarui email.\nHanya email Gmail yang diperbolehkan.').waitFor(patience);
      await change(neighbour.email);
      await page.getByText('❌ Gagal memperbarui email.\nEmail sudah terdaftar').waitFor(patience);
      complaints.length = 0;
      const email = freshEmail('baru');
      await page.getByLabel('Email baru').fill(email);
      await seeBusy(page, '/user/update-email', 'Simpan', 'Menyimpan...');
      await page.getByText(`Kami mengirim kode 6 digit ke ${email}.`).waitFor(patience);
      expect(await page.getByText('✅ Email berhasil diperbarui.').count()).toBe(0);
      // the notices below name the address too
      await page.getByRole('definition').getByText(owner.email, { exact: true }).waitFor(patience);
      await page.getByLabel('Kode OTP').fill((await app.sandbox.mails.waitFor(email)).code!);
      await page.getByRole('button', { name: 'Konfirmasi' }).click();
      await page.getByText('✅ Email berhasil diperbarui.', { exact: true }).waitFor(patience);
      await page.getByRole('definition').getByText(email, { exact: true }).waitFor(patience);
      expect(complaints).toEqual([]);
      expect((await app.api().post('/auth/login', { email, password: owner.password })).status).toBe(200);
      const told = await app.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('diganti') });
      // the change was made by somebody else: the link restores the account and ends the session of this screen
      await page.goto(/http\S+\/bukan-saya#[\w-]+/.exec(told.text)![0]);
      await page.getByLabel('Password Baru').fill('milik-saya-lagi-1');
      await page.getByRole('button', { name: 'Kembalikan email saya' }).click();
      await seeRedirect(page, /^✅ Email akun kembali ke /, '**/login');
      expect(complaints).toEqual([]);
      await login(page, owner.email, 'milik-saya-lagi-1');
      await page.waitForURL('**/dashboard', patience);
    });
  });

  test('deleting asks with the words of the specification, and then nothing of the account is left', async () => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await enter(page, owner, '/settings');
      await page.getByRole('button', { name: 'Hapus Akun' }).click();
      const question = page.getByRole('alertdialog');
      await question
        .getByText('Apakah Anda yakin ingin menghapus akun Anda? Tindakan ini tidak dapat dibatalkan.', { exact: true })
        .waitFor(patience);
      await question.getByRole('button', { name: 'Batal' }).click();
      expect(await stored(page)).toContain('token');
      await page.getByRole('button', { name: 'Hapus Akun' }).click();
      await question.getByRole('button', { name: 'Ya, hapus akun' }).click();
      await page.waitForURL('**/login', patience);
      expect(await stored(page)).toEqual([]);
      // the socket may announce the end of the session before the screen changes: the request that follows is refused
      expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
      await login(page, owner.email, owner.password);
      await page.getByText('Email atau password salah.').waitFor(patience);
    });
    expect((await owner.api.get('/profile')).status).toBe(401);
  });
});
