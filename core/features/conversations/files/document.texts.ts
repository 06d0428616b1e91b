import { limits } from '#contracts/values/limits';
import type { DocumentProblem } from './document.rules.js';

/** Text for the owner about a file that cannot be sent: what happened and what to do. */
export const documentSentences: Readonly<Record<DocumentProblem, string>> = {
  empty: 'Berkas ini kosong. Pilih berkas lain.',
  too_large: `Berkas ini lebih dari ${limits.chatFileBytes / 1_000_000} MB. Perkecil atau bagi berkasnya, lalu coba lagi.`,
  cut: 'Berkas ini rusak atau tidak lengkap. Buka dan simpan ulang berkasnya, lalu coba lagi.',
  mixed: 'Berkas ini berisi dua jenis berkas sekaligus, jadi tidak dikirim. Simpan ulang berkasnya, lalu coba lagi.',
  mismatch: 'Isi berkas ini tidak sesuai dengan namanya. Simpan ulang dengan jenis yang benar, lalu coba lagi.',
  page: 'Halaman web dan skrip tidak dapat dikirim. Simpan sebagai PDF, lalu coba lagi.',
  unknown: 'Jenis berkas ini tidak dapat dikirim. Kirim sebagai PDF, Word, Excel, PowerPoint, teks, CSV, ZIP, MP3, atau MP4.',
};
