import { expect, test } from '@jest/globals';
import { ApiError } from './api-error.js';
import { uploadErrorText } from './upload-error.js';

const why = 'Isi berkas ini format Excel lama (.xls). Simpan sebagai .xlsx, lalu coba lagi.';
const full = 'Penyimpanan server sedang penuh. Coba lagi nanti.';
const later = 'Server sedang terganggu. Coba lagi sebentar lagi.';

test.each([
  ['the file is refused', new ApiError(422, why, 'file_unusable'), why],
  ['the storage is full', new ApiError(503, full, 'storage_away'), full],
  ['the server failed', new ApiError(500, 'Terjadi kesalahan.', null), later],
  ['a proxy refused without a sentence', new ApiError(413, null), later],
  ['there was no answer', new ApiError(0, null), 'Periksa koneksi Anda, lalu coba lagi.'],
  ['the browser could not read it', new TypeError('Failed to fetch'), 'Periksa koneksi Anda, lalu coba lagi.'],
])('says what to do next when %s', (_, error, next) => {
  expect(uploadErrorText(error, '❌ Gagal mengunggah foto.')).toBe(`❌ Gagal mengunggah foto.\n${next}`);
});
