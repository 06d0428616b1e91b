import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Funnel } from './results-card.js';

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
