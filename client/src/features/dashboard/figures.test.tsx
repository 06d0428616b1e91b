import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
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
      <Figures summary={{ ...summary, aiResponsesLeft: left, daysLeft: days }} />
    </MemoryRouter>,
  );
  expect(['Tambah kuota', 'Perbarui paket'].filter((name) => screen.queryByRole('link', { name }) !== null)).toEqual(links);
  expect(screen.queryByText('Masa berlaku habis') !== null).toBe(isOver);
});
