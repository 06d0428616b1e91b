import type { PasskeyFault } from '#contracts/values/passkey';
import type { BotStatus, OfflineReason } from '#contracts/values/statuses';
import type { PasskeyFailure } from '../../outside/whatsapp/passkey/passkey.types.js';

/** What happened and what the owner can do, per reason. */
const reasons: Record<OfflineReason, string> = {
  stopped: 'Bot dihentikan. Tekan Start Bot untuk menjalankannya lagi.',
  code_expired: 'Kode tidak dipindai tepat waktu. Tekan Start Bot, lalu pindai kode yang baru dari WhatsApp > Perangkat Tertaut.',
  logged_out: 'Perangkat dikeluarkan dari WhatsApp di ponsel Anda. Tekan Start Bot lalu pindai QR lagi untuk menghubungkannya kembali.',
  replaced:
    'Sesi ini dibuka di tempat lain sehingga bot berhenti. Pastikan tidak ada program lain yang memakai tautan ini, lalu tekan Start Bot.',
  number_moved:
    'Nomor ini baru saja ditautkan ke akun lain, jadi bot di akun ini berhenti. Bila itu bukan Anda, keluarkan perangkat yang tidak dikenal di WhatsApp > Perangkat Tertaut, lalu tekan Start Bot.',
  number_taken:
    'Nomor ini sedang dijalankan akun lain; satu nomor hanya berjalan di satu akun. Untuk memindahkannya ke sini, tekan Start Bot lalu pindai QR dengan ponsel nomor itu.',
  restricted:
    'WhatsApp membatasi nomor ini untuk sementara. Percakapan yang sudah berjalan tetap dijawab; tunggu sampai pembatasan berakhir.',
  banned: 'WhatsApp memblokir nomor ini. Buka WhatsApp di ponsel untuk mengajukan peninjauan, atau hubungkan nomor lain.',
  version_refused: 'WhatsApp menolak versi penghubung kami. Kami mencoba lagi otomatis; bila lebih dari satu jam, hubungi dukungan.',
  passkey_required:
    'WhatsApp meminta passkey untuk menautkan nomor ini, dan penautan belum selesai. Tekan Start Bot, pindai kode yang baru, lalu ikuti langkah passkey di halaman Bot.',
  deaf: 'WhatsApp tersambung tetapi pesan tidak masuk. Kami menyambungkan ulang otomatis; bila berlanjut, buka WhatsApp di ponsel lalu tekan Stop Bot dan Start Bot.',
  connection: 'Koneksi ke WhatsApp terputus. Kami mencoba menyambung lagi otomatis; Anda tidak perlu melakukan apa pun.',
  keys_unreadable:
    'Kunci bot ini tidak dapat dibaca oleh server kami, jadi bot belum disambungkan. Pesan pelanggan tetap tersimpan di WhatsApp dan dijawab setelah kami memperbaikinya; Anda tidak perlu melakukan apa pun.',
  pairing_failed: 'Penautan gagal. Pastikan ponsel terhubung ke internet, lalu tekan Start Bot dan pindai kode yang baru.',
};

export const trialNumberUsed =
  'Paket Trial sudah pernah dipakai untuk nomor WhatsApp ini. Pilih paket berbayar di halaman Paket Langganan, lalu tekan Start Bot.';

/** How an attempt to link with a passkey ended, and what to do next. */
export const passkeyEnds: Record<PasskeyFailure, string> = {
  off: 'WhatsApp meminta passkey untuk menautkan nomor ini, dan penautan dengan passkey dimatikan di server ini. Hubungi dukungan kami.',
  malformed:
    'WhatsApp menjawab dengan cara yang tidak kami kenal, jadi penautan dihentikan. Tekan Start Bot dan coba sekali lagi; bila terulang, hubungi dukungan kami.',
  refused: 'WhatsApp menolak passkey ini. Pastikan passkey itu milik nomor yang memindai kode, lalu tekan Start Bot dan ulangi.',
  too_late: 'Waktu untuk passkey sudah habis. Tekan Start Bot, pindai kode yang baru, lalu jawab dalam beberapa menit.',
  no_answer:
    'WhatsApp atau ponsel Anda tidak menjawab, jadi penautan dihentikan. Pastikan ponsel terhubung ke internet, lalu tekan Start Bot.',
  codes_differ: 'Kode di ponsel tidak sama dengan kode di panel, jadi penautan dihentikan. Tekan Start Bot dan ulangi dari awal.',
};

/** Why an answer from the owner's browser was not passed on. The request stays pending. */
export const passkeyFaults: Record<PasskeyFault, string> = {
  malformed: 'Hasil passkey tidak lengkap. Ulangi langkahnya dan salin seluruh hasilnya.',
  wrong_challenge: 'Hasil ini untuk permintaan yang lain atau sudah lama. Di halaman Bot, tekan tombol passkey sekali lagi.',
  wrong_origin: 'Passkey harus dipakai di halaman https://web.whatsapp.com. Ulangi langkahnya di halaman itu.',
  wrong_passkey: 'Passkey ini milik akun WhatsApp yang lain. Pilih passkey nomor yang memindai kode.',
  not_verified: 'Passkey dipakai tanpa sidik jari, wajah, atau PIN. Ulangi dan buka kunci perangkat saat diminta.',
};

export const passkeyBrokenOff =
  'Server dimulai ulang saat menunggu passkey, jadi penautan itu batal dan tidak ada yang tertaut. Tekan Start Bot, lalu pindai kode yang baru.';

export const restrictionLifted = 'Pembatasan WhatsApp sudah berakhir. Pesan ke kontak baru berjalan lagi.';

const interrupted = {
  busy: 'WhatsApp sedang sibuk',
  rate: 'WhatsApp meminta kami menunggu karena terlalu sering menyambung',
  version: 'WhatsApp menolak versi penghubung kami',
  deaf: 'WhatsApp tersambung tetapi pesan tidak masuk',
  lost: 'Koneksi ke WhatsApp terputus',
} as const;

export type Interruption = keyof typeof interrupted;

/** Why the connection is interrupted, and when the next try follows. */
export function interruptionText(why: Interruption, pauseMs: number): string {
  const seconds = Math.ceil(pauseMs / 1_000);
  const when = seconds < 1 ? 'sekarang' : `dalam ${seconds < 120 ? `${seconds} detik` : `${Math.round(seconds / 60)} menit`}`;
  return `${interrupted[why]}. Kami menyambung lagi ${when}.`;
}

/** `4 menit`, `2 jam 5 menit`. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} jam` : '', minutes % 60 > 0 ? `${minutes % 60} menit` : ''].filter(Boolean).join(' ');
}

const waitingForHost = 'Menunggu server sesi. Bot menyala sendiri begitu server siap.';
const neverStarted = 'Bot belum dijalankan. Tekan Start Bot untuk menghubungkan WhatsApp.';

export function reasonText(reason: OfflineReason): string {
  return reasons[reason];
}

/** The sentence for the owner under the status indicator; null when there is nothing to say. */
export function detailText(status: BotStatus, reason: OfflineReason | null, hostAlive: boolean): string | null {
  if (reason) return reasons[reason];
  if (status === 'offline') return neverStarted;
  return hostAlive ? null : waitingForHost;
}
