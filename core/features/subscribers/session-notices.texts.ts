import type { DomainEvent } from '#contracts/events/catalogue';
import { offlineWords } from '#contracts/values/bot/offline-words';
import type { OfflineReason } from '#contracts/values/statuses';
import { durationText } from '../bots/bots.texts.js';
import type { Notice } from '../notifications/notifications.service.js';

/** Ends of a session that also cause a notice and a mail: the owner must act before the bot works again. */
const worthNotice = new Set<OfflineReason>(['logged_out', 'banned', 'restricted', 'replaced', 'number_taken', 'keys_unreadable']);

/**
 * A session ended, and the owner must act.
 * @param day of the event, in the owner's time
 * @returns null when the end is only logged
 */
export function sessionEndedNotice({ id, facts: { reason, detail } }: DomainEvent<'session.ended'>, day: string): Notice | null {
  if (!worthNotice.has(reason)) return null;
  // a key may be missing on several hosts, one after the other, so this reason causes only one notice a day
  const which = reason === 'keys_unreadable' ? day : id;
  return { kind: 'offline', dedupeKey: `offline:${reason}:${which}`, ...offlineWords(reason, detail), mail: true };
}

/** Messages do not arrive. */
export function offlineNotice({ facts }: DomainEvent<'session.offline'>): Notice {
  return {
    kind: 'offline',
    dedupeKey: `outage:${facts.cause}:${facts.since}`,
    ...offlineWords(facts.cause, null),
    mail: true,
  };
}

/** Messages arrive again. */
export function onlineNotice({ facts }: DomainEvent<'session.online'>): Notice {
  const ms = Date.parse(facts.until) - Date.parse(facts.since);
  return {
    kind: 'online',
    dedupeKey: `outage-over:${facts.since}`,
    title: 'Bot terhubung lagi ke WhatsApp',
    body: `Gangguan selama ${durationText(ms)} sudah berakhir. Pesan yang tertahan diproses sekarang; Anda tidak perlu melakukan apa pun.`,
    mail: true,
  };
}
