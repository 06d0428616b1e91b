import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seeMessage } from '../../support/browser/browser.ts';
import { addLead } from '../../support/browser/leads.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Text typed in a window is kept after the window closes. */
const { app, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
let owner: Owner;
let conversationId: string;

beforeAll(async () => {
  owner = await app.registerOwner();
  conversationId = await addLead(app, owner, { name: 'Budi', pn: freshPhone() });
});

const kept = 'Belum disimpan. Tulisan Anda masih ada saat jendela ini dibuka lagi.';
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
const thread = () => `/chat-history?percakapan=${conversationId}`;

interface Typed {
  readonly path: () => string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
}

const windows: Record<string, Typed> = {
  'of a product': {
    path: () => '/produk',
    open: (page) => page.getByRole('button', { name: 'Tambah Produk' }).click(),
    field: 'Nama produk',
  },
  'of an answer': {
    path: () => '/produk?bagian=jawaban',
    open: (page) => page.getByRole('button', { name: 'Tambah Jawaban' }).click(),
    field: 'Pertanyaan pelanggan',
  },
  'of an import': {
    path: () => '/produk',
    open: (page) => page.getByRole('button', { name: 'Impor' }).first().click(),
    field: 'Atau tempel daftar Anda',
  },
  'of quick replies': {
    path: thread,
    open: (page) => page.getByRole('button', { name: 'Balasan cepat' }).click(),
    field: 'Balasan cepat baru',
  },
};

describe.each(Object.entries(windows))('a window %s', (_, { path, open, field }) => {
  const input = (page: Page) => page.getByRole('dialog').getByLabel(field);
  const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
  const typedIs = (page: Page, text: string) => waitFor(async () => (await input(page).inputValue()) === text, { what: `'${text}'` });

  test('keeps the typed text, however it is closed, and shows that, until it is discarded', async () => {
    await visit(owner, path(), async (page) => {
      await open(page);
      await input(page).fill('Kaos Lengan Panjang');
      await page.keyboard.press('Escape');
      await closed(page);
      await seeMessage(page, kept);
      await open(page);
      await typedIs(page, 'Kaos Lengan Panjang');
      await input(page).fill('Kaos Lengan Pendek');
      await page.goBack();
      await closed(page);
      await open(page);
      await typedIs(page, 'Kaos Lengan Pendek');
      await waitFor(async () => (await drafts(page)).length > 0, { what: 'the stored draft' });
      await page.reload();
      await open(page);
      await typedIs(page, 'Kaos Lengan Pendek');
      await page.getByRole('dialog').getByRole('button', { name: 'Buang', exact: true }).click();
      await waitFor(async () => (await drafts(page)).length === 0, { what: 'no draft any more' });
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      await closed(page);
      await open(page);
      await typedIs(page, '');
    });
  });
});

test('a saved form leaves no draft, and an edited row shows its own text', async () => {
  await visit(owner, '/produk', async (page) => {
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    const name = page.getByRole('dialog').getByLabel('Nama produk');
    await name.fill('Topi Rimba');
    await page.getByRole('dialog').getByLabel('Harga', { exact: true }).fill('45.000');
    await page.getByRole('button', { name: 'Simpan Produk' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Topi Rimba').first().waitFor();
    await waitFor(async () => (await drafts(page)).length === 0, { what: 'no draft' });
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    expect(await name.inputValue()).toBe('');
  });
});

test('a password is never stored on the device', async () => {
  await visit(owner, '/settings', async (page) => {
    const fields = page.locator('input[type=password]');
    await fields.first().waitFor();
    for (const field of await fields.all()) await field.fill('rahasia-sekali-9');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).not.toContain('rahasia');
  });
});
