import { expect, test } from '@jest/globals';
import { inPage } from '../support/browser/browser.ts';
import { panelTest } from '../support/browser/panel-test.ts';

/* An unknown address leads to the dashboard or to the landing page, and the reader learns why. */
const { app, browser, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail' });

test.each(['without a bot', 'of a bot'])(
  'an unknown address %s shows the dashboard and says that the page does not exist',
  async (which) => {
    const owner = await app.registerOwner();
    await visit(owner, which === 'of a bot' ? `/b/${owner.botId}/tidak-ada` : '/tidak-ada', async (page) => {
      const notice = page.getByRole('status').filter({ hasText: 'Halaman tidak ditemukan' });
      await notice.waitFor();
      expect(new URL(page.url()).pathname).toBe(`/b/${owner.botId}/dashboard`);
      await notice.getByRole('link', { name: 'Cari di Bantuan' }).click();
      await page.getByLabel('Cari panduan').waitFor();
      await page.goBack();
      await notice.waitFor();
      await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();
      await notice.waitFor({ state: 'detached' });
    });
  },
);

test('a visitor who opens an unknown address is told so on the landing page', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    await page.goto('/tidak-ada');
    await page.getByRole('alert').filter({ hasText: 'Halaman yang Anda buka tidak ada.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
