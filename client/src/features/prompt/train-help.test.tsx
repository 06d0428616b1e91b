import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { TrainHelp } from './train-help.js';

const whole = `Kami menjual kaos dan gamis buatan sendiri di Bandung, siap kirim ke seluruh Indonesia.
Kaos Rp 50.000. Bayar lewat transfer. Buka jam 8.00 - 17.00. Bahasa santai.`;

const lineFor = (prompt: string) => {
  const { unmount } = render(<TrainHelp prompt={prompt} products="" onWrite={() => undefined} />);
  const line = screen.getByText(/sudah lengkap|Belum tertulis/).textContent;
  unmount();
  return line;
};

test('a text that tells everything is called complete, and another one says what is missing', () => {
  expect(lineFor(whole)).toBe('Hal yang paling sering ditanyakan sudah lengkap.');
  expect(lineFor('Kaos Rp 50.000. Bayar lewat transfer. Bahasa santai.')).toBe(
    'Belum tertulis: apa yang Anda jual, jam buka. Ketuk judulnya untuk menulis.',
  );
});

test.each([
  ['', true],
  ['  \n ', true],
  ['Halo', false],
])('an example replaces the text %j at once: %s', async (prompt, isAtOnce) => {
  const written: string[] = [];
  const { unmount } = render(<TrainHelp prompt={prompt} products="" onWrite={(text) => void written.push(text)} />);
  if (!screen.queryByRole('group', { name: 'Contoh tulisan' })) fireEvent.click(screen.getByRole('button', { name: /contoh/i }));
  const [example] = within(screen.getByRole('group', { name: 'Contoh tulisan' })).getAllByRole('button');
  fireEvent.click(example!);
  expect(written.length > 0).toBe(isAtOnce);
  unmount();
});
