import type { SampleShop } from '#contracts/values/sample-shops';

interface StoredAnswer {
  /** Words of a question about that subject, in lower case. */
  readonly words: readonly string[];
  readonly answer: string;
}

const delivery = ['kirim', 'dikirim', 'pengiriman', 'antar', 'diantar', 'ongkir', 'sampai', 'kurir'];
const ordering = ['order', 'pesan', 'memesan', 'beli', 'checkout', 'bayar', 'pembayaran', 'transfer', 'qris', 'cod'];
const hours = ['jam', 'buka', 'tutup', 'hari', 'minggu', 'libur'];

/** Stored answers of the invented shops by subject, for when the limit of model answers is reached or the model fails. They agree with the training texts. */
export const storedAnswers: Readonly<Record<SampleShop, readonly StoredAnswer[]>> = {
  fashion: [
    { words: delivery, answer: 'Dikirim setiap hari kerja, Kak. Pesanan sebelum jam 14.00 dikirim hari itu juga.' },
    { words: ['tukar', 'ukuran', 'size', 'retur'], answer: 'Ukuran bisa ditukar dalam 3 hari selama label belum dilepas, Kak.' },
    {
      words: ordering,
      answer: 'Sebutkan produk, warna, ukuran, nama, dan alamat lengkap ya, Kak. Pembayaran lewat transfer bank atau QRIS.',
    },
    { words: hours, answer: 'Kami buka setiap hari 08.00–21.00, Kak.' },
  ],
  kuliner: [
    { words: delivery, answer: 'Antar gratis di dalam kota Yogyakarta untuk belanja mulai Rp 200.000, Kak.' },
    {
      words: ['halal', 'keju', 'susu', 'telur', 'gluten', 'alergi'],
      answer: 'Semua halal, Kak. Nastar dan kastengel mengandung keju, susu, dan telur.',
    },
    { words: ordering, answer: 'Sebutkan menu, jumlah, tanggal, nama, dan alamat ya, Kak. Uang muka separuh.' },
    { words: hours, answer: 'Kami buka Senin–Sabtu 08.00–17.00, Kak.' },
  ],
  jasa: [
    { words: ['garansi', 'rusak'], answer: 'Garansi pengerjaan 30 hari, Kak.' },
    {
      words: ['freon', 'bocor', 'dingin', 'bongkar', 'pasang'],
      answer:
        'Tambah freon R32 Rp 200.000, bongkar pasang AC 0,5–1 PK Rp 400.000 belum termasuk pipa, pemeriksaan AC bocor atau tidak dingin Rp 50.000, Kak.',
    },
    { words: ordering, answer: 'Sebutkan jenis layanan, jumlah unit, alamat, dan hari yang diinginkan ya, Kak. Bayar setelah selesai.' },
    { words: [...hours, 'wilayah', 'daerah', 'datang'], answer: 'Kami melayani Surabaya dan Sidoarjo setiap hari 08.00–17.00, Kak.' },
  ],
};

/** The answer to any other question. */
export const anyQuestion: Readonly<Record<SampleShop, string>> = {
  fashion: 'Gamis Aisyah Rp 189.000, Gamis Khadijah Rp 165.000, khimar instan Rp 65.000, Kak. Mau yang mana?',
  kuliner: 'Nastar Rp 85.000, kastengel Rp 95.000, putri salju Rp 75.000 per toples 500 gram, Kak. Mau pesan yang mana?',
  jasa: 'Cuci AC 0,5–1 PK Rp 75.000 dan 1,5–2 PK Rp 90.000 per unit, Kak. AC-nya berapa PK?',
};

/** Why a stored answer is given: the day's answers of the model are used up, or the model failed. */
export type StoredBecause = 'used-up' | 'failed';

/** Appended to each stored answer: says that it is an example, and why. */
export const storedNotes: Readonly<Record<StoredBecause, string>> = {
  'used-up':
    '(Ini jawaban contoh yang sudah ditulis. Jatah jawaban AI di halaman ini sudah terpakai untuk hari ini. Daftar gratis untuk mencoba bot dengan usaha Anda sendiri.)',
  failed:
    '(Ini jawaban contoh yang sudah ditulis. AI di halaman ini sedang tidak dapat menjawab. Coba lagi sebentar lagi, atau daftar gratis untuk mencoba bot dengan usaha Anda sendiri.)',
};
