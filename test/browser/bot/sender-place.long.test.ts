import { afterEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { patience } from '../../support/browser/account-actions.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';

/* 'Kecamatan Pengirim' in the training form: found, ambiguous, unknown, or saved while the shipping service is down. */
const { app, visit } = await panelTest({ env: { SHIPPING_DAILY_LIMIT: '10000' } });

afterEach(() => app.sandbox.call('DELETE', '/shipping/faults'));
/** The bot page of a new owner. Fails when the page logs an error. */
async function atForm(story: (page: Page, owner: Owner) => Promise<void>, width = 360): Promise<void> {
  const owner = await app.registerOwner();
  await visit(owner, '/bot#ongkir-notifikasi', (page) => story(page, owner), { width, height: 800 });
}

const district = (page: Page) => page.getByLabel('Kecamatan Pengirim Untuk Cek Ongkir (opsional)');
async function save(page: Page, text: string): Promise<void> {
  await district(page).fill(text);
  await page.getByRole('button', { name: '💾 Simpan Prompt' }).click();
  await page.getByText('✅ Prompt berhasil disimpan.').first().waitFor(patience);
}
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor(patience);

test('a kecamatan that is found is shown with its place, but not while another one is being typed', async () => {
  await atForm(async (page) => {
    await save(page, 'Tebet, Jaksel');
    await told(page, 'Ongkir dihitung dari Tebet, Jakarta Selatan, DKI Jakarta');
    await district(page).fill('Cob');
    await page.getByText('Ongkir dihitung dari').waitFor({ state: 'hidden', ...patience });
    expect(await district(page).inputValue()).toBe('Cob');
  });
});

test.each([[360], [1440]])('a name that several places share is chosen from, at %i px', async (width) => {
  await atForm(async (page, owner) => {
    await save(page, 'Sukamaju');
    await told(page, 'Nama ini ada di beberapa tempat');
    await page.getByLabel('Dikirim dari').selectOption({ label: 'Cibeunying Kidul, Bandung, Jawa Barat' });
    await page.getByRole('button', { name: 'Pakai kecamatan ini' }).click();
    await told(page, 'Ongkir dihitung dari Cibeunying Kidul, Bandung, Jawa Barat');
    const [row] = await app.sql(`SELECT sender_origin FROM bot_settings WHERE bot_id = $1`, [owner.userId]);
    expect(row.sender_origin).toMatchObject({ typed: 'Sukamaju', label: 'Cibeunying Kidul, Bandung, Jawa Barat' });
    // the page does not scroll sideways
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= globalThis.innerWidth)).toBe(true);
    await page.reload();
    await told(page, 'Ongkir dihitung dari Cibeunying Kidul');
  }, width);
});

test('a kecamatan that does not exist is refused, with what to do', async () => {
  await atForm(async (page) => {
    await save(page, 'Atlantis');
    await told(page, /tidak ditemukan.*Periksa ejaannya/);
    await save(page, 'Ubud, Gianyar');
    await told(page, 'Ongkir dihitung dari Ubud, Gianyar, Bali');
    expect(await page.getByText('tidak ditemukan').count()).toBe(0);
  });
});

test('while the service is down it is saved all the same, and found out later', async () => {
  await app.sandbox.call('POST', '/shipping/faults', { next: { kind: 'error', status: 502, html: true, times: 'always' } });
  await atForm(async (page) => {
    await save(page, 'Lowokwaru, Malang');
    await told(page, /Sudah tersimpan.*dicek lagi otomatis/);
    await app.sandbox.call('DELETE', '/shipping/faults');
    await page.reload();
    await told(page, 'Ongkir dihitung dari Lowokwaru, Malang, Jawa Timur');
    expect(await district(page).inputValue()).toBe('Lowokwaru, Malang');
  });
});
