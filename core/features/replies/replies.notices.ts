import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import type { OpenTurn } from '../conversations/conversations.types.js';
import type { AnsweredLead } from '../conversations/messages/turns/turns.service.js';
import type { Notice } from '../notifications/notifications.service.js';
import type { Charge } from '../plans/plans.service.js';
import type { Settled } from './replies.rules.js';

type Turn = Pick<OpenTurn, 'conversationId' | 'phoneNumber'>;

/** Log lines of turns that get no answer, where the owner wants one and no event tells of it. */
export const settledLines: Partial<Record<Settled, string>> = {
  'notification-number': 'Pesan dari nomor notifikasi tidak dijawab AI',
  'too-old': 'Pesan lama tidak dijawab AI',
  'left-to-owner': 'Pesan pada jam Anda tidak dijawab AI: sudah terlalu lama',
  'no-package': 'Pesan tidak dijawab AI: paket Anda tidak aktif',
  'no-quota': 'Pesan tidak dijawab AI: kuota balasan AI habis',
  untrained: 'Pesan tidak dijawab AI: bot belum dilatih. Tulis dulu tentang usaha Anda di Train AI',
};

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

/** The attachments that one customer may have read in a day are used up. @param day limits the notice to one a day for each customer */
export function mediaBoundNotice(turn: Turn, name: string, day: string): Notice {
  return {
    kind: 'handover',
    dedupeKey: `daily-media:${turn.conversationId}:${day}`,
    title: `${name} mencapai batas balasan AI`,
    body: 'Pelanggan ini mengirim sangat banyak foto atau pesan suara dalam 24 jam terakhir. Bot tetap membalas, tetapi tidak membuka lampiran berikutnya.',
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}

/** @param day limits the notice to one a day: a failing service fails for all conversations. */
export function failureNotice(turn: Turn, name: string, day: string): Notice {
  return {
    kind: 'handover',
    dedupeKey: `llm-failed:${day}`,
    title: botTruthWords['ai-failing'][0],
    body: `Pesan dari ${name} belum dijawab. ${botTruthWords['ai-failing'][1]}`,
    conversationId: turn.conversationId,
    contact: turn.phoneNumber,
  };
}
