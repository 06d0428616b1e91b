import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectOk } from '../../support/api.ts';
import { endPopup, enter, patience, popup } from '../../support/browser/account-actions.ts';
import { inPage, openLive, seeMessage } from '../../support/browser/browser.ts';
import { go, seeEverywhere } from '../../support/browser/everywhere.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

/*
 * One day of a shop through the whole product. At each moment the header, the browser tab, the dashboard, its queue,
 * the bot page and the bell show the same state. The mails contain what an owner without an open panel must know.
 */
const { app, browser } = await panelTest();

const mailed = (owner: Owner, subject: string) =>
  app.sandbox.mails.waitFor(owner.email, { matches: (mail) => mail.subject.includes(subject) });

/** Name of a lead. No name is part of another one. */
const nameOf = (nth: number) => `Pembeli ${String(nth).padStart(2, '0')}`;

/** Buys a package for Rp 50.000 on the page of packages. */
async function buy(page: Page, name: string): Promise<void> {
  await go(page, '/billing');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: /^(?:Pilih Paket|Perpanjang)$/ }).click(patience);
  await popup(page).getByText('Rp 50.000').first().waitFor(patience);
  await endPopup(page, 'pay');
  await seeMessage(page, 'Pembayaran berhasil!');
}

/**
 * Scripts the model for one lead: when the lead's message contains `when`, the model calls this tool. Messages of
 * other leads do not affect the script.
 */
const script = (name: string, when: string, tool: string, args: object) => ({
  about: name,
  turns: [{ when, steps: [{ toolCalls: [{ name: tool, arguments: args }] }, { content: 'Baik Kak, kami bantu.' }] }],
});

test('from one morning to the next, all screens agree', async () => {
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos Rp 50.000, gamis Rp 100.000, topi Rp 40.000.' }));
  const number = await linkOwner(app, owner);
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-1000', replies_left = 100, replies_total = 1000, expires_at = now() + interval '20 days' WHERE account_id = $1`,
    [owner.accountId],
  );
  const leads = await Promise.all(Array.from({ length: 30 }, (_, nth) => app.sandbox.phone(undefined, nameOf(nth + 1))));
  const [ani, budi, cici, dodi, evi, feri, gita] = leads as [Phone, Phone, Phone, Phone, Phone, Phone, Phone];

  await app.sandbox.call('POST', '/llm/scripts', [
    script(nameOf(1), 'Jadi pesan', 'catat_closing', { ringkasan: '2 kaos', nilai: 100_000 }),
    script(nameOf(2), 'Jadi pesan', 'catat_closing', { ringkasan: '1 gamis', nilai: 100_000 }),
    script(nameOf(3), 'Jadi pesan', 'catat_closing', { ringkasan: '3 topi', nilai: 120_000 }),
    script(nameOf(4), 'sobek', 'panggil_admin', { alasan: 'barang sobek', jenis: 'keluhan' }),
  ]);

  await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async ({ page, complaints }) => {
    await openLive(page, () => enter(page, owner));
    const calm = { word: 'Aktif', title: 'Bot Aktif', queue: 'Semua terjawab', open: 0 } as const;
    await seeEverywhere(page, calm);

    // the morning: thirty leads, each answered; three of them buy
    for (let nth = 0; nth < leads.length; nth += 6)
      await Promise.all(leads.slice(nth, nth + 6).map((lead) => lead.ask(number, 'Halo kak, masih buka?')));
    for (const [lead, what] of [
      [ani, '2 kaos'],
      [budi, '1 gamis'],
      [cici, '3 topi'],
    ] as const)
      await lead.ask(number, `Jadi pesan ${what}`);
    await seeEverywhere(page, calm);
    await go(page, '/dashboard');
    await page.getByText('3 closing').first().waitFor(patience);
    await page.getByText('Rp 320.000').first().waitFor(patience);
    await mailed(owner, 'Closing dari Pembeli 03');

    // noon: a complaint, and a receipt
    await dodi.ask(number, 'Barangnya sobek!');
    await evi.ask(number, 'Ini bukti transfernya'); // without the model: only the owner knows whether the money has arrived
    await seeEverywhere(page, { ...calm, queue: '2 chat membutuhkan Anda', open: 2 });
    await mailed(owner, 'Pembeli 04: Keluhan');
    await mailed(owner, 'Pembeli 05');
    await go(page, '/dashboard');
    await page.getByRole('button', { name: 'Selesai: Pembeli 04' }).click(patience);
    await page.getByRole('button', { name: 'Selesai: Pembeli 05' }).click(patience);
    await seeEverywhere(page, calm);

    // the evening: the last reply is used, and one more lead writes
    await app.sql(`UPDATE subscriptions SET replies_left = 1 WHERE account_id = $1`, [owner.accountId]);
    await feri.ask(number, 'Halo kak, masih buka?');
    const noQuota = { word: 'Kuota habis', title: 'Bot Aktif, tetapi kuota habis', queue: 'Semua terjawab', open: 1 };
    await seeEverywhere(page, noQuota);
    await mailed(owner, 'Kuota balasan AI habis');
    await gita.send(number, 'Besok buka?');
    await seeEverywhere(page, { ...noQuota, queue: '1 chat membutuhkan Anda' });

    // the night: the phone logs the device out, and is linked again
    await (await app.sandbox.phone(number)).unlink();
    const thrownOut = { word: 'Diputus HP', title: 'Bot Offline: diputus dari HP', queue: '1 chat membutuhkan Anda', open: 2 };
    await seeEverywhere(page, thrownOut);
    await mailed(owner, 'Bot Offline: diputus dari HP');
    await linkOwner(app, owner, number);
    await seeEverywhere(page, { ...noQuota, queue: '1 chat membutuhkan Anda' });

    // the package ends
    await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [owner.accountId]);
    await app.workers[0]!.restart(); // a worker looks for due work when it starts
    await mailed(owner, 'Paket Anda telah berakhir');
    const prompt = page.getByRole('dialog', { name: 'Pilih Paket Langganan' });
    await prompt.getByRole('button', { name: 'Oke' }).click(patience);
    await page.waitForURL('**/billing', patience);
    await seeEverywhere(page, {
      word: 'Paket berakhir',
      title: 'Bot Aktif, tetapi paket berakhir',
      queue: '1 chat membutuhkan Anda',
      open: 2,
      ended: true,
    });

    // the next morning: the package is renewed, and the bot answers the open messages
    await buy(page, 'Paket Basic');
    await seeEverywhere(page, { ...calm, queue: '1 chat membutuhkan Anda' });
    await go(page, '/dashboard');
    await page.getByRole('button', { name: /^Biarkan bot menjawab/ }).click(patience);
    await gita.waitForMessage(({ text }) => text.length > 0);
    await seeEverywhere(page, calm);
    expect(complaints).toEqual([]);
  });
});

test('on a phone, the screens agree when the quota ends, is bought again, and the device is linked again by code', async () => {
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos Rp 50.000.' }));
  const number = await linkOwner(app, owner);
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-1000', replies_left = 1, replies_total = 1000, expires_at = now() + interval '20 days' WHERE account_id = $1`,
    [owner.accountId],
  );
  const [hadi, ina, joko] = await Promise.all(['Hadi', 'Ina', 'Joko'].map((name) => app.sandbox.phone(undefined, name)));

  await inPage(browser, { baseUrl: app.url, height: 780, byTouch: true }, async ({ page, complaints }) => {
    await openLive(page, () => enter(page, owner));
    const calm = { word: 'Aktif', title: 'Bot Aktif', queue: 'Semua terjawab', open: 0 } as const;
    await seeEverywhere(page, calm);

    // On the open bot page, the time of the last message changes when the next message arrives.
    await app.sql(`UPDATE bot_sessions SET last_message_at = now() - interval '1 day' WHERE bot_id = $1`, [owner.botId]);
    await page.reload();
    const lastMessage = page.getByText('Pesan terakhir', { exact: true }).locator('..');
    const yesterday = await lastMessage.innerText(patience);
    await hadi!.ask(number, 'Halo kak, masih buka?');
    await waitFor(async () => (await lastMessage.innerText()) !== yesterday, { what: 'the time of the last message to move' });
    await ina!.send(number, 'Besok buka?');
    await seeEverywhere(page, {
      word: 'Kuota habis',
      title: 'Bot Aktif, tetapi kuota habis',
      queue: '1 chat membutuhkan Anda',
      open: 1,
    });

    await buy(page, 'Paket Basic');
    await seeEverywhere(page, { ...calm, queue: '1 chat membutuhkan Anda' });
    await go(page, '/dashboard');
    await page.getByRole('button', { name: /^Biarkan bot menjawab/ }).tap(patience);
    await ina!.waitForMessage(({ text }) => text.length > 0);
    await seeEverywhere(page, calm);

    const shop = await app.sandbox.phone(number);
    await shop.unlink();
    await seeEverywhere(page, { word: 'Diputus HP', title: 'Bot Offline: diputus dari HP', queue: 'Semua terjawab', open: 1 });
    await page.getByRole('main').getByRole('button', { name: 'Hubungkan lagi' }).tap(patience);
    const sheet = page.getByRole('dialog');
    const code = sheet.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await sheet.getByLabel('Nomor WhatsApp bot').fill(number, patience); // the number of an ended link is forgotten
    await sheet.getByRole('button', { name: 'Tidak, minta kode' }).tap(patience);
    await code.waitFor(patience);
    await shop.enterCode((await code.textContent())!);
    await page.getByRole('dialog', { name: 'WhatsApp terhubung' }).getByText('Bot Aktif', { exact: true }).waitFor(patience);
    await page.keyboard.press('Escape');
    await seeEverywhere(page, calm);
    await joko!.ask(number, 'Halo kak, masih buka?');
    expect(complaints).toEqual([]);
  });
});
