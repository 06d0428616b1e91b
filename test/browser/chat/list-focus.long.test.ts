import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { addLead } from '../../support/browser/leads.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The position of the keyboard focus in the list of chats, while chats change their positions. */
const { app, visit } = await panelTest({ serverRoles: 'api', workerRoles: 'mail,housekeeping' });
const desk = { width: 1_440, height: 900 };
const leads: { name: string; pn: string; id: string }[] = [];
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
  for (let nth = 0; nth < 48; nth += 1) {
    const name = `Pelanggan ${String(nth).padStart(2, '0')}`;
    const pn = freshPhone();
    leads.push({ name, pn, id: await addLead(app, owner, { name, pn }) });
  }
});

/** The chat with the focus: its name and its place, from 1. Null while no chat has it. */
const focusedChat = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('[role=list][aria-label=Kontak] [aria-posinset]');
    return row ? { name: /Pelanggan \d\d/.exec(row.textContent)?.[0], place: Number(row.getAttribute('aria-posinset')) } : null;
  });

/** Moves a chat to the top of the list. */
const write = (name: string) =>
  expectOk(owner.api.post(`/chat/contacts/${leads.find((one) => one.name === name)!.pn}/messages`, { body: 'Ada kak' }));

/** Gives the focus to the first chat, then presses these keys. */
async function walk(page: Page, ...keys: string[]): Promise<{ name: string; place: number }> {
  // Wait for the code that handles the arrow keys: the rows are replaced once it is loaded.
  await page.locator('[role=list][aria-label=Kontak] [data-index]').first().waitFor();
  await page.locator('[role=list][aria-label=Kontak] button[tabindex="0"]').focus();
  for (const key of keys) await page.keyboard.press(key);
  const focused = await waitFor(async () => {
    const now = await focusedChat(page);
    return now?.place === 1 + keys.length * 8 ? now : undefined;
  });
  return focused as { name: string; place: number };
}

test('a chat that jumps to the top keeps the focus, and the arrows go on from its new place', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      const { name } = await walk(page, 'PageDown', 'PageDown', 'PageDown', 'PageDown');
      await write(name);
      await waitFor(async () => (await focusedChat(page))?.place === 1, { what: 'the focused chat on top' });
      expect(await focusedChat(page)).toEqual({ name, place: 1 });
      await page.keyboard.press('ArrowDown');
      await waitFor(async () => (await focusedChat(page))?.place === 2, { what: 'the next chat focused' });
    },
    desk,
  );
});

test('the focus stays on its chat while others move past it', async () => {
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      const { name, place } = await walk(page, 'PageDown');
      const shown = (await page.locator('[role=list][aria-label=Kontak] [aria-posinset]').allTextContents()).join(' ');
      // chats below the rendered rows: each message moves one of them above the focused chat
      const others = leads
        .map((one) => one.name)
        .filter((one) => !shown.includes(one) && one !== name)
        .slice(0, 14);
      for (const other of others) await write(other);
      await waitFor(async () => (await focusedChat(page))?.place !== place, { what: 'the chat moved down' });
      expect((await focusedChat(page))?.name).toBe(name);
    },
    desk,
  );
});

test('when the focused chat leaves the list, the one in its place takes the focus', async () => {
  const unread = leads.slice(0, 6).map(({ id }) => id);
  await expectOk(owner.api.post('/chat/acts', { action: { kind: 'unread' }, conversationIds: unread }));
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      await page.getByRole('button', { name: /^Belum dibaca/ }).click();
      await waitFor(async () => (await page.locator('[role=list][aria-label=Kontak] [data-index]').count()) === 6);
      await walk(page);
      await page.keyboard.press('ArrowDown');
      const before = await waitFor(async () => {
        const now = await focusedChat(page);
        return now?.place === 2 ? now : undefined;
      });
      const { id } = leads.find(({ name }) => name === before!.name)!;
      await expectOk(owner.api.post('/chat/acts', { action: { kind: 'read' }, conversationIds: [id] }));
      await waitFor(async () => (await page.locator('[role=list][aria-label=Kontak] [data-index]').count()) === 5);
      const after = await waitFor(() => focusedChat(page), { what: 'a chat with the focus' });
      expect(after!.place).toBe(2);
      expect(after!.name).not.toBe(before!.name);
    },
    desk,
  );
});
