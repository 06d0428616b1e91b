import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enter, patience } from '../../support/browser/account-actions.ts';
import { inPage, seeMessage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,billing', env: { PAYMENT_PROVIDER: 'xendit' } });

const visit = () => ({ baseUrl: app.url, width: 360, height: 800 });
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const paymentWindow = (page: Page) => page.getByRole('dialog', { name: 'Selesaikan pembayaran' });

/** The buyer follows the link in the window. @returns the provider's page in its own tab. */
async function openPaymentPage(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    paymentWindow(page).getByRole('link', { name: 'Buka halaman pembayaran' }).click(patience),
  ]);
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
  return tab;
}

async function pay(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /^Bayar Rp/ }).click(patience);
  await tab.getByText('Pembayaran berhasil').waitFor(patience);
}

describe('a payment page in another tab', () => {
  test('that is paid on thanks in the panel, which had gone on waiting, and activates the package', async () => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await enter(page, owner, '/billing');
      await card(page, 'Paket Basic').getByRole('button', { name: 'Pilih Paket' }).click(patience);
      await pay(await openPaymentPage(page));
      await seeMessage(page, 'Pembayaran berhasil! Terima kasih telah berlangganan.');
      await paymentWindow(page).waitFor({ state: 'detached', ...patience });
      await card(page, 'Paket Basic').getByText('Aktif', { exact: true }).waitFor(patience);
      expect(complaints).toEqual([]);
    });
  });

  test('whose invoice ends says that the payment failed', async () => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page }) => {
      await enter(page, owner, '/billing');
      await card(page, 'Paket Basic').getByRole('button', { name: 'Pilih Paket' }).click(patience);
      await openPaymentPage(page);
      const [order] = await app.sql(`SELECT id FROM orders WHERE account_id = $1`, [owner.userId]);
      await app.sandbox.call('POST', `/xendit/orders/${order.id}/expire`, {});
      await seeMessage(page, 'Pembayaran gagal. Mohon coba lagi.');
      expect(await paymentWindow(page).count()).toBe(0);
    });
  });

  test.each([
    ['was opened', true, 'Pembayaran tertunda. Mohon selesaikan pembayaran.'],
    ['was never opened', false, 'Anda menutup popup pembayaran.'],
  ])('that %s and whose window is closed leaves the package as it is', async (_what, opened, sentence) => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page }) => {
      await enter(page, owner, '/billing');
      await card(page, 'Paket Basic').getByRole('button', { name: 'Pilih Paket' }).click(patience);
      if (opened) await (await openPaymentPage(page)).close();
      await paymentWindow(page).getByRole('button', { name: 'Tutup jendela' }).click(patience);
      await seeMessage(page, sentence);
      await card(page, 'Paket Trial').getByText('Aktif', { exact: true }).waitFor(patience);
      expect(await paymentWindow(page).count()).toBe(0);
    });
  });

  test('is paid by the person who registers, and the registration continues with the typed data', async () => {
    const email = `putri${randomInt(1e9)}@gmail.com`;
    await inPage(browser, visit(), async ({ page }) => {
      await page.goto('/register?packageId=ai-1000');
      await page.getByLabel('Nama Lengkap').fill('Putri Ayu');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('kata-sandi-putri-8');
      await page.getByLabel('Konfirmasi Password').fill('kata-sandi-putri-8');
      await page.getByRole('checkbox').first().check();
      await page
        .getByRole('button', { name: /Daftar|Bayar/ })
        .last()
        .click(patience);
      await pay(await openPaymentPage(page));
      await page.waitForURL(/\/verify-otp/, patience);
      await waitFor(async () => (await app.sandbox.mails.to(email)).some(({ subject }) => subject.includes('verifikasi')));
    });
  });
});
