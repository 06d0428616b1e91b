import type { BotTruth } from './bot-truth.js';

/**
 * Title and sentence of each state, the same on all screens and in notices. They begin with the specification's words
 * for the four statuses (Bot Aktif, Bot Offline, Menginisialisasi..., Scan QR WhatsApp). A reason given by the session
 * replaces the sentence.
 */
export const botTruthWords: Readonly<Record<BotTruth, readonly [title: string, sentence: string]>> = {
  'device-away': [
    'Perangkat ini tanpa internet',
    'Perangkat ini tidak terhubung ke internet. Bot tetap berjalan di server; periksa koneksi Anda.',
  ],
  'server-away': ['Server tidak menjawab', 'Server tidak menjawab. Yang terlihat adalah kabar terakhir; panel mencoba lagi sendiri.'],
  starting: ['Menginisialisasi...', 'Bot sedang disiapkan. Biasanya kurang dari satu menit.'],
  'asks-passkey': ['WhatsApp meminta passkey', 'Tinggal satu langkah: jawab passkey di halaman Bot. Sebelum itu pelanggan tidak dijawab.'],
  'asks-code': ['Ketik kode di WhatsApp', 'Ketik kode 8 huruf di HP. Sebelum itu pelanggan tidak dijawab.'],
  'asks-scan': ['Scan QR WhatsApp', 'Scan kode QR dengan HP nomor bot. Sebelum itu pelanggan tidak dijawab.'],
  'never-linked': ['Bot Offline: belum terhubung', 'Hubungkan nomor WhatsApp Anda agar bot mulai menjawab pelanggan.'],
  stopped: ['Bot Offline: dihentikan', 'Bot dihentikan. Tekan Start Bot untuk menjalankannya lagi.'],
  'thrown-out': ['Bot Offline: diputus dari HP', 'WhatsApp di HP Anda memutus bot. Ketuk Hubungkan lagi.'],
  elsewhere: ['Bot Offline: nomor dipakai di tempat lain', 'Nomor ini dipakai di tempat lain. Tutup yang lain, lalu ketuk Hubungkan lagi.'],
  banned: ['Bot Offline: nomor diblokir WhatsApp', 'WhatsApp memblokir nomor ini. Buka WhatsApp di HP untuk mengajukan peninjauan.'],
  suspended: ['Bot Offline: nomor dibatasi WhatsApp', 'WhatsApp membatasi nomor ini untuk sementara. Tunggu sampai batasnya berakhir.'],
  down: ['Bot Offline', 'Pelanggan tidak dijawab. Ketuk Hubungkan lagi.'],
  'no-package': ['Bot Aktif, tetapi belum ada paket', 'Bot belum membalas siapa pun. Pilih paket, atau coba gratis dulu.'],
  expired: ['Bot Aktif, tetapi paket berakhir', 'Pelanggan tidak dijawab; pesannya tetap dicatat. Perbarui paket agar bot membalas lagi.'],
  'no-quota': ['Bot Aktif, tetapi kuota habis', 'Pelanggan tidak dijawab; pesannya tetap dicatat. Tambah kuota agar bot membalas lagi.'],
  untrained: [
    'Bot Aktif, tetapi belum dilatih',
    'Sebelum dilatih, bot belum membalas siapa pun. Tulis dulu produk, harga, dan cara order.',
  ],
  'ai-failing': [
    'Bot Aktif, tetapi AI bermasalah',
    'Jawaban terakhir gagal dibuat. Bot mencoba lagi sendiri; balas dulu pelanggan yang menunggu.',
  ],
  restricted: ['Bot Aktif, dengan batasan WhatsApp', 'Chat yang berjalan tetap dibalas; kontak baru menunggu.'],
  unchecked: ['Bot Aktif, belum diperiksa', 'Nomor terhubung, tetapi kuota dan paket belum terbaca. Muat ulang halaman ini.'],
  'alive-outside-hours': ['Bot Aktif di luar jam buka', 'Bot membalas di luar jam buka. Pada jam buka, pelanggan menunggu balasan Anda.'],
  'alive-after-owner': ['Bot Aktif setelah menunggu Anda', 'Bot membalas pelanggan yang belum Anda jawab setelah beberapa menit.'],
  alive: ['Bot Aktif', 'Pelanggan yang chat langsung dibalas.'],
};

/** Sentence that says what an offline session means for leads, followed by the known reason. */
export function offlineSentence(detail: string): string {
  return `Pelanggan tidak dijawab. ${detail}`;
}
