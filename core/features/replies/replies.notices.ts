import { limits } from '#contracts/values/limits';
import { needWords } from '#contracts/values/need-words';
import type { LateHandover } from '../conversations/state/needs.service.js';
import type { OpenTurn } from '../conversations/conversations.types.js';
import { previewOf, type AnsweredLead } from '../conversations/messages/turns/turns.service.js';
import { markedWords, type Notice } from '../notifications/notifications.service.js';
import { isPaymentReason } from './agent/payment-state.rules.js';
import type { Charge } from '../plans/plans.service.js';
import type { Settled } from './replies.rules.js';
import { closingText, type Effects } from './tools/effects.js';

type Turn = Pick<OpenTurn, 'conversationId' | 'phoneNumber' | 'turn'>;

/** Log lines of turns that get no answer; null when the owner wants no answer there. */
export const settledLines: Record<Settled, string | null> = {
  withdrawn: null,
  'notification-number': 'Pesan dari nomor notifikasi tidak dijawab AI',
  call: null,
  blacklisted: null,
  'opted-out': null,
  'too-old': 'Pesan lama tidak dijawab AI',
  'left-to-owner': 'Pesan pada jam Anda tidak dijawab AI: sudah terlalu lama',
  'no-package': 'Pesan tidak dijawab AI: paket Anda tidak aktif',
  'no-quota': 'Pesan tidak dijawab AI: kuota balasan AI habis',
  untrained: 'Pesan tidak dijawab AI: bot belum dilatih. Tulis dulu tentang usaha Anda di Train AI',
  repeats: 'Pesan yang sama datang berulang kali, bot berhenti di chat ini',
  hourly: 'Pelanggan ini sudah mencapai batas balasan AI dalam satu jam, bot berhenti di chat ini',
  daily: 'Pelanggan ini sudah mencapai batas balasan AI hari ini, bot berhenti di chat ini',
  loop: 'Terlalu banyak balasan otomatis, bot berhenti di chat ini',
};

export function closingNotice(turn: Turn, name: string, closing: NonNullable<Effects['closing']>): Notice {
  return {
    kind: 'closing',
    dedupeKey: `closing:${turn.conversationId}:${turn.turn}`,
    title: `Closing dari ${name}`,
    body: markedWords(closingText(closing), 'bot'),
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}

export function handoverNotice(
  turn: Turn & Pick<OpenTurn, 'thread'>,
  name: string,
  { reason, why }: NonNullable<Effects['handover']>,
): Notice {
  return {
    kind: 'handover',
    dedupeKey: `handover:${turn.conversationId}:${turn.turn}`,
    title: `${name}: ${needWords(reason)}`,
    // the sentence is ours when a lead says that they paid, and otherwise the model's
    body: [isPaymentReason(why) ? why : markedWords(why, 'bot'), leadSaid(turn)].filter(Boolean).join(' '),
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}

/** The lead's last words, marked as theirs; empty where there are none. */
function leadSaid({ thread }: Pick<OpenTurn, 'thread'>): string {
  const last = thread.findLast(({ sender, origin }) => sender === 'lead' && (origin ?? null) === null);
  return last ? markedWords(previewOf(last.kind, last.body || (last.transcript ?? '')), 'lead') : '';
}

/** The bot goes on, but left something out that only the owner knows. */
export function questionNotice(turn: Turn, name: string, question: string): Notice {
  return {
    kind: 'question',
    dedupeKey: `question:${turn.conversationId}:${turn.turn}`,
    title: `Bot butuh jawaban Anda untuk ${name}`,
    body: markedWords(question, 'bot'),
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}

/** The bot has called the owner to a conversation that still has no answer. */
export function lateNotice(late: LateHandover, name: string): Notice {
  return {
    kind: 'handover',
    dedupeKey: `handover-late:${late.conversationId}:${late.since.getTime()}`,
    title: `${name} masih menunggu Anda`,
    body: `${needWords(late.reason)}, sudah ${limits.lateAfterMinutes} menit. Bot tidak membalas di chat ini sampai Anda menjawab, mengembalikannya ke bot, atau menandainya selesai.`,
    conversationId: late.conversationId,
    contact: late.pn ?? `lid:${late.lid}`,
  };
}

const loopCauses = {
  loop: 'Terlalu banyak balasan otomatis dalam waktu singkat, mungkin lawan bicaranya juga bot.',
  repeats: 'Pesan yang sama datang berulang kali, mungkin dari pesan otomatis.',
} as const;

/** @param minutes how long the bot pauses from now on */
export function loopNotice(turn: Turn, name: string, { cause, minutes }: { cause: keyof typeof loopCauses; minutes: number }): Notice {
  return {
    kind: 'handover',
    dedupeKey: `loop:${turn.conversationId}:${turn.turn}`,
    title: `Bot berhenti membalas ${name}`,
    body: `${loopCauses[cause]} Bot diam ${minutes} menit di chat ini; Anda dapat mengaktifkannya kembali di Chat.`,
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}

/** Many answers of the account within minutes, and who got the most. @param burst counted from `since` on */
export function burstNotice(burst: NonNullable<Charge['burst']>, leads: readonly AnsweredLead[]): Notice {
  const who = leads.map(({ name, answers }) => `${name} (${answers})`).join(', ');
  return {
    kind: 'usage',
    dedupeKey: `usage:${burst.since.toISOString().slice(0, 13)}`,
    title: 'Pemakaian balasan AI tidak biasa',
    body: `${burst.used} balasan AI terpakai dalam beberapa menit. Paling banyak dibalas: ${who}. Kalau mereka bukan pembeli, tekan Kecualikan di halaman Blacklist.`,
    mail: true,
    serious: true,
  };
}

const dailyBounds = {
  'answers-hour':
    'Bot sudah menjawab pelanggan ini sangat sering dalam satu jam terakhir, jadi pesan berikutnya tidak dijawab. Mohon balas sendiri, atau kecualikan di halaman Blacklist.',
  answers:
    'Bot sudah menjawab pelanggan ini sangat sering dalam 24 jam terakhir, jadi pesan berikutnya tidak dijawab. Mohon balas sendiri.',
  media:
    'Pelanggan ini mengirim sangat banyak foto atau pesan suara dalam 24 jam terakhir. Bot tetap membalas, tetapi tidak membuka lampiran berikutnya.',
} as const;

/** What one customer may cost in a day is used up. @param day limits the notice to one a day for each customer */
export function dailyBoundNotice(turn: Turn, name: string, { bound, day }: { bound: keyof typeof dailyBounds; day: string }): Notice {
  return {
    kind: 'handover',
    dedupeKey: `daily-${bound}:${turn.conversationId}:${day}`,
    title: `${name} mencapai batas balasan AI`,
    body: dailyBounds[bound],
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}

/** @param day limits the notice to one a day: a failing: a failing service fails for all conversations. */
export function failureNotice(turn: Turn, name: string, day: string): Notice {
  return {
    kind: 'handover',
    dedupeKey: `llm-failed:${day}`,
    title: 'Balasan AI gagal dibuat',
    body: `Layanan AI sedang bermasalah, pesan dari ${name} belum dijawab. Mohon balas sendiri; bot mencoba lagi otomatis.`,
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}
