import type { BotState } from '#contracts/http/bot/bot';
import type { BotStatus } from '#contracts/values/statuses';

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

/** QR code to display. Only state `qr` has one. The pushed code takes precedence over the code found in the log. */
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

/** Formats a code for display: `ABCD1234` becomes `ABCD-1234`, like the groups of boxes on the phone. */
export function formatPairingCode(code: string): string {
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
