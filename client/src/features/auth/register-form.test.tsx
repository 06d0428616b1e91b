import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterForm } from './register-form.js';
import type { RegisterForm as Form } from './register.rules.js';

function setup(message: string | null = null) {
  const sent: Form[] = [];
  render(<RegisterForm busy={false} message={message} submitLabel="Daftar" onSubmit={(form) => sent.push(form)} />);
  return { sent, user: userEvent.setup() };
}

test('the button waits for the terms', async () => {
  const { user } = setup();
  const button = screen.getByRole('button', { name: 'Daftar' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  expect(button.hasAttribute('disabled')).toBe(false);
});

test('the first broken rule is shown at its field, which takes the focus; then the form is sent as typed', async () => {
  const { user, sent } = setup();
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText('Nama Lengkap'), '   ');
  await user.click(screen.getByRole('button', { name: 'Daftar' }));
  expect(await screen.findByText('Nama Lengkap tidak boleh kosong.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nama Lengkap')));
  expect(screen.getByLabelText('Nama Lengkap').getAttribute('aria-invalid')).toBe('true');

  await user.type(screen.getByLabelText('Nama Lengkap'), 'Siti');
  await user.type(screen.getByLabelText('Email'), 'siti@gmail.com');
  await user.type(screen.getByLabelText('Password'), 'rahasia1');
  await user.type(screen.getByLabelText('Konfirmasi Password'), 'rahasia1');
  await user.click(screen.getByRole('button', { name: 'Daftar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ fullName: '   Siti', email: 'siti@gmail.com', password: 'rahasia1', confirmation: 'rahasia1', accepted: true }]);
});

test('a message with the word success is good news, any other an alert', () => {
  setup('Registrasi success! Kode OTP telah dikirim ke email Anda.');
  expect(screen.getByRole('status').textContent).toContain('success');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the password can be shown and hidden', async () => {
  const { user } = setup();
  const [toggle] = screen.getAllByRole('button', { name: 'Tampilkan password' });
  if (!toggle) throw new Error('no toggle');
  await user.click(toggle);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
});
