import { describe, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { inPage, type OpenPage } from '../support/browser/browser.ts';
import { panelTest } from '../support/browser/panel-test.ts';
import { freshPhone } from '../support/owners.ts';
import { waitFor } from '../support/wait-for.ts';
import { patience } from '../support/browser/account-actions.ts';
import { apart } from '../support/browser/apart.ts';

const password = 'rahasia-sekali-1';

const training = 'Toko Sari menjual kaos polos katun Rp 75.000, ukuran S sampai XL. Order lewat chat ini, bayar transfer.';

const { app, browser } = await panelTest();

/** Registers, reads the code from the mail, verifies and logs in as a person does. Ends on the dashboard. */
async function join(page: Page, email: string): Promise<void> {
  await page.goto('/register?packageId=ai-trial');
  await page.getByLabel('Nama Lengkap').fill('Sari Wulandari');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Konfirmasi Password').fill(password);
  const submit = page.getByRole('button', { name: 'Daftar', exact: true });
  expect(await submit.isDisabled()).toBe(true);
  await page.getByRole('checkbox').click();
  await submit.click();
  await page.waitForURL('**/verify-otp?email=*', patience);

  const mail = await app.sandbox.mails.waitFor(email, { matches: ({ code }) => code !== null });
  await page.getByLabel('Kode OTP').fill(mail.code!); // the form submits itself when the code is complete
  await page.waitForURL('**/login', patience);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard', patience);
}

async function go(page: Page, place: string): Promise<void> {
  await page.locator(`a[href$="${place}"]:visible`).first().click();
  await page.waitForURL(`**${place}`, patience);
}

/** Writes the first training text: an untrained bot does not answer. */
async function train(page: Page): Promise<void> {
  await go(page, '/prompt');
  await page.getByLabel('Prompt Utama').fill(training);
  await page.getByRole('button', { name: 'Simpan Prompt' }).click();
  await page.getByText('Prompt berhasil disimpan').first().waitFor(patience);
}

/** Presses Start Bot, scans the shown QR code and waits for 'Bot Aktif' without reloading the page. */
async function link(page: Page, number: string): Promise<void> {
  await go(page, '/bot');
  await page.getByRole('heading', { name: 'Bot Offline' }).waitFor(patience);
  await page.getByRole('button', { name: 'Start Bot' }).click();
  const picture = page.getByRole('img', { name: 'Kode QR untuk menghubungkan WhatsApp' });
  await picture.waitFor(patience);
  // Before the code can be scanned, the panel asks about the official badge, because it advises against linking a
  // number with the badge.
  await page.getByRole('button', { name: 'Tidak', exact: true }).click();
  const line = page.getByText(/QR uploaded: http/).last();
  await line.waitFor(patience);
  const shown = new URL((await picture.getAttribute('src'))!, app.url).href;
  expect((await line.textContent())!.match(/QR uploaded:\s*(https?:\/\/\S+)/)?.[1]).toBe(shown);
  await app.sandbox.phone(number, 'Toko Sari');
  await app.sandbox.scan(number, shown).catch(async (error: unknown) => {
    // On a slow machine the code expires before the scan. Scan the next code that the panel shows, as a person would.
    if (!String(error).includes('this QR code has expired')) throw error;
    const next = await waitFor(
      async () => {
        const src = new URL((await picture.getAttribute('src'))!, app.url).href;
        return src === shown ? undefined : src;
      },
      { what: 'the next QR code' },
    );
    await app.sandbox.scan(number, next);
  });
  await page.getByRole('heading', { name: 'Bot Aktif' }).waitFor(patience);
}

async function journey(opened: OpenPage): Promise<void> {
  const { page, complaints } = opened;
  const email = `sari${randomInt(1e9)}@gmail.com`;
  await join(page, email);
  // a marker that a reload would remove
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await train(page);
  const number = freshPhone();
  await link(page, number);

  const lead = await app.sandbox.phone(undefined, 'Budi Santoso');
  await go(page, '/chat-history');
  await page.getByText('Tidak ada contacts').waitFor(patience);
  const { reply } = await lead.ask(number, 'Halo kak, masih buka?');
  expect(reply.text).not.toBe('');

  await page.getByRole('button', { name: /Budi Santoso/ }).click(patience);
  const thread = page.getByRole('region', { name: 'Isi chat' });
  await thread.getByText('Halo kak, masih buka?').waitFor(patience);
  await thread.getByText(reply.text.split('\n')[0]!.slice(0, 40)).first().waitFor(patience);
  await thread.getByText('Leads', { exact: true }).first().waitFor(patience);
  await thread.getByText('Bot', { exact: true }).first().waitFor(patience);

  // with the thread open, the next question and its answer appear without a reload
  const next = await lead.ask(number, 'Bisa kirim ke Bandung?');
  await thread.getByText('Bisa kirim ke Bandung?').waitFor(patience);
  await thread.getByText(next.reply.text.split('\n')[0]!.slice(0, 40)).first().waitFor(patience);

  await page.goBack();
  if (!page.url().endsWith('/bot')) await go(page, '/bot');
  await page.getByRole('button', { name: 'Stop Bot' }).click();
  await page.getByRole('heading', { name: 'Bot Offline' }).waitFor(patience);
  expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  expect(complaints).toEqual([]);
}

const touchesMax = 14;

/** Touches the panel with one finger and counts the taps. */
class Finger {
  touches = 0;

  async tap(where: Locator): Promise<void> {
    await where.tap(patience);
    this.touches += 1;
  }

  /** Taps a field and types into the focused element. */
  async type(where: Locator, text: string): Promise<void> {
    await this.tap(where);
    await where.page().keyboard.insertText(text);
    expect(await where.inputValue()).toBe(text);
  }
}

/**
 * From the landing page to an answered lead, on the owner's only phone. Counts every tap on the panel. A tap that
 * only focuses a field counts, even if the panel has focused the field already.
 *
 * Not counted: key presses and actions outside of the panel. Those actions are reading the code in the mail, opening
 * the linked devices in WhatsApp and typing the code. The panel's shortcut 'Buka WhatsApp' would be one more tap.
 */
async function withOnePhone({ page, complaints }: OpenPage): Promise<void> {
  const finger = new Finger();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const email = `sari${randomInt(1e9)}@gmail.com`;
  const number = freshPhone();
  const owners = await app.sandbox.phone(number, 'Toko Sari');

  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await finger.tap(page.getByRole('link', { name: 'Mulai Gratis' }).first());
  await finger.type(page.getByLabel('Nama Lengkap'), 'Sari Wulandari');
  await finger.type(page.getByLabel('Email'), email);
  await finger.type(page.getByLabel('Password', { exact: true }), password);
  await finger.type(page.getByLabel('Konfirmasi Password'), password);
  await finger.tap(page.getByRole('checkbox'));
  await finger.tap(button('Daftar'));

  await page.waitForURL('**/verify-otp?email=*', patience);
  const mail = await app.sandbox.mails.waitFor(email, { matches: ({ code }) => code !== null });
  await finger.type(page.getByLabel('Kode OTP'), mail.code!);
  await page.waitForURL('**/login', patience);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await finger.type(page.getByLabel('Password', { exact: true }), password);
  await finger.tap(button('Login'));

  // training comes before linking and leads to it
  await finger.type(page.getByLabel('Ceritakan usaha Anda kepada bot'), training);
  await finger.tap(button('Simpan, lalu hubungkan WhatsApp'));
  const toast = page.getByRole('alert').filter({ hasText: 'Prompt berhasil disimpan' });
  await toast.dispatchEvent('pointerover', undefined, patience); // the pointer rests on the message, so it stays visible
  const sheet = page.getByRole('dialog', { name: 'Hubungkan dengan kode' });
  await sheet.getByRole('button', { name: 'Tidak, minta kode' }).waitFor(patience);
  await waitFor(() => apart(toast, sheet), { what: 'a toast that covers nothing of the sheet' });
  await finger.type(sheet.getByLabel('Nomor WhatsApp bot'), number);
  await finger.tap(sheet.getByRole('button', { name: 'Tidak, minta kode' }));

  const code = sheet.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await code.waitFor(patience);
  expect(await sheet.getByRole('timer').textContent()).toMatch(/^Berlaku .* detik lagi$/);
  expect(await sheet.getByRole('listitem').count()).toBe(3);
  await owners.enterCode((await code.textContent())!);
  const linked = page.getByRole('dialog', { name: 'WhatsApp terhubung' });
  await linked.getByText('Bot Aktif', { exact: true }).waitFor(patience);
  await linked.getByText(/^0812/).waitFor(patience);

  const lead = await app.sandbox.phone(undefined, 'Budi Santoso');
  const { reply } = await lead.ask(number, 'Halo kak, masih buka?');
  expect(reply.text).not.toBe('');
  expect(finger.touches).toBeLessThanOrEqual(touchesMax);
  expect(complaints).toEqual([]);
}

describe('from the first visit to the first answered customer', () => {
  test('on a phone, pushed live', async () => {
    await inPage(browser, { baseUrl: app.url }, journey);
  });

  test('with one phone in the hand, in fourteen touches', async () => {
    await inPage(browser, { baseUrl: app.url, height: 780, byTouch: true }, withOnePhone);
  });

  test('on a desktop whose network blocks websockets, by polling', async () => {
    await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async (opened) => {
      let tried = 0;
      await opened.page.routeWebSocket(/\/socket\.io\//, (socket) => {
        tried++;
        void socket.close();
      });
      await journey(opened);
      expect(tried).toBeGreaterThan(0);
    });
  });
});
