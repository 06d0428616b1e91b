import { expect, test } from '@jest/globals';
import { registerError, type RegisterForm } from './register.rules.js';

const good: RegisterForm = { fullName: 'Siti', email: 'Siti@Gmail.COM', password: 'rahasia1', confirmation: 'rahasia1', accepted: true };

/** Every field is wrong at the start; each step corrects one. */
test('the rules speak one after the other, in the written order', () => {
  let form: RegisterForm = { fullName: '  ', email: 'siti@yahoo.com', password: 'pendek', confirmation: 'lain', accepted: false };
  const said: (readonly [string, string] | null)[] = [];
  for (const mend of [
    {},
    { fullName: 'Siti' },
    { password: 'rahasia1' },
    { confirmation: 'rahasia1' },
    { email: 'siti@gmail.com' },
    { accepted: true },
  ]) {
    form = { ...form, ...mend };
    const problem = registerError(form);
    said.push(problem && [problem.field, problem.text]);
  }
  expect(said).toEqual([
    ['fullName', 'Nama Lengkap tidak boleh kosong.'],
    ['password', 'Password minimal 8 karakter.'],
    ['confirmation', 'Konfirmasi Password tidak cocok.'],
    ['email', 'Hanya email Gmail yang diperbolehkan.'],
    ['accepted', 'Anda harus menyetujui Syarat & Ketentuan untuk melanjutkan.'],
    null,
  ]);
});

test('a Gmail address passes in any case', () => {
  expect(registerError(good)).toBeNull();
});
