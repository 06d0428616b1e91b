import { beforeAll, expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { logIn } from '../../screens/visit.ts';
import { inPage, openLive } from '../../support/browser/browser.ts';
import { panelTest } from '../../support/browser/panel-test.ts';
import { waitFor } from '../../support/wait-for.ts';

const windowSeconds = 10;

const { app, browser } = await panelTest();
let owners: DemoOwners;

beforeAll(async () => {
  owners = await furnish(app, { followUps: false });
});

/**
 * Requests to the API within ten seconds of the page's clock, on an idle screen.
 *
 * @param heartbeat waits for a ping from the server. The server's clock is not changed, and the page would close its
 * socket without pings.
 */
async function requestsAtRest(page: Page, heartbeat?: () => Promise<void>): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  if (heartbeat) await untilQuiet(page, heartbeat);
  const asked: string[] = [];
  const open = new Set<Request>();
  const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  page.on('request', (request) => {
    if (!isApi(request)) return;
    asked.push(new URL(request.url()).pathname);
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  for (let second = 0; second < windowSeconds; second += 1) {
    await page.clock.runFor(1_000);
    // Once this request is answered, every request that a timer started before it has been sent too.
    await page.evaluate(() => fetch('/offline').then((answer) => answer.text()));
    await waitFor(() => open.size === 0, { what: 'answers to what was asked' });
    if (second % 4 === 0) await heartbeat?.();
  }
  return asked;
}

/**
 * Waits until the page has sent no request for some seconds of its clock. One quiet moment is not enough, because a
 * screen may load its data in several steps.
 */
async function untilQuiet(page: Page, heartbeat: () => Promise<void>): Promise<void> {
  let asked = 0;
  const count = () => void (asked += 1);
  page.on('request', count);
  await waitFor(
    async () => {
      asked = 0;
      await page.clock.runFor(4_000); // longer than every poll interval: a screen that polls would never be idle
      await page.evaluate(() => fetch('/offline').then((answer) => answer.text()));
      const isQuiet = asked === 1;
      await heartbeat();
      return isQuiet;
    },
    { what: 'the screen at rest' },
  );
  page.off('request', count);
}

/** Waits for the next ping on the page's live socket. */
function heartbeatOf(page: Page): () => Promise<void> {
  let pings = 0;
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void (pings += payload === '2' ? 1 : 0)));
  return async () => {
    const before = pings;
    await waitFor(() => pings > before, { what: 'a ping of the server' });
  };
}

const liveScreens = ['/dashboard', '/bot', '/chat-history', '/logs'];

test('while the socket is up, no live screen asks the server again and again', async () => {
  await Promise.all(
    liveScreens.map((path) =>
      inPage(browser, { baseUrl: app.url }, async ({ page }) => {
        await page.clock.install();
        const heartbeat = heartbeatOf(page);
        await logIn(page, owners.busy);
        await openLive(page, () => page.goto(path));
        if (path === '/chat-history') {
          await page.getByRole('button', { name: /Budi Santoso/ }).click();
          await page.getByRole('list', { name: 'Pesan' }).waitFor(); // opening a thread loads it once
        }
        expect(await requestsAtRest(page, heartbeat)).toEqual([]);
      }),
    ),
  );
});

test('while it is down, the screen says so and asks every three seconds', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await page.clock.install();
    await logIn(page, owners.busy);
    await page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
    await page.goto('/bot');
    await page.getByText('Koneksi langsung terputus.').waitFor();
    const asked = await requestsAtRest(page);
    const polls = asked.filter((path) => path === `/api/bot/status` || path === `/api/bot/status/${owners.busy.userId}`).length;
    expect(polls).toBeGreaterThanOrEqual(3);
    expect(polls).toBeLessThanOrEqual(4);
  });
});

const indicator = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: `Status bot: ${words}` });

test('a device without a network and a server that hangs are distinguished from a dead bot', async () => {
  await inPage(browser, { baseUrl: app.url }, async ({ page }) => {
    await logIn(page, owners.busy);
    await openLive(page, () => page.goto('/dashboard'));
    const card = page.getByRole('region', { name: 'Keadaan bot' });
    const known = await card.getByRole('heading').textContent();
    const statusKnown = await page
      .getByRole('banner')
      .getByRole('link', { name: /^Status bot: / })
      .getAttribute('aria-label');

    await page.context().setOffline(true);
    await indicator(page, 'Tanpa internet').waitFor();
    await card.getByRole('heading', { name: 'Perangkat ini tanpa internet' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: statusKnown! }).waitFor();

    const [server] = app.servers;
    server!.freeze();
    try {
      await indicator(page, 'Tak menjawab').waitFor();
      await card.getByRole('heading', { name: 'Server tidak menjawab' }).waitFor();
    } finally {
      server!.thaw();
    }
    await card.getByRole('heading', { name: known!, exact: true }).waitFor();
    expect(await page.getByRole('banner').getByText(statusKnown!.replace('Status bot: ', ''), { exact: true }).count()).toBe(1);
  });
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
const rowOf = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Kontak' }).getByRole('listitem').filter({ hasText: name });
const unreadRows = (page: Page) => page.getByRole('list', { name: 'Kontak' }).getByRole('listitem').filter({ hasText: 'belum dibaca' });

test('on a phone several chats are chosen by a button or a long press, and a refused change is undone and stays chosen', async () => {
  await inPage(browser, { baseUrl: app.url, width: 360, height: 800 }, async ({ page }) => {
    await logIn(page, owners.busy);
    await page.goto('/chat-history');
    await rowOf(page, /Dewi Lestari/).waitFor();
    const before = await unreadRows(page).count();
    const chosen = page.getByRole('group', { name: 'Chat yang dipilih' });
    const box = (name: RegExp) => page.getByRole('checkbox', { name });

    await press(page, 'Pilih beberapa chat');
    await chosen.getByRole('status').getByText('Pilih chat').waitFor();
    expect(await chosen.getByRole('button', { name: 'Tandai belum dibaca' }).isDisabled()).toBe(true);
    await box(/Dewi Lestari/).click();
    await box(/Toko Makmur Jaya/).click();
    await chosen.getByRole('status').getByText('2 dipilih').waitFor();

    await page.route('**/api/chat/acts', (route) => route.fulfill({ status: 500, json: { error: 'Server bermasalah.' } }));
    await press(page, 'Tandai belum dibaca');
    await shown(page, /Gagal menandai chat\. Tidak ada yang berubah/);
    await waitFor(async () => (await unreadRows(page).count()) === before, { what: 'the rows as they were' });
    expect(await box(/Dewi Lestari/).isChecked()).toBe(true);
    await press(page, 'Tutup pemberitahuan');
    await page.unroute('**/api/chat/acts');
    await press(page, 'Tandai belum dibaca');
    await shown(page, '2 chat ditandai belum dibaca.');
    await waitFor(async () => (await unreadRows(page).count()) === before + 2, { what: 'two more unread chats' });
    await page.getByRole('button', { name: 'Pilih beberapa chat' }).waitFor();

    await rowOf(page, /Dewi Lestari/)
      .getByRole('button')
      .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await chosen.getByRole('status').getByText('1 dipilih').waitFor();
    await rowOf(page, /Dewi Lestari/)
      .getByRole('checkbox')
      .dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    expect(await box(/Dewi Lestari/).isChecked()).toBe(true);
    await box(/Toko Makmur Jaya/).click();
    await press(page, 'Beri atau lepas label');
    await page.getByRole('dialog').getByLabel('Label', { exact: true }).fill('Langganan');
    await press(page, 'Beri label');
    await shown(page, '2 chat berlabel Langganan.');
    await page.getByRole('button', { name: 'Label Langganan', exact: true }).click();
    await waitFor(async () => (await page.getByRole('list', { name: 'Kontak' }).getByRole('listitem').count()) === 2, {
      what: 'those who carry the label',
    });
    await press(page, 'Pilih beberapa chat');
    await press(page, 'Pilih semua');
    await press(page, 'Tandai sudah dibaca');
    await shown(page, '2 chat ditandai sudah dibaca.');
    await waitFor(async () => (await unreadRows(page).count()) === 0, { what: 'nothing unread among them' });
  });
});

test('on a wide screen a range is chosen with Shift, Escape ends it, and a chat marked unread stays so until it is opened again', async () => {
  await inPage(browser, { baseUrl: app.url, width: 1440, height: 800 }, async ({ page, complaints }) => {
    await logIn(page, owners.busy);
    await page.goto('/chat-history');
    await press(page, /Dewi Lestari/);
    const dewi = rowOf(page, /Dewi Lestari/);
    await page.getByRole('complementary', { name: 'Info pelanggan' }).getByRole('button', { name: 'Tandai belum dibaca' }).click();
    await shown(page, '1 chat ditandai belum dibaca.');
    await dewi.getByText('belum dibaca').waitFor();
    const contacts = page.getByRole('list', { name: 'Kontak' }).getByRole('listitem');
    const names = await contacts.allInnerTexts();
    const from = names.findIndex((text) => text.includes('Dewi Lestari'));
    await contacts
      .nth(from === 0 ? 2 : from - 1)
      .getByRole('button')
      .click({ modifiers: ['Shift'] });
    await page
      .getByRole('status')
      .getByText(from === 0 ? '3 dipilih' : '2 dipilih')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Chat yang dipilih' }).waitFor({ state: 'detached' });
    // The thread was open all the time, so the mark is still there. The test does not reload the page, because a
    // reload opens the thread again.
    expect(await dewi.getByText('belum dibaca').count()).toBe(1);
    await dewi.getByRole('button').click();
    await waitFor(async () => (await dewi.getByText('belum dibaca').count()) === 0, { what: 'read when it was opened anew' });
    expect(complaints).toEqual([]);
  });
});
