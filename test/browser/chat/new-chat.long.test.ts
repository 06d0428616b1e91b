import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addLead } from '../../support/browser/leads.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* A chat that the owner starts, and when the bot answers. */
const { app, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
const desk = { width: 1_440, height: 900 };
let owner: Owner;
let number: string;

beforeAll(async () => {
  owner = await app.registerOwner();
  number = freshPhone();
  await addLead(app, owner, { name: 'Budi Santoso', pn: number });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chat baru' });

test('the key N begins a chat: errors are shown, and a number with a chat is opened with the text in its answer box', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      await page.locator('[role=list][aria-label=Kontak] [data-index]').first().waitFor();
      await waitFor(async () => {
        await page.keyboard.press('n');
        return dialog(page).isVisible();
      });
      await dialog(page).getByRole('button', { name: 'Kirim pesan' }).click();
      await dialog(page).getByText('Nomor tidak valid. Isi dengan angka, contoh 62812234567890.').waitFor();
      // Japan, or an Indonesian number without its 0
      await dialog(page).getByLabel('Nomor WhatsApp').fill('819012345678');
      await dialog(page).getByRole('group', { name: 'Nomor mana yang dimaksud?' }).waitFor();
      await dialog(page).getByLabel('Nomor WhatsApp').fill(number);
      await dialog(page).getByLabel('Pesan pertama').fill('Pesanannya sudah jadi kak');
      await dialog(page).getByRole('button', { name: 'Kirim pesan' }).click();
      await page.getByText('Nomor ini sudah punya chat.').waitFor();
      await waitFor(async () => (await page.locator('textarea[aria-label="Tulis pesan"]').inputValue()) === 'Pesanannya sudah jadi kak');
      expect(await dialog(page).count()).toBe(0);
    },
    desk,
  );
});

test('on a phone the button is there, and the typed text stays when the window is closed', async () => {
  await visit(owner, '/chat-history', async (page) => {
    await page.getByRole('button', { name: 'Chat baru' }).click();
    await dialog(page).getByLabel('Nomor WhatsApp').fill(freshPhone());
    await dialog(page).getByLabel('Pesan pertama').fill('Halo kak');
    expect(await dialog(page).getByLabel('Pesan pertama').inputValue()).toBe('Halo kak');
    await page.keyboard.press('Escape');
    await page.getByText('Belum disimpan. Tulisan Anda masih ada saat jendela ini dibuka lagi.').waitFor();
    await page.getByRole('button', { name: 'Chat baru' }).click();
    expect(await dialog(page).getByLabel('Pesan pertama').inputValue()).toBe('Halo kak');
  });
});

test('the hours of the bot are chosen in words, with usual hours filled in, and stay', async () => {
  await visit(
    owner,
    '/bot#jam-bot',
    async (page) => {
      await page.getByRole('radio', { name: 'Hanya di luar jam buka' }).check();
      const days = page.getByRole('group', { name: 'Jam buka toko' });
      expect(await days.getByRole('switch', { checked: true }).count()).toBe(6);
      await days.getByRole('switch', { name: 'Minggu' }).click();
      await days.getByLabel('Minggu, tutup').fill('08:00');
      await page.getByRole('button', { name: 'Simpan Jam' }).click();
      await page.getByText('Jam buka dan jam tutup tidak boleh sama.').waitFor();
      await days.getByLabel('Minggu, tutup').fill('01:30');
      await days.getByText('hari berikutnya').waitFor();
      await page.getByRole('button', { name: 'Simpan Jam' }).click();
      await page.getByText('✅ Jam bot berhasil disimpan.').waitFor();
      await page.reload();
      await waitFor(async () => (await days.getByLabel('Minggu, tutup').inputValue()) === '01:30');
    },
    desk,
  );
});

test('with letters twice as large a chat on a phone keeps its name, its answer box and its buttons, and nothing overlaps', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      await page.getByRole('button', { name: /Budi Santoso/ }).waitFor();
      await enlarge(page);
      await page.getByRole('button', { name: /Budi Santoso/ }).click();
      await page.locator('textarea[aria-label="Tulis pesan"]').waitFor();
      await page.getByRole('button', { name: 'Lampirkan foto atau berkas' }).waitFor();
      const parts = {
        name: page.getByRole('heading', { name: 'Budi Santoso' }),
        back: page.getByRole('button', { name: /^Kembali/ }),
        takeover: page.getByRole('switch', { name: 'Ambil alih chat' }),
        notes: page.getByRole('button', { name: 'Catatan pelanggan' }),
        attach: page.getByRole('button', { name: 'Lampirkan foto atau berkas' }),
        quick: page.getByRole('button', { name: 'Balasan cepat', exact: true }),
        words: page.locator('textarea[aria-label="Tulis pesan"]'),
        send: page.getByRole('button', { name: 'Kirim pesan' }),
      };
      const boxes = await waitFor(async () => {
        const found = await Promise.all(
          Object.entries(parts).map(async ([name, part]) => ({ name, ...(await part.first().boundingBox())! })),
        );
        return found;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      for (const box of boxes) {
        expect({ name: box.name, isIn: box.x >= 0 && box.y >= 0 && box.x + box.width <= 361 && box.y + box.height <= 741 }).toEqual({
          name: box.name,
          isIn: true,
        });
        expect({ name: box.name, isWide: box.width >= (leastWidths[box.name] ?? 30) }).toEqual({ name: box.name, isWide: true });
      }
      const overlaps = boxes.flatMap((one, at) =>
        boxes.slice(at + 1).flatMap((other) => {
          const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
          const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
          return across > 1 && down > 1 ? [`${one.name} and ${other.name}`] : [];
        }),
      );
      expect(overlaps).toEqual([]);
    },
    { width: 360, height: 740 },
  );
});

/** Minimum widths in pixels. A narrower part of the page is not usable. */
const leastWidths: Readonly<Record<string, number>> = { name: 140, words: 100 };

/** Doubles font sizes, as a reader's text-only zoom. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    for (const size of ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl'])
      for (const token of [`--text-${size}`, `--text-${size}--line-height`])
        root.style.setProperty(token, `${Number.parseFloat(getComputedStyle(root).getPropertyValue(token)) * 2}rem`);
  });
}
