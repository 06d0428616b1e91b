import { expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import { endPopup, enter, patience, popup } from '../../support/browser/account-actions.ts';
import { inPage, openLive, seeMessage } from '../../support/browser/browser.ts';
import { go, seeEverywhere } from '../../support/browser/everywhere.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';

/*
 * Several problems at once: WhatsApp restricts the number, the package ends before the quota, the phone ends the link,
 * and the shop comes back with another number. The panel shows the problem that must be solved first.
 */
const { app, browser } = await panelTest();

const mailed = (owner: Owner, subject: string) =>
  app.sandbox.mails.waitFor(owner.email, { matches: (mail) => mail.subject.includes(subject) });

test('troubles that overlap are told one at a time, and none of them outlives its cause', async () => {
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos Rp 50.000, gamis Rp 100.000.' }));
  const number = await linkOwner(app, owner);
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-1000', replies_left = 100, replies_total = 1000, expires_at = now() + interval '20 days' WHERE account_id = $1`,
    [owner.accountId],
  );
  const [ani, budi] = [await app.sandbox.phone(undefined, 'Pembeli Ani'), await app.sandbox.phone(undefined, 'Pembeli Budi')];

  await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async ({ page, complaints }) => {
    await openLive(page, () => enter(page, owner));
    const calm = { word: 'Aktif', title: 'Bot Aktif', queue: 'Semua terjawab', open: 0 } as const;
    await ani.ask(number, 'Halo kak, masih buka?');
    await seeEverywhere(page, calm);

    // WhatsApp restricts the number: people who have written before are still answered
    await app.sandbox.call('POST', '/whatsapp/faults', {
      number,
      reachoutLock: { active: true, until: Math.floor(Date.now() / 1_000) + 86_400 },
    });
    const restricted = { word: 'Dibatasi', title: 'Bot Aktif, dengan batasan WhatsApp', queue: 'Semua terjawab', open: 0 } as const;
    await seeEverywhere(page, restricted);
    await page.getByText(/Chat yang sedang berjalan tetap dibalas/).waitFor(patience);
    await ani.ask(number, 'Kaos ready kak?');

    // the package ends while 100 replies are left
    await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [owner.accountId]);
    await app.workers[0]!.restart();
    await mailed(owner, 'Paket Anda telah berakhir');
    await page.getByRole('dialog', { name: 'Pilih Paket Langganan' }).getByRole('button', { name: 'Oke' }).click(patience);
    await page.waitForURL('**/billing', patience);
    await budi.send(number, 'Besok buka?');
    const expired = {
      word: 'Paket berakhir',
      title: 'Bot Aktif, tetapi paket berakhir',
      queue: '1 chat membutuhkan Anda',
      open: 1,
      ended: true,
    } as const;
    await seeEverywhere(page, expired);

    // the phone ends the link
    await (await app.sandbox.phone(number)).unlink();
    await mailed(owner, 'Bot Offline: diputus dari HP');
    const thrownOut = { word: 'Diputus HP', title: 'Bot Offline: diputus dari HP', queue: '1 chat membutuhkan Anda' } as const;
    await seeEverywhere(page, { ...thrownOut, open: 2, ended: true });

    // a renewal does not link the phone again
    await go(page, '/billing');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Paket Basic', exact: true }) });
    await card.getByRole('button', { name: 'Pilih Paket' }).click(patience);
    await popup(page).getByText('Rp 50.000').first().waitFor(patience);
    await endPopup(page, 'pay');
    await seeMessage(page, 'Pembayaran berhasil!');
    await seeEverywhere(page, { ...thrownOut, open: 1 });

    // another number: none of the previous number's problems is left
    const other = await linkOwner(app, owner);
    expect(other).not.toBe(number);
    await seeEverywhere(page, { ...calm, queue: '1 chat membutuhkan Anda' });
    expect(await page.getByText('WhatsApp membatasi pesan ke kontak baru').count()).toBe(0);
    await go(page, '/dashboard');
    await page.getByRole('button', { name: /^Biarkan bot menjawab/ }).click(patience);
    await budi.waitForMessage(({ text }) => text.length > 0);
    await seeEverywhere(page, calm);
    expect(complaints).toEqual([]);
  });
});
