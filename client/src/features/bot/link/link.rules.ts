import type { BotState } from '#contracts/http/bot/bot';
import { reasonWords } from '#contracts/values/bot/offline-words';

/** Progress of linking by a code. `ended`: the attempt is over; one tap starts the next. */
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

/** Why an attempt ended without a link, and what to do. The texts for QR codes do not fit here. */
export function endedWords({ reason, detail }: Pick<BotState, 'reason' | 'detail'>): string {
  if (reason === 'code_expired') return 'Waktu kode habis sebelum diketik. Minta kode baru, lalu ketik di WhatsApp selagi masih berlaku.';
  if (reason === 'pairing_failed') return 'WhatsApp menolak kodenya. Periksa nomornya, lalu minta kode baru.';
  return detail ?? (reason ? reasonWords[reason] : 'Bot belum terhubung. Minta kode baru.');
}

/** Opens the linked devices screen of WhatsApp on the phone. */
export const linkedDevicesAddress = 'https://wa.me/settings/linked_devices';
