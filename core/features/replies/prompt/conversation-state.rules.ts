import { hourMs } from '#contracts/values/base/durations';
import { withAmount } from '#contracts/values/selling/money';
import { cutText } from '#contracts/values/texts';
import type { TimeZone } from '#contracts/values/time-zones';
import type { NotedOrder } from '../../closings/closings.service.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import type { ReplyActs } from '../../conversations/messages/turns/turns.service.js';
import type { OpenQuestion } from '../../questions/questions.service.js';
import { leadText, quotedLeadText } from '../owner-data/lead-text.rules.js';
import type { spans } from './own-marks.rules.js';
import { shortMoment } from './shop-clock.rules.js';

const dayMs = 24 * hourMs;
/** Minimum pause between two messages that is mentioned to the model. */
const gapMs = 12 * hourMs;
const ownerMessages = 3;
const picturesMax = 5;
const wordsMax = 200;
const callsMax = 4;
const argumentsMax = 90;
const resultMax = 160;
const handoversMax = 2;

/**
 * Tools whose current effect is described elsewhere in the request: an order, a question, a call, a picture or a
 * remembered fact. Their calls are left out, because they may contain outdated values.
 */
const toldOtherwise = new Set(['catat_closing', 'catat_pelanggan', 'kirim_foto_produk', 'panggil_admin', 'tanya_pemilik']);

/** Facts about a conversation besides its messages. */
export interface ConversationFacts {
  /** The newest orders, newest first. */
  readonly orders: readonly NotedOrder[];
  /** Questions that the owner has not answered, oldest first. */
  readonly questions: readonly Pick<OpenQuestion, 'question'>[];
  /** The effects of the newest answers, oldest first. */
  readonly acts: readonly ReplyActs[];
}

interface Around {
  readonly known: ConversationFacts | undefined;
  readonly zone: TimeZone;
  readonly now: Date;
}

/** Maximum number of orders and of answers in {@link ConversationFacts}. */
export const ordersMax = 2;
export const actsMax = 10;

/**
 * Note about the time between a lead's message and the message before: "[3 hari kemudian]". Leads cannot write its
 * square brackets. Empty for a short or unknown time, and for our own messages, because models imitate their form.
 * The note depends only on the two messages, so that consecutive requests start with the same bytes.
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
 * Facts that a model needs besides the messages: what the owner wrote by hand, which pictures the lead has, the
 * orders, open questions, calls for a human, results of tools, and the time of the last message. All facts are
 * described as done, so that the model does not repeat the actions in each request. Other people's words are quoted,
 * and a lead cannot forge a mark in them.
 */
export function conversationState(
  history: readonly ThreadMessage[],
  { known: { orders, questions, acts } = nothingKnown, zone, now }: Around,
): string {
  const owner = history
    .filter(({ sender, body, kind }) => sender === 'owner' && kind !== 'deleted' && body.trim() !== '')
    .slice(-ownerMessages)
    .map(({ body }) => JSON.stringify(leadText(cutText(body.trim(), wordsMax))));
  const pictures = history
    .filter(({ sender, kind, status, body }) => sender === 'bot' && kind === 'image' && status !== 'failed' && body.trim() !== '')
    .slice(-picturesMax)
    // a caption is the name of a product, and the owner may have imported that name from a file
    .map(({ body }) => JSON.stringify(leadText(cutText(body.trim(), wordsMax))));
  const handovers = acts.flatMap(({ handover, at }) => (handover === null ? [] : [`${handover} (${shortMoment(at, zone)})`]));
  const calls = acts
    .flatMap(({ tools }) => tools)
    .filter(({ name }) => !toldOtherwise.has(name))
    .slice(-callsMax);
  const lastMs = history.findLast(({ kind }) => kind !== 'deleted')?.storedAtMs ?? 0;
  const last = lastMs > 0 && now.getTime() - lastMs > hourMs ? [shortMoment(new Date(lastMs), zone)] : [];
  const parts = [
    listed('Percakapan terakhir', last),
    listed('Ditulis pemilik usaha sendiri di chat ini, bukan oleh Anda, dan tetap berlaku', owner),
    listed('Foto yang sudah terkirim dan tidak perlu dikirim lagi kecuali diminta', pictures),
    listed(
      'Pesanan yang sudah tercatat, jangan dicatat lagi kecuali berubah',
      orders.map((one) => quoted(orderText(one, zone))),
    ),
    listed(
      'Sudah Anda tanyakan kepada pemilik usaha dan belum dijawab, jangan tanyakan lagi',
      questions.map(({ question }) => quoted(question)),
    ),
    listed(
      'Admin sudah pernah dipanggil karena',
      handovers.slice(-handoversMax).map((why) => quoted(why)),
    ),
    listed(
      'Alat yang tadi sudah dipanggil dan hasilnya, panggil lagi bila datanya bisa berubah',
      calls.map(({ name, arguments: given, result }) =>
        quoted(`${name} ${cutText(given, argumentsMax)} -> ${cutText(result, resultMax)}`, argumentsMax + resultMax + wordsMax),
      ),
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` Keadaan percakapan: ${parts.join(' ')}`;
}

const nothingKnown: ConversationFacts = { orders: [], questions: [], acts: [] };

function listed(what: string, words: readonly string[]): string {
  return words.length === 0 ? '' : `${what}: ${words.join(', ')}.`;
}

/** Words that are or may be a lead's, as a JSON string on one line. */
function quoted(words: string, chars: number = wordsMax): string {
  return JSON.stringify(quotedLeadText(words, chars));
}

const states: Readonly<Record<NotedOrder['state'], string>> = {
  new: 'belum dikonfirmasi admin',
  paid: 'sudah dibayar menurut admin',
  sent: 'sudah dikirim',
  cancelled: 'dibatalkan',
};
const doubts: Readonly<Record<NonNullable<NotedOrder['doubt']>, string>> = {
  'called-off': 'pelanggan minta batal',
  edited: 'pesan pelanggan diubah sesudahnya',
  deleted: 'pesan pelanggan dihapus sesudahnya',
};

function orderText({ summary, amount, state, doubt, at }: NotedOrder, zone: TimeZone): string {
  const said = [states[state], ...(doubt === null ? [] : [doubts[doubt]]), shortMoment(at, zone)].join(', ');
  return `${cutText(withAmount(summary, amount), wordsMax - said.length - 3)} (${said})`;
}
