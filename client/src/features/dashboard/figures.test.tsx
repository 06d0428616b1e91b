import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotTruth } from '#contracts/values/bot/bot-truth';
import { ClosingsCard } from './closings-card.js';
import { Figures } from './figures.js';
import { MessagesCard } from './messages-card.js';

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

const cardFigures = () =>
  [...document.querySelectorAll('dt')].map((name) => [
    name.textContent,
    ...[...name.nextElementSibling!.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  ]);
const daysOf = (...counts: number[]) => counts.map((count, at) => ({ date: `2026-11-2${at}`, count }));

test.each([
  ['none yet', { dailyData: [], total30Days: 0 }, [], null],
  ['no earlier ones', { dailyData: daysOf(0, 4), dailyBefore: [0, 0], total30Days: 4 }, [['Rata-rata per hari', '4', 'pesan']], false],
  [
    'one earlier',
    { dailyData: daysOf(2, 2), dailyBefore: [0, 1], total30Days: 4 },
    [
      ['Rata-rata per hari', '2', 'pesan'],
      ['30 hari sebelumnya', '1', 'sekarang 300% lebih banyak'],
    ],
    true,
  ],
])('the messages of 30 days, with %s', (_, known, figures, isCompared) => {
  render(<MessagesCard summary={{ ...summary, ...known }} />, { wrapper: MemoryRouter });
  expect(cardFigures()).toEqual(figures);
  const heads = screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(isCompared === null ? [] : ['Tanggal', 'Jumlah pesan', ...(isCompared ? ['30 hari sebelumnya'] : [])]);
  expect(screen.queryByText('Tidak ada data pesan untuk ditampilkan pada grafik.') !== null).toBe(isCompared === null);
});

test.each([
  [[], true, []],
  [[{ date: '2026-11-20', count: 0, amount: 0 }], true, []],
  [
    [
      { date: '2026-11-20', count: 1, amount: 0 },
      { date: '2026-11-21', count: 2, amount: 90_000 },
    ],
    false,
    ['20 November 2026', '21 November 2026: Rp 90.000'],
  ],
])('the closings of the days %j', (daily, isEmpty, rows) => {
  const sums = { today: { count: 1, amount: 0 }, month: { count: 2, amount: 90_000 }, daily };
  render(<ClosingsCard sums={sums} />, { wrapper: MemoryRouter });
  expect(cardFigures()).toEqual([
    ['Hari ini', 'Nilai belum diketahui', '1 closing'],
    ['Bulan ini', 'Rp 90.000', '2 closing'],
  ]);
  expect(screen.queryByText('Belum ada closing dalam 30 hari terakhir') !== null).toBe(isEmpty);
  expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual(rows);
});
