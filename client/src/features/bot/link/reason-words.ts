import type { OfflineReason } from '#contracts/values/statuses';

/** What happened and what to do; used when the server sends no text of its own. */
export const reasonWords: Record<OfflineReason, string> = {
  stopped: 'Bot dihentikan. Tekan Start Bot untuk menjalankannya lagi.',
  code_expired: 'Kode QR sudah kedaluwarsa. Tekan Start Bot untuk mendapat kode baru.',
  logged_out: 'WhatsApp di HP Anda memutus bot. Ketuk Hubungkan lagi.',
  replaced: 'Nomor ini dipakai di tempat lain. Tutup sesi yang lain, lalu tekan Start Bot.',
  number_moved: 'Nomor ini dihubungkan ke akun lain. Untuk memakainya di sini, tekan Start Bot.',
  number_taken: 'Nomor ini sedang dijalankan akun lain. Untuk memindahkannya ke sini, tekan Start Bot lalu scan QR.',
  restricted: 'WhatsApp membatasi nomor ini untuk sementara. Tunggu sampai batasnya berakhir.',
  banned: 'WhatsApp memblokir nomor ini. Buka WhatsApp di HP untuk mengajukan peninjauan.',
  version_refused: 'WhatsApp menolak versi bot. Kami sedang memperbaruinya; coba lagi nanti.',
  passkey_required: 'WhatsApp meminta passkey tetapi belum selesai. Tekan Start Bot, scan kode baru, lalu ikuti langkah passkey.',
  deaf: 'Bot terhubung tetapi tidak menerima pesan. Tekan Stop Bot, lalu Start Bot.',
  connection: 'Koneksi ke WhatsApp terputus. Bot mencoba terhubung lagi.',
  keys_unreadable: 'Bot belum dihubungkan karena kuncinya tidak dapat dibaca server. Kami sedang memperbaikinya.',
  pairing_failed: 'Perangkat gagal dihubungkan. Tekan Start Bot untuk mencoba lagi.',
};
