import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { PackageView } from '#contracts/http/account/auth';
import { packages, type Package } from '#contracts/values/selling/packages';
import { toneSurface } from '../../ui/theme/tone.js';
import { OrderTable } from './order-table.js';
import { PackageGrid } from './package-grid.js';
import { PlanStatus } from './plan-status.js';

const featuresOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map((row) => row.textContent.trim());

test('each card lists its own features, and a paid package shows no less than the trial', () => {
  render(<PackageGrid view={null} trialUsed={false} processing={null} onChoose={() => {}} />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(packages.length);
  for (const one of packages) {
    const card = cards.find((article) => within(article).queryByRole('heading', { name: one.name }))!;
    const features = featuresOf(card);
    for (const feature of one.features) expect(features).toContain(feature);
    if (one.price > 0) expect(features[0]).toBe('Semua fitur Trial, selama 1 bulan');
  }
});

test('on a phone the features are shown on demand, and the prices at once', () => {
  render(<PackageGrid view={null} trialUsed={false} processing={null} onChoose={() => {}} narrow />);
  for (const card of screen.getAllByRole('article')) {
    const features = within(card).getByText('Lihat fitur').closest('details')!;
    expect(features.open).toBe(false);
    expect(within(features).getAllByRole('listitem').length).toBeGreaterThan(5);
    expect(
      within(card)
        .getByText(/^Berlaku /)
        .closest('details'),
    ).toBeNull();
  }
});

const [paid, other] = packages.filter((one) => one.price > 0 && !one.featured) as [Package, Package];
const running: PackageView = { id: paid.id, name: paid.name, status: 'active', expiry_date: null };
const offers = () => screen.queryAllByText('Paling diminati').length;

test('a package is recommended only to owners who pay for none', () => {
  const { rerender } = render(<PackageGrid view={null} trialUsed={false} processing={null} onChoose={() => {}} />);
  expect(offers()).toBe(1);
  rerender(<PackageGrid view={running} trialUsed={false} processing={null} onChoose={() => {}} />);
  expect(offers()).toBe(0);
  rerender(<PackageGrid view={{ ...running, status: 'expired' }} trialUsed={false} processing={null} onChoose={() => {}} />);
  expect(offers()).toBe(1);
});

test('while a purchase is in progress no other can begin, nor the same one twice', () => {
  const { rerender } = render(<PackageGrid view={running} trialUsed={false} processing={null} onChoose={() => {}} />);
  const open = () => screen.getAllByRole<HTMLButtonElement>('button').filter((button) => !button.disabled).length;
  expect(open()).toBeGreaterThan(2);
  for (const { id } of [paid, other]) {
    rerender(<PackageGrid view={running} trialUsed={false} processing={id} onChoose={() => {}} />);
    expect(open()).toBe(0);
  }
});

const cardOf = (one: Package) =>
  within(screen.getAllByRole('article').find((card) => within(card).queryByRole('heading', { name: one.name }))!);
const trial = packages.find((one) => one.price === 0)!;

test.each([
  ['without a package', null, null, false, ['Pilih Paket', 'Pilih Paket', 'Pilih Paket']],
  ['whose trial is spent', null, null, true, ['-Pilih Paket', 'Pilih Paket', 'Pilih Paket']],
  ['with a package', running, null, true, ['-Pilih Paket', '-Paket Saat Ini|Perpanjang', 'Pilih Paket']],
  ['with the trial', { ...running, id: trial.id }, null, false, ['-Paket Saat Ini', 'Pilih Paket', 'Pilih Paket']],
  ['whose package is over', { ...running, status: 'expired' as const }, null, true, ['-Pilih Paket', 'Pilih Paket', 'Pilih Paket']],
  ['who buys it again', running, paid.id, true, ['-Pilih Paket', '-Paket Saat Ini|-Memproses...', '-Pilih Paket']],
  ['who buys another one', running, other.id, true, ['-Pilih Paket', '-Paket Saat Ini|-Perpanjang', '-Memproses...']],
  ['who takes the trial', null, trial.id, false, ['-Memproses...', '-Pilih Paket', '-Pilih Paket']],
])('an owner %s: what can be pressed in each card', (...[, view, processing, trialUsed, buttons]) => {
  render(<PackageGrid view={view} trialUsed={trialUsed} processing={processing} onChoose={() => {}} />);
  const shown = [trial, paid, other].map((one) =>
    cardOf(one)
      .getAllByRole<HTMLButtonElement>('button')
      .map((button) => `${button.disabled ? '-' : ''}${button.textContent}`)
      .join('|'),
  );
  expect(shown).toEqual(buttons);
});

test('each button is for the package of its card', () => {
  const chosen: string[] = [];
  render(<PackageGrid view={running} trialUsed={false} processing={null} onChoose={({ id }) => chosen.push(id)} />);
  fireEvent.click(cardOf(paid).getByRole('button', { name: 'Perpanjang' }));
  for (const one of [other, trial]) fireEvent.click(cardOf(one).getByRole('button', { name: 'Pilih Paket' }));
  expect(chosen).toEqual([paid.id, other.id, trial.id]);
});

// cast: only these fields are read
const left = (aiResponsesLeft: number | 'Unlimited', aiResponsesTotal: number | 'Unlimited') =>
  ({ aiResponsesLeft, aiResponsesTotal, daysLeft: 23 }) as AnalyticsSummary;

test.each([
  [left(1_200, 3_000), '2026-12-21T00:00:00Z', '1.200 dari 3.000 balasan AI tersisa', 'Sampai 21 Desember 2026, 23 hari lagi', '1800'],
  [left(3_100, 3_000), null, '3.100 dari 3.000 balasan AI tersisa', '23 hari lagi', '0'],
  [left('Unlimited', 'Unlimited'), null, 'Tanpa batas balasan AI', '23 hari lagi', null],
  [left(5, 'Unlimited'), null, 'Tanpa batas balasan AI', '23 hari lagi', null],
])('what is left of a package: %j until %s', (...[summary, expiry, replies, days, used]) => {
  const { container } = render(<PlanStatus view={{ ...running, expiry_date: expiry }} summary={summary} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([running.name, replies, days]);
  expect(screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? null).toBe(used);
});

test.each([
  ['created', 'Menunggu pembayaran', 'warn'],
  ['pending', 'Menunggu pembayaran', 'warn'],
  ['paid', 'Lunas', 'good'],
  ['failed', 'Gagal', 'bad'],
  ['expired', 'Kedaluwarsa', null],
  ['cancelled', 'Dibatalkan', null],
  ['refunded', 'Dikembalikan', null],
  [null, 'Muat ulang untuk melihat', null],
] as const)('a payment in the state %s is called “%s”, in the tone %s', (state, words, tone) => {
  const order = { orderId: '1', packageId: paid.id, amount: 99_000, state, createdAt: '2026-11-21T00:00:00Z' };
  render(<OrderTable orders={[order, { ...order, orderId: '2', packageId: null }]} />);
  const [first] = screen.getAllByText(words);
  expect(Object.values(toneSurface).filter((surface) => first!.className.includes(surface))).toEqual(
    tone === null ? [] : [toneSurface[tone]],
  );
  const names = screen.getAllByRole('row').map((row) => row.querySelector('td p')?.textContent);
  expect(names).toEqual([undefined, paid.name, 'Paket lain']);
});
