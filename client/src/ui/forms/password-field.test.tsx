import { afterEach, expect, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PasswordField } from './password-field.js';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('takes a password that is pasted', () => {
  render(<PasswordField label="Password" />);
  const paste = createEvent.paste(field(), { clipboardData: { getData: () => 'dari-pengelola-sandi' } });
  fireEvent(field(), paste);
  expect(paste.defaultPrevented).toBe(false);
});

test('shows what was typed, and hides it again', () => {
  render(<PasswordField label="Password" />);
  fireEvent.change(field(), { target: { value: 'kata-sandi-1' } });
  expect(field().type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect({ type: field().type, value: field().value }).toEqual({ type: 'text', value: 'kata-sandi-1' });
  fireEvent.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
  expect(field().type).toBe('password');
});
