import type { BotState } from '#contracts/http/bot/bot';
import { answersLeads, type BotTruth } from '#contracts/values/bot/bot-truth';
import { formatPhone } from '#contracts/values/people/phone';
import { formatClock, formatTimeInText } from '../../ui/data/format-time.js';
import { botViewOf, type BotFacts, type BotView } from '../bot/bot-view.js';
import { isBeginner } from './beginner.rules.js';

export interface BotCardView extends BotView {
  /** Number and times in one sentence; empty when there is nothing to say. */
  readonly figures: string;
  /** The single recommended action. */
  readonly action: { readonly label: string; readonly to: string; readonly does?: 'start' | 'link' } | null;
}

const openBot = { label: 'Buka halaman Bot', to: '/bot' } as const;
const linkAgain = { label: 'Hubungkan lagi', to: '/bot', does: 'start' } as const;
const openTraining = { label: 'Buka Train AI', to: '/prompt' } as const;

const actions: Partial<Record<BotTruth, NonNullable<BotCardView['action']>>> = {
  'asks-passkey': openBot,
  'asks-code': { label: 'Buka kode', to: '/bot' },
  'asks-scan': { label: 'Buka kode', to: '/bot' },
  'never-linked': { label: 'Hubungkan WhatsApp', to: '/bot', does: 'link' },
  // The sentence for this state names the button of the bot's page, so the label is the same.
  stopped: { ...linkAgain, label: 'Start Bot' },
  // The phone has removed the link, so a new link is needed. A panel on that same phone links by a code.
  'thrown-out': { ...linkAgain, does: 'link' },
  elsewhere: linkAgain,
  banned: openBot,
  suspended: openBot,
  down: linkAgain,
  'no-package': { label: 'Pilih paket', to: '/billing' },
  expired: { label: 'Perbarui paket', to: '/billing' },
  'no-quota': { label: 'Tambah kuota', to: '/billing' },
  untrained: openTraining,
  'ai-failing': { label: 'Lihat yang menunggu', to: '/chat-history' },
  restricted: openBot,
};

/** Content of the first card of the dashboard: whether the bot is alive and answers. */
export function botCardOf(state: BotState, away: 'device' | 'server' | null, facts: BotFacts | undefined, now: Date): BotCardView {
  const view = botViewOf(state, away, facts);
  return { ...view, figures: figuresOf(view, state, now), action: actionOf(view.truth, facts) };
}

function actionOf(truth: BotTruth, facts: BotFacts | undefined): BotCardView['action'] {
  // Training comes before linking. For a beginner, the list of first steps below the card already contains the
  // training form.
  if (truth === 'never-linked' && facts && !facts.onboarding.trained) return isBeginner(facts.onboarding) ? null : openTraining;
  return actions[truth] ?? null;
}

function figuresOf({ truth, tone }: BotView, state: BotState, now: Date): string {
  if (state.status === 'offline') return tone === 'bad' && state.since ? `Sejak ${whenOf(new Date(state.since), now)}.` : '';
  if (!answersLeads(truth)) return '';
  const told = [
    state.phone && `nomor ${formatPhone(state.phone)}`,
    state.since && `aktif sejak ${whenOf(new Date(state.since), now)}`,
    state.lastMessageAt ? `pesan terakhir ${whenOf(new Date(state.lastMessageAt), now)}` : 'belum ada pesan',
  ]
    .filter(Boolean)
    .join(', ');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** Formats a time: `07.24` today, `kemarin pukul 07.24` yesterday, else the day and the time. */
function whenOf(moment: Date, now: Date): string {
  const row = formatTimeInText(moment, now);
  if (row === formatClock(moment)) return `pukul ${row}`;
  return `${row} pukul ${formatClock(moment)}`;
}
