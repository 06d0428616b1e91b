import { expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import { enter, freshEmail, patience } from '../../support/browser/account-actions.ts';

const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });

const visit = () => ({ baseUrl: app.url });
/** Makes the last password entry look that old in all browsers of the owner. */
const forgetPassword = (owner: Owner) =>
  app.sql(`UPDATE login_sessions SET password_at = password_at - interval '16 minutes' WHERE person_id = $1`, [owner.userId]);
const question = (page: Page) => page.getByRole('dialog', { name: 'Masukkan password Anda' });

test('an action that needs the password asks for it, keeps the typed text, and continues by itself', async () => {
  const owner = await app.registerOwner();
  const newEmail = freshEmail('baru');
  await inPage(browser, visit(), async ({ page }) => {
    await enter(page, owner, '/settings');
    await forgetPassword(owner);
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/user/update-email') && sent.push(request.postData()!));
    await page.getByLabel('Email baru').fill(newEmail);
    await page.getByRole('button', { name: 'Simpan' }).click();

    await question(page).getByRole('button', { name: 'Batal' }).click(patience);
    await page.getByText('❌ Gagal memperbarui email.').waitFor(patience);
    expect(await page.getByLabel('Email baru').inputValue()).toBe(newEmail);

    await page.getByRole('button', { name: 'Simpan' }).click();
    const password = question(page).getByLabel('Password', { exact: true });
    await password.fill('bukan-ini-1');
    await page.keyboard.press('Enter');
    await question(page).getByText('Password salah.').waitFor(patience);
    await password.fill(owner.password);
    await question(page).getByRole('button', { name: 'Lanjutkan' }).click();
    await question(page).waitFor({ state: 'detached', ...patience });
    await page.getByText(`Kami mengirim kode 6 digit ke ${newEmail}.`).waitFor(patience);
    expect(sent).toEqual(Array(3).fill(JSON.stringify({ newEmail })));
  });
});

test('payments are shown after the password only, and no window opens unasked', async () => {
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/billing/create-transaction', { packageId: 'ai-1000' }));
  await inPage(browser, visit(), async ({ page }) => {
    await enter(page, owner);
    await forgetPassword(owner);
    await page.goto('/billing');
    const show = page.getByRole('button', { name: 'Tampilkan riwayat' });
    await show.waitFor(patience);
    expect(await question(page).count()).toBe(0);
    await show.click();
    await question(page).getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByText('Menunggu pembayaran').waitFor(patience);
  });
});

test('the settings list where the owner is logged in; one browser and all of them can be put out', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async (here) => {
    await inPage(browser, { ...visit(), width: 1440 }, async (there) => {
      await enter(there.page, owner);
      await enter(here.page, owner, '/settings');
      const list = here.page.getByRole('list', { name: 'Perangkat yang masuk' });
      await list.getByText('Perangkat ini').waitFor(patience);
      expect(await list.getByRole('listitem').count()).toBe(3); // including the login session of the test's own client
      await list.getByRole('button', { name: 'Keluar dari Chrome di Linux' }).click();
      await here.page.getByText('✅ Chrome di Linux sudah keluar.').waitFor(patience);
      await there.page.waitForURL('**/login', patience);
      await waitFor(async () => (await list.getByRole('listitem').count()) === 2);
      expect((await owner.api.get('/profile')).status).toBe(200);

      await here.page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
      await here.page.getByRole('alertdialog').getByRole('button', { name: 'Ya, keluar dari semua' }).click();
      await here.page.waitForURL('**/login', patience);
      expect((await owner.api.get('/profile')).status).toBe(401);
    });
  });
});

test('a device that has ended meanwhile is taken off the list like one that is put out here', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async ({ page }) => {
    await enter(page, owner, '/settings');
    const list = page.getByRole('list', { name: 'Perangkat yang masuk' });
    await list.getByText('Perangkat ini').waitFor(patience);
    expect(await list.getByRole('listitem').count()).toBe(2);
    // the login of the test's own client is the older one
    await app.sql(
      `DELETE FROM login_sessions WHERE id = (SELECT id FROM login_sessions WHERE person_id = $1 ORDER BY created_at LIMIT 1)`,
      [owner.userId],
    );
    await list.getByRole('listitem').filter({ hasNotText: 'Perangkat ini' }).getByRole('button').click();
    await page.getByText(/^✅ .* sudah keluar\.$/).waitFor(patience);
    await waitFor(async () => (await list.getByRole('listitem').count()) === 1);
  });
});

test('Logout ends the token on the server, and one that is renewed is kept by the browser', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async ({ page, complaints }) => {
    await enter(page, owner);
    const login = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    const token: string = login['token'];
    const renewed = token.replace(/.$/, 'x');
    // the server does not know the invented token; the proxy presents the request as if it carried the real one
    const asOwner = (request: Request) => ({ ...request.headers(), authorization: `Bearer ${token}` });
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch({ headers: asOwner(route.request()) });
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'X-Renewed-Token': renewed } });
    });
    await page.goto('/profil');
    await waitFor(async () => (await page.evaluate(() => localStorage.getItem('token'))) === renewed, { what: 'the renewed token' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate((kept) => Object.assign(localStorage, kept), login);
    await page.goto('/settings');
    await page.getByRole('button', { name: owner.fullName }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login', patience);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await app.api(token).get('/profile')).status).toBe(401);
    // the request with the invented token is refused with a message
    expect(complaints.filter((complaint) => !/401|Sesi Anda telah berakhir/.test(complaint))).toEqual([]);
  });
});

test('reads that run at a logout are aborted, and their refusal is not shown', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, { ...visit(), width: 1440 }, async ({ page, complaints }) => {
    await enter(page, owner, '/settings');
    const isRead = (request: Request) => new URL(request.url()).pathname === '/api/blacklist';
    const asked = page.waitForRequest(isRead, patience);
    const end = { predicate: isRead, ...patience };
    const ended = Promise.race([page.waitForEvent('requestfailed', end), page.waitForEvent('requestfinished', end)]);
    const out = Promise.withResolvers<void>();
    await page.route('**/api/blacklist', async (route) => {
      await out.promise;
      await route.continue().catch(() => undefined); // the request was aborted in the meantime
    });
    await page.route('**/api/auth/logout', async (route) => {
      const answer = await route.fetch();
      out.resolve();
      await ended;
      await route.fulfill({ response: answer });
    });
    await page.getByRole('link', { name: 'Blacklist' }).click();
    await asked;
    await page.getByRole('button', { name: owner.fullName }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login', patience);
    expect(complaints).toEqual([]);
  });
});

test('logging out in one tab ends the others', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async ({ page, context }) => {
    await enter(page, owner, '/settings');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor(patience);
    await page.getByRole('button', { name: owner.fullName }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await other.waitForURL('**/login', patience);
  });
});
