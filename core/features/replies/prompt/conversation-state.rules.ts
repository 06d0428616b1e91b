import { cutText } from '#contracts/values/texts';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { leadText } from '../owner-data/lead-text.rules.js';
import type { spans } from './own-marks.rules.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A shorter pause is not worth mentioning. */
const gapMs = 12 * hourMs;
const ownerMessages = 3;
const picturesMax = 5;
const wordsMax = 200;

/**
 * The time between a lead's message and the one before, in square brackets, which leads cannot write: "[3
 * hari kemudian]". Empty for a short or unknown time. Also empty for our own messages, because models
 * imitate their form. Depends only on the two messages, so that consecutive requests start the same.
 */
export function gapNote(before: ThreadMessage | undefined, message: ThreadMessage): string {
  if (message.sender !== 'lead' || !before || before.storedAtMs <= 0 || message.storedAtMs <= 0) return '';
  const gap = message.storedAtMs - before.storedAtMs;
  return gap < gapMs ? '' : `[${spanOf(gap)} kemudian]\n`;
}

function spanOf(ms: number): `${number} ${(typeof spans)[number]}` {
  if (ms < dayMs) return `${Math.round(ms / hourMs)} jam`;
  const days = Math.round(ms / dayMs);
  return days < 14 ? `${days} hari` : days < 60 ? `${Math.round(days / 7)} minggu` : `${Math.round(days / 30)} bulan`;
}

/**
 * What a model must know of the conversation beside its messages: what the owner wrote by hand, and which pictures the
 * lead has. Contains no words of the lead. Everything is described as done, so that the model does not do it again with
 * each request.
 */
export function conversationState(history: readonly ThreadMessage[]): string {
  const owner = history
    .filter(({ sender, body, kind }) => sender === 'owner' && kind !== 'deleted' && body.trim() !== '')
    .slice(-ownerMessages)
    .map(({ body }) => JSON.stringify(cutText(body.trim(), wordsMax)));
  const pictures = history
    .filter(({ sender, kind, status, body }) => sender === 'bot' && kind === 'image' && status !== 'failed' && body.trim() !== '')
    .slice(-picturesMax)
    // a caption is the name of a product, which may come from an imported file
    .map(({ body }) => JSON.stringify(leadText(cutText(body.trim(), wordsMax))));
  const parts = [
    ...(owner.length === 0 ? [] : [`Ditulis pemilik usaha sendiri di chat ini, bukan oleh Anda, dan tetap berlaku: ${owner.join(', ')}.`]),
    ...(pictures.length === 0 ? [] : [`Foto yang sudah terkirim dan tidak perlu dikirim lagi kecuali diminta: ${pictures.join(', ')}.`]),
  ];
  return parts.length === 0 ? '' : ` Keadaan percakapan: ${parts.join(' ')}`;
}
