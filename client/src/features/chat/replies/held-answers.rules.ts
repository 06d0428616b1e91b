import type { ReplyTrace } from '#contracts/http/chat/reply-trace';

type Judged = NonNullable<ReplyTrace['judged']>[number];
type Held = NonNullable<ReplyTrace['held']>[number];
type Check = Held['checks'][number];

/** The result of a check, and what the owner can do about it, by kind. */
const words: Readonly<Record<string, readonly [found: string, advice: string]>> = {
  amount: [
    'Angka ini tidak sesuai harga atau hitungan dari tulisan Anda',
    'Tulis harga, grosir, dan biayanya di Train AI atau daftar produk, lalu coba lagi.',
  ],
  account: ['Nomor atau nama ini tidak ada di tulisan Anda', 'Tulis rekening, nama pemilik, dan nomor kontak Anda di Train AI.'],
  link: ['Link ini tidak ada di tulisan Anda', 'Tulis link toko Anda di Train AI bila boleh dibagikan.'],
  fact: [
    'Ini tidak tertulis begitu di keterangan Anda',
    'Tulis aturannya di Train AI: jam buka, stok, garansi, COD, promo, atau lama kirim.',
  ],
  doubt: [
    'Bot diminta memeriksa ini lagi: kata-katanya tidak ada dalam satu kalimat keterangan Anda',
    'Bila ini benar, tulis dalam satu kalimat lengkap di Train AI, beserta nama barang atau layanannya.',
  ],
  paid: ['Bot tidak boleh menyatakan uang sudah masuk', 'Cek pembayarannya, lalu balas pelanggan sendiri.'],
  instruction: ['Jawaban ini membocorkan petunjuk bot', 'Bila jawabannya wajar, balas pelanggan sendiri di Chat.'],
  secret: ['Jawaban ini menyebut rahasia Anda', 'Bila ini boleh disebut, pindahkan dari Rahasia Bot ke Prompt Utama.'],
  cost: [
    'Jawaban ini menyebut modal atau keuntungan toko',
    'Bila angka ini untuk pelanggan, misalnya untuk reseller, tulis di Prompt Utama dengan kata yang sama.',
  ],
  'off-topic': [
    'Ini di luar urusan toko',
    'Bila ini memang dijual toko Anda, tulis jawabannya di Train AI dan balas pelanggan sendiri di Chat.',
  ],
  unusable: [
    'Tulisan AI ini tidak dapat dikirim ke pelanggan, misalnya karena rusak atau bukan kalimat',
    'Balas pelanggan sendiri di Chat. Bila sering terjadi, laporkan kepada pengelola: modelnya mungkin tidak cocok.',
  ],
  empty: ['AI tidak menulis apa-apa', 'Balas pelanggan sendiri di Chat, atau lengkapi keterangan tentang hal ini di Train AI.'],
  filtered: ['Layanan AI menolak membahas pesan ini', 'Baca pesan pelanggan, lalu balas sendiri di Chat bila perlu.'],
  failed: ['Layanan AI tidak memberi jawaban', 'Balas pelanggan sendiri di Chat.'],
  'too-long': [
    'Jawaban ini terlalu panjang, jadi bagian akhirnya tidak dikirim',
    'Minta jawaban yang lebih pendek di Train AI, misalnya “jawab paling banyak tiga kalimat”.',
  ],
  marks: ['Bot ikut menulis tanda dari sistem, dan bagian itu dibuang', 'Anda tidak perlu melakukan apa-apa.'],
  payment: [
    'Pelanggan menyatakan sudah membayar, jadi yang dikirim kalimat tetap, bukan tulisan AI ini',
    'Cek pembayarannya, lalu balas pelanggan sendiri di Chat.',
  ],
};
const unknown = ['Pemeriksaan tidak meloloskan ini', 'Perjelas keterangannya di Train AI.'] as const;

/** Checks that remove a part of an answer. The bot still sends the rest. */
const changed = new Set(['too-long', 'marks']);

/**
 * Heading of an answer that was not sent as the model wrote it.
 * @param place the position of this answer among several; null for the only one
 */
export function heldTitle({ checks }: Held, place: number | null): string {
  const isChanged = checks.length > 0 && checks.every(({ kind }) => changed.has(kind));
  return `Jawaban ${place === null ? '' : `ke-${place} `}yang ${isChanged ? 'diubah' : 'ditahan'}`;
}

/** What one check objected to, in one sentence, with the quoted text. */
export function checkSentence({ kind, words: said }: Check): string {
  const [found] = words[kind] ?? unknown;
  return said === '' ? `${found}.` : `${found}: "${said}".`;
}

/** The owner's next steps, without repetitions. */
export function adviceFor({ checks }: Held): string {
  return [...new Set(checks.map(({ kind }) => (words[kind] ?? unknown)[1]))].join(' ');
}

const judgements: Readonly<Record<Judged['found'], string>> = {
  said: 'AI menemukannya di keterangan Anda, jadi kalimat ini dikirim.',
  refused: 'AI menunjuk keterangan ini, tetapi isinya tidak cocok.',
  unsaid: 'AI tidak menemukannya di keterangan Anda.',
  opposed: 'Menurut AI, keterangan Anda menyatakan lain.',
  unusable: 'Hasil pemeriksaan AI tidak dapat dipakai.',
};

/** A model's verdict on a doubted sentence, compared with the owner's texts. */
export function judgementSentence({ found, source }: Judged): string {
  return source === '' ? judgements[found] : `${judgements[found]} Keterangannya: "${source}"`;
}
