import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectVisible, inPage, seeMessage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';
import { endPopup, enter, holdAnswers, patience, pixelCalls, popup, stubPixelScript } from '../../support/browser/account-actions.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,billing', env: { META_PIXEL_ID: '123456789' } });

const visit = (width = 360) => ({ baseUrl: app.url, width, height: 800 });
const expire = (owner: Owner) =>
  app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [owner.userId]);
const leave = (owner: Owner) => app.sql(`DELETE FROM subscriptions WHERE account_id = $1`, [owner.userId]);
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function choose(page: Page, name: string, price: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Pilih Paket' }).click(patience);
  await popup(page).getByText(price).first().waitFor(patience);
  expect(await card(page, name).getByRole('button', { name: 'Memproses...' }).isDisabled()).toBe(true);
}

const orderOf = async (owner: Owner) =>
  (await app.sql(`SELECT id, state FROM orders WHERE account_id = $1 ORDER BY created_at DESC LIMIT 1`, [owner.userId]))[0];

async function agreeToPixel(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('pixelConsent', 'yes'));
}

describe('buying a package', () => {
  test.each([
    ['pending', 'later', 'Pembayaran tertunda. Mohon selesaikan pembayaran.', 'pending'],
    ['error', 'fail', 'Pembayaran gagal. Mohon coba lagi.', 'failed'],
    ['close', 'close', 'Anda menutup popup pembayaran.', 'created'],
  ] as const)('that ends with %s says so, changes no package and tells the pixel nothing', async (_what, end, sentence, state) => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page, context, complaints }) => {
      await stubPixelScript(context);
      await agreeToPixel(page);
      await enter(page, owner, '/billing');
      await choose(page, 'Paket Basic', 'Rp 50.000');
      await endPopup(page, end);
      await seeMessage(page, sentence);
      await card(page, 'Paket Basic').getByRole('button', { name: 'Pilih Paket' }).waitFor(patience);
      await card(page, 'Paket Trial').getByText('Aktif', { exact: true }).waitFor(patience);
      expect((await orderOf(owner)).state).toBe(state);
      expect(((await pixelCalls(page)) ?? []).filter(([, name]) => name === 'Purchase')).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

  test.each([360, 1440])(
    'that is paid shows thanks, activates the package and reports the server’s id to the pixel, at %i px',
    async (width) => {
      const owner = await app.registerOwner();
      await inPage(browser, visit(width), async ({ page, context, complaints }) => {
        const script = await stubPixelScript(context);
        await agreeToPixel(page);
        await enter(page, owner, '/billing');
        expect(script.loaded).toBe(0);
        await choose(page, 'Paket Standard', 'Rp 100.000');
        await endPopup(page, 'pay');
        await seeMessage(page, 'Pembayaran berhasil! Terima kasih telah berlangganan.');
        await card(page, 'Paket Standard').getByText('Aktif', { exact: true }).waitFor(patience);
        expect(await card(page, 'Paket Standard').getByRole('button', { name: 'Paket Saat Ini' }).isDisabled()).toBe(true);
        await page.getByRole('table').getByText('Lunas').first().waitFor(patience);
        const { id } = await orderOf(owner);
        // the pixel script loads after the page itself has answered
        const purchases = await waitFor(
          async () => {
            const calls = ((await pixelCalls(page)) ?? []).filter(([, name]) => name === 'Purchase');
            return calls.length > 0 && calls;
          },
          { what: 'the purchase told to the pixel' },
        );
        expect(purchases).toEqual([
          ['track', 'Purchase', expect.objectContaining({ value: 100_000, currency: 'IDR' }), { eventID: `pu-${id}` }],
        ]);
        expect(complaints).toEqual([]);
      });
    },
  );

  test('the running one is extended from its end, with its replies added', async () => {
    const owner = await app.registerOwner();
    const subscription = async () =>
      (
        await app.sql<{ ends: Date; left: number }>(
          `SELECT expires_at AS ends, replies_left AS left FROM subscriptions WHERE account_id = $1`,
          [owner.userId],
        )
      )[0]!;
    await inPage(browser, visit(), async ({ page }) => {
      await enter(page, owner, '/billing');
      await choose(page, 'Paket Basic', 'Rp 50.000');
      await endPopup(page, 'pay');
      await card(page, 'Paket Basic').getByText('Aktif', { exact: true }).waitFor(patience);
      const before = await subscription();
      await card(page, 'Paket Basic').getByRole('button', { name: 'Perpanjang' }).click(patience);
      await popup(page).getByText('Rp 50.000').first().waitFor(patience);
      await endPopup(page, 'pay');
      const after = await waitFor(async () => {
        const now = await subscription();
        return now.ends > before.ends && now;
      });
      expect(after.left).toBe(before.left + 1_000);
      expect(after.ends.getTime() - before.ends.getTime()).toBeGreaterThan(27 * 86_400_000);
      await card(page, 'Paket Basic').getByRole('button', { name: 'Perpanjang' }).waitFor(patience);
    });
  });

  test('without consent no pixel is loaded, whatever is bought', async () => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page, context }) => {
      const script = await stubPixelScript(context);
      await enter(page, owner, '/billing');
      await choose(page, 'Paket Basic', 'Rp 50.000');
      await endPopup(page, 'pay');
      await card(page, 'Paket Basic').getByText('Aktif', { exact: true }).waitFor(patience);
      expect([script.loaded, await pixelCalls(page)]).toEqual([0, null]);
    });
  });

  test('a pending one that is paid later becomes active on the open page by itself', async () => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page }) => {
      await enter(page, owner, '/billing');
      await choose(page, 'Paket Pro', 'Rp 200.000');
      await endPopup(page, 'close');
      await page.getByText('Pembayaran Paket Pro sebesar Rp 200.000 belum selesai.').waitFor(patience);
      const { id } = await orderOf(owner);
      await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click(patience);
      await endPopup(page, 'later');
      expect((await orderOf(owner)).id).toBe(id);
      await app.sandbox.call('POST', `/midtrans/orders/${(await orderOf(owner)).id}/settle`, {});
      await expectVisible(card(page, 'Paket Pro').getByText('Aktif', { exact: true }), patience);
    });
  });

  test('the trial starts at once; a second one, and a payment service that is away, are shown in the red box', async () => {
    const owner = await app.registerOwner();
    await leave(owner);
    await app.sql(`DELETE FROM trial_claims WHERE account_id = $1`, [owner.userId]);
    await inPage(browser, visit(), async ({ page }) => {
      await enter(page, owner, '/billing');
      const release = await holdAnswers(page, '/billing/create-transaction');
      await card(page, 'Paket Trial').getByRole('button', { name: 'Pilih Paket' }).click(patience);
      await card(page, 'Paket Trial').getByRole('button', { name: 'Memproses...' }).waitFor(patience);
      release();
      await expectVisible(
        page.getByRole('alert').getByText('Paket Trial berhasil diaktifkan! Silakan cek kembali.', { exact: true }),
        patience,
      );
      await expectVisible(card(page, 'Paket Trial').getByText('Aktif', { exact: true }), patience);
      await expire(owner);
      await page.reload();
      await page.getByText('Sudah Anda gunakan. Hanya satu kali.').waitFor(patience);
      expect(await card(page, 'Paket Trial').getByRole('button', { name: 'Pilih Paket' }).isDisabled()).toBe(true);
      await page.getByText(/^Paket Trial berakhir /).waitFor(patience);
      // after a purchase only the server knows about the earlier trial
      await app.sql(`UPDATE subscriptions SET package_id = 'ai-1000' WHERE account_id = $1`, [owner.userId]);
      await page.reload();
      await page.getByText(/^Paket Basic berakhir /).waitFor(patience);
      await page.getByText('Sudah Anda gunakan. Hanya satu kali.').waitFor(patience);
      expect(await card(page, 'Paket Trial').getByRole('button', { name: 'Pilih Paket' }).isDisabled()).toBe(true);
      // This page did not receive the change.
      await page.route('**/api/analytics/summary', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), trialUsed: false } });
      });
      await page.reload();
      await page.getByText(/^Paket Basic berakhir /).waitFor(patience);
      await card(page, 'Paket Trial').getByRole('button', { name: 'Pilih Paket' }).click(patience);
      await page.getByText('Paket Trial hanya dapat digunakan satu kali.', { exact: true }).waitFor(patience);
      await page.route('**/api/billing/create-transaction', (route) => route.abort());
      await card(page, 'Paket Basic').getByRole('button', { name: 'Pilih Paket' }).click(patience);
      await page.getByText('Gagal membuat transaksi. Mohon coba lagi.', { exact: true }).waitFor(patience);
    });
  });
});

describe('an owner whose package is over', () => {
  test('gets an alert on every guarded screen and is sent to the packages', async () => {
    const owner = await app.registerOwner();
    await expire(owner);
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await enter(page, owner, '/billing');
      for (const place of ['/bot', '/prompt', '/followup', '/blacklist']) {
        await page.goto(place);
        await page
          .getByRole('alert')
          .getByText('Paket Anda telah berakhir. Silakan perbarui paket Anda.', { exact: true })
          .waitFor(patience);
        await page.waitForURL('**/billing', patience);
      }
      expect(complaints).toEqual([]);
    });
  });

  test('sees once a request to choose a package, and the button leads there', async () => {
    const owner = await app.registerOwner();
    await expire(owner);
    await inPage(browser, visit(), async ({ page, complaints }) => {
      await enter(page, owner);
      const prompt = page.getByRole('dialog', { name: 'Pilih Paket Langganan' });
      await prompt.waitFor(patience);
      await prompt.getByRole('button', { name: 'Oke' }).click();
      await page.waitForURL('**/billing', patience);
      await prompt.waitFor({ state: 'detached', ...patience });
      expect(complaints).toEqual([]);
    });
  });

  test('an owner with a running package is not asked', async () => {
    const owner = await app.registerOwner();
    await inPage(browser, visit(), async ({ page }) => {
      await enter(page, owner);
      await page.getByText('Paket Trial').first().waitFor(patience);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });
});
