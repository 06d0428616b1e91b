import { calledName, type KnownAs } from '#contracts/values/people/contact-name';
import type { Notice } from '../../../notifications/notifications.service.js';
import type { MessageInContext } from '../../state/views.statements.js';

type Arrival = Pick<MessageInContext, 'origin' | 'sender' | 'kind' | 'takeover_ms'> & KnownAs;

/** The log line for a message that came in, or was written on the shop's phone. */
export function arrivalLine(row: Arrival, now: Date): string {
  const name = calledName(row);
  switch (row.origin) {
    case 'app':
      return `WhatsApp Business mengirim pesan otomatis kepada ${name}: bot tetap menjawab di chat ini`;
    case 'meta-ai':
      return `AI Meta menjawab ${name}: ${silenceOf(row, now)}`;
    case 'notice':
      return `Pemberitahuan bisnis dari ${name}, tidak dijawab bot`;
    case 'broadcast':
      return `Pesan siaran dari ${name}`;
    case null:
      if (row.sender !== 'lead') return `Anda menulis kepada ${name} dari HP: ${silenceOf(row, now)}`;
      return `${row.kind === 'call' ? 'Panggilan tak terjawab' : 'Pesan masuk'} dari ${name}`;
  }
}

/** The log's sentence on how the owner's own message affects the bot. */
function silenceOf({ takeover_ms: untilMs }: Pick<Arrival, 'takeover_ms'>, now: Date): string {
  if (untilMs === null) return 'bot tetap menjawab di chat ini';
  const minutes = Math.max(1, Math.round((untilMs - now.getTime()) / 60_000));
  return Number.isFinite(minutes) ? `bot diam ${minutes} menit di chat ini` : 'bot diam di chat ini sampai Anda kembalikan';
}

/** Sent once per owner: both the bot and Meta's agent would answer, so the owner has to choose one. */
export function twoAnswerNotice(): Notice {
  return {
    kind: 'handover',
    dedupeKey: 'meta-ai-answers',
    title: 'Dua AI menjawab pelanggan yang sama',
    body:
      'AI bisnis dari Meta di HP Anda ikut menjawab pelanggan bot ini. Matikan di WhatsApp Business: Alat bisnis → AI bisnis → nonaktifkan balasan otomatis. ' +
      'Bila Anda lebih suka AI Meta yang menjawab, pilih itu di halaman Bot, bagian Siapa yang dijawab.',
  };
}
