import type { BotStatus, OfflineReason } from '../statuses.js';
import type { AnswersWhen } from './answers-when.js';

/** The known facts about the owner's session. */
export interface SessionFacts {
  readonly status: BotStatus;
  readonly reason: OfflineReason | null;
  /** Digits of the linked number. */
  readonly phone: string | null;
  readonly passkey: unknown;
  readonly pairingCode: string | null;
  readonly restriction: unknown;
}

/** Conditions for an answer besides the session. */
export interface AnswerFacts {
  readonly aiResponsesLeft: number | 'Unlimited';
  readonly daysLeft: number;
  readonly packageId?: string | null;
  readonly trialUsed?: boolean;
  /** True when the account has had a package, bought or free. Absent in answers of older servers. */
  readonly hadPackage?: boolean | undefined;
  readonly aiFailing: boolean;
  /** When the owner lets the bot answer; absent means always. */
  readonly answersWhen?: AnswersWhen | undefined;
  readonly onboarding: { readonly linked: boolean; readonly trained: boolean };
}

/**
 * The state of the bot that all screens show. A connection is not enough: without a package, a quota, a training or a
 * working model, no lead gets an answer.
 */
export type BotTruth =
  /** The panel cannot determine the state, because this device is offline or the server is unreachable. */
  | 'device-away'
  | 'server-away'
  | 'starting'
  | 'asks-passkey'
  | 'asks-code'
  | 'asks-scan'
  | 'never-linked'
  /** The owner stopped it. */
  | 'stopped'
  /** The owner's phone ended the link. */
  | 'thrown-out'
  /** The number is connected at another place. */
  | 'elsewhere'
  | 'banned'
  | 'suspended'
  /** Linked, but not connected. */
  | 'down'
  | 'no-package'
  | 'expired'
  | 'no-quota'
  | 'untrained'
  | 'ai-failing'
  /** The bot answers existing chats, but WhatsApp allows no new chats. */
  | 'restricted'
  /**
   * Online, but the quota, package and training could not be loaded. While they are still loading, the screens show
   * no such message.
   */
  | 'unchecked'
  /** The bot answers, but leaves messages that arrive while the shop is open to the owner. */
  | 'alive-outside-hours'
  /** The bot answers a lead if the owner has not answered within a number of minutes. */
  | 'alive-after-owner'
  | 'alive';

/**
 * `good`: messages pass, and the bot answers them when the owner wants it to. Only these states are green. `warn`:
 * the owner has something to do. `bad`: the bot was disconnected. `waiting`: the bot is still starting.
 */
export type BotTone = 'good' | 'warn' | 'bad' | 'waiting';

/** State of an offline session for each reason. A reason without an entry gives `down`: linked, but not connected. */
const offline: Readonly<Partial<Record<OfflineReason, BotTruth>>> = {
  stopped: 'stopped',
  logged_out: 'thrown-out',
  replaced: 'elsewhere',
  number_moved: 'elsewhere',
  number_taken: 'elsewhere',
  restricted: 'suspended',
  banned: 'banned',
};

/** The state for a session that is offline for this reason. */
export function offlineTruthOf(reason: OfflineReason | null): BotTruth {
  return (reason && offline[reason]) ?? 'down';
}

/**
 * Decides the state of the bot. A lost connection takes precedence over reasons that keep a connected bot from
 * answering. Among these reasons, a missing package comes first, because without a package no other fix helps.
 * @param facts undefined while they are not loaded
 */
export function botTruthOf(session: SessionFacts, away: 'device' | 'server' | null, facts: AnswerFacts | undefined): BotTruth {
  if (away) return `${away}-away`;
  switch (session.status) {
    case 'initing':
      return 'starting';
    case 'qr':
      if (session.passkey) return 'asks-passkey';
      return session.pairingCode ? 'asks-code' : 'asks-scan';
    case 'offline': {
      const truth = offlineTruthOf(session.reason);
      // only a session that was linked can lose its link, even if its number is no longer stored
      const isCutOff = truth !== 'stopped' && truth !== 'down';
      return isCutOff || session.phone !== null || (facts?.onboarding.linked ?? true) ? truth : 'never-linked';
    }
    case 'online':
      return onlineTruth(session, facts);
  }
}

/**
 * The part of the package that the bot lacks for an answer, whatever the state of the session; null when nothing is
 * missing.
 */
export function packageLackOf({
  daysLeft,
  packageId,
  trialUsed,
  hadPackage,
  aiResponsesLeft,
}: Pick<AnswerFacts, 'daysLeft' | 'packageId' | 'trialUsed' | 'hadPackage' | 'aiResponsesLeft'>):
  | 'no-package'
  | 'expired'
  | 'no-quota'
  | null {
  if (daysLeft <= 0) return packageId === null && trialUsed === false && hadPackage !== true ? 'no-package' : 'expired';
  return aiResponsesLeft === 0 ? 'no-quota' : null;
}

const answering: ReadonlySet<BotTruth> = new Set(['alive', 'alive-outside-hours', 'alive-after-owner', 'restricted']);

/** True in the states in which the bot answers leads. */
export const answersLeads = (truth: BotTruth): boolean => answering.has(truth);

function onlineTruth({ restriction }: SessionFacts, facts: AnswerFacts | undefined): BotTruth {
  if (!facts) return 'unchecked';
  const lack = packageLackOf(facts);
  if (lack) return lack;
  if (!facts.onboarding.trained) return 'untrained';
  if (facts.aiFailing) return 'ai-failing';
  if (restriction) return 'restricted';
  if (facts.answersWhen === 'outside-hours') return 'alive-outside-hours';
  return facts.answersWhen === 'unanswered' ? 'alive-after-owner' : 'alive';
}

/** The short label of each state for the header and the browser tab, and its tone (colour). */
export const botTruths: Readonly<Record<BotTruth, readonly [short: string, tone: BotTone]>> = {
  'device-away': ['Tanpa internet', 'warn'],
  'server-away': ['Tak menjawab', 'warn'],
  starting: ['Memulai', 'waiting'],
  'asks-passkey': ['Perlu passkey', 'warn'],
  'asks-code': ['Ketik kode', 'warn'],
  'asks-scan': ['Menunggu scan', 'warn'],
  'never-linked': ['Belum terhubung', 'warn'],
  stopped: ['Dihentikan', 'warn'],
  'thrown-out': ['Diputus HP', 'bad'],
  elsewhere: ['Dipakai lain', 'bad'],
  banned: ['Diblokir', 'bad'],
  suspended: ['Dibatasi', 'bad'],
  down: ['Offline', 'bad'],
  'no-package': ['Belum ada paket', 'warn'],
  expired: ['Paket berakhir', 'warn'],
  'no-quota': ['Kuota habis', 'warn'],
  untrained: ['Belum dilatih', 'warn'],
  'ai-failing': ['AI bermasalah', 'warn'],
  restricted: ['Dibatasi', 'warn'],
  unchecked: ['Belum diperiksa', 'waiting'],
  'alive-outside-hours': ['Di luar jam', 'good'],
  'alive-after-owner': ['Setelah Anda', 'good'],
  alive: ['Aktif', 'good'],
};
