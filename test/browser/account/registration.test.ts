import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inPage, seeMessage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import {
  endPopup,
  fillRegistration,
  freshEmail,
  login,
  password as ownPassword,
  patience,
  pixelCalls,
  popup,
  proveAddress,
  seeBusy,
  seeRedirect,
  stubPixelScript,
} from '../../support/browser/account-actions.ts';

const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,billing', env: { META_PIXEL_ID: '123456789' } });

const visit = () => ({ baseUrl: app.url });
const accounts = async (email: string) => (await app.sql(`SELECT 1 FROM users WHERE email = $1`, [email])).length;
const form = (page: Page) => page.locator('form');

const rules = [
  'Nama Lengkap tidak boleh kosong.',
  'Password minimal 8 karakter.',
  'Konfirmasi Password tidak cocok.',
  'Hanya email Gmail yang diperbolehkan.',
  'Anda harus menyetujui Syarat & Ketentuan untuk melanjutkan.',
] as const;

describe('the rules of the form', () => {
  test('are shown in order, one after the other, and nothing is sent before all are met', async () => {
    await inPage(browser, visit(), async ({ page, complaints }) => {
      let sent = 0;
      page.on('request', (request) => (sent += Number(request.url().includes('/api/auth/'))));
      await page.goto('/register?packageId=ai-trial');
      await page.getByRole('button', { name: 'Tolak' }).click();
      const submit = page.getByRole('button', { name: 'Daftar', exact: true });
      // every field is wrong: the first rule is shown, and each correction shows the next one
      await fillRegistration(page, 'sari@yahoo.com', { name: '  ', password: 'pendek', again: 'lain' });
      expect(await submit.isDisabled()).toBe(true);
      await page.getByRole('checkbox').check();
      const sees = async (sentence: string) => {
        await submit.click();
        await page.getByText(sentence, { exact: true }).waitFor(patience);
        const told = await form(page).innerText();
        expect(rules.filter((rule) => told.includes(rule))).toEqual([sentence]);
      };
      await sees(rules[0]);
      await page.getByLabel('Nama Lengkap').fill('Sari');
      await sees(rules[1]);
      await page.getByLabel('Password', { exact: true }).fill('cukup-panjang');
      await sees(rules[2]);
      await page.getByLabel('Konfirmasi Password').fill('cukup-panjang');
      await sees(rules[3]);
      await page.getByLabel('Email').fill('Sari@GMAIL.com');
      // submitting with Enter while the button is disabled fails at the fifth rule
      await page.getByRole('checkbox').uncheck();
      expect(await submit.isDisabled()).toBe(true);
      await form(page).evaluate((element) => (element as unknown as { requestSubmit(): void }).requestSubmit());
      await page.getByText(rules[4], { exact: true }).waitFor(patience);
      expect(sent).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test('and an unknown package leads to the landing page', async () => {
    await inPage(browser, visit(), async ({ page }) => {
      for (const address of ['/register', '/register?packageId=ai-99']) {
        await page.goto(address);
        await page.waitForURL(`${app.url}/`, patience);
      }
    });
  });
});

describe('the trial', () => {
  test('is registered, proved after a wrong code and a new one, and opens the dashboard', async () => {
    await inPage(browser, visit(), async ({ page, complaints }) => {
      const email = freshEmail();
      await page.goto('/register?packageId=ai-trial');
      const summary = page.getByRole('region', { name: 'Ringkasan paket' });
      for (const fact of ['Paket Trial', 'Gratis', '30']) await summary.getByText(fact, { exact: true }).waitFor(patience);
      await page.getByRole('button', { name: 'Tolak' }).click();
      await fillRegistration(page, email);
      await page.getByRole('checkbox').check();
      await seeBusy(page, '/auth/register', 'Daftar', 'Memproses...');
      await seeRedirect(page, /success/, `**/verify-otp?email=${encodeURIComponent(email)}`);
      await page.getByRole('button', { name: /^Kirim Ulang OTP \(\d+ detik\)$/ }).waitFor(patience);
      expect(complaints).toEqual([]);

      // login sends an unverified address back to this page
      await page.goto('/login');
      await login(page, email);
      await page.waitForURL('**/verify-otp?email=*', patience);

      const { code } = await app.sandbox.mails.waitFor(email);
      await page.getByLabel('Kode OTP').fill(code === '111111' ? '222222' : '111111');
      await page.getByText('Kode OTP salah. Periksa kembali email Anda.').waitFor(patience);
      expect(await page.getByLabel('Kode OTP').inputValue()).toBe('');
      await page.getByRole('button', { name: 'Kirim Ulang OTP' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: /Tunggu \d+ detik sebelum meminta kode OTP lagi\./ })
        .waitFor(patience);
      await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds'`);
      await page.getByRole('button', { name: 'Kirim Ulang OTP' }).click();
      await page.getByText('OTP baru telah berhasil dikirim ke email Anda.').waitFor(patience);
      await page.getByRole('button', { name: /^Kirim Ulang OTP \(\d+ detik\)$/ }).waitFor(patience);
      const second = await app.sandbox.mails.waitFor(email, { matches: (mail) => mail.code !== code });
      await page.getByLabel('Kode OTP').fill(second.code!);
      await seeRedirect(page, '✅ Verifikasi berhasil! Silakan login.', '**/login');
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      await login(page, email);
      await page.waitForURL('**/dashboard', patience);
      await page.getByText('Paket Trial').first().waitFor(patience);
      for (const key of ['token', 'userProfile', 'package', 'userId'])
        expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeTruthy();
      expect(await pixelCalls(page)).toBeNull();
    });
  });
});

test('an address that a stranger registered, too, is proved on another device with the code and one’s own password', async () => {
  const email = freshEmail();
  const register = (password: string) => app.api().post('/auth/register', { fullName: 'Sari', email, password, packageId: 'ai-trial' });
  expect((await register('milik-orang-lain-1')).status).toBe(200);
  const theirs = await app.sandbox.mails.waitFor(email);
  expect((await register(ownPassword)).status).toBe(200);
  const mine = await app.sandbox.mails.waitFor(email, { after: theirs.seq });
  await inPage(browser, { ...visit(), width: 360, height: 800 }, async ({ page }) => {
    await page.goto(`/verify-otp?email=${encodeURIComponent(email)}`);
    expect(await page.getByLabel('Password saat mendaftar').count()).toBe(0);
    await page.getByLabel('Kode OTP').fill(mine.code!);
    await page.getByText('Email ini didaftarkan lebih dari sekali').waitFor(patience);
    await page.getByLabel('Password saat mendaftar').fill(ownPassword);
    await page.getByRole('button', { name: 'Verifikasi' }).click();
    await seeRedirect(page, '✅ Verifikasi berhasil! Silakan login.', '**/login');
    await login(page, email);
    await page.waitForURL('**/dashboard', patience);
  });
});

test('when strangers have spent the codes of an address, its reader registers by the link in the newest mail', async () => {
  const email = freshEmail();
  for (const nth of [1, 2, 3]) {
    const body = { fullName: 'Sari', email, password: `milik-orang-lain-${nth}`, packageId: 'ai-trial' };
    expect((await app.api().post('/auth/register', body)).status).toBe(200);
  }
  // simulates requests from fifteen networks
  const ofEmail = `registration_id IN (SELECT id FROM registrations WHERE email = $1)`;
  await app.sql(
    `INSERT INTO otp_codes (id, registration_id, purpose, code_hash, tries_left, open_tries_left, expires_at, sent_at)
     SELECT gen_random_uuid(), registration_id, purpose, code_hash, 0, 0, expires_at, sent_at FROM otp_codes, generate_series(1, 4) WHERE ${ofEmail}`,
    [email],
  );
  await app.sql(`UPDATE otp_codes SET asker = uuid_send(id) WHERE ${ofEmail}`, [email]);
  const linkOf = (text: string) => /Daftar dari email ini: (\S+)/.exec(text)?.[1];
  const mail = await app.sandbox.mails.waitFor(email, { matches: ({ text }) => linkOf(text) !== undefined });
  await inPage(browser, visit(), async ({ page }) => {
    const send = async () => {
      await fillRegistration(page, email);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    };
    await page.goto('/register?packageId=ai-trial');
    await page.getByRole('button', { name: 'Tolak' }).click();
    await send();
    await page.getByText('Hari ini sudah banyak kode dikirim ke email ini.').waitFor(patience);
    await page.goto('about:blank');
    await page.goto(linkOf(mail.text)!);
    await send();
    await page.waitForURL('**/verify-otp?email=**', patience);
    const { code } = await app.sandbox.mails.waitFor(email, { after: mail.seq });
    await page.getByLabel('Kode OTP').fill(code!);
    await seeRedirect(page, '✅ Verifikasi berhasil! Silakan login.', '**/login');
  });
});

const unpaid = [
  ['pending', 'later', 'Pembayaran tertunda. Mohon selesaikan pembayaran Anda.'],
  ['error', 'fail', 'Pembayaran gagal. Mohon coba lagi.'],
  ['close', 'close', 'Anda menutup popup pembayaran.'],
] as const;

describe('a paid package', () => {
  async function order(page: Page, email: string): Promise<void> {
    await page.goto('/register?packageId=ai-1000');
    const notice = page.getByRole('button', { name: 'Tolak' });
    if (await notice.isVisible()) await notice.click();
    await fillRegistration(page, email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Bayar & Daftar' }).click();
    await popup(page).getByText('Rp 50.000').first().waitFor(patience);
  }

  test.each(unpaid)('whose payment ends with %s creates no account and shows why', async (_what, end, sentence) => {
    await inPage(browser, visit(), async ({ page, complaints }) => {
      const email = freshEmail();
      await order(page, email);
      expect(await page.getByRole('button', { name: 'Memproses...' }).isDisabled()).toBe(true);
      await endPopup(page, end);
      await seeMessage(page, sentence);
      expect(await page.getByRole('button', { name: 'Bayar & Daftar' }).isEnabled()).toBe(true);
      expect(page.url()).toContain('/register');
      expect(await accounts(email)).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test.each([360, 1440])(
    'is paid, registered, proved and active, at %i px; the pixel hears of it once, with the server’s id',
    async (width) => {
      await inPage(browser, { ...visit(), width, height: 800 }, async ({ page, context, complaints }) => {
        await stubPixelScript(context);
        const email = freshEmail();
        await page.goto('/register?packageId=ai-1000');
        // navigating would abort the request that is in progress
        const loaded = page.waitForEvent('requestfinished', (request) => request.url().startsWith('https://connect.facebook.net/'));
        await page.getByRole('button', { name: 'Izinkan' }).click();
        await loaded;
        await order(page, email);
        await endPopup(page, 'pay');
        await seeRedirect(page, /success/, '**/verify-otp?email=*');
        const [{ id, state }] = await app.sql(`SELECT o.id, o.state FROM orders o WHERE o.email_canonical = $1`, [email]);
        expect(state).toBe('paid');
        const purchases = (await pixelCalls(page))!.filter(([, name]) => name === 'Purchase');
        expect(purchases).toEqual([
          [
            'track',
            'Purchase',
            { value: 50_000, currency: 'IDR', content_ids: ['ai-1000'], content_name: 'Paket Basic', content_type: 'product' },
            { eventID: `pu-${id}` },
          ],
        ]);
        await proveAddress(app, page, email);
        await login(page, email);
        await page.waitForURL('**/dashboard', patience);
        await page.getByText('Paket Basic').first().waitFor(patience);
        expect(complaints).toEqual([]);
      });
    },
  );

  test('that was paid after the page was closed is not charged twice', async () => {
    const email = freshEmail();
    await inPage(browser, visit(), async ({ page }) => {
      await order(page, email);
      await endPopup(page, 'later');
      await page.getByRole('alert').waitFor(patience);
    });
    const [{ id }] = await app.sql(`SELECT id FROM orders WHERE email_canonical = $1`, [email]);
    await app.sandbox.call('POST', `/midtrans/orders/${id}/settle`, {});
    const mail = await app.sandbox.mails.waitFor(email, { matches: ({ subject }) => subject.includes('Paket Basic') });
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await page.goto(mail.text.match(/http\S+\/register\?packageId=ai-1000\S*/)![0]);
      await page.getByRole('button', { name: 'Tolak' }).click();
      await fillRegistration(page, email);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Bayar & Daftar' }).click();
      await page.waitForURL('**/verify-otp?email=*', patience);
      expect(complaints).toEqual([]);
    });
    expect(
      await app.sql(
        `SELECT 1 FROM orders WHERE package_id = 'ai-1000' AND id <> $1 AND created_at > (SELECT created_at FROM orders WHERE id = $1)`,
        [id],
      ),
    ).toEqual([]);
  });

  test('whose payment only the popup reports creates no account and sends nothing to the pixel', async () => {
    await inPage(browser, visit(), async ({ page, context }) => {
      await stubPixelScript(context);
      const email = freshEmail();
      await page.goto('/register?packageId=ai-1000');
      await page.getByRole('button', { name: 'Izinkan' }).click();
      // a forged popup that reports a payment at once
      await page.evaluate(() =>
        Object.assign(globalThis, { snap: { pay: (_token: string, told: { onSuccess(): void }) => told.onSuccess() } }),
      );
      await fillRegistration(page, email);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Bayar & Daftar' }).click();
      await page.getByText('Pembayaran untuk paket ini belum kami terima. Selesaikan pembayaran, lalu coba lagi.').waitFor(patience);
      expect(await accounts(email)).toBe(0);
      expect((await pixelCalls(page))!.filter(([, name]) => name === 'Purchase')).toEqual([]);
    });
  });
});
