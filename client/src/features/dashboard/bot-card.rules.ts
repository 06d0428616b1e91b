import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import { formatPhone } from '#contracts/values/people/phone';
import { formatClock, formatRowTime } from '../../ui/data/format-time.js';
import { awayWords, reasonWords } from '../bot/bot.rules.js';

/** `good`: alive and answering; `warn`: something of the owner is missing; `bad`: leads get no answer; `waiting`: on its way. */
export type BotCardTone = 'good' | 'warn' | 'bad' | 'waiting';

export interface BotCardView {
  readonly tone: BotCardTone;
  readonly title: string;
  readonly words: string;
  /** The one thing to do about it. */
  readonly action: { readonly label: string; readonly to: string; readonly does?: 'start' | 'link' } | null;
}

type Facts = Pick<AnalyticsSummary, 'aiResponsesLeft' | 'daysLeft' | 'onboarding' | 'aiTrouble'>;

/** Whether the list of first steps still stands: a number that is unlinked later does not bring it back. */
export function isBeginner({ triedOut, firstReply }: Facts['onboarding']): boolean {
  return !triedOut || !firstReply;
}

const openBot = { label: 'Buka halaman Bot', to: '/bot' } as const;

/** What the first card of the dashboard says: is the bot alive, and does it answer. */
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
        title: 'Bot menunggu ditautkan',
        words: 'Scan kode QR atau ketik kode penautan di ponsel. Sebelum itu pelanggan tidak dijawab.',
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

/** Training comes before linking: a bot that knows nothing is silent. */
function neverLinked(why: string | null, facts: Facts | undefined): BotCardView {
  const title = 'Bot belum terhubung';
  if (facts && !facts.onboarding.trained) {
    // the list below the card has the form for it
    const stands = isBeginner(facts.onboarding);
    return {
      tone: 'warn',
      title,
      words: why ?? 'Latih AI dulu, lalu hubungkan nomor WhatsApp Anda. Bot yang belum dilatih diam.',
      action: stands ? null : { label: 'Latih AI', to: '/prompt' },
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
  const trouble = facts && troubleOf(facts);
  if (trouble) return { tone: 'warn', ...trouble };
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
      words: `Percakapan yang berjalan tetap dibalas; kontak baru menunggu. ${words}`,
      action: openBot,
    };
  return { tone: 'good', title: 'Bot Aktif', words, action: null };
}

function troubleOf({ aiResponsesLeft, daysLeft, onboarding, aiTrouble }: Facts): Pick<BotCardView, 'title' | 'words' | 'action'> | null {
  if (daysLeft <= 0)
    return {
      title: 'Bot tersambung, tetapi paket berakhir',
      words: 'Masa paket sudah berakhir. Pesan tetap dicatat, dan pelanggan yang menunggu tercantum di bawah.',
      action: { label: 'Perbarui paket', to: '/billing' },
    };
  if (aiResponsesLeft === 0)
    return {
      title: 'Bot tersambung, tetapi kuota habis',
      words: 'Kuota balasan AI sudah habis. Pesan tetap dicatat, dan pelanggan yang menunggu tercantum di bawah.',
      action: { label: 'Tambah kuota', to: '/billing' },
    };
  if (!onboarding.trained)
    return {
      title: 'Bot tersambung, tetapi belum dilatih',
      words: 'Bot belum tahu apa pun tentang usaha Anda, jadi ia diam. Tulis dulu produk, harga, dan cara order.',
      action: { label: 'Latih AI', to: '/prompt' },
    };
  if (aiTrouble)
    return {
      title: 'Bot tersambung, tetapi layanan AI bermasalah',
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
