import { beforeAll, expect, test } from '@jest/globals';
import { logIn } from '../../screens/visit.ts';
import { inPage } from '../../support/browser/browser.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The list of chats is shown before the code that measures its rows. That code must not replace a row while it is pressed. */

const { app, browser } = await panelTest();
let owner: Owner;

beforeAll(async () => {
  owner = await app.registerOwner();
  const lead = await app.sandbox.phone(undefined, 'Budi');
  await lead.ask(await linkOwner(app, owner), 'Halo');
});

test('a chat that is pressed while the code of the list arrives opens', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page, complaints }) => {
    const code = Promise.withResolvers<void>();
    await page.route(/\/assets\/virtual-rows-.*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await logIn(page, owner);
    await page.goto('/chat-history');
    const row = page.getByRole('listitem').getByRole('button', { name: /Budi/ });
    await row.hover();
    const before = (await row.elementHandle())!;
    await page.mouse.down();
    const arrived = page.waitForResponse(/\/assets\/virtual-rows-/);
    code.resolve();
    await (await arrived).finished();
    // waits until the new rows could be on the screen: the module is fetched from the cache, run, and a frame is drawn
    await page.evaluate(
      async (address) => {
        await import(address);
        await new Promise((resolve) => setTimeout(resolve, 0));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      (await arrived).url(),
    );
    expect(await before.evaluate((element) => element.isConnected)).toBe(true);
    await page.mouse.up();
    await page.getByRole('region', { name: 'Isi chat' }).getByText('Halo').first().waitFor();
    // The measured rows replace the pressed row once the press is over.
    await waitFor(async () => !(await before.evaluate((element) => element.isConnected)), { what: 'the measured rows' });
    expect(complaints).toEqual([]);
  });
});
