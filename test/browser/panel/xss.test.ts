import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';

const attack = `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>`;
const signs = { name: `Nama ${attack}`, message: `Pesan ${attack}`, prompt: `Prompt ${attack}`, follow: `Susulan ${attack}` };

const { app, visit } = await panelTest();
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner({ fullName: `Sari ${attack}` });
  await owner.api.post('/prompt', { prompt: signs.prompt, secondary_prompt: signs.prompt });
  await owner.api.post('/followup', {
    day1: { enabled: true, aiEnabled: false, text: signs.follow },
    day2: { enabled: false, aiEnabled: false, text: '' },
    day3: { enabled: false, aiEnabled: false, text: '' },
  });
  const number = await linkOwner(app, owner);
  const lead = await app.sandbox.phone(undefined, signs.name);
  await lead.ask(number, signs.message);
  await app.redis.rpush(`activity:${owner.userId}`, `[2099-11-21 14:00:00] INFO Log ${attack}`);
});

/** The markup is shown as text: it created no element and ran no code. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => ({ ran: 'pwned' in window, images: document.querySelectorAll('img[src="x"]').length }))).toEqual({
    ran: false,
    images: 0,
  });
}

const asText = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();

test.each<[string, (page: Page) => Promise<void>]>([
  ['/profil', (page) => asText(page, `Sari ${attack}`)],
  ['/logs', (page) => asText(page, `Log ${attack}`)],
  ['/bot', (page) => asText(page, `Log ${attack}`)],
  ['/followup', (page) => page.getByText(signs.follow).last().waitFor()],
  [
    '/prompt',
    async (page) => {
      await page.getByLabel('Prompt Utama').waitFor();
      expect(await page.getByLabel('Prompt Utama').inputValue()).toBe(signs.prompt);
    },
  ],
  [
    '/chat-history',
    async (page) => {
      await page.getByRole('button', { name: /Nama <img/ }).click();
      await page.getByRole('region', { name: 'Isi chat' }).getByText(signs.message).first().waitFor();
      await asText(page, signs.name);
    },
  ],
])('%s shows markup in names, messages, prompts and log lines as text', async (path, look) => {
  await visit(owner, path, async (page) => {
    await look(page);
    await expectHarmless(page);
  });
});
