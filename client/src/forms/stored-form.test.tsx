import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { eraseDrafts, flushDrafts } from '../state/drafts.js';
import { useStoredForm, type StoredForm } from './stored-form.js';

type Values = { prompt: string; alamat: string };

let shown: StoredForm<Values>;

function Probe({ stored }: { stored: Values }) {
  const form = useStoredForm<Values>('train', stored, () => null);
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

beforeEach(() => {
  localStorage.setItem('token', 't');
  localStorage.setItem('userId', 'u1');
});
afterEach(() => {
  void eraseDrafts();
  localStorage.clear();
});

test('what was typed is there again after the tab has ended, over what is stored by then, until it is discarded', () => {
  const tab = render(<Probe stored={{ prompt: 'lama', alamat: 'Tebet' }} />);
  type('prompt', 'belum disimpan');
  tab.unmount();
  flushDrafts();
  render(<Probe stored={{ prompt: 'lama', alamat: 'Ubud' }} />);
  expect([field('prompt').value, field('alamat').value]).toEqual(['belum disimpan', 'Ubud']);
  expect(shown.isChanged).toBe(true);
  act(() => shown.discard());
  expect(field('prompt').value).toBe('lama');
  flushDrafts();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

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
