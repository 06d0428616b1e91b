import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { PackageView } from '#contracts/http/account/auth';
import { packages, type Package } from '#contracts/values/selling/packages';
import { PackageGrid } from './package-grid.js';

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
