import { normalizeText } from '#contracts/values/base/normalize-text';
import { cutText } from '#contracts/values/texts';
import { findAmounts, findPercents } from '../amounts.rules.js';
import { contactNumbersIn } from '../contacts/contact-numbers.rules.js';
import { findLinks } from '../links.rules.js';
import { numberWords } from '../number-words.rules.js';
import { plainText, sentencesOf } from '../plain-text.rules.js';
import { decodedForms, rotated } from './disguises.rules.js';
import { playedForms } from './word-games.rules.js';
import { isCommon, namesIn, type SecretNames } from './secret-names.rules.js';

/** Number of consecutive distinctive words of the secret that counts as a quote. */
const run = 4;
/**
 * Length that some words of a quote must exceed; `telling` is their minimum number. Shorter words only show how
 * sentences are built.
 */
const tellingChars = 4;
const telling = 2;
const secretChars = 4_000;
/**
 * Minimum length of a name that is searched for without its spaces. `rotatedChars` applies to rotated names and to
 * names given by first letters.
 */
const joinedChars = 7;
const rotatedChars = 5;
const rotations = 26;
const thousand = 1_000;

/** The owner's secrets, compared with the texts that any lead may read. */
export class SecretText {
  private readonly facts: ReadonlySet<string>;
  private readonly runs: ReadonlySet<string>;
  private readonly names: SecretNames;

  /**
   * @param secret the owner's secret text.
   * @param open texts that leads may read: anything that also occurs in them is not a secret.
   */
  constructor(secret: string, open: string) {
    const text = cutText(secret, secretChars);
    const openText = plainText(open).text;
    const openFacts = factsIn(openText);
    this.facts = new Set([...factsIn(plainText(text).text)].filter((fact) => !openFacts.has(fact)));
    const openRuns = runsOf(openText);
    this.runs = new Set([...runsOf(text)].filter((one) => !openRuns.has(one)));
    const openWords = new Set(wordsOf(openText));
    const { words, joined } = namesIn(text);
    const unknown = new Set([...words].filter((name) => !openWords.has(name)));
    this.names = { words: unknown, joined: new Set([...joined].filter((one) => [...unknown].some((name) => one.includes(name)))) };
  }

  /**
   * The first part of the secret that a reply reveals; null when it reveals none.
   *
   * @param lead the lead's own words. Repeating them reveals nothing, even when they are in the secret: a refusal
   * would tell the lead that a guess is right. Statements of the reply about these words are judged by the other
   * checks, which do not know the secret.
   */
  toldIn(reply: string, lead: string): string | null {
    if (this.facts.size + this.runs.size + this.names.words.size === 0) return null;
    const leadText = plainText(lead).text;
    const leadWords = new Set(wordsOf(leadText));
    const leadFacts = new Set([...factsIn(leadText), ...(this.facts.size === 0 ? [] : bareThousands(leadText))]);
    const leadRuns = runsOf(leadText);
    for (const form of decodedForms(reply)) {
      const text = plainText(form).text;
      const facts = [...factsIn(text), ...costThousands(text)];
      for (const fact of facts) if (this.facts.has(fact) && !leadFacts.has(fact)) return fact;
      for (const one of runsOf(text)) if (this.runs.has(one) && !leadRuns.has(one)) return one;
      for (const word of wordsOf(text)) if (this.isName(word) && !leadWords.has(word)) return word;
    }
    return this.disguisedName(plainText(reply).text, leadWords);
  }

  private isName(word: string): boolean {
    return this.names.words.has(word);
  }

  /**
   * A name of the secret that a reply disguises: without its spaces, with letters left out or covered, as first
   * letters, or rotated in the alphabet.
   */
  private disguisedName(reply: string, leadWords: ReadonlySet<string>): string | null {
    const names = [...this.names.words].filter((name) => !leadWords.has(name));
    if (names.length === 0) return null;
    const words = wordsOf(reply);
    const squeezed = words.join('');
    const joined = [...names, ...[...this.names.joined].filter((one) => names.some((name) => one.includes(name)))];
    const found = joined.find((one) => one.length >= joinedChars && squeezed.includes(one));
    if (found !== undefined) return found;
    const given = new Set(words);
    const played = new Set(words.flatMap(playedForms));
    const covered = reply.toLowerCase().match(/[\p{L}*#_.@$\d]{4,30}/gu) ?? [];
    const lines = reply.split(/\n+/).map((line) => /\p{L}/u.exec(line)?.[0].toLowerCase() ?? '');
    const starts = [lines.join(''), words.map((word) => word.charAt(0)).join('')];
    return (
      names.find(
        (name) =>
          covered.some((word) => isCovered(word, name)) ||
          (name.length > rotatedChars && starts[0]!.includes(name)) ||
          starts[1] === name ||
          given.has(skeletonOf(name)) ||
          (name.length >= rotatedChars && played.has(name)) ||
          (name.length >= rotatedChars && rotationsOf(name).some((one) => given.has(one))),
      ) ?? null
    );
  }
}

/**
 * True for a word that covers some letters of a name: "b*nang" for "benang". At least half of the letters must be
 * left.
 */
function isCovered(word: string, name: string): boolean {
  if (word.length !== name.length || /^\p{L}+$/u.test(word)) return false;
  const chars = Array.from(word);
  const kept = chars.filter((char) => /\p{L}/u.test(char)).length;
  return kept * 2 >= name.length && chars.every((char, at) => !/\p{L}/u.test(char) || char === name.charAt(at));
}

/** The consonants of a name: "bnng" for "benang". A name with fewer than four consonants is not compared. */
function skeletonOf(name: string): string {
  const left = name.replaceAll(/[aiueo]/g, '');
  return left.length >= tellingChars && left !== name ? left : ' ';
}

function rotationsOf(name: string): string[] {
  return Array.from({ length: rotations - 1 }, (_, at) => rotated(name, at + 1));
}

/** Amounts, percentages, numbers and links, in a form that can be compared. */
function factsIn(text: string): Set<string> {
  return new Set([
    ...findAmounts(text).map(({ value }) => `Rp ${value}`),
    ...findPercents(text, true).map(({ value }) => `${value}%`),
    ...contactNumbersIn(text).map(({ digits }) => digits),
    ...findLinks(text).map(({ key }) => key),
  ]);
}

const aboutLimits =
  /(?<!\p{L})(?:(?:modal|kulakan|hpp|mentok|batas|terendah|paling (?:rendah|murah|bawah)|cost|lowest)(?:nya)?|(?:ambil|dapat|dapet|beli)nya|(?:kami|kita|saya) (?:ambil|dapat|dapet|beli))(?!\p{L})/iu;
const bareNumber =
  /(?<![\d.,\p{L}]|(?:ukuran|size|nomor|no|umur|usia|jam|tgl|tanggal|isi|tipe|seri|lantai|min|minimal)[ .])\d{1,3}(?![\d\p{L}]|[.,:]\d|[ ]?(?:%|x|persen|pcs|pc|biji|buah|lusin|kodi|box|dus|pak|lembar|botol|sachet|set|pasang|hari|jam|menit|minggu|bulan|tahun|kg|gram|gr|ml|cm|meter|liter|orang|kali|warna|ukuran|varian)(?!\p{L}))/giu;
const words = Object.entries(numberWords).filter(([, value]) => value >= 1 && value < 10);
const digitWords = words.map(([word]) => word).join('|');
/** Numbers in words: "empat puluh", "empat puluhan" (tens), and "enam delapan" (two digits in a row). */
const wordNumber = new RegExp(
  String.raw`(?<!\p{L})(${digitWords})[ ](?:(puluh)(?:an)?(?:[ ](${digitWords}))?|(${digitWords}))(?!\p{L})`,
  'giu',
);

/** Roman numerals before a scale: "XCII ribu". Without a scale, such letters are sizes and names of models. */
const romanNumber = /(?<![\p{L}\d])[IVXLCDM]{1,9}(?=[ ]?(?:ribu|rb|k)(?!\p{L}))/gu;
const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1_000 };

function romanValue(digits: string): number {
  const values = Array.from(digits, (one) => romanDigits[one] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Bare numbers in sentences about costs and limits, read as thousands: "modal kami empat puluh". */
function costThousands(text: string): string[] {
  return sentencesOf(text).flatMap(({ text: sentence }) => (aboutLimits.test(sentence) ? bareThousands(sentence) : []));
}

function bareThousands(text: string): string[] {
  const digit = (word: string | undefined): number => (word === undefined ? 0 : (numberWords[word.toLowerCase()] ?? 0));
  return [
    ...[...text.matchAll(bareNumber)].map(([digits]) => Number(digits)),
    ...[...text.matchAll(romanNumber)].map(([digits]) => romanValue(digits)),
    ...[...text.matchAll(wordNumber)].map(({ 1: tens, 3: ones, 4: second }) => digit(tens) * 10 + digit(ones ?? second)),
  ].map((value) => `Rp ${value * thousand}`);
}

function runsOf(text: string): Set<string> {
  const all = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at + run <= all.length; at += 1) {
    const part = all.slice(at, at + run);
    if (part.filter((word) => word.length > tellingChars && !isCommon(word)).length >= telling) found.add(part.join(' '));
  }
  return found;
}

function wordsOf(text: string): string[] {
  return (
    normalizeText(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{1,40}/gu) ?? []
  );
}
