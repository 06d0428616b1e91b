import { labelOf } from '../../conversations/conversations.texts.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { quotedLeadText } from '../owner-data/lead-text.rules.js';
import { withoutObjections, type Objection } from '../grounding/reply-check.rules.js';
import { ownMark } from '../prompt/own-marks.rules.js';

const nameChars = 40;

const aims: Readonly<Record<number, string>> = {
  1: 'Ingatkan dengan ramah pada hal yang terakhir dibicarakan dan tawarkan bantuan.',
  2: 'Beri satu alasan atau keterangan berguna yang belum disebut, lalu ajukan satu pertanyaan ringan.',
  3: 'Ini pesan terakhir: tutup dengan hangat tanpa mendesak, dan katakan pelanggan boleh menghubungi kapan saja.',
};

/** Why the new text may not be sent: it repeats an earlier text, or has no evidence. */
export type Refused = { readonly kind: 'repeat' } | { readonly kind: 'groundless'; readonly reasons: readonly string[] };

/** Instruction for the model: what to write after this conversation. Includes the previous text if it was refused. */
export function followUpOrder({ day, leadName }: { readonly day: number; readonly leadName: string }, refused: Refused | null): string {
  // leads choose their name themselves: it is data, not an instruction
  const name = quotedLeadText(leadName, nameChars);
  return [
    `${ownMark('system')} Tulis satu pesan follow-up hari ke-${day} untuk pelanggan yang belum membalas.`,
    ...(name === '' ? [] : [`Menurut tulisannya sendiri, nama pelanggan: "${name}"`]),
    aims[day] ?? '',
    'Paling banyak tiga kalimat pendek, berdasarkan percakapan di atas dan keterangan pemilik usaha saja. Jangan mengulang kalimat yang sudah pernah dikirim, jangan mengarang harga, stok atau promo, dan jangan memberi tahu bahwa pesan ini otomatis. Jawab hanya dengan isi pesannya.',
    ...(refused === null ? [] : [correction(refused)]),
  ].join('\n');
}

function correction(refused: Refused): string {
  if (refused.kind === 'repeat') return 'Pesan yang baru Anda tulis sama dengan yang sudah dikirim. Tulis yang lain.';
  return ['Pesan yang baru Anda tulis tidak dikirim.', ...refused.reasons, 'Tulis yang lain tanpa hal itu.'].join(' ');
}

/** Words that only the instruction contains, in several wordings. */
const ofOrder = /follow-?up (?:hari|otomatis)|pesan follow-?up|(?<!\p{L})petunjuk (?:sistem|pemilik|anda|saya|di atas|ini)(?!\p{L})/iu;

/**
 * True for a text that mentions its own instruction, or that begins with square brackets, which the product uses for
 * its marks.
 *
 * @param owner the owner's texts, which may also contain brackets.
 */
export function tellsOfOrder(text: string, owner: readonly string[]): boolean {
  if (ofOrder.test(text)) return true;
  if (!text.startsWith('[')) return false;
  const [bracket] = /^\[[^\]\n]{1,80}\]/.exec(text) ?? [];
  return bracket === undefined || !owner.some((one) => one.includes(bracket));
}

/** Minimum number of words that must be left of a text after its doubted sentences are removed. */
const wordsMin = 4;

/** A text without its doubted sentences; null when too little is left. */
export function withoutDoubted(text: string, doubted: readonly Objection[]): string | null {
  const left = withoutObjections(text, doubted, new Map(doubted.map(({ sentence }) => [sentence.trim(), ''])));
  return wordsOf(left).split(' ').length < wordsMin ? null : left;
}

/** Our messages since the lead's last message. */
export function saidSince(thread: readonly ThreadMessage[]): string[] {
  const last = thread.findLastIndex((message) => message.sender === 'lead');
  return thread.slice(last + 1).map((message) => labelOf(message.kind, message.body));
}

/** True when a text equals one of the earlier ones apart from punctuation and case. */
export function isRepeat(text: string, earlier: readonly string[]): boolean {
  const words = wordsOf(text);
  return earlier.some((one) => wordsOf(one) === words);
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
