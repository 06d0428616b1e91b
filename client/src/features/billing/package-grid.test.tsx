import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { packages } from '#contracts/values/selling/packages';
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
