import { remembered } from '../../remembered.js';
import { findAmounts } from '../../amounts.rules.js';
import { decisiveIn, isClaim, isDenial, isName, type Decisive } from './decisive.rules.js';

/** A piece of an owner's sentence, between two commas. */
export interface Segment extends Decisive {
  readonly text: string;
  readonly isNegative: boolean;
  /**
   * The words of each limit in this piece. An answer must keep one of these limits. Empty for a piece without a
   * limit.
   */
  readonly limits: readonly Decisive[];
  /** True when this piece limits the piece before it: "gratis, khusus Sabtu". */
  readonly limitsBefore: boolean;
  /** True before a colon: this piece applies to everything that follows. */
  readonly isHeading: boolean;
  /** True in parentheses: it refers only to the piece before it. */
  readonly isAside: boolean;
}

const segmentsMax = 60;
const itemWords = 3;
const itemsMax = 12;
/** Separators at which a sentence is split. The comma of "1,4 juta" is not one. */
export const cuts =
  /,(?!\d)|[;()|\n]|:(?!\d)| [/&] | (?=kecuali )| (?:dan|serta|tapi|tetapi|namun|sedangkan|lalu|sementara) | [-–—] |[ ]?\p{Extended_Pictographic}\p{M}? (?=\p{L})/iu;
const everyCut = new RegExp(cuts.source, 'giu');
/** Separators between the items of a list. */
const joins = /^(?:,| (?:dan|serta) | [/&] )$/iu;
const excepts = /^ *kecuali /iu;
const limiting =
  /(?<!\p{L})(?:hanya|cuma|khusus|kecuali|selain|min(?:imal|imum)?|maks(?:imal)?|max|asal(?:kan)?|kalau|kalo|klo|jika|bila|apabila|selama|radius|(?:di|ke) ?(?:atas|bawah)|lebih dari|kurang dari|sebelum|paling|wajib|harus|syarat|untuk|utk|buat|mulai|bagi|(?:beli|ambil|order|pesan)(?=[ ]\d))(?!\p{L})/iu;
const everyLimit = new RegExp(limiting.source, 'giu');
/** Words before a list whose items are alternatives: "untuk member, reseller". */
const chooses = /^(?:hanya|cuma|khusus|untuk|utk|buat|bagi|radius)$/iu;
const limitsFirst =
  /^[ ]*(?:tapi |tetapi )?(?:hanya|cuma|khusus|kecuali|selain|min(?:imal|imum)?|asal(?:kan)?|kalau|kalo|klo|jika|bila|apabila|selama|untuk|utk|buat|wajib|harus|syarat|dengan syarat|berlaku|di luar)(?!\p{L})/iu;
/** "Kalau kurang 25rb" states a separate case, not a condition of the text before it. */
const otherwise =
  /^[ ]*(?:tapi |tetapi )?(?:(?:kalau|kalo|klo|jika|bila|apabila) )?(?:kurang|lebih|lewat|di ?luar|di ?bawah|selain)(?!\p{L})/iu;
const upOrDown = /(?<!\p{L})(?:ke|di) ?(?:atas|bawah)(?!\p{L})/iu;

/** True for a piece that states a condition of the text before or after it. */
export function beginsWithLimit(text: string): boolean {
  return limitsFirst.test(text);
}

/** A short piece that only names something. */
export function isItem(one: Decisive & { readonly text: string }): boolean {
  return isName(one) && (one.text.match(/\p{L}+/gu)?.length ?? 0) <= itemWords;
}

/** The pieces of a sentence, in order. */
export const segmentsOf = remembered((sentence: string): readonly Segment[] => {
  const found: Segment[] = [];
  /** Pieces that continue the list before them. */
  const joined = new Set<Segment>();
  let [isAside, isJoined, from] = [false, false, 0];
  for (const { index, 0: cut } of [...sentence.matchAll(everyCut), { index: sentence.length, 0: '' }]) {
    if (index > from && found.length < segmentsMax) {
      const read = segmentOf(sentence.slice(from, index), { isAside, isHeading: cut === ':' });
      const before = found.at(-1);
      const isOfList = isJoined && isItem(read);
      // A piece after "kecuali" means the opposite of the piece before it; a list item shares the denial before it.
      const isNegative = excepts.test(read.text)
        ? before?.isNegative !== true
        : read.isNegative || (isOfList && before?.isNegative === true);
      const one = { ...read, isNegative };
      if (isOfList) joined.add(one);
      found.push(one);
    }
    if (cut === '(' || cut === ')') isAside = cut === '(';
    isJoined = joins.test(cut) && found.length > 0;
    from = index + cut.length;
  }
  return found.map((one, at) => {
    const [limit] = one.limits;
    if (limit === undefined || !chooses.test(limiting.exec(one.text)![0])) return one;
    const last = found.findIndex((next, place) => place > at && !joined.has(next));
    return { ...one, limits: [limit, ...found.slice(at + 1, last < 0 ? undefined : last).slice(0, itemsMax)] };
  });
});

/**
 * The sentence repeated for each item of a list before a common statement: "Ungaran, Kendal, Demak ongkos 75rb" gives
 * one sentence for each of the three places.
 */
export function spreadOf(whole: readonly Segment[]): string[] {
  const segments = whole.slice(whole.findIndex((one) => !one.isHeading));
  const last = segments.findIndex((one) => !isItem(one));
  if (last < 1 || last > itemsMax) return [];
  const predicate = segments[last]!;
  const words = predicate.text.trim().split(' ');
  const length = last === 1 ? 1 : segments[last - 1]!.text.trim().split(' ').length;
  const said = words.slice(length).join(' ');
  if (predicate.isHeading || predicate.isAside || isName(decisiveIn(said)) || words.slice(0, length).some((word) => /\d/.test(word)))
    return [];
  return segments.slice(0, last).map(({ text }) => `${text.trim()} ${said}`);
}

function segmentOf(text: string, place: Pick<Segment, 'isAside' | 'isHeading'>): Segment {
  const at = limiting.exec(text)?.index;
  return {
    ...decisiveIn(text),
    ...place,
    text,
    isNegative: isDenial(text),
    limits: at === undefined ? [] : [limitIn(text, at)],
    limitsBefore: limitsFirst.test(text) && !(otherwise.test(text) && findAmounts(text).length > 0),
  };
}

/** The content of a limit: the words after its keyword. In "5 kg ke atas", the measure comes before the keyword. */
function limitIn(text: string, at: number): Decisive {
  const behind = decisiveIn(text.slice(at).replaceAll(everyLimit, ' '));
  const words = new Set([...behind.words].filter((word) => !isClaim(word)));
  return { ...behind, words, ...(upOrDown.test(text) && { measures: decisiveIn(text).measures }) };
}
