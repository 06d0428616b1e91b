import type { DomainEvent, FactsOf } from '#contracts/events/catalogue';
import { limits } from '#contracts/values/limits';
import { needWords } from '#contracts/values/need-words';
import { withAmount } from '#contracts/values/selling/money';
import { markedWords, type Notice } from '../notifications/notifications.service.js';

type Withheld = FactsOf<'reply.withheld'>['reason'];

/** The bot noted an order. */
export function closingNotice({ conversationId, facts }: DomainEvent<'closing.noted'>): Notice {
  const { lead, turn, summary, amount } = facts;
  return {
    kind: 'closing',
    dedupeKey: `closing:${conversationId}:${turn}`,
    title: `Closing dari ${lead.name}`,
    body: markedWords(orderText({ summary, amount }), 'bot'),
  };
}

const orderText = ({ summary, amount }: { readonly summary: string; readonly amount: number | null }): string =>
  withAmount(summary, amount);

/** The lead changed an order that the bot had noted. */
export function correctedClosingNotice({ conversationId, facts }: DomainEvent<'closing.corrected'>): Notice {
  const { lead, turn, before } = facts;
  return {
    kind: 'closing',
    dedupeKey: `closing-corrected:${conversationId}:${turn}`,
    title: `Pesanan ${lead.name} berubah`,
    body: `${markedWords(orderText(facts), 'bot')} Sebelumnya: ${markedWords(orderText(before), 'bot')}`,
  };
}

const changes = {
  edited: 'mengubah pesannya setelah pesanan ini dicatat, dan catatannya belum berubah. Cek chatnya.',
  deleted: 'menghapus pesannya setelah pesanan ini dicatat, dan catatannya belum berubah. Cek chatnya.',
  'called-off': 'membatalkan pesanan ini. Cek chatnya, lalu pilih Dibatalkan di daftar closing bila benar.',
} as const;

/**
 * Notice that a recorded order may have changed: the lead called it off, or changed one of its messages and no answer
 * has corrected the closing.
 */
export function changedOrderNotice(
  { conversationId, facts }: DomainEvent<'closing.message-changed'>,
  closing: { readonly summary: string; readonly amount: number | null },
): Notice {
  const { lead, turn, change } = facts;
  return {
    kind: 'closing',
    dedupeKey: `closing-${change}:${conversationId}:${turn}`,
    title: `Cek pesanan ${lead.name}`,
    body: `Pelanggan ${changes[change]} ${markedWords(orderText(closing), 'bot')}`,
    // the notice stays until the owner has answered, like the need of the chat
    ...(change === 'called-off' && { serious: true }),
  };
}

/** The bot handed a conversation over to its owner. */
export function handoverNotice({ conversationId, facts }: DomainEvent<'handover.called'>): Notice {
  const { lead, turn, reason, why, whyBy, leadSaid } = facts;
  return {
    kind: 'handover',
    dedupeKey: `handover:${conversationId}:${turn}`,
    title: `${lead.name}: ${needWords(reason)}`,
    body: [whyBy === 'product' ? why : markedWords(why, 'bot'), repeats(why, leadSaid) ? '' : markedWords(leadSaid, 'lead')]
      .filter(Boolean)
      .join(' '),
  };
}

/** True when the bot's note quotes the lead. The owner need not read the same text twice. */
function repeats(why: string, leadSaid: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const said = wordsOf(leadSaid);
  return said !== '' && ` ${wordsOf(why)} `.includes(` ${said} `);
}

/** The bot continues, but left something out that only the owner knows. */
export function questionNotice({ conversationId, facts }: DomainEvent<'question.asked'>): Notice {
  return {
    kind: 'question',
    dedupeKey: `question:${conversationId}:${facts.turn}`,
    title: `Bot butuh jawaban Anda untuk ${facts.lead.name}`,
    body: markedWords(facts.questions.join('\n'), 'bot'),
  };
}

/** The bot has handed a conversation over to the owner, who has not answered yet. */
export function lateNotice({ conversationId, facts }: DomainEvent<'handover.late'>): Notice {
  return {
    kind: 'handover',
    dedupeKey: `handover-late:${conversationId}:${Date.parse(facts.since)}`,
    title: `${facts.lead.name} masih menunggu Anda`,
    body: `${needWords(facts.reason)}, sudah ${limits.lateAfterMinutes} menit. Bot tidak membalas di chat ini sampai Anda menjawab, mengembalikannya ke bot, atau menandainya selesai.`,
  };
}

const loopCauses = {
  loop: 'Terlalu banyak balasan otomatis dalam waktu singkat, mungkin lawan bicaranya juga bot.',
  repeats: 'Pesan yang sama datang berulang kali, mungkin dari pesan otomatis.',
} as const;

const bounds = {
  hourly: {
    key: 'daily-answers-hour',
    body: 'Bot sudah menjawab pelanggan ini sangat sering dalam satu jam terakhir, jadi pesan berikutnya tidak dijawab. Mohon balas sendiri, atau kecualikan di halaman Blacklist.',
  },
  daily: {
    key: 'daily-answers',
    body: 'Bot sudah menjawab pelanggan ini sangat sering dalam 24 jam terakhir, jadi pesan berikutnya tidak dijawab. Mohon balas sendiri.',
  },
} as const;

/**
 * Notice that a lead has reached a limit that stops the bot.
 * @param day limits the notices about counted answers to one per lead and day
 */
export function withheldNotice({ conversationId, facts }: DomainEvent<'reply.withheld'>, day: string): Notice {
  const { lead, turn, reason, pauseMinutes } = facts;
  if (reason === 'hourly' || reason === 'daily') {
    const { key, body } = bounds[reason];
    return { kind: 'handover', dedupeKey: `${key}:${conversationId}:${day}`, title: `${lead.name} mencapai batas balasan AI`, body };
  }
  return {
    kind: 'handover',
    dedupeKey: `loop:${conversationId}:${turn}`,
    title: `Bot berhenti membalas ${lead.name}`,
    body: `${loopCauses[reason]} Bot diam ${pauseMinutes} menit di chat ini; Anda dapat mengaktifkannya kembali di Chat.`,
  };
}

/** Lines for the bot's log. */
export const withheldLines: Record<Withheld, string> = {
  repeats: 'Pesan yang sama datang berulang kali, bot berhenti di chat ini',
  hourly: 'Pelanggan ini sudah mencapai batas balasan AI dalam satu jam, bot berhenti di chat ini',
  daily: 'Pelanggan ini sudah mencapai batas balasan AI hari ini, bot berhenti di chat ini',
  loop: 'Terlalu banyak balasan otomatis, bot berhenti di chat ini',
};
