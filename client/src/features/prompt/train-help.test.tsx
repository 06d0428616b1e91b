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

test.each([
  [0, ''],
  [1, ' Masih ada 1 bagian dalam [kurung siku] yang perlu Anda isi.'],
  [2, ' Masih ada 2 bagian dalam [kurung siku] yang perlu Anda isi.'],
])('%s blanks of an example that are left', (blanks, words) => {
  const text = `${whole} ${'Garansi [berapa hari]. '.repeat(blanks)}`;
  expect(lineFor(text)).toBe(`Hal yang paling sering ditanyakan sudah lengkap.${words}`);
});

test.each([
  ['', 0, 8],
  ['Kaos Rp 50.000. Bayar lewat transfer.', 2, 4],
  ['Kaos Rp 50.000. Bayar lewat transfer. Buka 8.00 - 17.00.', 2, 3],
  [whole.replace('Bahasa santai', ''), 1, 3],
  [whole, 0, 3],
])('“%s”: %s missing headings come first, and %s others on demand', (prompt, wanted, others) => {
  const written: string[] = [];
  render(<TrainHelp prompt={prompt} products="" onWrite={(text) => void written.push(text)} />);
  const named = (name: string) => {
    const group = screen.queryByRole('group', { name });
    return group ? within(group).getAllByRole('button') : [];
  };
  expect(named('Judul untuk ditulis')).toHaveLength(wanted);
  expect(screen.queryByRole('meter') !== null).toBe(prompt !== '');
  // an empty text shows the examples at once
  expect(named('Contoh tulisan').length > 0).toBe(prompt === '');
  const more = screen.getByRole('button', { name: prompt === '' ? 'Tulis sendiri per judul' : 'Contoh dan judul lain' });
  expect([more.getAttribute('aria-expanded'), named('Judul lain').length]).toEqual(['false', 0]);
  fireEvent.click(more);
  expect([more.getAttribute('aria-expanded'), named('Judul lain').length, named('Contoh tulisan').length > 0]).toEqual([
    'true',
    others,
    true,
  ]);
  fireEvent.click(named('Judul lain')[0]!);
  expect(written).toEqual([expect.stringMatching(/^(?:.*\n)*[A-Z][a-z ]+:\n$/)]);
});

test('an example replaces a text only after the question, and each answer ends it', async () => {
  const written: string[] = [];
  render(<TrainHelp prompt="Halo" products="" onWrite={(text) => void written.push(text)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Contoh dan judul lain' }));
  const examples = () =>
    within(screen.getByRole('group', { name: 'Contoh tulisan', hidden: true })).getAllByRole('button', { hidden: true });
  for (const [answer, count] of [
    ['Batal', 0],
    ['Ganti', 1],
  ] as const) {
    fireEvent.click(examples()[1]!);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(`diganti dengan contoh ${examples()[1]!.textContent}.`);
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect([screen.queryByRole('alertdialog'), written.length]).toEqual([null, count]);
  }
});
