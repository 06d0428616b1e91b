import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useContractForm, type Check } from './contract-form.js';

type Values = { nama: string; kota: string };

const saved: Values[] = [];
const checks: Values[] = [];
const check: Check<Values> = async (values) => {
  checks.push(values);
  if (values.nama.length < 3) return { field: 'nama', text: 'Nama terlalu pendek.' };
  return values.kota === '' ? { field: 'kota', text: 'Isi kotanya.' } : null;
};

function Form({ checked }: { checked: boolean }) {
  const form = useContractForm<Values>({ nama: '', kota: '' }, checked ? check : undefined);
  const { nama, kota } = form.formState.errors;
  return (
    <form onSubmit={form.handleSubmit((values) => void saved.push(values))}>
      <input aria-label="Nama" {...form.register('nama')} />
      <input aria-label="Kota" {...form.register('kota')} />
      <p role="alert">{[nama?.message, kota?.message].filter(Boolean).join(' ')}</p>
      <button>Simpan</button>
    </form>
  );
}

const alert = () => screen.getByRole('alert').textContent;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => screen.getByRole('button').click());

test('rules are checked at each press of the button, one is shown, and typing does not change it', async () => {
  render(<Form checked />);
  type('Nama', 'Ab');
  expect([alert(), checks]).toEqual(['', []]);
  await submit();
  await waitFor(() => expect(alert()).toBe('Nama terlalu pendek.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Nama'));
  expect(checks).toHaveLength(1);
  await act(async () => void type('Nama', ' Abdul '));
  expect([alert(), checks.length]).toEqual(['Nama terlalu pendek.', 1]);
  await submit();
  await waitFor(() => expect(alert()).toBe('Isi kotanya.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Kota'));
  expect(saved).toEqual([]);
  type('Kota', 'Solo');
  await submit();
  await waitFor(() => expect(saved).toEqual([{ nama: ' Abdul ', kota: 'Solo' }]));
  expect(alert()).toBe('');
});

test('a form without rules takes what was typed', async () => {
  saved.length = 0;
  render(<Form checked={false} />);
  await submit();
  await waitFor(() => expect(saved).toEqual([{ nama: '', kota: '' }]));
});
