import { normalizeText } from '../base/normalize-text.js';
import { limits } from '../limits.js';
import { withoutEnd } from '../text-ends.js';
import { cutText } from '../texts.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const addressed = set(
  'kak kakak ka min mimin admin gan agan sis sista bun bund bunda bang mas mbak mba pak bapak bu ibu om tante ko koh cik ci',
);
/**
 * Forms of address that are removed anywhere in a sentence. The other forms of address may also be part of the
 * subject ("baju ibu").
 */
const onlyAddressed = set('kak kakak min mimin gan agan sis sista');
const greetings = set(
  'halo hallo hai hi hello hei hey permisi misi punten assalamualaikum assalamu alaikum asalamualaikum ass wr wb waalaikumsalam selamat met maaf sorry',
);
const dayParts = set('pagi siang sore malam');
const beforeAsking = set('saya aku sy gue mau ingin pengen pingin boleh bisa numpang izin ijin cuma cm cuman minta');
const asking = set('tanya tanyakan nanya bertanya tny menanyakan');
const closings = set(
  'ya yaa yah y iya dong donk deh nih sih makasih makasi trimakasih terimakasih mksh thanks thx tq trims suwun please pls',
);
const persons = set('saya aku sy gue nama namaku nm');
/** Words after "nama saya" that are not part of a name. */
const afterName = set(
  'mau ingin tanya nanya apa apakah ada bisa boleh dari dengan yang pesan order beli kapan berapa minta tolong untuk di ke dan gimana bagaimana ini sudah udah',
);
const numberLabels = set('no nomor nomer nmr order pesanan resi invoice id hp wa telp rekening rek');
const surelyNumbered = set('no nomor nomer nmr resi invoice id');
const nameWordsMax = 3;

interface Word {
  readonly text: string;
  /** Letters and digits in lower case. */
  readonly core: string;
}

/**
 * Proposes how to store a question of a lead or of the bot for other leads: without greetings, names, phone numbers,
 * order numbers and links. The owner may change the proposal. Empty when nothing of the question is left.
 * @param leadName the name shown for the lead
 */
export function proposedQuestion(written: string, leadName = ''): string {
  const text = cutText(written, limits.questionMaxChars).replaceAll(/\s+/g, ' ');
  const words = withoutGreetings(withoutNames(withoutNumbers(withoutLinks(wordsOf(text))), leadName));
  const plain = sentence(withoutReport(words));
  if (plain === '') return '';
  return cutText(/[?.!]$/.test(plain) ? plain : `${plain}?`, limits.questionMaxChars);
}

/**
 * Proposes how to store the owner's answer to one lead for other leads: without greetings, the lead's name and order
 * numbers. Links and account numbers stay, because they are the owner's own.
 */
export function proposedAnswer(written: string, leadName = ''): string {
  const lines = cutText(written, limits.answerMaxChars)
    .split('\n')
    .map((line) => sentence(withoutGreetings(withoutNames(withoutOrders(wordsOf(line)), leadName))));
  return lines.join('\n').trim();
}

/** True when every word of `text` is also in `source`. */
export function hasOnlyWordsOf(text: string, source: string): boolean {
  const known = new Set(wordsOf(source).map(({ core }) => core));
  return wordsOf(text).every(({ core }) => core === '' || known.has(core));
}

function wordsOf(text: string): Word[] {
  return normalizeText(text, 'NFC')
    .split(/\s/)
    .filter((word) => word !== '')
    .map(toWord);
}

function toWord(text: string): Word {
  return { text, core: text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') };
}

/** The punctuation at the end of a word. */
function marksOf({ text }: Word): string {
  return text.slice(withoutEnd(text, /[,.;:!?]/).length);
}

function withoutLinks(words: readonly Word[]): Word[] {
  return words.filter(({ text }) => !/^[<("']*(?:https?:\/\/|www\.)/i.test(text) && !isAddress(text));
}

/** True for a link, a mail address or a username: "toko.id/katalog", "budi@mail.com", "@budi". */
function isAddress(text: string): boolean {
  if (text.includes('@')) return true;
  return text.includes('/') && /\p{L}\.\p{L}{2}/u.test(text);
}

/** Removes phone numbers, accounts and order numbers, and the words that announce them. */
function withoutNumbers(words: readonly Word[]): Word[] {
  const isDropped = words.map((word) => isOrderNumber(word) || isLongNumber(word));
  for (let at = 0; at < words.length; at += 1) {
    let end = at;
    let digits = 0;
    for (; end < words.length && isOfNumber(words[end]!); end += 1) digits += words[end]!.core.length;
    // amounts do not begin with a zero
    if (digits >= 9 && /^[+(]{0,2}(?:0|62)/.test(words[at]!.text)) isDropped.fill(true, at, end);
    at = Math.max(at, end - 1);
  }
  return withoutLabelled(words, isDropped);
}

/** True for a part of a number that is written with spaces: "+62 812-3456" has the parts "+62" and "812-3456". */
function isOfNumber({ text }: Word): boolean {
  return /^[+(]{0,2}\d[\d().-]*[,?!]?$/.test(text);
}

function withoutOrders(words: readonly Word[]): Word[] {
  return withoutLabelled(words, words.map(isOrderNumber));
}

function withoutLabelled(words: readonly Word[], isDropped: readonly boolean[]): Word[] {
  const kept: Word[] = [];
  for (const [at, word] of words.entries()) {
    if (!isDropped[at]) kept.push(word);
    else {
      const from = kept.findLastIndex(({ core }) => !numberLabels.has(core)) + 1;
      const label = kept.slice(from).findIndex(({ core }) => surelyNumbered.has(core));
      if (label >= 0) kept.length = from + label;
    }
  }
  return kept;
}

/** True for order numbers such as "#A123", "INV-20261125-001", "JP1234567890". */
function isOrderNumber({ text, core }: Word): boolean {
  if (/^#[\p{L}\p{N}]/u.test(text)) return true;
  return /^[a-z]{2,6}\d/.test(core) && core.replaceAll(/\D/g, '').length >= 5;
}

function isLongNumber({ text, core }: Word): boolean {
  return /^\d{8}/.test(core) && !/^\d{1,3}[.,]\d{3}(?!\d)/.test(text);
}

/** Removes "nama saya Budi", "atas nama Budi Santoso", and the lead's shown name after "saya" or "kak". */
function withoutNames(words: readonly Word[], leadName: string): Word[] {
  const own = new Set(
    wordsOf(leadName)
      .map(({ core }) => core)
      .filter((core) => core.length > 2),
  );
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const start = namePhraseAt(words, at);
    if (start > 0) {
      at += start;
      for (let left = nameWordsMax; left > 0 && at < words.length && !afterName.has(words[at]!.core); left -= 1) {
        at += 1;
        if (/[,.;:!?]$/.test(words[at - 1]!.text)) break;
      }
      at -= 1;
      continue;
    }
    const before = kept.at(-1)?.core ?? '';
    if (own.has(words[at]!.core) && (persons.has(before) || addressed.has(before))) {
      const end = marksOf(words[at]!);
      const last = kept.pop()!;
      if (addressed.has(before)) kept.push(toWord(`${last.text}${end}`));
    } else kept.push(words[at]!);
  }
  return kept;
}

/** Number of words at this position that announce a name, such as 2 for "nama saya"; 0 for none. */
function namePhraseAt(words: readonly Word[], at: number): number {
  const [one = '', two = ''] = [words[at]?.core, words[at + 1]?.core];
  if (one === 'atas' && two === 'nama') return 2;
  if (one === 'nama' && ['saya', 'aku', 'sy', 'gue'].includes(two)) return 2;
  return one === 'namaku' || /^a\.?n\.$/i.test(words[at]?.text ?? '') ? 1 : 0;
}

/** Removes the greeting at the beginning, thanks at the end, and forms of address. */
function withoutGreetings(all: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const word of all) {
    const end = marksOf(word);
    const last = words.at(-1);
    if (!onlyAddressed.has(word.core)) words.push(word);
    else if (last) words[words.length - 1] = endingWith(last, end);
  }
  let from = 0;
  for (;;) {
    const core = words[from]?.core ?? '';
    const asked = askingAt(words, from);
    if (asked > 0) from += asked;
    else if (core === '' ? from < words.length : greetings.has(core) || isAddressedAt(words, from) || isDayPartAt(words, from)) from += 1;
    else break;
  }
  let end = words.length;
  while (end > from && isClosing(words, end)) end -= words[end - 1]!.core === 'kasih' ? 2 : 1;
  const rest = words.slice(from, end);
  const last = rest.at(-1);
  const marks = words.slice(end).map(({ text }) => /[.?!]$/.exec(text)?.[0] ?? '');
  const mark = marks.find((one) => one === '?') ?? marks.find((one) => one !== '');
  return last && mark ? [...rest.slice(0, -1), endingWith(last, mark)] : rest;
}

/** The word with the punctuation of a dropped word that followed it. */
function endingWith(word: Word, marks: string): Word {
  const isWeaker = /[,;:]$/.test(word.text) && /[.?!]/.test(marks);
  if (isWeaker) return toWord(withoutEnd(word.text, /[,;:]/) + marks);
  return marks === '' || /[,.;:!?]$/.test(word.text) ? word : toWord(word.text + marks);
}

/** True for a form of address at the beginning of a text: before a comma, or after a greeting. */
function isAddressedAt(words: readonly Word[], at: number): boolean {
  const { core, text } = words[at]!;
  return addressed.has(core) && (at > 0 || /[,.!:]$/.test(text));
}

function isDayPartAt(words: readonly Word[], at: number): boolean {
  const { core, text } = words[at]!;
  return dayParts.has(core) && (['selamat', 'met'].includes(words[at - 1]?.core ?? '') || /[,.!]$/.test(text));
}

/** Number of words at this position that only announce a question, such as "saya mau tanya dong"; 0 for none. */
function askingAt(words: readonly Word[], at: number): number {
  let end = at;
  while (beforeAsking.has(words[end]?.core ?? '')) end += 1;
  if (!asking.has(words[end]?.core ?? '')) return 0;
  end += 1;
  while (closings.has(words[end]?.core ?? '') || words[end]?.core === 'soal') end += 1;
  return end - at;
}

function isClosing(words: readonly Word[], end: number): boolean {
  const core = words[end - 1]!.core;
  return core === '' || closings.has(core) || (core === 'kasih' && words[end - 2]?.core === 'terima');
}

/** Removes the phrase with which the bot introduces a lead's question to the owner: "Pelanggan bertanya". */
function withoutReport(words: readonly Word[]): readonly Word[] {
  if (!['pelanggan', 'customer', 'pembeli'].includes(words[0]?.core ?? '')) return words;
  const at = words.slice(0, 5).findIndex(({ core }) => asking.has(core));
  return words.slice(at + 1); // all of them when nothing is asked
}

function sentence(words: readonly Word[]): string {
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/^[\s,.;:!?-]+/, '');
  const plain = withoutEnd(text, /[\s,;:]/);
  if (!/\p{L}{2}/u.test(plain)) return '';
  return plain[0]!.toUpperCase() + plain.slice(1);
}
