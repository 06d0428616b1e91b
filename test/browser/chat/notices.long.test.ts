import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { inPage, openLive, seeMessage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';
import { enter, patience } from '../../support/browser/account-actions.ts';

const { app, browser } = await panelTest();

interface Shop {
  readonly owner: Owner;
  readonly number: string;
  /** The phone that receives the owner's notices. */
  readonly bell: Phone;
  readonly lead: Phone;
}

async function openShop(): Promise<Shop> {
  const owner = await app.registerOwner();
  const number = await linkOwner(app, owner);
  const [bell, lead] = [await app.sandbox.phone(undefined, 'HP Sari'), await app.sandbox.phone(undefined, 'Budi')];
  await expectOk(owner.api.post('/prompt', { nomor_notifikasi: `${bell.number}@c.us` }));
  return { owner, number, bell, lead };
}

/** One notice on all four channels: toast in the open panel, log line, mail, and WhatsApp message to the notification number. */
async function seeTold(page: Page, { owner, bell }: Shop, title: string): Promise<void> {
  await seeMessage(page, title);
  await bell.waitForMessage(({ text }) => text.startsWith(`*${title}*`));
  await app.sandbox.mails.waitFor(owner.email, { matches: (mail) => mail.subject.includes(title) || mail.text.includes(title) });
  const { logs } = await expectOk(owner.api.get<{ logs: string }>('/bot/logs'));
  expect(logs.split('\n').filter((line) => line.includes(`${title}:`))).toHaveLength(1);
}

describe('an owner is notified by panel, log, mail and WhatsApp', () => {
  test('at 80, 90 and 100 % of the quota; then the bot does not answer and the chat is still recorded', async () => {
    const shop = await openShop();
    await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
      await openLive(page, () => enter(page, shop.owner));
      const steps = [
        [7, 'Kuota balasan AI terpakai 80%', 'Halo kak, masih buka?'],
        [4, 'Kuota balasan AI terpakai 90%', 'Tutup jam berapa?'],
        [1, 'Kuota balasan AI habis', 'Besok buka juga?'],
      ] as const;
      for (const [left, title, question] of steps) {
        await app.sql(`UPDATE subscriptions SET replies_left = $2 WHERE account_id = $1`, [shop.owner.userId, left]);
        await shop.lead.ask(shop.number, question);
        await seeTold(page, shop, title);
      }
      const answered = (await shop.lead.messages()).filter(({ direction }) => direction === 'in').length;
      await expectNoPush(page, shop, 'nothing');
      expect((await shop.lead.messages()).filter(({ direction }) => direction === 'in')).toHaveLength(answered);
      expect(complaints).toEqual([]);
    });
  });

  test('with 3 days and 1 day left, and at the end of the package', async () => {
    const shop = await openShop();
    // The package expires only in 10 days. Otherwise a periodic sweep that runs before the first step announces the
    // trial's last day.
    await app.sql(
      `UPDATE subscriptions SET package_id = 'ai-1000', replies_left = 1000, replies_total = 1000, started_at = now() - interval '27 days',
         expires_at = now() + interval '10 days' WHERE account_id = $1`,
      [shop.owner.userId],
    );
    await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async ({ page, complaints }) => {
      await openLive(page, () => enter(page, shop.owner));
      const steps = [
        ['2 days 23 hours', 'Paket Anda berakhir 3 hari lagi'],
        ['23 hours', 'Paket Anda berakhir 1 hari lagi'],
        ['-1 second', 'Paket Anda telah berakhir'],
      ] as const;
      for (const [left, title] of steps) {
        await app.sql(`UPDATE subscriptions SET expires_at = now() + $2::interval WHERE account_id = $1`, [shop.owner.userId, left]);
        await app.workers[0]!.restart(); // a worker looks for due work when it starts
        await seeTold(page, shop, title);
      }
      // the open panel learns without a reload that the package has ended
      await page.getByRole('dialog', { name: 'Pilih Paket Langganan' }).waitFor(patience);
      await expectNoPush(page, shop, 'package');
      expect((await shop.lead.messages()).filter(({ direction }) => direction === 'in')).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
});

/** A lead writes, the message is stored, and the turn ends without an answer. Without a package the page shows the package dialog first. */
async function expectNoPush(page: Page, { owner, number, lead }: Shop, askedFor: 'nothing' | 'package'): Promise<void> {
  await lead.send(number, 'Apakah masih ada orang?');
  await page.goto('/chat-history');
  if (askedFor === 'package') {
    await page.getByRole('button', { name: 'Oke' }).waitFor(patience);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /Budi/ }).click(patience);
  await page.getByText('Apakah masih ada orang?').last().waitFor(patience);
  const open = `SELECT 1 FROM conversations WHERE bot_id = $1 AND answered_turn < turn`;
  await waitFor(async () => (await app.sql(open, [owner.userId])).length === 0, { what: 'the end of the turn' });
}
