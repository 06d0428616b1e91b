import type { DomainEvent } from '#contracts/events/catalogue';
import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import type { AnsweredLead } from '../conversations/messages/turns/turns.service.js';
import type { Notice } from '../notifications/notifications.service.js';

/** Notice of many answers of the account within minutes. @param leads the leads who got most of the answers */
export function usageNotice({ facts }: DomainEvent<'usage.unusual'>, leads: readonly AnsweredLead[]): Notice {
  const who = leads.map(({ name, answers }) => `${name} (${answers})`).join(', ');
  return {
    kind: 'usage',
    // one notice an hour
    dedupeKey: `usage:${facts.since.slice(0, 13)}`,
    title: 'Pemakaian balasan AI tidak biasa',
    body: `${facts.used} balasan AI terpakai dalam beberapa menit. Paling banyak dibalas: ${who}. Kalau mereka bukan pembeli, tekan Kecualikan di halaman Blacklist.`,
    named: leads.map(({ conversationId }) => conversationId),
    mail: true,
    serious: true,
  };
}

/** A customer has reached the daily limit of attachments that are read. */
export function mediaBoundNotice({ conversationId, facts }: DomainEvent<'attachments.withheld'>, day: string): Notice {
  return {
    kind: 'handover',
    dedupeKey: `daily-media:${conversationId}:${day}`,
    title: `${facts.lead.name} mencapai batas balasan AI`,
    body: 'Pelanggan ini mengirim sangat banyak foto atau pesan suara dalam 24 jam terakhir. Bot tetap membalas, tetapi tidak membuka lampiran berikutnya.',
  };
}

/** The start of the keys of {@link failureNotice}. */
export const failureKeys = 'llm-failed:';

/**
 * Notice that the AI service fails. The service fails for many conversations at once, but they share one notice.
 * @param toldAt when the owner was last notified; null for never. Part of the key, so that a later outage gets a new
 * notice.
 */
export function failureNotice({ facts }: DomainEvent<'reply.failed'>, toldAt: Date | null): Notice {
  return {
    kind: 'handover',
    dedupeKey: `${failureKeys}${toldAt?.toISOString() ?? 'first'}`,
    title: botTruthWords['ai-failing'][0],
    body: `Pesan dari ${facts.lead.name} belum dijawab. ${botTruthWords['ai-failing'][1]}`,
  };
}

/** The line in the bot's log when the bot has given up for now. */
export function failureLine(name: string): string {
  return `GAGAL membuat balasan AI untuk ${name}: layanan AI sedang bermasalah`;
}

/** A message that can be read only on the phone. */
export function unreadableNotice({ facts }: DomainEvent<'message.unreadable'>): Notice {
  return {
    kind: 'handover',
    dedupeKey: `unreadable:${facts.messageId}`,
    title: `Pesan ${facts.lead.name} tidak terbaca di sini`,
    body: 'WhatsApp belum mengirim isinya ke perangkat tertaut, jadi bot tidak dapat menjawab. Buka pesannya di HP Anda dan balas dari sana.',
  };
}
