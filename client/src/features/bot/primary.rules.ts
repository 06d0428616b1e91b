import type { BotState } from '#contracts/http/bot/bot';
import { botTruths, type BotTruth } from '#contracts/values/bot/bot-truth';

/**
 * The only button of the bot's page in the style of the next step:
 * - `way`: a link of {@link ways};
 * - `own`: a button of the steps that the state card shows (passkey, code);
 * - `again`, `link`, `start`, `refresh`: a button of the state card;
 * - `save`: the button of the training, when the state requires nothing.
 */
export type Primary = 'way' | 'own' | 'again' | 'link' | 'start' | 'refresh' | 'save';

/** Links to the next step of a connected bot, for states whose next step is on another page. */
export const ways: Readonly<Partial<Record<BotTruth, { readonly label: string; readonly to: string }>>> = {
  'no-package': { label: 'Pilih paket', to: '/billing' },
  expired: { label: 'Perbarui paket', to: '/billing' },
  'no-quota': { label: 'Tambah kuota', to: '/billing' },
  'ai-failing': { label: 'Lihat yang menunggu', to: '/chat-history' },
};

type Linking = Pick<BotState, 'status' | 'phone' | 'passkey' | 'pairingCode'>;

/** True while the state card shows a step with its own button, also from the last state of a server that is unreachable. */
function hasOwnStep({ status, passkey, pairingCode }: Linking): boolean {
  if (status !== 'qr') return false;
  return passkey ? passkey.step === 'asked' || passkey.step === 'compare' : pairingCode !== null;
}

/** @param byTouch true on a touch device, because a phone cannot scan a QR code on its own screen */
export function primaryOf(truth: BotTruth, state: Linking, byTouch: boolean): Primary {
  if (hasOwnStep(state)) return 'own';
  if (ways[truth]) return 'way';
  if (truth === 'device-away' || truth === 'server-away') return 'refresh';
  // disconnected: the card has a button that links again
  if (botTruths[truth][1] === 'bad') return 'again';
  if (byTouch && state.phone === null && (isOff(truth) || truth === 'asks-scan')) return 'link';
  return isOff(truth) ? 'start' : 'save';
}

const isOff = (truth: BotTruth): boolean => truth === 'never-linked' || truth === 'stopped';
