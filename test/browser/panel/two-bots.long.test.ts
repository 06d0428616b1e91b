import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { Page } from 'playwright-core';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { newId } from '#core/platform/crypto/ids';
import { logIn } from '../../screens/visit.ts';
import { patience } from '../../support/browser/account-actions.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { chatOf, inbound, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { trainOwner, type Owner } from '../../support/owners.ts';

/*
 * A person with two bots. The same customer writes to both bots. No route creates a second bot yet, so the test
 * inserts its rows.
 */
const { app, browser, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail' });
const second = newId<BotId>();
const wide = { width: 1280, height: 800 };
const secondNumber = '0812-3450-0077';
const customer = '6281500000042';
let modules: TestModules;
let host: INestApplicationContext;
let owner: Owner;

beforeAll(async () => {
  modules = await openTestModules(app);
  host = await modules.open([ConversationsModule]);
  owner = await app.registerOwner();
  await trainOwner(owner);
  await app.sql(`INSERT INTO bots (id, account_id, created_at) VALUES ($1, $2, now() + interval '1 hour')`, [second, owner.accountId]);
  await app.sql(`INSERT INTO bot_sessions (bot_id, phone) VALUES ($1, '6281234500077')`, [second]);
  await write(owner.botId, 'Halo toko satu', 'Ani');
  await write(second, 'Halo toko dua', 'Ani');
});
afterAll(() => modules?.close());

const write = (botId: BotId, body: string, name: string, phone = customer) =>
  receive(host, [inbound(botId, chatOf(phone), { body, name })]);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const row = (page: Page, text: string) => page.getByRole('button', { name: text });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Tulis pesan' });

async function change(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: /^Ganti bot/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: to }).click();
}

test('each bot has its own address, chats, live updates and drafts, and a change back shows the screen as it was', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      await row(page, 'Halo toko satu').waitFor(patience);
      await page.waitForURL(`**/b/${owner.botId}/chat-history`, patience);
      await page.getByRole('button', { name: /^Ganti bot/ }).waitFor(patience);

      // the events of both bots arrive in the order in which they were sent
      await write(second, 'Kabar toko dua', 'Citra', '6281500000043');
      await write(owner.botId, 'Kabar toko satu', 'Dewi', '6281500000044');
      await row(page, 'Kabar toko satu').waitFor(patience);
      expect(await row(page, 'toko dua').count()).toBe(0);
      await row(page, 'Halo toko satu').click();
      await composer(page).fill('Untuk toko satu');

      await change(page, secondNumber);
      await page.waitForURL(`**/b/${second}/dashboard`, patience);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.getByRole('link', { name: /^Chat/ }).first().click();
      await row(page, 'Halo toko dua').click(patience);
      expect(await row(page, 'toko satu').count()).toBe(0);
      expect(pathOf(page)).toBe(`/b/${second}/chat-history`);
      expect(await composer(page).inputValue()).toBe('');
      await composer(page).fill('Untuk toko dua');
      await write(owner.botId, 'Lagi toko satu', 'Eka', '6281500000045');
      await write(second, 'Lagi toko dua', 'Fajar', '6281500000046');
      await row(page, 'Lagi toko dua').waitFor(patience);
      expect(await row(page, 'toko satu').count()).toBe(0);
      const ofChats = asked.filter((path) => path.startsWith('/api/') && path.includes('/chat/'));
      expect(ofChats.length).toBeGreaterThan(0);
      expect(ofChats.filter((path) => !path.startsWith(`/api/bots/${second}/`))).toEqual([]);

      // The chats of the first bot appear although no request is answered.
      await page.route('**/api/**', () => undefined);
      await change(page, 'Bot 1');
      await page.waitForURL(`**/b/${owner.botId}/dashboard`, patience);
      await page.getByRole('link', { name: /^Chat/ }).first().click();
      await row(page, 'Draf: Untuk toko satu').click(patience);
      expect(await composer(page).inputValue()).toBe('Untuk toko satu');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    wide,
  );
});

test('a path without a bot means the one that was shown last on this device, with its drafts', async () => {
  await visit(owner, `/b/${second}/chat-history`, async (page) => {
    await row(page, 'Halo toko dua').click(patience);
    await composer(page).fill('Draf kedua');
    await page.waitForFunction(() => localStorage.getItem('bots'));
    await page.goto('/followup#alasan');
    await page.waitForURL(`**/b/${second}/followup#alasan`, patience);
    await page.goto(`/chat-history?kontak=${customer}`);
    await page.waitForURL(`**/b/${second}/chat-history?kontak=${customer}`, patience);
    await page.getByText('Halo toko dua').filter({ visible: true }).first().waitFor(patience);
    expect(await composer(page).inputValue()).toBe('Draf kedua');
    await page.goto(`/b/${owner.botId}/chat-history?kontak=${customer}`);
    await page.getByText('Halo toko satu').filter({ visible: true }).first().waitFor(patience);
    expect(await composer(page).inputValue()).toBe('');
  });
});

test('on a phone the choice is in the menu', async () => {
  await visit(owner, '/dashboard', async (page) => {
    await page.waitForURL(`**/b/${owner.botId}/dashboard`, patience);
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await change(page, secondNumber);
    await page.waitForURL(`**/b/${second}/dashboard`, patience);
    await page.getByRole('dialog').waitFor({ state: 'detached', ...patience });
    await page.goBack();
    await page.waitForURL(`**/b/${owner.botId}/dashboard`, patience);
  });
});

test('with one bot nothing offers a choice, and the paths of the specification are asked', async () => {
  const other = await app.registerOwner();
  await visit(other, '/dashboard', async (page) => {
    await page.waitForURL(`**/b/${other.botId}/dashboard`, patience);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await page.getByText('Pesan 30 Hari Terakhir').waitFor(patience);
    expect(asked).toContain('/api/analytics/summary');
    expect(asked.filter((path) => path.startsWith('/api/bots/'))).toEqual([]);
    expect(await page.getByRole('button', { name: /^Ganti bot/ }).count()).toBe(0);
  });
});

test('the address of a bot that the person may not see leads to one that they may', async () => {
  const other = await app.registerOwner();
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, other);
    await page.goto(`/b/${second}/followup`);
    await page.waitForURL(`**/b/${other.botId}/followup`, patience);
    await page.getByText('Simpan Konfigurasi').first().waitFor(patience);
  });
});

test.each([
  ['agent', [false, false, false, false]],
  ['admin', [true, true, false, false]],
  ['owner', [true, true, true, true]],
] as const)('%s sees what the role may do', async (role, seen) => {
  const member = await app.registerOwner();
  await app.sql(`UPDATE members SET account_id = $1, role = $2 WHERE person_id = $3`, [owner.accountId, role, member.userId]);
  await visit(
    member,
    '/bantuan',
    async (page) => {
      // once the role is known, the panel sends no request that the server would refuse
      await page.waitForFunction(() => localStorage.getItem('bots'));
      await page.goto('/settings');
      await page.getByText('Perangkat yang masuk', { exact: true }).waitFor(patience);
      const shown = [
        page.getByRole('link', { name: 'Paket Langganan' }),
        page.getByRole('heading', { name: 'Unduh data' }),
        page.getByText('Minta semua data'),
        page.getByRole('heading', { name: 'Manajemen Akun' }),
      ];
      for (const [place, one] of shown.entries()) await one.first().waitFor({ state: seen[place] ? 'visible' : 'detached', ...patience });
    },
    wide,
  );
});
