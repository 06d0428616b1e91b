import type { BotState } from '#contracts/http/bot/bot';
import type { BotTruth } from '#contracts/values/bot/bot-truth';
import { reasonWords } from '#contracts/values/bot/offline-words';
import type { OfflineReason } from '#contracts/values/statuses';
import { ways } from '../primary.rules.js';

/** Progress of linking by a code. `ended` means that the attempt is over. One tap starts the next attempt. */
export type LinkStage = 'number' | 'waiting' | 'code' | 'passkey' | 'linked' | 'ended';

/** @param asked whether a code was requested in this window; `again` while another number is being typed. */
export function linkStageOf(state: BotState, asked: 'no' | 'yes' | 'again'): LinkStage {
  if (state.status === 'online') return 'linked';
  if (state.status === 'qr' && state.passkey) return 'passkey';
  if (asked === 'again') return 'number';
  if (state.status === 'qr' && state.pairingCode) return 'code';
  if (asked === 'no') return 'number';
  return state.status === 'offline' ? 'ended' : 'waiting';
}

/**
 * Sentences for reasons whose usual sentence does not fit this window. The usual sentence is about QR codes or names
 * a button that the window does not have.
 */
const windowWords: Readonly<Partial<Record<OfflineReason, string>>> = {
  stopped: 'Bot dihentikan. Minta kode baru untuk menghubungkannya.',
  code_expired: 'Waktu kode habis sebelum diketik. Minta kode baru, lalu ketik di WhatsApp selagi masih berlaku.',
  pairing_failed: 'WhatsApp menolak kodenya. Periksa nomornya, lalu minta kode baru.',
  logged_out: 'WhatsApp di HP memutus bot. Minta kode baru untuk menghubungkannya lagi.',
  replaced: 'Nomor ini dibuka di tempat lain. Tutup yang lain, lalu minta kode baru.',
  number_moved:
    'Nomor ini baru saja dihubungkan ke akun lain. Bila itu bukan Anda, keluarkan perangkat yang tidak dikenal di WhatsApp > Perangkat tertaut, lalu minta kode baru.',
  number_taken:
    'Nomor ini sedang dijalankan akun lain; satu nomor hanya berjalan di satu akun. Untuk memindahkannya ke sini, minta kode baru.',
  restricted: 'WhatsApp membatasi nomor ini untuk sementara. Tunggu sampai batasnya berakhir, lalu minta kode baru.',
};

/** True for reasons that always concern a QR code, even when the server sends a specific sentence. */
const isAboutQr = (reason: OfflineReason): boolean => reason === 'code_expired' || reason === 'pairing_failed';

/** Why an attempt ended without a link, and what to do. */
export function endedWords({ reason, detail }: Pick<BotState, 'reason' | 'detail'>): string {
  if (reason === null) return detail ?? 'Bot belum terhubung. Minta kode baru.';
  const own = windowWords[reason];
  const isUsual = detail === null || detail === reasonWords[reason];
  if (own && (isUsual || isAboutQr(reason))) return own;
  return detail ?? reasonWords[reason];
}

/**
 * The next step after a number is linked. It removes the obstacle that still keeps the bot from answering. Without an
 * obstacle it leads to the chats.
 */
export function afterLinking(truth: BotTruth): { readonly label: string; readonly to: string } {
  if (truth === 'untrained') return { label: 'Isi Train AI sekarang', to: '/prompt' };
  return ways[truth] ?? { label: 'Lihat chat', to: '/chat-history' };
}

export const badgeWords = {
  question: 'Nomor ini punya centang resmi WhatsApp?',
  advice:
    'Jangan hubungkan nomor itu. Nomor dengan centang resmi pernah langsung dibatasi WhatsApp begitu dihubungkan. Pakai nomor toko lain yang tanpa centang.',
} as const;

/** Opens the linked devices screen of WhatsApp on the phone. */
export const linkedDevicesAddress = 'https://wa.me/settings/linked_devices';
