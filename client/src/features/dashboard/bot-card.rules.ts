import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import { formatPhone } from '#contracts/values/people/phone';
import { formatClock, formatRowTime } from '../../ui/data/format-time.js';
import { awayWords, reasonWords } from '../bot/bot.rules.js';

/**
 * `good`: alive and answering; `warn`: the owner must do something; `bad`: leads get no answer; `waiting`:
 * starting.
 */
export type BotCardTone = 'good' | 'warn' | 'bad' | 'waiting';

export interface BotCardView {
  readonly tone: BotCardTone;
  readonly title: string;
  readonly words: string;
  /** The single recommended action. */
  readonly action: { readonly label: string; readonly to: string; readonly does?: 'start' | 'link' } | null;
}

type Facts = Pick<AnalyticsSummary, 'aiResponsesLeft' | 'daysLeft' | 'onboarding' | 'aiFailing'>;

/** True while the list of first steps is shown. Unlinking the number later does not bring it back. */
export function isBeginner({ triedOut, firstReply }: Facts['onboarding']): boolean {
  return !triedOut || !firstReply;
}

const openBot = { label: 'Buka halaman Bot', to: '/bot' } as const;

/** Content of the first card of the dashboard: whether the bot is alive and answers. */
export function botCardOf(state: BotState, away: keyof typeof awayWords | null, facts: Facts | undefined, now: Date): BotCardView {
  if (away) return { tone: 'warn', title: awayWords[away].title, words: awayWords[away].notice, action: null };
  switch (state.status) {
    case 'offline':
      return offline(state, facts, now);
    case 'initing':
      return {
        tone: 'waiting',
        title: 'Bot sedang disiapkan',
        words: state.detail ?? 'Biasanya kurang dari satu menit. Pesan yang masuk dijawab setelah bot aktif.',
        action: null,
      };
    case 'qr':
      if (state.passkey)
        return {
          tone: 'warn',
          title: 'WhatsApp meminta passkey',
          words: 'Tinggal satu langkah di halaman Bot. Sebelum itu pelanggan tidak dijawab.',
          action: openBot,
        };
      return {
        tone: 'warn',
        title: 'Bot menunggu dihubungkan',
        words: 'Scan kode QR atau ketik kode 8 huruf di HP. Sebelum itu pelanggan tidak dijawab.',
        action: { label: 'Buka kode', to: '/bot' },
      };
    case 'online':
      return online(state, facts, now);
  }
}

function offline(state: BotState, facts: Facts | undefined, now: Date): BotCardView {
  const wasLinked = state.phone !== null || (facts?.onboarding.linked ?? true);
  const why = state.detail ?? (state.reason ? reasonWords[state.reason] : '');
  if (!wasLinked) return neverLinked(state.reason && state.reason !== 'stopped' ? why : null, facts);
  const since = state.since ? ` sejak ${whenOf(new Date(state.since), now)}` : '';
  return {
    tone: 'bad',
    title: `Bot mati${since}`,
    words: `Pelanggan tidak dijawab. ${why}`.trim(),
    action: { label: 'Hubungkan lagi', to: '/bot', does: 'start' },
  };
}

/** Training comes before linking, because an untrained bot does not answer. */
function neverLinked(why: string | null, facts: Facts | undefined): BotCardView {
  const title = 'Bot belum terhubung';
  if (facts && !facts.onboarding.trained) {
    // the list below the card already contains the training form
    const stands = isBeginner(facts.onboarding);
    return {
      tone: 'warn',
      title,
      words: why ?? 'Isi Train AI dulu, lalu hubungkan nomor WhatsApp Anda. Sebelum dilatih, bot belum membalas siapa pun.',
      action: stands ? null : { label: 'Buka Train AI', to: '/prompt' },
    };
  }
  return {
    tone: 'warn',
    title,
    words: why ?? 'Hubungkan nomor WhatsApp Anda agar bot mulai menjawab pelanggan.',
    action: { label: 'Hubungkan WhatsApp', to: '/bot', does: 'link' },
  };
}

function online(state: BotState, facts: Facts | undefined, now: Date): BotCardView {
  const number = state.phone ? formatPhone(state.phone) : null;
  const problem = facts && errorOf(facts);
  if (problem) return { tone: 'warn', ...problem };
  const parts = [
    number && `Nomor ${number}`,
    state.since && `aktif sejak ${whenOf(new Date(state.since), now)}`,
    state.lastMessageAt ? `pesan terakhir ${whenOf(new Date(state.lastMessageAt), now)}` : 'belum ada pesan',
  ].filter(Boolean);
  const told = parts.join(', ');
  const words = `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
  if (state.restriction)
    return {
      tone: 'warn',
      title: 'Bot Aktif, dengan batasan WhatsApp',
      words: `Chat yang berjalan tetap dibalas; kontak baru menunggu. ${words}`,
      action: openBot,
    };
  return { tone: 'good', title: 'Bot Aktif', words, action: null };
}

function errorOf({ aiResponsesLeft, daysLeft, onboarding, aiFailing }: Facts): Pick<BotCardView, 'title' | 'words' | 'action'> | null {
  if (daysLeft <= 0)
    return {
      title: 'Bot terhubung, tetapi paket berakhir',
      words: 'Masa paket sudah berakhir. Pesan tetap dicatat, dan pelanggan yang menunggu tercantum di bawah.',
      action: { label: 'Perbarui paket', to: '/billing' },
    };
  if (aiResponsesLeft === 0)
    return {
      title: 'Bot terhubung, tetapi kuota habis',
      words: 'Kuota balasan AI sudah habis. Pesan tetap dicatat, dan pelanggan yang menunggu tercantum di bawah.',
      action: { label: 'Tambah kuota', to: '/billing' },
    };
  if (!onboarding.trained)
    return {
      title: 'Bot terhubung, tetapi belum dilatih',
      words: 'Bot belum tahu apa pun tentang usaha Anda, jadi belum membalas siapa pun. Tulis dulu produk, harga, dan cara order.',
      action: { label: 'Buka Train AI', to: '/prompt' },
    };
  if (aiFailing)
    return {
      title: 'Bot terhubung, tetapi layanan AI bermasalah',
      words: 'Jawaban terakhir gagal dibuat. Bot mencoba lagi sendiri; balas dulu pelanggan yang menunggu.',
      action: { label: 'Lihat yang menunggu', to: '/chat-history' },
    };
  return null;
}

/** `07.24` today, `Kemarin pukul 07.24`, else the day and the time. */
function whenOf(moment: Date, now: Date): string {
  const row = formatRowTime(moment, now);
  if (row === formatClock(moment)) return `pukul ${row}`;
  return `${row === 'Kemarin' ? 'kemarin' : row} pukul ${formatClock(moment)}`;
}
