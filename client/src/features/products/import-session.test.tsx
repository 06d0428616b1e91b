import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { DoubtfulRow, ImportPreview } from '#contracts/http/bot/product-imports';
import { DoubtfulRows } from './doubtful-rows.js';
import { useImportSession, withEntry, type ImportSession } from './import-session.js';

const row: DoubtfulRow = {
  ...{ row: 3, place: 'Baris 3', name: 'Pasmina', reason: 'Harga Rp 35 terlalu kecil.', priceIdr: 35 },
  ...{ otherwise: 'ask', takesPrice: true, canKeep: true, kinds: 0 },
};
const shown: ImportPreview = {
  ...{ good: 1, added: 1, changed: 0, products: [], wrongTotal: 0, wrong: [], leftOut: [], ignored: [], extras: [] },
  ...{ doubtfulTotal: 1, doubtful: [row], price: { chosen: 1, mustChoose: false, options: [] } },
};
const started: ImportSession = { file: new Blob(['x']), shown, column: 1, takesExtras: false, answers: new Map(), written: new Map() };

test('a price that is being written outlives the window, and ends with the import', () => {
  const first = renderHook(() => useImportSession(''));
  act(() => first.result.current.start(started));
  act(() => first.result.current.change(({ written }) => ({ written: withEntry(written, 3, '35r') })));
  act(() => first.result.current.change(({ answers }) => ({ answers: withEntry<number | 'keep' | 'drop'>(answers, 4, 45_000) })));
  first.unmount();

  const again = renderHook(() => useImportSession(''));
  expect(again.result.current.session).toMatchObject({ column: 1, answers: new Map([[4, 45_000]]), written: new Map([[3, '35r']]) });
  expect(renderHook(() => useImportSession('Kaos 45rb')).result.current.session).toBeNull();

  act(() => again.result.current.end());
  expect(again.result.current.session).toBeNull();
  act(() => again.result.current.change(() => ({ column: 2 })));
  expect(again.result.current.session).toBeNull();
});

test('a half-written price is shown again, and saved as the answer of its row', () => {
  const [onAnswer, onWrite] = [jest.fn(), jest.fn()];
  const session = { shown, answers: new Map(), written: new Map([[3, '35rb']]) };
  render(<DoubtfulRows session={session} onAnswer={onAnswer} onWrite={onWrite} />);
  const field = screen.getByLabelText<HTMLInputElement>('Harga Pasmina');
  expect(field.value).toBe('35rb');
  // The window must first record the element to which it returns the focus.
  expect(document.activeElement).not.toBe(field);
  fireEvent.change(field, { target: { value: '36rb' } });
  expect(onWrite).toHaveBeenLastCalledWith(3, '36rb');
  fireEvent.click(screen.getByRole('button', { name: 'Simpan harga' }));
  expect(onWrite).toHaveBeenLastCalledWith(3, null);
  expect(onAnswer).toHaveBeenLastCalledWith(3, 35_000);
});
