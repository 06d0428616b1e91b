import type { BotStatus, OfflineReason } from '#contracts/values/statuses';

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
    'WhatsApp meminta passkey setelah pemindaian. Di ponsel, buka Pengaturan > Akun > Passkey, hapus passkey untuk sementara, lalu tekan Start Bot dan pindai lagi.',
  deaf: 'WhatsApp tersambung tetapi pesan tidak masuk. Kami menyambungkan ulang otomatis; bila berlanjut, buka WhatsApp di ponsel lalu tekan Stop Bot dan Start Bot.',
  connection: 'Koneksi ke WhatsApp terputus. Kami mencoba menyambung lagi otomatis; Anda tidak perlu melakukan apa pun.',
  keys_unreadable:
    'Kunci bot ini tidak dapat dibaca oleh server kami, jadi bot belum disambungkan. Pesan pelanggan tetap tersimpan di WhatsApp dan dijawab setelah kami memperbaikinya; Anda tidak perlu melakukan apa pun.',
  pairing_failed: 'Penautan gagal. Pastikan ponsel terhubung ke internet, lalu tekan Start Bot dan pindai kode yang baru.',
};

export const trialNumberUsed =
  'Paket Trial sudah pernah dipakai untuk nomor WhatsApp ini. Pilih paket berbayar di halaman Paket Langganan, lalu tekan Start Bot.';

export const restrictionLifted = 'Pembatasan WhatsApp sudah berakhir. Pesan ke kontak baru berjalan lagi.';

const interrupted = {
  busy: 'WhatsApp sedang sibuk',
  rate: 'WhatsApp meminta kami menunggu karena terlalu sering menyambung',
  version: 'WhatsApp menolak versi penghubung kami',
  deaf: 'WhatsApp tersambung tetapi pesan tidak masuk',
  lost: 'Koneksi ke WhatsApp terputus',
} as const;

export type Interruption = keyof typeof interrupted;

/** Why nothing is connected at the moment, and when we go on. */
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

/** The owner's sentence under the lamp; null when there is nothing to say. */
export function detailText(status: BotStatus, reason: OfflineReason | null, hostAlive: boolean): string | null {
  if (reason) return reasons[reason];
  if (status === 'offline') return neverStarted;
  return hostAlive ? null : waitingForHost;
}
