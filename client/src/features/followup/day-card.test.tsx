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

const halo = 'Halo {nama}!';
test.each([
  [{ enabled: false, aiEnabled: false, text: halo }, 'Nonaktif', 'Tidak ada pesan di hari ini.', false],
  [{ enabled: false, aiEnabled: true, text: halo }, 'Nonaktif', 'Tidak ada pesan di hari ini.', false],
  [{ enabled: true, aiEnabled: false, text: halo }, 'Aktif', 'Halo Budi!', true],
  [{ enabled: true, aiEnabled: false, text: '  ' }, 'Aktif', 'Tidak ada pesan di hari ini.', true],
  [{ enabled: true, aiEnabled: true, text: halo }, 'Aktif', 'AI menulis pesan dari isi chat terakhir.', false],
])('a day %j is called “%s”, and shows “%s”; to be written: %s', (day, word, preview, isWritten) => {
  const { on, text } = setup(day);
  expect([on?.getAttribute('aria-label'), on?.getAttribute('aria-checked')]).toEqual([`Follow-up Hari 1: ${word}`, String(day.enabled)]);
  expect(screen.getByText('Yang diterima pelanggan').nextElementSibling!.textContent).toBe(preview);
  expect([text.readOnly, text.placeholder === locked]).toEqual([!isWritten, !isWritten]);
  expect(screen.queryByText('{nama} diganti nama pelanggan.') !== null).toBe(isWritten);
});

test('each switch and the text change what they name', () => {
  const onChange = jest.fn();
  render(<DayCard title="Follow-up Hari 1" day={{ enabled: true, aiEnabled: false, text: '' }} onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Follow-up Hari 1: Aktif' }));
  fireEvent.change(screen.getByLabelText('Teks Follow-up Hari 1'), { target: { value: 'Halo' } });
  expect(onChange.mock.calls).toEqual([[{ enabled: false }], [{ text: 'Halo' }]]);
});
