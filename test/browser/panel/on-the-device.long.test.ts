import { expect, test } from '@jest/globals';
import { addLead } from '../../support/browser/leads.ts';
import { expectOk } from '../../support/api.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { freshPhone, linkOwner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The panel as an app installed on the device. */
const { app, visit } = await panelTest();

test('a picture that another app shares waits in the chat that is chosen next, once', async () => {
  const owner = await app.registerOwner();
  for (const name of ['Budi', 'Citra']) await addLead(app, owner, { name, pn: freshPhone() });
  const shop = await fetch(`${app.sandbox.addresses.photos}/shop/kaos.jpg`);
  const picture = Buffer.from(await shop.arrayBuffer()).toString('base64');
  await visit(
    owner,
    '/chat-history',
    async (page) => {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      });
      // simulates the share menu of a phone
      await page.evaluate((base64) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        transfer.items.add(new File([bytes], 'Kaos & topi.jpg', { type: 'image/jpeg' }));
        const form = Object.assign(document.createElement('form'), { action: '/bagikan', method: 'POST', enctype: 'multipart/form-data' });
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'foto' });
        input.files = transfer.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      }, picture);
      await page.waitForURL('**/chat-history?bagikan=1');
      await page.getByText('Pilih chat untuk mengirim foto yang Anda bagikan.').waitFor();
      await page.getByRole('button', { name: /Citra/ }).click();
      const bar = page.getByRole('region', { name: 'Lampiran yang akan dikirim' });
      await bar.getByText('Kaos & topi.jpg').waitFor();
      await page.getByRole('button', { name: 'Batalkan lampiran' }).click();
      await page.getByRole('button', { name: 'Kembali ke daftar' }).click();
      await page.getByRole('button', { name: /Budi/ }).click();
      await page.getByLabel('Tulis pesan').waitFor();
      await waitFor(() => page.evaluate(async () => !(await caches.has('shared-1'))), { what: 'the share taken' });
      expect(await bar.count()).toBe(0);
    },
    { withServiceWorker: true },
  );
});

test('the icon shows how many customers wait', async () => {
  const owner = await app.registerOwner();
  for (const name of ['Ani', 'Bela']) await addLead(app, owner, { name, pn: freshPhone(), waits: true });
  await visit(owner, '/settings', async (page) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { setAppBadge: async (count: number) => void Object.assign(globalThis, { badge: count }) });
    });
    await page.reload();
    await waitFor(async () => (await page.evaluate(() => (globalThis as { badge?: number }).badge)) === 2, { what: 'the badge' });
  });
});

test('the panel offers to be installed once the bot is linked, and not again after a no', async () => {
  const owner = await app.registerOwner();
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(globalThis, { asked: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  await visit(owner, '/bot', async (page) => {
    await page.getByRole('heading', { name: 'Bot Offline' }).waitFor();
    const card = page.getByRole('heading', { name: 'Pasang panel di perangkat ini' });
    // neither the browser nor the panel prompts at the first visit
    expect(await page.evaluate(offer)).toBe(true);
    expect(await card.count()).toBe(0);
    await linkOwner(app, owner);
    await card.waitFor();
    await page.getByRole('button', { name: 'Pasang', exact: true }).click();
    await waitFor(() => page.evaluate(() => (globalThis as { asked?: boolean }).asked === true), { what: 'the browser asking' });
    await card.waitFor({ state: 'detached' });
    await page.evaluate(offer);
    await page.getByRole('button', { name: 'Tidak sekarang' }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Prompt Utama').waitFor();
    await page.evaluate(offer);
    expect(await card.count()).toBe(0);
  });
});

test('the typing speed is chosen in words', async () => {
  const owner = await app.registerOwner();
  await visit(owner, '/bot#balasan', async (page) => {
    const speed = (name: string) => page.getByRole('radio', { name });
    await speed('Sedang').waitFor({ state: 'attached' });
    expect(await speed('Sedang').isChecked()).toBe(true);
    await page.getByText('Pelan', { exact: true }).click();
    await page.getByLabel('Setelah Anda balas, bot diam berapa menit?').fill('30');
    await page.getByRole('button', { name: 'Simpan Pengaturan' }).click();
    await page.getByText('✅ Pengaturan balasan berhasil disimpan.').waitFor();
  });
  expect(await expectOk(owner.api.get('/prompt/reply-settings'))).toMatchObject({
    takeoverMinutes: 30,
    typingMsPerCharacter: 60,
    sendsPerMinute: 20,
  });
});
