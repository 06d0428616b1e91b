import { beforeAll, expect, test } from '@jest/globals';
import { type DemoOwners, furnish } from '../../screens/demo-owners.ts';
import { furnishExpired, type TroubledOwners } from '../../screens/troubled-owners.ts';
import { panelTest } from '../../support/browser/panel-test.ts';

const { app, visit } = await panelTest();
type Owners = DemoOwners & Pick<TroubledOwners, 'expired'>;
let owners: Owners;

beforeAll(async () => {
  const [usual, expired] = await Promise.all([furnish(app), furnishExpired(app)]);
  owners = { ...usual, expired };
});

test('training, closings and the log are in the menu, on wide screens and in the drawer, and the open one is marked', async () => {
  const pages = [
    ['Train AI', '/prompt'],
    ['Closing', '/closing'],
    ['Log', '/logs'],
  ] as const;
  for (const width of [1_440, 360])
    await visit(
      owners.busy,
      '/dashboard',
      async (page) => {
        for (const [name, path] of pages) {
          if (width === 360) await page.getByRole('button', { name: 'Buka menu' }).click();
          const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true });
          await link.click();
          await page.waitForURL(`**${path}`);
          if (width === 1_440) await page.locator(`nav a[aria-current=page]`, { hasText: name }).waitFor();
        }
      },
      { width, height: 900 },
    );
});

test('the first steps are put away, stay away after a reload, and come back', async () => {
  await visit(owners.fresh, '/dashboard', async (page) => {
    await page.getByRole('heading', { name: 'Mulai dari sini' }).waitFor();
    await page.getByRole('button', { name: 'Sembunyikan' }).click();
    await page.reload();
    const back = page.getByRole('button', { name: /^Tampilkan langkah awal/ });
    await back.waitFor();
    expect(await page.getByRole('heading', { name: 'Mulai dari sini' }).count()).toBe(0);
    await back.click();
    await page.getByRole('heading', { name: 'Mulai dari sini' }).waitFor();
  });
});

test('an owner who has had the trial is not offered it again', async () => {
  const window = 'Pilih Paket Langganan';
  await visit(owners.expired, '/dashboard', async (page) => {
    await page.getByRole('dialog', { name: window }).getByText('paket sebelumnya sudah berakhir').waitFor();
    expect(await page.getByRole('dialog', { name: window }).getByText('Paket Trial').count()).toBe(0);
  });
});

test('an owner without any channel outside the panel sees a warning, until a number is set', async () => {
  await visit(owners.fresh, '/dashboard', async (page) => {
    await page.getByRole('link', { name: 'Ke mana kami kabari Anda?' }).click();
    await page.getByText(owners.fresh.email).waitFor();
  });
  await visit(owners.busy, '/dashboard', async (page) => {
    await page.getByText('Pesan 30 Hari Terakhir').waitFor();
    expect(await page.getByText('Ke mana kami kabari Anda?').count()).toBe(0);
  });
});
