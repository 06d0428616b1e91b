import type { BotState } from '#contracts/http/bot/bot';
import type { BotStatus, OfflineReason } from '#contracts/values/statuses';

/** A state in which only the status is known. */
export function bareState(status: BotStatus): BotState {
  return {
    status,
    detail: null,
    reason: null,
    phone: null,
    since: null,
    lastMessageAt: null,
    qr: null,
    pairingCode: null,
    pairingCodeUntil: null,
    passkey: null,
    restriction: null,
  };
}

export type QrImage = { url: string; expiresAt: string | null; attempt: number | null; attempts: number | null };

/** QR code to display, only in state `qr`: the pushed one, else the one found in the log. */
export function qrOf(state: BotState, loggedAddress: string | null): QrImage | null {
  if (state.status !== 'qr') return null;
  if (state.qr) return state.qr;
  return loggedAddress ? { url: loggedAddress, expiresAt: null, attempt: null, attempts: null } : null;
}

/** Label of each status, as the specification words it. */
export const statusWords: Record<BotStatus, string> = {
  online: 'Bot Aktif',
  offline: 'Bot Offline',
  initing: 'Menginisialisasi...',
  qr: 'Scan QR WhatsApp',
};

/** Notice above the screen while this device is offline or the server does not answer. */
export const awayNotices = {
  server: 'Server tidak menjawab. Yang terlihat adalah kabar terakhir; panel mencoba lagi sendiri.',
  device: 'Perangkat ini tidak terhubung ke internet. Bot tetap berjalan di server; periksa koneksi Anda.',
} as const;

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

/** `ABCD1234` → `ABCD-1234`, as the boxes on the phone are grouped. */
export function formatPairingCode(code: string): string {
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
