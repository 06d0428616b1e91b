import { withoutAmounts } from '../evidence/carriers.rules.js';
import { unitSpelled } from '../evidence/measures.rules.js';
import { decisiveWords } from '../evidence/places/decisive.rules.js';
import { rootOf } from '../evidence/plain-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { remembered } from '../remembered.js';

/**
 * A number of the owner, with the word that it counts and the words of its thing. "Silver 89rb: galeri 15 foto" gives
 * 15 of "foto" for "silver" and "galeri".
 */
interface Value {
  readonly counted: string;
  readonly from: number;
  readonly to: number;
  /** The words before the number that name its thing; empty when there are none. */
  readonly names: readonly string[];
}

const cuts = /,(?!\d)|[;()|\n=]|:(?!\d)|[ ][+&/–—-][ ]|[ ](?:dan|serta|tapi|tetapi|sedangkan)[ ]/giu;
/**
 * Signs after a thing. The text after the sign belongs to the thing before it: "Silver 89rb: …", "Betina A 1,5jt (70
 * porsi)".
 */
const opens = /^[:=(]$/;
const number =
  /(?<![\d.,:/x×-])(?<!(?:jam|pukul|tgl|tanggal|no|nomor|lebih|lebihnya|sisa|tambah|tambahan|nambah|extra|rt|rw|jl)[ ]?)(\d{1,4})(?:[ ]?(?:-|–|sampai|s\/d)[ ]?(\d{1,4}))?(?:[ ](?=\p{L}{2})|(?=(?:km|kg|jam|hari|org|th|thn|bln|cm|ml|gr|m)(?!\p{L})))(\p{L}{1,14})(?![\p{L}\d])/giu;
const times = /(?<!\p{L})(\p{L}{4,14})[ ](?:maks(?:imal)?[ ]|max[ ])?(\d{1,2})[ ]?(?:x|kali)(?![ ]?[\p{L}\d])/giu;
const daysAhead = /(?<!\p{L})h[ ]?-[ ]?(\d{1,2})(?!\d)/giu;
const letter = /(?<![\p{L}\d.])\p{L}(?![\p{L}\d.&])|(?<![\d.,])\d{1,4}(?![\d.,]*\d)/gu;
/** Words after a number that counts money or ordered pieces, or is a time of day. */
const noCounted = new Set(
  'rb ribu jt juta persen kali pagi siang sore malam wib pcs pc biji buah box unit dan atau sampai yang kak ke per jadi sudah masih'.split(
    ' ',
  ),
);
const months = /^(jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)/u;
const valuesMax = 1_000;
const sentenceChars = 400;
const reckons = /[×*=]|\d[ ]?x[ ]?\d|\d[ ]?(?:x|kali)[ ]?(?:rp|@)/iu;

/** The numbers that the owner gives to things, such as sizes, contents, times and limits. */
export class ThingValues {
  private readonly byCounted = new Map<string, Value[]>();

  constructor(text: string) {
    let left = valuesMax;
    for (const sentence of sentencesOf(text))
      for (const value of valuesIn(sentence.text)) {
        if (left === 0) return;
        left -= 1;
        const known = this.byCounted.get(value.counted);
        if (known) known.push(value);
        else this.byCounted.set(value.counted, [value]);
      }
  }

  /** True for a number that the owner gives only to other things, when the named thing has a different number. */
  isRefused(sentence: string, leads: readonly string[]): boolean {
    if (sentence.length > sentenceChars || sentence.trimEnd().endsWith('?') || reckons.test(sentence)) return false;
    const given = new Set(leads.flatMap((text) => text.slice(-400).match(/\d+/g) ?? []));
    const own = new Set(namesIn(sentence));
    const withLead = new Set([...own, ...namesIn(leads.at(-1)?.slice(-200) ?? '')]);
    const said = valuesIn(sentence);
    return said.some(({ counted, from, to, names: near }) => {
      if (given.has(String(from)) || given.has(String(to))) return false;
      const known = this.byCounted.get(counted) ?? [];
      const isWithin = (one: Value): boolean => from >= one.from && to <= one.to;
      if (known.some((one) => isWithin(one) && one.names.every((name) => withLead.has(name)))) return false;
      // "Hemat 60 porsi, Sedang 80 porsi": each number is about the words before it
      const isList = said.some((one) => one.counted === counted && one.from !== from);
      const about = (isList ? [new Set(near)] : [own, withLead])
        .map((words) => known.filter(({ names }) => names.length > 0 && names.every((name) => words.has(name))))
        .find(({ length }) => length > 0);
      return about !== undefined;
    });
  }
}

/** The numbers of a sentence with what they count. */
const valuesIn = remembered((sentence: string): readonly Value[] => {
  const found: Value[] = [];
  let heading: readonly string[] = [];
  let before: readonly string[] = [];
  let from = 0;
  for (const { index, 0: cut } of [...sentence.matchAll(cuts), { index: sentence.length, 0: '' }]) {
    const piece = withoutAmounts(sentence.slice(from, index));
    const read = readIn(piece);
    for (const { at, ...one } of read) found.push({ ...one, names: [...new Set([...heading, ...namesIn(piece.slice(0, at))])] });
    const names = namesIn(piece);
    if (names.length > 0) before = names;
    if (opens.test(cut)) heading = cut === '(' ? before : [...new Set([...heading, ...names])];
    else if (cut === ')') heading = [];
    from = index + cut.length;
  }
  return found;
});

function readIn(piece: string): (Omit<Value, 'names'> & { readonly at: number })[] {
  const counts = [...piece.matchAll(number)].flatMap(({ index, 1: first, 2: last, 3: written }) => {
    const counted = countedBy(written!.toLowerCase());
    return counted === null ? [] : [{ at: index, counted, from: Number(first), to: Number(last ?? first) }];
  });
  const repeats = [...piece.matchAll(times)].map(({ index, 1: what, 2: count }) => ({
    at: index,
    counted: `x ${rootOf(what!.toLowerCase())}`,
    from: Number(count),
    to: Number(count),
  }));
  const ahead = [...piece.matchAll(daysAhead)].map(({ index, 1: days }) => ({
    at: index,
    counted: 'h-',
    from: Number(days),
    to: Number(days),
  }));
  return [...counts, ...repeats, ...ahead];
}

function countedBy(word: string): string | null {
  if (noCounted.has(word)) return null;
  return months.exec(word)?.[1] ?? unitSpelled(word) ?? rootOf(word);
}

function namesIn(text: string): string[] {
  const bare = withoutAmounts(text);
  return [...decisiveWords(bare), ...(bare.toLowerCase().match(letter) ?? [])];
}

/** True when a sentence has a number that may belong to a thing. */
export function countsSomething(sentence: string): boolean {
  return !sentence.trimEnd().endsWith('?') && valuesIn(sentence).length > 0;
}
