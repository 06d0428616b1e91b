import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner.js';
import { Button } from '../forms/button.js';
import { Toasts } from './toast.js';
import { dismissToast, notify, readToasts } from './toast-store.js';

afterEach(() => act(() => readToasts().forEach((toast) => dismissToast(toast.id))));

test('a toast is an alert with the very words, and goes when it is closed', async () => {
  render(<Toasts />);
  act(() => notify('Paket Anda telah berakhir. Silakan perbarui paket Anda.'));
  expect(screen.getByRole('alert').textContent).toBe('Paket Anda telah berakhir. Silakan perbarui paket Anda.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the same news twice is one toast', () => {
  render(<Toasts />);
  act(() => {
    notify('✅ Prompt berhasil disimpan.');
    notify('✅ Prompt berhasil disimpan.');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a message is good with the check mark and an alert without', () => {
  render(
    <>
      <Banner>✅ Email berhasil diperbarui.</Banner>
      <Banner>❌ Gagal memperbarui email.</Banner>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('✅ Email berhasil diperbarui.');
  expect(screen.getByRole('alert').textContent).toBe('❌ Gagal memperbarui email.');
});

test('a busy button is named by what it is doing and cannot be pressed', () => {
  render(
    <Button busy busyLabel="Menyimpan...">
      Simpan
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Menyimpan...' }).hasAttribute('disabled')).toBe(true);
});
