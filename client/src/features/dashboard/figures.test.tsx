import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotTruth } from '#contracts/values/bot/bot-truth';
import { Figures } from './figures.js';

const none = { count: 0, amount: 0 };
const summary: AnalyticsSummary = {
  ...{ totalToday: 7, total30Days: 90, dailyData: [], dailyBefore: [], closingsToday: 0, needsYou: 0, aiFailing: false },
  ...{ aiResponsesLeft: 120, aiResponsesTotal: 1_000, daysLeft: 23, packageName: 'Paket Basic', packageId: 'ai-1000', trialUsed: true },
  ...{ username: 'sari', email: 'sari@gmail.com', closings: { today: none, month: none, daily: [] } },
  ...{ answersWhen: 'always', reachable: false, onboarding: { linked: true, trained: true, triedOut: true, firstReply: true } },
};

test.each([
  { what: 'answers and days are left', left: 1, days: 1, links: [], isOver: false },
  { what: 'the answers are used up', left: 0, days: 1, links: ['Tambah kuota'], isOver: false },
  { what: 'the last day is over', left: 1, days: 0, links: ['Perbarui paket'], isOver: true },
  { what: 'the package has been over for a day', left: 1, days: -1, links: ['Perbarui paket'], isOver: true },
  { what: 'both are over', left: 0, days: 0, links: ['Perbarui paket'], isOver: true },
])('when $what, the figures name what helps', ({ left, days, links, isOver }) => {
  render(
    <MemoryRouter>
      <Figures summary={{ ...summary, aiResponsesLeft: left, daysLeft: days }} truth="alive" />
    </MemoryRouter>,
  );
  expect(['Tambah kuota', 'Perbarui paket'].filter((name) => screen.queryByRole('link', { name }) !== null)).toEqual(links);
  expect(screen.queryByText('Masa berlaku habis') !== null).toBe(isOver);
});

const noted = 'Bot tetap mencatat pesan tetapi tidak menjawab.';
const textShown = (known: Partial<AnalyticsSummary>, truth: BotTruth) => {
  const { container, unmount } = render(
    <MemoryRouter>
      <Figures summary={{ ...summary, ...known }} truth={truth} />
    </MemoryRouter>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

test('only a connected bot is said to record messages', () => {
  expect(textShown({ aiResponsesLeft: 0 }, 'no-quota')).toContain(noted);
  for (const truth of ['thrown-out', 'never-linked', 'stopped', 'down', 'device-away', 'starting'] as const) {
    const text = textShown({ aiResponsesLeft: 0 }, truth);
    expect(text).not.toContain(noted);
    expect(text).toContain('Kuota habis. Tambah kuota');
  }
});

test('an account without a package yet chooses one, as in the strip above; nothing of it is over', () => {
  const text = textShown({ daysLeft: 0, packageId: null, trialUsed: false, aiResponsesLeft: 0, aiResponsesTotal: 0 }, 'no-package');
  expect(text).toContain('Pilih paket');
  expect(text).not.toMatch(/Perbarui paket|Masa berlaku habis/);
});

test('a package without a limit that is over offers no answers', () => {
  const text = textShown({ daysLeft: 0, aiResponsesLeft: 'Unlimited', aiResponsesTotal: 'Unlimited' }, 'expired');
  expect(text).toContain('Perbarui paket');
  expect(text).not.toContain('tanpa batas selama');
});

test.each<[Partial<AnalyticsSummary>, string, string[]]>([
  [{}, 'Sisa Penggunaan AI', ['120', '880 dari 1.000 terpakai']],
  [{ aiResponsesLeft: 1_200 }, 'Sisa Penggunaan AI', ['1.200', '0 dari 1.000 terpakai']],
  [
    { aiResponsesLeft: 'Unlimited', aiResponsesTotal: 'Unlimited' },
    'Sisa Penggunaan AI',
    ['Tanpa batas ∞', 'Balasan AI tanpa batas selama 23 hari lagi.'],
  ],
  [{ aiResponsesLeft: 'Unlimited' }, 'Sisa Penggunaan AI', ['Tanpa batas ∞', 'Balasan AI tanpa batas selama 23 hari lagi.']],
  [{ totalToday: 1_234 }, 'Total Pesan Hari Ini', ['1.234']],
  [{ packageName: 'Paket Pro' }, 'Paket Langganan', ['Paket Pro']],
  [{ daysLeft: 1 }, 'Sisa Hari Langganan', ['1 hari']],
])('of %j the tile “%s” says %j', (known, label, words) => {
  render(
    <MemoryRouter>
      <Figures summary={{ ...summary, ...known }} truth="alive" />
    </MemoryRouter>,
  );
  const tile = screen.getByText(label).parentElement!;
  expect([...tile.querySelectorAll('p')].slice(1).map(({ textContent }) => textContent)).toEqual(words);
  const bar = screen.queryByRole('progressbar', { name: 'Balasan AI terpakai' });
  expect(bar !== null).toBe(typeof { ...summary, ...known }.aiResponsesLeft === 'number');
});

test('the closings of today lead to the closings', () => {
  expect(textShown({ closingsToday: 0 }, 'alive')).toContain('0 closing hari ini');
  expect(textShown({ closingsToday: 1_500 }, 'alive')).toContain('1.500 closing hari ini');
});
