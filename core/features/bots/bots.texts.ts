import type { PasskeyFault } from '#contracts/values/passkey';
import { reasonWords } from '#contracts/values/bot/offline-words';
import type { BotStatus, OfflineReason } from '#contracts/values/statuses';
import type { PasskeyFailure } from '../../outside/whatsapp/passkey/passkey.types.js';

export const trialNumberUsed =
  'Paket Trial sudah pernah dipakai untuk nomor WhatsApp ini. Pilih paket berbayar di halaman Paket Langganan, lalu hubungkan lagi.';

/** How an attempt to link with a passkey ended, and what to do next. */
export const passkeyEnds: Record<PasskeyFailure, string> = {
  off: 'WhatsApp meminta passkey untuk menghubungkan nomor ini, tetapi server ini tidak melayani passkey. Hubungi dukungan kami.',
  malformed:
    'WhatsApp menjawab dengan cara yang tidak kami kenal, jadi bot batal dihubungkan. Hubungkan sekali lagi; bila terulang, hubungi dukungan kami.',
  refused: 'WhatsApp menolak passkey ini. Pastikan passkey itu milik nomor yang dihubungkan, lalu hubungkan lagi.',
  too_late: 'Waktu untuk passkey sudah habis. Hubungkan lagi, lalu jawab passkey dalam beberapa menit.',
  no_answer: 'WhatsApp atau HP Anda tidak menjawab, jadi bot batal dihubungkan. Pastikan HP terhubung ke internet, lalu hubungkan lagi.',
  codes_differ: 'Kode di HP tidak sama dengan kode di panel, jadi bot batal dihubungkan. Hubungkan lagi dari awal.',
};

/** Why an answer from the owner's browser was not passed on. The request stays pending. */
export const passkeyFaults: Record<PasskeyFault, string> = {
  malformed: 'Hasil passkey tidak lengkap. Ulangi langkahnya dan salin seluruh hasilnya.',
  wrong_challenge: 'Hasil ini untuk permintaan yang lain atau sudah lama. Di halaman Bot, tekan tombol passkey sekali lagi.',
  wrong_origin: 'Passkey harus dipakai di halaman https://web.whatsapp.com. Ulangi langkahnya di halaman itu.',
  wrong_passkey: 'Passkey ini milik akun WhatsApp yang lain. Pilih passkey nomor yang scan kode.',
  not_verified: 'Passkey dipakai tanpa sidik jari, wajah, atau PIN. Ulangi dan buka kunci perangkat saat diminta.',
};

export const passkeyBrokenOff =
  'Server dimulai ulang saat menunggu passkey, jadi bot batal dihubungkan. Hubungkan lagi dengan kode yang baru.';

const restrictionEnd = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/** @param until when WhatsApp says that the restriction ends; null when WhatsApp named no end */
export function restrictionBegun(until: Date | null): string {
  const end = until ? `sampai ${restrictionEnd.format(until)} WIB` : 'sampai pembatasan berakhir';
  return `WhatsApp membatasi nomor ini untuk memulai chat baru. Chat yang sudah berjalan tetap dijawab; tunggu ${end}.`;
}

/** The number is banned until a time that WhatsApp named: the bot is offline until then. */
export function bannedUntilText(until: Date): string {
  return `WhatsApp membatasi nomor ini sampai ${restrictionEnd.format(until)} WIB. Setelah itu, ketuk Hubungkan lagi di halaman Bot.`;
}
export const restrictionLifted = 'Pembatasan WhatsApp sudah berakhir. Pesan ke kontak baru berjalan lagi.';

const interrupted = {
  busy: 'WhatsApp sedang sibuk',
  rate: 'WhatsApp meminta kami menunggu karena terlalu sering mencoba terhubung',
  version: 'WhatsApp menolak versi penghubung kami',
  deaf: 'WhatsApp terhubung tetapi pesan tidak masuk',
  lost: 'Koneksi ke WhatsApp terputus',
} as const;

export type Interruption = keyof typeof interrupted;

/** Why the connection is interrupted, and when the next attempt follows. */
export function interruptionText(why: Interruption, pauseMs: number): string {
  const seconds = Math.ceil(pauseMs / 1_000);
  const when = seconds < 1 ? 'sekarang' : `dalam ${seconds < 120 ? `${seconds} detik` : `${Math.round(seconds / 60)} menit`}`;
  return `${interrupted[why]}. Kami mencoba lagi ${when}.`;
}

/** A duration in words for the owner, such as `4 menit` or `2 jam 5 menit`. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} jam` : '', minutes % 60 > 0 ? `${minutes % 60} menit` : ''].filter(Boolean).join(' ');
}

const waitingForHost = 'Bot menunggu server kami siap, lalu menyala sendiri. Anda tidak perlu melakukan apa pun.';
const neverStarted = 'Bot belum dijalankan. Hubungkan WhatsApp agar bot mulai menjawab.';

export function reasonText(reason: OfflineReason): string {
  return reasonWords[reason];
}

/** The sentence for the owner under the status indicator; null when there is nothing to say. */
export function detailText(status: BotStatus, reason: OfflineReason | null, hostAlive: boolean): string | null {
  if (reason) return reasonWords[reason];
  if (status === 'offline') return neverStarted;
  return hostAlive ? null : waitingForHost;
}
