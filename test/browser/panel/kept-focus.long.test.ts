import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { addLead } from '../../support/browser/leads.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Where the keyboard focus continues after the focused control has disappeared, in a real browser. */
const { app, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });

/**
 * Presses Enter on a button until the button is gone. Then checks that the focus is inside `part` of the page.
 *
 * @param part a CSS selector
 */
async function pressAway(page: Page, name: string, part: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await button.waitFor({ state: 'detached' });
  await waitFor(() => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part), {
    what: `the focus in ${part} after ${name}`,
  });
  await page.keyboard.press('Tab');
  expect(await page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part)).toBe(true);
}

test('after a chat is finished and given back, and a label and an attachment removed, Tab goes on from there', async () => {
  const shop = await app.registerOwner();
  const waiting = await addLead(app, shop, { name: 'Ani', pn: freshPhone(), waits: true });
  const pn = freshPhone();
  const taken = await addLead(app, shop, { name: 'Budi', pn, taken: true });
  await expectOk(shop.api.post(`/chat/contacts/${pn}/labels`, { labels: ['Grosir'] }));
  await visit(
    shop,
    `/chat-history?percakapan=${waiting}`,
    async (page) => {
      await pressAway(page, 'Tandai selesai', '[aria-label="Isi chat"]');
      await page.goto(`/chat-history?percakapan=${taken}`);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'daftar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
      await pressAway(page, 'Batalkan lampiran', '[aria-label="Isi chat"]');
      await pressAway(page, 'Kembalikan ke bot', '[aria-label="Isi chat"]');
      await pressAway(page, 'Hapus label Grosir', '[aria-label="Info pelanggan"]');
    },
    { width: 1_440, height: 900 },
  );
});
