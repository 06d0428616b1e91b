import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { emptyProduct } from '#contracts/values/selling/products';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { logIn } from '../../screens/visit.ts';
import { patience } from '../../support/browser/account-actions.ts';
import { inPage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { expectOk } from '../../support/api.ts';
import { chatOf, inbound, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { trainOwner, type Owner } from '../../support/owners.ts';

/* Members who are not the owner press everything that a screen lets them press. The server never has to refuse their role. */
const { app, browser } = await panelTest({ serverRoles: 'api', workerRoles: 'mail' });
const lead = '6281500000042';
let modules: TestModules;
let owner: Owner;

beforeAll(async () => {
  modules = await openTestModules(app);
  const host = await modules.open([ConversationsModule]);
  owner = await app.registerOwner();
  await trainOwner(owner);
  await expectOk(owner.api.post('/products', { ...emptyProduct, name: 'Kaos', priceIdr: 90_000 }));
  await expectOk(owner.api.post('/knowledge', { question: 'Ada garansi?', answer: 'Garansi 7 hari.' }));
  await receive(host, [inbound(owner.botId, chatOf(lead), { body: 'Halo, ada kaos?', name: 'Ani' })]);
});
afterAll(() => modules?.close());

const withOwnersPart = [`/chat-history?kontak=${lead}`, '/dashboard', '/settings', '/billing'];
/** By role: screens with actions that the role does not permit. An admin may do everything except the owner's own actions. */
const screensOf = {
  admin: withOwnersPart,
  agent: [
    ...withOwnersPart,
    ...['/bot', '/prompt', '/produk', '/produk?bagian=jawaban', '/followup', '/blacklist', '/uji-coba', '/logs', '/closing', '/laporan'],
  ],
};

/** A control may disappear while it is looked for. */
const brief = { timeout: 2_000 };

/** Ends the login, which the next screen needs. */
const endsLogin = /keluar|logout/i;

async function typeEverywhere(place: Locator): Promise<void> {
  const fields = place.locator('textarea:enabled:visible, input:enabled:visible:is([type=text], [type=tel], :not([type]))');
  for (const field of await fields.all()) await field.fill('081234567891', brief).catch(() => undefined);
  for (const box of await place.locator('input[type=checkbox]:enabled:visible, [role=switch]:enabled:visible').all())
    await box.click(brief).catch(() => undefined);
}

/** Presses the enabled buttons of an area, and those of the windows that they open. @returns their labels */
async function pressAll(page: Page, place: Locator, isWindow = false): Promise<string[]> {
  const pressed: string[] = [];
  const buttons = place.locator('button:enabled:visible');
  const count = await buttons.count();
  const from = page.url();
  for (let nth = 0; nth < count; nth += 1) {
    const button = buttons.nth(nth);
    if (nth >= (await buttons.count())) break;
    const label = await button
      .evaluate((one) => (one.getAttribute('aria-label') ?? one.textContent).trim(), undefined, brief)
      .catch(() => '');
    if (label === '' || endsLogin.test(label)) continue;
    if (
      !(await button.click(brief).then(
        () => true,
        () => false,
      ))
    )
      continue;
    pressed.push(label);
    await page.waitForLoadState('networkidle');
    const dialog = page.getByRole('dialog').last();
    if (!isWindow && (await dialog.isVisible())) {
      await typeEverywhere(dialog);
      pressed.push(...(await pressAll(page, dialog, true)));
      await page.keyboard.press('Escape');
    }
    if (isWindow && !(await place.isVisible())) return pressed;
    if (page.url() !== from) await page.goto(from, { waitUntil: 'networkidle' });
  }
  return pressed;
}

test.each(['agent', 'admin'] as const)('nothing that an %s can press is refused because of the role', async (role) => {
  const member = await app.registerOwner();
  await app.sql(`UPDATE members SET account_id = $1, role = $2 WHERE person_id = $3`, [owner.accountId, role, member.userId]);
  await inPage(browser, { baseUrl: app.url, width: 1440, height: 900 }, async ({ page }) => {
    const refused: string[] = [];
    const answers: Promise<unknown>[] = [];
    let screen = '';
    page.on('response', (response) => {
      if (response.status() !== 403) return;
      const about = `${screen}: ${response.request().method()} ${new URL(response.url()).pathname}`;
      const note = ({ code }: { code?: string }) => code === 'not_permitted' && refused.push(about);
      answers.push(response.json().then(note, () => undefined));
    });
    await logIn(page, member);
    await page.goto('/bantuan');
    await page.waitForFunction(() => localStorage.getItem('bots'), undefined, patience);
    const pressed: string[] = [];
    for (screen of screensOf[role]) {
      await page.goto(screen, { waitUntil: 'networkidle' });
      const main = page.locator('main');
      await main.waitFor(patience);
      await typeEverywhere(main);
      pressed.push(...(await pressAll(page, main)).map((label) => `${screen} ${label}`));
    }
    // actions that both roles permit were really pressed
    expect(pressed).toEqual(expect.arrayContaining([expect.stringMatching(/^\/settings ./), expect.stringMatching(/^\/chat-history.* ./)]));
    await Promise.all(answers);
    expect(refused).toEqual([]);
  });
});
