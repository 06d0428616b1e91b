import type { BotState } from '#contracts/http/bot/bot';
import { bot } from '#contracts/http/bot/bot';
import type { Answer } from './answer.js';
import { answer } from './answer.js';
import { state } from './bot-answers.js';
import { minutesAgo } from './ids.js';

const soon = minutesAgo(-3);
const off = { ...state, status: 'offline' as const, health: null };
const linking = { ...state, status: 'qr' as const, phone: null, lastMessageAt: null, health: null };
const passkey = (step: NonNullable<BotState['passkey']>['step'], code: string | null = null) => ({
  ...linking,
  passkey: { step, until: soon, code },
});

/** States of the bot beside `online`. */
const states: Readonly<Record<string, BotState>> = {
  'never linked': { ...off, phone: null, lastMessageAt: null },
  stopped: { ...off, reason: 'stopped' },
  'thrown out': { ...off, reason: 'logged_out', detail: 'Perangkat dilepas dari HP Anda. Hubungkan lagi.' },
  restricted: { ...off, reason: 'restricted', detail: 'WhatsApp membatasi nomor ini.', restriction: { kind: 'until', until: soon } },
  starting: { ...linking, status: 'initing', detail: 'Menyiapkan sesi.' },
  'a QR code': { ...linking, qr: { url: '/api/bot/qr/kode.png', expiresAt: soon, attempt: 2, attempts: 5 } },
  'a pairing code': { ...linking, pairingCode: 'ABCD1234', pairingCodeUntil: soon },
  'a passkey is asked for': passkey('asked'),
  'a passkey is checked': passkey('proving'),
  'two codes are compared': passkey('compare', '12-34'),
  'the phone confirms': passkey('confirming', '12-34'),
  'online and careful': {
    ...state,
    restriction: { kind: 'unknown' },
    health: { level: 'careful', text: 'Kirim pelan-pelan.', until: soon },
  },
};

/** By state of the bot: the answers that differ. */
export const botStates: Readonly<Record<string, readonly Answer[]>> = Object.fromEntries(
  Object.entries(states).map(([name, one]) => [name, [answer(bot.status, one), answer(bot.statusOf, one)]]),
);
