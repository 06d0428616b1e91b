import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { noOrderRules } from '#contracts/values/selling/order-rules';
import { logIn } from '../../screens/visit.ts';
import { expectOk } from '../../support/api.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The settings of the bot's page and of the training page are in closed groups. Each group shows its values in one line. */
const { app, browser, visit } = await panelTest();
const phone = { width: 360, height: 740 };
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
  await linkOwner(app, owner);
  await expectOk(owner.api.post('/prompt/voice', { shopName: 'Toko Sari', addressForm: 'kak', tone: 'casual' }));
});

const group = (page: Page, id: string) => page.locator(`details#${id}`);
const isOpen = (page: Page, id: string) => group(page, id).evaluate((box) => (box as HTMLDetailsElement).open);
const groups = ['foto-produk', 'ongkir-notifikasi', 'jam-bot', 'cara-bicara', 'balasan', 'siapa-dijawab', 'perkenalan', 'panggilan'];

async function allGroups(page: Page): Promise<void> {
  for (const id of groups) await group(page, id).waitFor();
}

test('with all groups closed, the page is at most 2,500 px high on a phone and shows the settings', async () => {
  await visit(
    owner,
    '/bot',
    async (page) => {
      await allGroups(page);
      for (const id of groups) expect(await isOpen(page, id)).toBe(false);
      await page.getByRole('heading', { name: 'Bot Aktif' }).waitFor();
      await page.getByText('Toko Sari · Kak · Santai dan akrab').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_500);
    },
    phone,
  );
});

test('a link opens its group and no other, also from a guide; a key opens and closes one', async () => {
  await visit(
    owner,
    '/bot#jam-bot',
    async (page) => {
      await waitFor(() => isOpen(page, 'jam-bot'));
      await page.getByLabel('Hanya di luar jam buka').waitFor();
      await allGroups(page);
      const others = groups.filter((id) => id !== 'jam-bot');
      for (const id of others) expect(await isOpen(page, id)).toBe(false);
      await waitFor(() => page.evaluate(() => document.activeElement?.closest('details')?.id === 'jam-bot'), { what: 'the focus in it' });
      await page.keyboard.press('Enter');
      await waitFor(async () => !(await isOpen(page, 'jam-bot')));
      await page.keyboard.press('Space');
      await waitFor(() => isOpen(page, 'jam-bot'));

      await page.goto('/bantuan#chat');
      await page.getByRole('link', { name: 'Pengaturan balasan' }).click();
      await page.getByLabel('Setelah Anda balas, bot diam berapa menit?').waitFor();
      expect(await isOpen(page, 'jam-bot')).toBe(false);
    },
    phone,
  );
});

test('a closed group says that it has unsaved changes', async () => {
  await visit(
    owner,
    '/bot#cara-bicara',
    async (page) => {
      await page.getByLabel('Nama toko').fill('Toko Rara');
      await group(page, 'cara-bicara').locator('summary').click();
      await group(page, 'cara-bicara').locator('summary').getByText('Perubahan belum disimpan').waitFor();
      // the line shows what the bot uses now: the stored value
      await page.getByText('Toko Sari · Kak · Santai dan akrab').waitFor();
      expect(await isOpen(page, 'cara-bicara')).toBe(false);
    },
    phone,
  );
});

test('a number that the server refuses opens its group, and gets the focus', async () => {
  await inPage(browser, { baseUrl: app.url, ...phone }, async ({ page }) => {
    await logIn(page, owner);
    await page.goto('/bot#ongkir-notifikasi');
    const number = page.getByLabel('Nomor Notifikasi Peristiwa');
    await number.fill('123');
    await group(page, 'ongkir-notifikasi').locator('summary').click();
    await number.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '💾 Simpan Prompt' }).click();
    await waitFor(() => number.evaluate((field) => field === document.activeElement), { what: 'the focus on the refused number' });
    expect(await number.getAttribute('aria-invalid')).toBe('true');
  });
});

test('the training page shows in one line each what is set besides the text, and a link opens the rules of prices', async () => {
  await expectOk(owner.api.put('/order-rules', { ...noOrderRules, freeShipping: { minIdr: 300_000, maxIdr: null, places: [] } }));
  await expectOk(owner.api.post('/prompt/secret', { text: 'Modal kaos 40rb.\nBatas nego 45rb.' }));
  await visit(
    owner,
    '/prompt',
    async (page) => {
      for (const id of ['rahasia-bot', 'aturan-harga', 'kata-lain']) {
        await group(page, id).waitFor();
        expect(await isOpen(page, id)).toBe(false);
      }
      await group(page, 'aturan-harga')
        .getByText(/^Gratis ongkir mulai Rp.300\.000$/)
        .waitFor();
      await group(page, 'rahasia-bot').getByText('2 baris', { exact: true }).waitFor();
      await group(page, 'kata-lain').getByText('Belum diisi', { exact: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_500);

      await page.goto('/bantuan#aturan-harga');
      await page.getByRole('link', { name: 'Aturan Harga' }).click();
      const codes = page.getByLabel('Kode promo');
      await codes.fill('HEMAT10 = 10%');
      await page.getByRole('button', { name: 'Simpan Aturan Harga' }).click();
      await group(page, 'aturan-harga')
        .getByText(/1 kode promo$/)
        .waitFor();
    },
    phone,
  );
});
