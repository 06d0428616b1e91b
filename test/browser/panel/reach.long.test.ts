import { expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import type { Page } from 'playwright-core';
import { seeMessage } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { linkOwner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

const { app, visit } = await panelTest();

const first = 'Ke mana kami kabari Anda?';
const card = (page: Page, title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

test('closings go by mail, and the first steps say so, until a sample has arrived at the number', async () => {
  const owner = await app.registerOwner();
  const number = await linkOwner(app, owner);
  const [bell, lead] = [await app.sandbox.phone(undefined, 'HP Sari'), await app.sandbox.phone(undefined, 'Budi')];
  const closing = (order: string) => [
    { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: { ringkasan: order } }] },
    { kind: 'reply', text: 'Siap kak, kami catat.' },
  ];
  await visit(
    owner,
    '/dashboard',
    async (page) => {
      const steps = card(page, 'Mulai dari sini');
      await steps.getByText(owner.email).waitFor();
      await app.sandbox.llm.fault({ next: closing('2 kaos') });
      await lead.ask(number, 'Saya jadi beli 2 kaos');
      const mail = await app.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('Closing') });
      expect(mail.text).toContain('2 kaos');

      const field = steps.getByRole('textbox', { name: 'Nomor WhatsApp Anda' });
      const send = steps.getByRole('button', { name: 'Kirim contoh' });
      await field.fill(number);
      await send.click();
      await steps.getByText('Ini nomor bot sendiri').waitFor();
      await field.fill(bell.number);
      // Block the answer that reports the delivery. The dashboard's figures then report it first, and the step that
      // sends this query disappears.
      await page.route('**/notices/settings', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('"numberState":"works"')) return;
        await route.fulfill({ response });
      });
      await send.click();
      await bell.waitForMessage(({ text }) => text.startsWith('*Contoh kabar dari bot Anda*'));
      await waitFor(async () => (await owner.api.get('/notices/settings')).body.numberState === 'works', {
        what: 'the receipt of the sample',
      });
      // The panel fetches the figures again when a lead writes.
      await lead.ask(number, 'Ada warna lain?');
      await seeMessage(page, '✅ Contoh sampai.');
      await steps.getByRole('link', { name: `Selesai ${first}` }).waitFor();
      expect(await field.count()).toBe(0);

      await app.sandbox.llm.fault({ next: closing('5 topi') });
      await lead.ask(number, 'Saya jadi beli 5 topi');
      await bell.waitForMessage(({ text }) => text.includes('5 topi'));
      const { rows } = await expectOk(owner.api.get<{ rows: { title: string }[] }>('/notices'));
      expect(rows.filter(({ title }) => title.startsWith('Closing'))).toHaveLength(2);
      const mails = await app.sql(`SELECT 1 FROM mails WHERE person_id = $1 AND kind = 'notice'`, [owner.userId]);
      expect(mails).toHaveLength(1);
    },
    { width: 360, height: 740 },
  );
});

test('a sample that waits for the bot says so; without the list of first steps there is a card', async () => {
  const owner = await app.registerOwner();
  await app.sql(`INSERT INTO bot_settings (bot_id, prompt, notification_number) VALUES ($1, 'Toko Sari', '6281234500000')`, [owner.botId]);
  await visit(owner, '/dashboard', async (page) => {
    const steps = card(page, 'Mulai dari sini');
    // This step is not the next one yet, so it opens only when it is selected.
    await steps.getByRole('link', { name: first }).click();
    await steps.getByRole('button', { name: 'Kirim contoh' }).click();
    await steps.getByText('Contoh dikirim begitu bot terhubung.').waitFor();
    await steps.getByRole('button', { name: 'Sembunyikan' }).click();
    await card(page, first).getByText(owner.email).waitFor();
    expect(await page.getByRole('heading', { name: 'Mulai dari sini' }).count()).toBe(0);
  });
});
