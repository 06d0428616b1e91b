import { normalizeText } from '#contracts/values/base/normalize-text';
import { isUnseen } from '../../outside/whatsapp/unseen-texts.js';
import type { ThreadMessage } from '../conversations/conversations.types.js';

/**
 * Detects a lead whose messages say nothing new, as a program's do: an away message after each of ours, or a queue
 * number that counts up. Each answer costs a reply, and two programs would never stop.
 */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Number of identical texts in a row, with one of our answers among them, that indicates a program. */
const identicalMax = 3;
/** The same limit for texts as short as "iya" or "siap kak": people answer several questions with the same words. */
const identicalShortMax = 4;
const shortLetters = 6;
/** A text that only answers a question, with words of address. It counts as short, whatever its length. */
const onlyAnswers =
  /^(?:(?:i?ya+|y|yoi|oke+|ok|sip+|siap|baik|boleh|betul|benar|bener|sudah|udah|udh|belum|blm|tidak|tdk|nggak|ngga|gak|ga|enggak|mau|jadi|ada|itu|yang|yg|ini|terserah|bebas|sama|saja|aja|dulu|lagi|kak|kakak|kk|ka|min|admin|gan|sis|bu|ibu|pak|bapak|mas|mba|mbak|bang|om|bun|bunda|dong|deh|kok|lah|sih|yes|no|yup)(?: |$)){1,5}$/u;
/** Only repeats within this time count: a customer who orders the same thing every day writes the same words. */
const identicalWithinMs = 6 * hourMs;

/**
 * Minimum number of letters of texts that count as equal when only their digits differ. The digits are a counter or a
 * time.
 */
const nearLetters = 12;
const captionLetters = 25;
/** Maximum number of answers to turns without new words. */
const answersMax = { perHour: 6, perDay: 12 } as const;
/** The corresponding limit for turns that have only short texts. */
const shortAnswersMax = { perHour: 12, perDay: 30 } as const;

type Said = Pick<ThreadMessage, 'body' | 'kind' | 'origin' | 'sender' | 'storedAtMs'> &
  Partial<Pick<ThreadMessage, 'fileHash' | 'isEdited' | 'turn'>>;

/** @param thread the newest messages, oldest first; the lead's last ones wait for an answer. */
export function repeatsWithoutEnd(thread: readonly Said[], nowMs: number): boolean {
  const spoken = sinceOwner(thread);
  return isSameAgain(spoken, nowMs) || saysNothingNew(spoken, nowMs) || isEditedAgain(spoken, nowMs);
}

/** The messages after the owner's last one. A loop of two programs ends when a person of the shop writes. */
function sinceOwner(thread: readonly Said[]): Said[] {
  const owners = thread.findLastIndex(({ origin, sender }) => sender === 'owner' && !origin);
  return thread.slice(owners + 1).filter(({ origin }) => !origin || origin === 'broadcast');
}

/** True when the last message came too many times in a row. */
function isSameAgain(spoken: readonly Said[], nowMs: number): boolean {
  const last = spoken.findLast(({ sender }) => sender === 'lead');
  const key = last && saidKey(last);
  if (!key || isUnseen(last.body)) return false;
  let times = 0;
  let answersAmong = 0;
  let answersBefore = 0;
  for (const one of spoken.toReversed()) {
    if (one.sender !== 'lead') {
      answersBefore += 1;
      continue;
    }
    if (saidKey(one)?.exact !== key.exact || one.storedAtMs < nowMs - identicalWithinMs) break;
    if (times > 0) answersAmong += answersBefore;
    answersBefore = 0;
    times += 1;
  }
  return answersAmong > 0 && times >= (key.isShort ? identicalShortMax : identicalMax);
}

interface Turn {
  readonly keys: Key[];
  /** True when the lead has sent everything in the turn before. */
  repeats: boolean;
  atMs: number;
  isAnswered: boolean;
}

/** True when the open turn repeats earlier texts, and too many answered turns before it did so as well. */
function saysNothingNew(spoken: readonly Said[], nowMs: number): boolean {
  const turns = turnsOf(spoken);
  const open = turns.at(-1);
  if (!open?.repeats || open.isAnswered) return false;
  const isShort = (turn: Turn): boolean => turn.keys.every(({ letters }) => letters < nearLetters);
  const limits = isShort(open) ? shortAnswersMax : answersMax;
  const repeated = turns.filter((turn) => turn.repeats && turn.isAnswered && (isShort(open) || !isShort(turn)));
  const since = (ms: number): number => repeated.filter(({ atMs }) => atMs > nowMs - ms).length;
  return since(hourMs) >= limits.perHour || since(24 * hourMs) >= limits.perDay;
}

/**
 * True when the edits of one message opened too many answered turns. The thread contains only the message's current
 * text. A turn without a message of the lead was opened by an earlier version of an edited message.
 */
function isEditedAgain(spoken: readonly Said[], nowMs: number): boolean {
  const turnOf = (one: Said | undefined): number => (one?.sender === 'lead' ? (one.turn ?? 0) : 0);
  const newest = Math.max(0, ...spoken.map(turnOf));
  const edited = spoken.findIndex((one) => turnOf(one) === newest);
  if (newest === 0 || !spoken[edited]?.isEdited) return false;
  const present = new Set(spoken.map(turnOf));
  const answered = new Map<number, number>();
  for (const { sender, storedAtMs, turn } of spoken.slice(edited + 1))
    if (sender === 'bot' && turn && !present.has(turn)) answered.set(turn, storedAtMs);
  const since = (ms: number): number => [...answered.values()].filter((atMs) => atMs > nowMs - ms).length;
  return since(hourMs) >= answersMax.perHour || since(24 * hourMs) >= answersMax.perDay;
}

function turnsOf(spoken: readonly Said[]): Turn[] {
  const known = new Set<string>();
  const turns: Turn[] = [];
  for (const one of spoken) {
    const last = turns.at(-1);
    if (one.sender !== 'lead') {
      if (last) last.isAnswered = true;
      continue;
    }
    const key = saidKey(one);
    const repeats = key !== null && known.has(key.near);
    if (key !== null) known.add(key.near);
    if (!last || last.isAnswered) turns.push({ keys: key === null ? [] : [key], repeats, atMs: one.storedAtMs, isAnswered: false });
    else {
      if (key !== null) last.keys.push(key);
      last.repeats &&= repeats;
      last.atMs = one.storedAtMs;
    }
  }
  return turns;
}

const readMax = 1_000;

/** Keys for the comparison of two messages. */
interface Key {
  readonly exact: string;
  /** The same for texts that differ only in a counter or a time. */
  readonly near: string;
  /** Number of letters of a text; infinite for a message that is not a short answer, such as a picture. */
  readonly letters: number;
  /** True for a text with which people answer several questions. */
  readonly isShort: boolean;
}

/**
 * Key that finds repeats of a message; null for messages whose content is unknown. A file with a long caption has the
 * caption as its key, because programs repeat their banner. Other files have their bytes and their caption as the
 * key: people show several things with the same short word, and ask several things about one picture.
 */
function saidKey({ body, fileHash, kind }: Said): Key | null {
  const words = exactKey(body);
  const letters = lettersOf(words);
  const ofKind = (content: string): Key => ({
    exact: `${kind}: ${content}`,
    near: `${kind}: ${content}`,
    letters: Number.POSITIVE_INFINITY,
    isShort: false,
  });
  const ofWords = (): Key => ({
    exact: words,
    near: nearKey(words),
    letters,
    isShort: letters < shortLetters || onlyAnswers.test(words),
  });
  switch (kind) {
    case 'text':
      return ofWords();
    case 'image':
    case 'video':
    case 'document':
    case 'voice':
    case 'audio':
      if (letters >= captionLetters) return ofWords();
      return fileHash ? ofKind(`${fileHash} ${words}`) : null;
    case 'contact':
    case 'location':
    case 'order':
    case 'other':
      return words === '' ? null : ofKind(words);
    case 'call':
    case 'deleted':
    case 'sticker':
    case 'unreadable':
      return null;
  }
}

/** A text without case, spacing and punctuation. A text of punctuation or symbols alone is kept. */
function exactKey(body: string): string {
  const text = normalizeText(body.slice(0, readMax), 'NFKC').toLowerCase();
  const words = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words === '' ? text.trim() : words;
}

function nearKey(key: string): string {
  return lettersOf(key) < nearLetters ? key : key.replace(/\p{N}+/gu, '#').replace(/#(?: #)+/g, '#');
}

function lettersOf(key: string): number {
  return key.match(/\p{L}/gu)?.length ?? 0;
}
