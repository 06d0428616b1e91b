import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, visit } = await panelTest();
let owner: Owner;
let shop: string;

beforeAll(async () => {
  owner = await app.registerOwner();
  shop = `${app.sandbox.addresses.photos}/shop`;
});

async function atForm(width: number, story: (page: Page) => Promise<void>): Promise<void> {
  await visit(owner, '/prompt', story, { width, height: 800 });
}

const field = (page: Page) => page.getByLabel('Nama & Link Foto Produk (opsional)');
const isDrawn = (page: Page, name: string) =>
  waitFor(async () => (await page.getByRole('img', { name }).evaluate((img) => (img as HTMLImageElement).naturalWidth)) > 100, {
    what: name,
  });

test.each([360, 1_440])('the form shows each photo, or says at once why it cannot be shown (%i px)', async (width) => {
  await atForm(width, async (page) => {
    await field(page).fill(
      `Kaos Hitam: ${shop}/kaos.jpg\nTopi: https://drive.google.com/drive/folders/1PU8l8VOQ5vH1yXR2jEE\nTas: https://drive.google.com/file/d/1PU8l8VOQ5vH1yXR2jEE/view`,
    );
    await isDrawn(page, 'Foto Kaos Hitam');
    await isDrawn(page, 'Foto Tas');
    await page.getByText(/Ini link folder/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

test('a photo is uploaded instead of a link, named after its file, shown, saved and there after a reload', async () => {
  const buffer = Buffer.from(await (await fetch(`${shop}/gelas.png`)).arrayBuffer());
  await atForm(360, async (page) => {
    await page.getByLabel('Berkas foto produk').setInputFiles({ name: 'gelas-antik_01.png', mimeType: 'image/png', buffer });
    await isDrawn(page, 'Foto gelas antik 01');
    expect(await field(page).inputValue()).toMatch(/^gelas antik 01: unggahan:[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: /Simpan Prompt/ }).click();
    await page.getByText('✅ Prompt berhasil disimpan.').first().waitFor();
    await page.reload();
    await isDrawn(page, 'Foto gelas antik 01');
  });
});
