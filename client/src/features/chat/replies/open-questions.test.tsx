import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { OpenQuestion } from './open-questions.js';

type Props = ComponentProps<typeof OpenQuestion>;
function show(changed: Partial<Props> & { origin?: 'lead' | 'bot' }) {
  const { origin = 'bot', ...others } = changed;
  const calls: string[] = [];
  // cast: the other fields of a question are not shown
  const question = { id: 'q', question: 'Bisa COD?', origin } as Props['question'];
  render(
    <OpenQuestion
      {...{ question, more: 0, busy: false, isAnswering: false, keep: false, confirm: false }}
      onKeep={(keep) => calls.push(`keep ${keep}`)}
      onAnswering={(isAnswering) => calls.push(`answering ${isAnswering}`)}
      onDismiss={() => calls.push('dismiss')}
      {...others}
    />,
  );
  return calls;
}
const firstLine = () => screen.getByRole('region', { name: 'Pertanyaan dari bot' }).querySelector('p')!.textContent;

test.each([
  ['bot', 0, 'Bot bertanya: Bisa COD?'],
  ['lead', 0, 'Tulisan pelanggan: Bisa COD?'],
  ['bot', 1, 'Bot bertanya: Bisa COD? (dan 1 pertanyaan lagi)'],
  ['bot', 2, 'Bot bertanya: Bisa COD? (dan 2 pertanyaan lagi)'],
] as const)('a question in the words of the %s, with %s more', (origin, more, words) => {
  show({ origin, more });
  expect(firstLine()).toBe(words);
});

test.each([
  [false, false, ['Lewati', 'Jawab'], false, ['dismiss', 'answering true']],
  [false, true, ['Lewati', 'Jawab'], false, ['dismiss', 'answering true']],
  [true, false, ['Lewati', 'Tulis pesan biasa'], false, ['dismiss', 'answering false']],
  [true, true, ['Lewati', 'Tulis pesan biasa'], true, ['dismiss', 'answering false']],
])('while it is answered: %s, and its answer kept: %s', (...[isAnswering, keep, names, isChecked, done]) => {
  const calls = show({ isAnswering, keep });
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  expect([screen.getAllByRole('button').length, calls]).toEqual([names.length, done]);
  expect(screen.queryByText(/^Sebelum dikirim, Anda memeriksa dulu/) !== null).toBe(isChecked);
  const remember = screen.queryByRole('switch', { name: 'Ingat untuk pertanyaan berikutnya' });
  expect(remember?.getAttribute('aria-checked') ?? null).toBe(isAnswering ? String(keep) : null);
  if (!remember) return;
  fireEvent.click(remember);
  expect(calls.at(-1)).toBe(`keep ${!keep}`);
});

test.each([true, false])('a question cannot be dismissed twice: busy %s', (busy) => {
  show({ busy, isAnswering: true });
  const state = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([state('Lewati'), state('Tulis pesan biasa')]).toEqual([busy, false]);
});
