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
  // the button of the bot's page that the sentence names
  stopped: { ...linkAgain, label: 'Start Bot' },
  // the phone has removed the link: a new one is needed, by a code where the panel is on that phone
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
  // training comes before linking; the list of first steps below the card already contains its form
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

/** `07.24` today, `kemarin pukul 07.24`, else the day and the time. */
function whenOf(moment: Date, now: Date): string {
  const row = formatTimeInText(moment, now);
  if (row === formatClock(moment)) return `pukul ${row}`;
  return `${row} pukul ${formatClock(moment)}`;
}
