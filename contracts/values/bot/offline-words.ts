import type { OfflineReason } from '../statuses.js';
import { offlineTruthOf } from './bot-truth.js';
import { botTruthWords, offlineSentence } from './bot-truth-words.js';

/**
 * What happened and what the owner can do, for each reason. The server sends these texts. The panel has a copy for
 * servers that do not send them. The texts appear on several screens, in notices and in the log. So a text that names
 * a button also names its page, unless every screen has the button.
 */
export const reasonWords: Readonly<Record<OfflineReason, string>> = {
  stopped: 'Bot dihentikan. Tekan Start Bot untuk menjalankannya lagi.',
  code_expired: 'Kode tidak di-scan tepat waktu. Hubungkan lagi, lalu scan kode yang baru dari WhatsApp > Perangkat tertaut.',
  logged_out: 'WhatsApp di HP Anda memutus bot. Ketuk Hubungkan lagi.',
  replaced:
    'Nomor ini dibuka di tempat lain sehingga bot berhenti. Pastikan tidak ada program lain yang memakai nomor ini, lalu ketuk Hubungkan lagi.',
  number_moved:
    'Nomor ini baru saja dihubungkan ke akun lain, jadi bot di akun ini berhenti. Bila itu bukan Anda, keluarkan perangkat yang tidak dikenal di WhatsApp > Perangkat tertaut, lalu ketuk Hubungkan lagi.',
  number_taken:
    'Nomor ini sedang dijalankan akun lain; satu nomor hanya berjalan di satu akun. Untuk memindahkannya ke sini, ketuk Hubungkan lagi lalu scan QR dengan HP nomor itu.',
  restricted: 'WhatsApp membatasi nomor ini untuk sementara. Tunggu sampai batasnya berakhir, lalu ketuk Hubungkan lagi di halaman Bot.',
  banned: 'WhatsApp memblokir nomor ini. Buka WhatsApp di HP untuk mengajukan peninjauan, atau hubungkan nomor lain.',
  version_refused: 'WhatsApp menolak versi penghubung kami. Kami mencoba lagi otomatis; bila lebih dari satu jam, hubungi dukungan.',
  passkey_required:
    'WhatsApp meminta passkey untuk menghubungkan nomor ini, tetapi belum selesai. Hubungkan lagi, lalu ikuti langkah passkey di halaman Bot.',
  deaf: 'WhatsApp terhubung tetapi pesan tidak masuk. Kami menghubungkan ulang otomatis; bila berlanjut, buka WhatsApp di HP lalu tekan Stop Bot dan Start Bot di halaman Bot.',
  connection: 'Koneksi ke WhatsApp terputus. Kami mencoba terhubung lagi otomatis; Anda tidak perlu melakukan apa pun.',
  keys_unreadable:
    'Kunci bot ini tidak dapat dibaca oleh server kami, jadi bot belum dihubungkan. Pesan pelanggan tetap tersimpan di WhatsApp dan dijawab setelah kami memperbaikinya; Anda tidak perlu melakukan apa pun.',
  pairing_failed: 'Bot gagal dihubungkan. Pastikan HP terhubung ke internet, lalu hubungkan lagi dan scan kode yang baru.',
};

/** Title and sentence of a notice that the bot is off: the same as on the screens. */
export function offlineWords(reason: OfflineReason, detail: string | null): { readonly title: string; readonly body: string } {
  return { title: botTruthWords[offlineTruthOf(reason)][0], body: offlineSentence(detail ?? reasonWords[reason]) };
}
