import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Card } from '../layout/card.js';
import { Fold } from '../layout/fold.js';
import { linesSet } from '../layout/fold-summary.js';
import { FileButton } from './file-button.js';
import { FormFooter } from './form-footer.js';
import { OtpField } from './otp-field.js';
import { Select } from './select.js';
import { Switch } from './switch.js';
import { TextAreaField, TextField } from './field.js';
import { WindowButtons } from './window-buttons.js';

afterEach(cleanup);

const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent.trim() ?? null);

test.each([
  [TextField, undefined, undefined, [null]],
  [TextField, 'Nama toko.', undefined, ['Nama toko.']],
  [TextField, undefined, 'Wajib diisi.', ['Wajib diisi.']],
  [TextAreaField, 'Nama toko.', 'Wajib diisi.', ['Nama toko.', 'Wajib diisi.']],
])('a field with a hint and an error is described by both', (Field, hint, error, texts) => {
  render(<Field label="Nama" hint={hint} error={error} />);
  const field = screen.getByLabelText('Nama');
  expect(described(field)).toEqual(texts);
  expect(field.getAttribute('aria-invalid')).toBe(error === undefined ? null : 'true');
});

test.each([
  [TextField, 19, false],
  [TextField, 20, false],
  [TextAreaField, 21, true],
])('a count of %s letters out of 20 is marked only above the limit', (Field, count, isAbove) => {
  render(<Field label="Nama" counter={{ count, limit: 20 }} />);
  expect(screen.getByText(`${count}/20`).className.includes('text-bad-ink')).toBe(isAbove);
});

const draft = (isChanged: boolean, wasKept: boolean, done: string[] = []) => ({
  ...{ isChanged, wasKept, close: () => done.push('close'), done: () => done.push('discard') },
});
test.each([
  [false, false, 'Batal', 'close', false],
  [false, true, 'Batal', 'close', false],
  [true, false, 'Buang', 'discard', false],
  [true, true, 'Buang', 'discard', true],
])('a window whose text is changed: %s, and from before: %s, has the button “%s”', (...[isChanged, wasKept, name, does, isTold]) => {
  const done: string[] = [];
  render(<WindowButtons draft={draft(isChanged, wasKept, done)}>Simpan</WindowButtons>);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(done).toEqual([does]);
  expect(screen.queryByText('Ini tulisan Anda yang belum disimpan.') !== null).toBe(isTold);
});

test.each([
  [false, false, null],
  [true, false, false],
  [true, true, true],
])('a form that is changed: %s, while it is saved: %s', (isChanged, saving, isOff) => {
  const discarded: string[] = [];
  render(
    <FormFooter isChanged={isChanged} saving={saving} onDiscard={() => discarded.push('x')}>
      <button type="button">Simpan</button>
    </FormFooter>,
  );
  expect(screen.getByRole('status').textContent).toBe(isChanged ? 'Perubahan belum disimpan' : '');
  const discard = screen.queryByRole<HTMLButtonElement>('button', { name: 'Batalkan' });
  expect(discard?.disabled ?? null).toBe(isOff);
  if (!discard || isOff) return;
  fireEvent.click(discard);
  expect([discarded.length, document.activeElement?.textContent]).toEqual([1, 'Simpan']);
});

test.each([
  ['a digit', '1234', '12345', []],
  ['the last digit', '12345', '123456', ['123456']],
  ['the whole code', '', '12 34 56', ['123456']],
  ['too many digits', '', '1234567', ['123456']],
  ['the same code again', '123456', '1234567', []],
])('a code to which %s is added: from %s to %s', (_, value, typed, whole) => {
  const [seen, done]: string[][] = [[], []];
  render(<OtpField value={value} onChange={(next) => seen!.push(next)} onWhole={(next) => done!.push(next)} />);
  fireEvent.change(screen.getByLabelText('Kode OTP'), { target: { value: typed } });
  expect([seen, done]).toEqual([[typed.replaceAll(' ', '').slice(0, 6)], whole]);
});

test.each([undefined, true])('a code field that is off (%s) keeps its value and cannot be written', (disabled) => {
  render(<OtpField value="12" onChange={() => undefined} {...(disabled && { disabled })} />);
  const field = screen.getByLabelText<HTMLInputElement>('Kode OTP');
  expect([field.value, field.readOnly, field.getAttribute('aria-busy')]).toEqual(['12', disabled === true, disabled ? 'true' : null]);
  expect(screen.getByText('Tidak masuk? Periksa folder Spam.')).toBeTruthy();
});

test.each([
  [{}, false],
  [{ busy: true }, true],
  [{ disabled: true }, true],
])('a button for a file %j takes none: %s; the same file can be chosen again', (props, isOff) => {
  const chosen: string[] = [];
  render(
    <FileButton fieldName="Berkas" accept="text/csv" onChoose={({ name }) => chosen.push(name)} {...props}>
      Pilih berkas
    </FileButton>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Berkas');
  expect([field.disabled, screen.getByRole<HTMLButtonElement>('button').disabled, field.accept]).toEqual([isOff, isOff, 'text/csv']);
  const files = [new File(['x'], 'a.csv')];
  for (const list of [files, files, []]) fireEvent.change(field, { target: { files: list } });
  expect(chosen).toEqual(['a.csv', 'a.csv']);
});

test.each([true, undefined])('a choice whose label is hidden (%s) has the same name', (hideLabel) => {
  const options = [{ value: 'a', label: 'Satu' }];
  render(<Select label="Status" value="a" options={options} onChange={() => undefined} {...(hideLabel && { hideLabel })} />);
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeTruthy();
  expect(screen.queryByText('Status') === null).toBe(hideLabel === true);
});

test.each([
  ['bot', 'data-[state=checked]:bg-brand'],
  ['owner', 'data-[state=checked]:bg-owner'],
] as const)('a switch by which the %s acts has their colour', (voice, colour) => {
  const changes: boolean[] = [];
  render(<Switch label="Ambil alih" checked={false} onChange={(checked) => changes.push(checked)} voice={voice} />);
  const one = screen.getByRole('switch', { name: 'Ambil alih' });
  expect(one.classList.contains(colour)).toBe(true);
  fireEvent.click(one);
  expect(changes).toEqual([true]);
});

test.each([
  ['', 'Belum diisi'],
  [' \n ', 'Belum diisi'],
  ['Rekening', '1 baris'],
  ['Rekening\n\nAlamat\n', '2 baris'],
])('what is set of a text %j: %s', (text, words) => {
  expect(linesSet(text)).toBe(words);
});

test.each([
  [{ title: 'Judul' }, 'JudulIsi'],
  [{ action: 'Bantuan' }, 'BantuanIsi'],
  [{}, 'Isi'],
])('a card with %j has a row above its content only when it has something to say', (props, text) => {
  const { container } = render(<Card {...props}>Isi</Card>);
  expect([container.textContent, container.firstElementChild!.children.length]).toEqual([text, text === 'Isi' ? 0 : 1]);
  expect(screen.queryByRole('heading', { level: 2 }) !== null).toBe('title' in props);
});

const isUnsaved = () => screen.queryByText('Perubahan belum disimpan') !== null;
const fold = (props: { isChanged?: boolean; needsOwner?: boolean }) => (
  <MemoryRouter>
    <Fold id="jam" title="Jam" summary="Selalu" {...props}>
      <input aria-label="Buka" aria-invalid={props.needsOwner} />
    </Fold>
  </MemoryRouter>
);

test('a closed fold says that it has changes; an open one shows them', () => {
  const { container, rerender } = render(fold({}));
  const box = container.querySelector('details')!;
  expect([box.open, isUnsaved()]).toEqual([false, false]);
  rerender(fold({ isChanged: true }));
  expect([box.open, isUnsaved()]).toEqual([false, true]);
  box.open = true;
  fireEvent(box, new Event('toggle'));
  expect(isUnsaved()).toBe(false);
});

test('a fold opens once its owner is needed, at the field that is wrong, and can be closed again', () => {
  const { container, rerender } = render(fold({}));
  const box = container.querySelector('details')!;
  rerender(fold({ needsOwner: true }));
  expect([box.open, document.activeElement?.getAttribute('aria-label')]).toEqual([true, 'Buka']);
  box.open = false;
  fireEvent(box, new Event('toggle'));
  rerender(fold({ needsOwner: true }));
  expect(box.open).toBe(false);
});
