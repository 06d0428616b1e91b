import { limits } from '#contracts/values/limits';
import type { ListProblem } from './import.thread.js';

const rowsMax = new Intl.NumberFormat('id-ID').format(limits.productsMax);

/** The owner's text about an unusable file: what happened and what to do. */
export const sheetSentences: Readonly<Record<ListProblem, string>> = {
  too_large: 'Berkas ini terlalu besar (lebih dari 1 MB). Hapus gambar dan lembar lain di dalamnya, lalu coba lagi.',
  too_many: `Berkas ini berisi terlalu banyak baris atau kolom. Bagi menjadi beberapa berkas, masing-masing paling banyak ${rowsMax} baris.`,
  too_much_text:
    'Isi berkas ini terlalu panjang: satu sel atau seluruh teksnya melebihi batas. Sisakan kolom nama, harga, berat, stok, dan varian, lalu coba lagi.',
  too_complex: 'Berkas ini terlalu rumit untuk dibaca. Salin daftar produknya ke berkas Excel baru yang kosong, lalu coba lagi.',
  old_excel: 'Isi berkas ini format Excel lama (.xls). Buka di Excel, pilih Simpan Sebagai .xlsx, lalu coba lagi.',
  not_table: 'Berkas ini bukan tabel. Pakai berkas Excel (.xlsx) atau CSV, atau tempel teksnya.',
  broken: 'Berkas ini tidak dapat dibaca. Simpan ulang sebagai .xlsx atau CSV, lalu coba lagi.',
  chat: 'Ini salinan chat, bukan daftar produk. Tempel daftar harganya saja, satu produk per baris, misalnya: Kaos Polos 75rb.',
  people: 'Berkas ini daftar orang, bukan daftar produk. Pakai berkas dengan kolom nama produk dan harga, atau tempel daftar Anda.',
  form_answers:
    'Berkas ini jawaban formulir, bukan daftar produk. Pakai berkas dengan kolom nama produk dan harga, atau tempel daftar Anda.',
};

/** Example rows of the template. Their names show that they are not real products. */
export const templateRows: readonly (readonly (string | number | null)[])[] = [
  ['Contoh Kaos Polos', 75_000, 250, 12, 'M; L; XL = Rp 80.000 stok 3', 'Katun combed 30s', 'https://contoh.id/kaos.jpg', 'ya', 'Kaos'],
  ['Contoh Kopi Gayo', 55_000, 300, null, '', 'Sangrai tiap Senin', '', 'ya', 'Kopi'],
];
