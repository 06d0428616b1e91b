import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logIn } from '../../screens/visit.ts';
import { patience } from '../../support/browser/account-actions.ts';
import {
  giveAuthenticator,
  openHelperBrowser,
  wholeText,
  type HelperBrowser,
  type TestPasskey,
} from '../../support/browser/helper-browser.ts';
import { expectOk } from '../../support/api.ts';
import { openLive } from '../../support/browser/browser.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Linking with a passkey as an owner does it: with the helper extension, and with a script in WhatsApp's page. */

let app: TestApp;
let browser: HelperBrowser;

beforeAll(async () => {
  app = await startTestApp();
  const { webPage } = await app.sandbox.call<{ webPage: string }>('GET', '/whatsapp/state');
  browser = await openHelperBrowser(app.url, webPage);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Scene {
  readonly owner: Owner;
  readonly phone: string;
  readonly passkey: TestPasskey;
  readonly page: Page;
}

/** An owner on the bot page who is asked for a passkey after the scan. */
async function atQuestion({ context }: HelperBrowser): Promise<Scene> {
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos merah: Rp 75.000' }));
  const phone = freshPhone();
  await app.sandbox.phone(phone, owner.fullName);
  const { passkey } = await app.sandbox.call<{ passkey: TestPasskey }>('POST', `/whatsapp/phones/${phone}/passkey`, { required: true });
  const page = await context.newPage();
  await logIn(page, owner);
  await openLive(page, () => page.goto('/bot'));
  await page.getByRole('button', { name: 'Start Bot' }).click(patience);
  const picture = page.getByRole('img', { name: 'Kode QR untuk menghubungkan WhatsApp' });
  await picture.waitFor(patience);
  await app.sandbox.scan(phone, (await picture.getAttribute('src'))!);
  await page.getByRole('heading', { name: 'WhatsApp meminta passkey' }).waitFor(patience);
  return { owner, phone, passkey, page };
}

/** The tab that the helper opens, once its question is visible. */
async function helperTab({ context }: HelperBrowser, page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    context.waitForEvent('page', patience),
    page.getByRole('button', { name: /(Lanjutkan|Ulangi) dengan passkey/ }).click(patience),
  ]);
  await waitFor(async () => (await wholeText(tab)).includes('Pakai passkey'), { what: 'the helper’s question' });
  return tab;
}

async function answersLeads({ page, phone }: Scene): Promise<void> {
  await page.getByRole('heading', { name: 'Bot Aktif' }).waitFor(patience);
  const lead = await app.sandbox.phone(freshPhone(), 'Budi');
  expect((await lead.ask(phone, 'Halo, berapa harga kaos merah?')).reply.text).toContain('75.000');
}

test('attempt, question, click in the helper, linked, answers a lead', async () => {
  const scene = await atQuestion(browser);
  const { owner, passkey, page } = scene;
  expect(await page.getByRole('timer').textContent()).toMatch(/Berlaku \d+ menit \d\d detik lagi/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const tab = await helperTab(browser, page);
  const told = await wholeText(tab);
  for (const part of [owner.fullName, `Panel: ${app.url}`, 'baru saja scan kode', 'detik lagi']) expect(told).toContain(part);
  await giveAuthenticator(tab, passkey);
  await tab.keyboard.press('Enter');
  await answersLeads(scene);
  expect(tab.isClosed()).toBe(true);
  await page.close();
});

test('the code that the phone shows is on each page of the owner, also after a reload, until it is linked', async () => {
  const scene = await atQuestion(browser);
  const { context } = browser;
  const { page, phone } = scene;
  await app.sandbox.call('POST', '/whatsapp/faults', { number: phone, passkeyCompares: 1 });
  const tab = await helperTab(browser, page);
  await giveAuthenticator(tab, scene.passkey);
  await tab.keyboard.press('Enter');
  const code = await waitFor(
    async () => {
      const { attempt } = await app.sandbox.call<{ attempt: { stage: string; code: string } }>('GET', `/whatsapp/phones/${phone}`);
      return attempt.stage === 'compare' && attempt.code;
    },
    { what: 'the code on the phone' },
  );
  await page.getByText(code, { exact: true }).waitFor(patience);
  await page.reload();
  await page.getByText(code, { exact: true }).waitFor(patience);
  const second = await context.newPage();
  await second.goto('/bot');
  await second.getByText(code, { exact: true }).waitFor(patience);
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await app.sandbox.call('POST', `/whatsapp/phones/${phone}/passkey/compare`, { equal: true });
  await answersLeads(scene);
  await second.getByText(code, { exact: true }).waitFor({ ...patience, state: 'hidden' });
  await Promise.all([page.close(), second.close()]);
});

test('no passkey in this browser: both pages say so, and the owner can try again', async () => {
  const scene = await atQuestion(browser);
  const first = await helperTab(browser, scene.page);
  await giveAuthenticator(first, null);
  await first.keyboard.press('Enter');
  await waitFor(async () => (await wholeText(first)).includes('tidak ada passkey untuk nomor ini'), {
    what: 'the helper’s word',
  });
  await scene.page.getByText(/Passkey tidak dipakai/).waitFor(patience);
  await first.close();
  const second = await helperTab(browser, scene.page);
  await giveAuthenticator(second, scene.passkey);
  await second.keyboard.press('Enter');
  await scene.page.getByRole('heading', { name: 'Bot Aktif' }).waitFor(patience);
  await scene.page.close();
});

test('the helper acts for no other caller: foreign messages, a foreign page, the page’s own click', async () => {
  const { context } = browser;
  const { page } = await atQuestion(browser);
  // the part that listens to the helper loads after the title
  await page.getByRole('button', { name: 'Lanjutkan dengan passkey' }).waitFor(patience);
  const attempt = {
    token: 'x'.repeat(43),
    options: { challenge: 'Y2hhbGxlbmdl', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' },
    until: new Date(Date.now() + 60_000).toISOString(),
    owner: 'Orang lain',
    phone: null,
  };
  const start = { mark: 'whatsapp-bot-ai.passkey', to: 'helper', kind: 'start', attempt };
  const tabs = context.pages().length;
  // messages that do not come from the page itself: those of another window, and those about attempts that do not exist
  await page.evaluate((words) => {
    window.dispatchEvent(new MessageEvent('message', { data: words, origin: 'https://evil.example', source: window }));
    window.dispatchEvent(new MessageEvent('message', { data: words, origin: location.origin }));
    window.postMessage(
      { ...words, attempt: { ...words.attempt, options: { ...words.attempt.options, rpId: 'evil.example' } } },
      location.origin,
    );
    window.postMessage({ ...words, attempt: { ...words.attempt, until: '2020-01-01T00:00:00Z' } }, location.origin);
  }, start);
  await page.getByText(/Pembantu tidak menerima permintaan ini/).waitFor(patience);
  const foreign = await context.newPage();
  await foreign.goto('https://web.whatsapp.com/');
  await foreign.evaluate((words) => window.postMessage(words, location.origin), start);
  expect(await wholeText(foreign)).not.toContain('Pakai passkey');
  // messages that the helper has received since then; the panel's page answers after it has handled all earlier ones
  const tab = await helperTab(browser, page);
  expect(context.pages().length).toBe(tabs + 2);
  await tab.evaluate(() => {
    for (const element of document.querySelectorAll('*')) (element as HTMLElement).click?.();
  });
  expect(await tab.evaluate(() => [...document.querySelectorAll('*')].every((element) => element.shadowRoot === null))).toBe(true);
  expect(await wholeText(tab)).toContain('Pakai passkey');
  await Promise.all([page.close(), foreign.close(), tab.close()]);
});

test('the same by a script that the owner pastes into WhatsApp’s page', async () => {
  const scene = await atQuestion(browser);
  const { page } = scene;
  await page.getByText('Tanpa pembantu, di komputer').click();
  await page.getByRole('button', { name: 'Siapkan skrip' }).click();
  const script = await waitFor(async () => page.getByLabel('Skrip', { exact: true }).inputValue(), { what: 'the script' });
  const tab = await browser.context.newPage();
  await tab.goto('https://web.whatsapp.com/');
  const session = await giveAuthenticator(tab, scene.passkey);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: script });
  expect(exceptionDetails).toBeUndefined();
  await tab.getByText(`Hubungkan bot WhatsApp Anda di ${app.url}?`).waitFor(patience);
  await tab.getByRole('button', { name: 'Pakai passkey' }).click();
  await tab.waitForURL(`${app.url}/b/*/bot`, patience);
  await answersLeads({ ...scene, page: tab });
  await Promise.all([page.close(), tab.close()]);
});
