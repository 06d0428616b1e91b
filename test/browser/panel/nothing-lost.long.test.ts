import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { enter, login, patience } from '../../support/browser/account-actions.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Typed text survives a killed tab, an ended login, and a server that does not answer. */
const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });

const visit = () => ({ baseUrl: app.url, width: 360, height: 780 });
const promptField = (page: Page) => page.getByLabel('Prompt Utama');
const unsaved = (page: Page) => page.getByText('Perubahan belum disimpan');
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
const typedIs = (page: Page, text: string) =>
  waitFor(async () => (await promptField(page).inputValue()) === text, { what: `'${text}' in the field` });
/** Drafts are stored a moment after the typing pauses. */
const writtenDown = (page: Page) => waitFor(async () => (await drafts(page)).length > 0, { what: 'a draft' });

test('text typed in a tab that is killed is there in the next one, and can be discarded', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async ({ page, context }) => {
    await enter(page, owner, '/prompt');
    await promptField(page).fill('Kamu Rara dari Toko Kaos.');
    await unsaved(page).waitFor(patience);
    await writtenDown(page);
    const next = await context.newPage();
    await page.close();
    await next.goto('/prompt');
    await typedIs(next, 'Kamu Rara dari Toko Kaos.');
    await unsaved(next).waitFor(patience);
    await next.getByRole('button', { name: 'Batalkan' }).click();
    await typedIs(next, '');
    await unsaved(next).waitFor({ state: 'hidden', ...patience });
    await waitFor(async () => (await drafts(next)).length === 0, { what: 'no draft any more' });
  });
});

test('after a login has ended, the next one opens the same screen with the typed text', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async ({ page }) => {
    await enter(page, owner, '/prompt');
    await promptField(page).fill('Harga kaos 75.000.');
    await expectOk(owner.api.delete('/user/sessions'));
    await page.waitForURL('**/login', patience);
    await login(page, owner.email, owner.password);
    await page.waitForURL('**/prompt', patience);
    await typedIs(page, 'Harga kaos 75.000.');
    await page.getByRole('button', { name: '💾 Simpan Prompt' }).click();
    await page.getByText('✅ Prompt berhasil disimpan.').first().waitFor(patience);
    await unsaved(page).waitFor({ state: 'hidden', ...patience });
    await waitFor(async () => (await drafts(page)).length === 0, { what: 'no draft of what is saved' });
  });
});

test('the next person to log in sees nothing of it, and does not open the screen of the one before', async () => {
  const [owner, next] = [await app.registerOwner(), await app.registerOwner({ fullName: 'Budi Hartono' })];
  await inPage(browser, visit(), async ({ page }) => {
    await enter(page, owner, '/prompt');
    await promptField(page).fill('Rahasia dagang.');
    await writtenDown(page);
    await expectOk(owner.api.delete('/user/sessions'));
    await page.waitForURL('**/login', patience);
    await login(page, next.email, next.password);
    await page.waitForURL('**/dashboard', patience);
    expect(await drafts(page)).toEqual([]);
    await page.goto('/prompt');
    await promptField(page).fill('Milik Budi.');
    await writtenDown(page);
    await page.getByRole('button', { name: 'Budi Hartono' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login', patience);
    expect(await drafts(page)).toEqual([]);
  });
});

/** A lead who has written once. */
async function addLead({ userId }: Owner, name: string): Promise<void> {
  const [contact, conversation] = [randomUUID(), randomUUID()];
  await app.sql(`INSERT INTO contacts (id, bot_id, pn, name) VALUES ($1, $2, '6281234567890', $3)`, [contact, userId, name]);
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, last_seq, message_count, last_preview, last_sender, last_at)
     VALUES ($1, $2, $3, '6281234567890@s.whatsapp.net', 1, 1, 1, 'Ada stok?', 'lead', now())`,
    [conversation, userId, contact],
  );
  await app.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn) VALUES ($1, $2, $3, 1, 'lead', 'text', 'Ada stok?', 'A1', 'delivered', 1)`,
    [randomUUID(), userId, conversation],
  );
}

test('each conversation keeps its own draft, and a message that could not be sent', async () => {
  const owner = await app.registerOwner();
  await addLead(owner, 'Dewi Lestari');
  await inPage(browser, visit(), async ({ page, context }) => {
    await enter(page, owner, '/chat-history');
    const composer = (on: Page) => on.getByLabel('Tulis pesan');
    await page.getByRole('button', { name: /Dewi Lestari/ }).click();
    await page.route('**/api/contacts/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.route('**/api/chat/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await composer(page).fill('Stok ada kak.');
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    await page.getByText('Gagal terkirim').first().waitFor(patience);
    await composer(page).fill('Mau ukuran');
    await waitFor(async () => (await drafts(page)).length === 2, { what: 'a draft and an unsent message' });
    const next = await context.newPage();
    await page.close();
    await next.goto('/chat-history');
    await next.getByRole('button', { name: /Dewi Lestari/ }).click();
    await waitFor(async () => (await composer(next).inputValue()) === 'Mau ukuran', { what: 'the draft' });
    await next.getByText('Stok ada kak.').first().waitFor(patience);
    await next.getByText('Gagal terkirim').first().waitFor(patience);
  });
});

test('without a network the open screen stays, and it loads what it missed once there is a network again', async () => {
  const owner = await app.registerOwner();
  await inPage(browser, visit(), async ({ page, context }) => {
    await enter(page, owner, '/produk');
    const add = page.getByRole('button', { name: 'Tambah Produk' });
    await add.waitFor(patience);
    await page.waitForURL('**/b/*/produk', patience); // written into the address once the bots are known
    let isAway = true;
    const loadedAway: boolean[] = [];
    page.on('framenavigated', () => loadedAway.push(isAway));
    await context.setOffline(true);
    // Tells whether the page starts to unload. `beforeunload` fires long before the next page loads. An error counts
    // as leaving, because the page may be closed before it returns the result.
    const isLeft = page
      .evaluate(() => {
        let leaves = false;
        addEventListener('beforeunload', () => (leaves = true));
        return new Promise<boolean>((resolve) => addEventListener('vite:preloadError', () => setTimeout(() => resolve(leaves))));
      })
      .catch(() => true);
    await add.click();
    expect(await isLeft).toBe(false);
    expect(await page.getByRole('heading', { name: 'Produk', exact: true }).isVisible()).toBe(true);
    isAway = false;
    const reloaded = page.waitForEvent('load', patience);
    await context.setOffline(false);
    await reloaded;
    await add.click(patience);
    await page.getByRole('dialog').getByLabel('Nama produk').waitFor(patience);
    expect(loadedAway).not.toContain(true);
  });
});
