import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DayCard } from './day-card.js';
import { followUpPreview } from './followup.rules.js';

const locked = 'Tidak dapat diisi. Aktifkan sakelar di atas atau matikan mode AI.';

function setup(day: { enabled: boolean; aiEnabled: boolean; text: string }) {
  render(<DayCard title="Follow-up Hari 1" day={day} onChange={() => undefined} />);
  const [on, mode] = screen.getAllByRole('switch');
  return { on, mode, text: screen.getByLabelText<HTMLTextAreaElement>('Teks Follow-up Hari 1') };
}

test('a day that is off cannot be written, and its mode is locked', () => {
  const { text, mode } = setup({ enabled: false, aiEnabled: false, text: '' });
  expect(text.readOnly).toBe(true);
  expect(text.placeholder).toBe(locked);
  expect(text.rows).toBe(5);
  expect(mode?.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Nonaktif')).toBeTruthy();
});

test('AI writes instead of the owner', () => {
  const { text, mode } = setup({ enabled: true, aiEnabled: true, text: '' });
  expect(text.readOnly).toBe(true);
  expect(mode?.hasAttribute('disabled')).toBe(false);
  expect(screen.getByText('Generate Teks dengan AI')).toBeTruthy();
});

test('a manual day is written by the owner and shown as the lead gets it', () => {
  const { text } = setup({ enabled: true, aiEnabled: false, text: 'Halo {nama}!' });
  expect(text.readOnly).toBe(false);
  expect(screen.getByText('Tulis Teks Manual')).toBeTruthy();
  expect(followUpPreview({ enabled: true, aiEnabled: false, text: 'Halo {nama}!' })).toEqual({ kind: 'text', text: 'Halo Budi!' });
});

test('both modes are to be seen, and each can be pressed; a key turns to the other one', () => {
  const onChange = jest.fn();
  render(<DayCard title="Follow-up Hari 1" day={{ enabled: true, aiEnabled: false, text: '' }} onChange={onChange} />);
  fireEvent.click(screen.getByText('Generate Teks dengan AI'), { detail: 1 });
  expect(onChange).toHaveBeenLastCalledWith({ aiEnabled: true });
  fireEvent.click(screen.getByText('Tulis Teks Manual'), { detail: 1 });
  expect(onChange).toHaveBeenLastCalledWith({ aiEnabled: false });
  fireEvent.click(screen.getByRole('switch', { name: 'Follow-up Hari 1: Tulis Teks Manual' }), { detail: 0 });
  expect(onChange).toHaveBeenLastCalledWith({ aiEnabled: true });
});
