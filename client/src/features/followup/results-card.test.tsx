import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SentFollowUp } from '#contracts/http/chat/followup';
import { clockOf } from './followup-time.js';
import { Funnel, SentRow } from './results-card.js';

const words = (day: number) => within(screen.getAllByRole('listitem')[day - 1]!).getAllByText(/^(Terkirim|Dijawab|Closing)$/);
const shown = (day: number) => words(day).map((label) => label.parentElement!.textContent);

test('answers and sales are percentages of the follow-ups of that day, also when none was sent', () => {
  render(
    <Funnel
      steps={[
        { day: 1, sent: 4, answered: 2, closed: 1 },
        { day: 2, sent: 0, answered: 0, closed: 0 },
      ]}
    />,
  );
  expect(shown(1)).toEqual(['Terkirim4', 'Dijawab2 (50%)', 'Closing1 (25%)']);
  expect(shown(2)).toEqual(['Terkirim0', 'Dijawab0 (0%)', 'Closing0 (0%)']);
});

test('before the first follow-up there are no columns of zeros', () => {
  const { container } = render(<Funnel steps={[1, 2, 3].map((day) => ({ day, sent: 0, answered: 0, closed: 0 }))} />);
  expect(container.textContent).toBe('');
});

const sent = { name: 'Budi', phoneNumber: '6281200000001', day: 1, sentAt: '2026-11-28T03:00:00.000Z', text: 'Halo Budi' } as SentFollowUp;

test.each<[Partial<SentFollowUp>, string[]]>([
  [{ status: 'sent', answered: false, closed: false }, []],
  [{ status: 'sent', answered: true, closed: false }, ['Dijawab']],
  [{ status: 'sent', answered: true, closed: true }, ['Closing']],
  [{ status: 'sent', answered: false, closed: true }, ['Closing']],
  [{ status: 'failed', answered: false, closed: false }, ['Gagal terkirim']],
  [{ status: 'failed', unsent: 'follow-ups-off', answered: false, closed: false }, ['Tidak dikirim: follow-up ini Anda matikan']],
])('of a follow-up the owner reads what came of it: %j', (outcome, words) => {
  render(<SentRow row={{ ...sent, ...outcome }} clock={clockOf('WIB')} now={new Date('2026-11-28T04:00:00.000Z')} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryAllByText(/^(Dijawab|Closing|Gagal terkirim|Tidak dikirim.*)$/).map(({ textContent }) => textContent)).toEqual(words);
});
