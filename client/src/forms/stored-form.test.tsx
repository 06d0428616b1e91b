import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useStoredForm, type StoredForm } from './stored-form.js';

type Values = { prompt: string; alamat: string };

let shown: StoredForm<Values>;

function Probe({ stored }: { stored: Values }) {
  const form = useStoredForm<Values>(stored, () => null);
  useEffect(() => {
    shown = form;
  });
  return (
    <>
      <input aria-label="prompt" {...form.form.register('prompt')} />
      <input aria-label="alamat" {...form.form.register('alamat')} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

afterEach(() => localStorage.clear());

test('a refetch follows the server where nothing was typed, and leaves what was', () => {
  const { rerender } = render(<Probe stored={{ prompt: 'lama', alamat: 'Tebet' }} />);
  expect(shown.isChanged).toBe(false);
  type('prompt', 'sedang diketik');
  expect(shown.isChanged).toBe(true);
  rerender(<Probe stored={{ prompt: 'dari HP lain', alamat: 'Ubud' }} />);
  expect([field('prompt').value, field('alamat').value]).toEqual(['sedang diketik', 'Ubud']);
});

test('what was saved is no change any more; what was typed meanwhile is', () => {
  const { rerender } = render(<Probe stored={{ prompt: '', alamat: '' }} />);
  type('prompt', ' ');
  type('alamat', 'Tebet');
  const sent = shown.form.getValues();
  type('alamat', 'Tebet, Jaksel');
  const next = { prompt: '', alamat: 'Tebet' };
  act(() => shown.saved({ ...sent }, next));
  rerender(<Probe stored={next} />);
  expect([field('prompt').value, field('alamat').value]).toEqual(['', 'Tebet, Jaksel']);
  expect(shown.isChanged).toBe(true);
  type('alamat', 'Tebet');
  expect(shown.isChanged).toBe(false);
});
