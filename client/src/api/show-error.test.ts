import { afterEach, expect, test } from '@jest/globals';
import { dismissAllToasts, readToasts } from '../ui/feedback/toast-store.js';
import { ApiError } from './api-error.js';
import { showError } from './show-error.js';

afterEach(() => dismissAllToasts());

test.each([
  ['a refusal', new ApiError(422, 'Nama kosong.'), ['Gagal.\nNama kosong.']],
  ['a broken server', new ApiError(500, 'Rusak.'), ['Gagal.']],
  ['no answer', new ApiError(0, null), ['Gagal.']],
  ['a mistake of the page', new TypeError('undefined'), ['Gagal.']],
  // A 401 shows its own message, which leads to the login, so `showError` adds none.
  ['a login that has ended', new ApiError(401, 'Token tidak valid.'), []],
])('a write that fails because of %s', (_what, error, said) => {
  showError('Gagal.')(error);
  expect(readToasts().map(({ text }) => text)).toEqual(said);
});
