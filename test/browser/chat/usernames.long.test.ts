import { expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import { enter, patience } from '../../support/browser/account-actions.ts';
import { inPage, openLive } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner } from '../../support/owners.ts';

const { app, browser } = await panelTest();

test('a lead with a username and a hidden number is named in the notice, whose link opens the chat, found, and excluded', async () => {
  const owner = await app.registerOwner();
  const number = await linkOwner(app, owner);
  const [bell, lead] = [await app.sandbox.phone(undefined, 'HP Sari'), await app.sandbox.phone(undefined, 'Siti')];
  const { lid } = await app.sandbox.call<{ lid: string }>('POST', `/whatsapp/phones/${lead.number}/privacy`, {
    hidesNumber: true,
    username: 'siti.rahma',
  });
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko Sari menjual kaos.', nomor_notifikasi: `${bell.number}@c.us` }));
  await lead.send(number, 'Saya mau bicara dengan admin');
  const notice = await bell.waitForMessage(({ text }) => text.startsWith('*Siti (@siti.rahma): Minta bicara dengan Anda*'));
  const link = new URL(notice.text.split('\n').at(-1)!);
  expect(link.searchParams.get('kontak')).toBe(`lid:${lid}`);

  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    await openLive(page, () => enter(page, owner));
    await page.goto(`${link.pathname}${link.search}`);
    await page.getByRole('heading', { level: 2, name: 'Siti' }).waitFor(patience);
    await page.locator('header').getByText('@siti.rahma').waitFor(patience);
    await page.getByText('Saya mau bicara dengan admin').last().waitFor(patience);

    await page.goto('/chat-history');
    await page.getByRole('searchbox').fill('@siti.ra');
    const row = page.getByRole('button', { name: /Siti.*@siti\.rahma/ });
    await row.waitFor(patience);

    await page.goto('/blacklist');
    await page.getByLabel('Nomor WhatsApp').fill('@Siti.Rahma');
    await page.getByRole('button', { name: 'Simpan' }).click(patience);
    await page.getByRole('button', { name: 'Hapus Siti (@siti.rahma)' }).waitFor(patience);
    await page.goto('/chat-history');
    await page.getByRole('button', { name: /Siti.*@siti\.rahma.*Blacklist/ }).waitFor(patience);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain(lid);
    expect(complaints).toEqual([]);
  });
});
