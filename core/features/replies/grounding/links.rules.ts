import { CoveredParts } from './contacts/covered.js';
import { ambiguousEnds, plainEnds } from './contacts/domains.js';
import { withLatinLetters } from './leaks/look-alikes.js';

export interface Link {
  readonly from: number;
  readonly to: number;
  /** The address in a form for comparison: without the scheme, `www.` and a slash at the end. */
  readonly key: string;
}

const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const path = String.raw`(?:\/[^\s<>"')\]]*)`;
const link = new RegExp(
  String.raw`https?:\/\/[^\s<>"')\]]+|(?<![\p{L}\d@._-])(?:${label}\.){1,4}(?:${plainEnds})(?![\p{L}\d-])${path}?`,
  'giu',
);
/**
 * Addresses whose top-level domain is also a word or an abbreviation: "kamar.AC". They need a word that announces a
 * link, a path, or a long name.
 */
const doubtful = new RegExp(
  String.raw`(?<![\p{L}\d@._-])(?<host>(?:${label}\.){1,4}(?:${ambiguousEnds}))(?![\p{L}\d-])(?!\.\p{L})(?<path>${path})?`,
  'gu',
);
const announced =
  /(?<!\p{L})(?:klik|buka|cek|lihat|link|linknya|tautan|kunjungi|daftar(?: di)?|website|web|situs|order di|pesan di|di|ke|visit|click)(?:nya)?[ ]?[:,]?[ ]?(?:di |ke |aja |ya )?$/iu;
const longName = /^[a-z\d-]{8,63}\.(?:us|pro|ai|sg|gl|ws)$/u;
/**
 * A domain in another alphabet, which no shop writes. Words of other alphabets after a full stop have a space before
 * them.
 */
const foreignEnd =
  /(?<![\p{L}\d@._-])(?=[\p{L}\d-]{0,63}\.?[\u0370-\uffff])[\p{L}\d-]{1,63}\.[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Han}\p{Script=Devanagari}]{2,20}(?![\p{L}\d])/gu;
/** A dot in words or in brackets: "toko dot com", "toko[.]com", "toko . com". */
const dot = String.raw`[ ]?(?:[[({][ ]?(?:dot|titik|\.)[ ]?[\])}]|[ ](?:dot|titik)[ ]|[ ]\.[ ]?)[ ]?`;
const spokenEnds = 'com|kom|net|org|xyz|shop|store|site|online|info|biz|my\\.id|co[ .]{1,3}id|co(?:[ ](?:dot|titik)[ ])id|web\\.id';
const bracketEnds = `${spokenEnds}|${plainEnds}`;
const spoken = new RegExp(
  String.raw`(?<![\p{L}\d@._-])(?!(?:domain|akhiran|ekstensi|alamat)[ ])${label}(?:${dot}(?:${spokenEnds})|[ ]?[[({][ ]?(?:dot|titik|\.)[ ]?[\])}][ ]?(?:${bracketEnds}))(?![\p{L}\d-])${path}?`,
  'giu',
);
/** The name of a link shortener with a space for its dot: "bit ly/x9". */
const shortener = /(?<![\p{L}\d])(?:bit|is|cutt|rebrand|adf|ow|shorturl|tiny|t|s|wa|goo)[ ](?:ly|gd|me|at|cc|co|id|gl)\/[\w-]{2,60}/giu;
const mail = /(?<![\w.+-])[\w+-][\w.+-]{0,63}@[\w-]{1,63}\.[\w.-]{2,63}/g;
/** An account name on a social network; "@75rb" and "@Rp75.000" are prices and "@pcs" a unit. */
const handle = /(?<![\w.@])@(?=[a-z_])(?!(?:rp|idr)\.?\d)[\w.]{3,30}/giu;
const units = /^@(?:pcs|pack|box|biji|kg|buah|orang|lusin|dus|kamar|porsi|sak|karung|meter|hari|malam|jam|unit|set)$/iu;
/** The name of an account after its network: "IG kami toko_murah". */
const network =
  /(?<!\p{L})(?:ig|instagram|tiktok|tik tok|telegram|tele|line|facebook|fb|twitter|threads)(?:nya)?(?:[ ](?:kami|kita|toko|resmi|baru|di|id|akun)){0,3}(?<sure>[ ]?[:=])?[ ]{1,2}(?<name>[a-z\d][a-z\d._]{3,29})(?![\p{L}\d])/giu;
/** Beginnings of Indonesian words that are not names: "IG kami diperbarui". */
const prefixed = /^(?:di|me|ber|ter|pe|se|ke)\p{L}/iu;
const nameChars = 9;

/** Links, e-mail addresses and names on social networks in a text ({@link plainText}). */
export function findLinks(text: string): Link[] {
  const read = withPlainDots(withLatinLetters(text));
  const found: Link[] = [];
  const taken = new CoveredParts(text.length);
  // the key keeps letters of other alphabets, because an address that only looks like the owner's is a different
  // address
  const add = (from: number, whole: string): void => {
    const words = whole.replace(/[.,;:!?]{1,9}$/, '');
    const to = from + words.length;
    if (units.test(words) || !taken.isFree(from, to)) return;
    taken.add(from, to);
    found.push({ from, to, key: keyOf(text.slice(from, to)) });
  };
  for (const pattern of [mail, link, handle, shortener, spoken])
    for (const { index, 0: whole } of read.matchAll(pattern)) add(index, whole);
  for (const { index, 0: whole } of text.matchAll(foreignEnd)) add(index, whole);
  for (const { index, 0: whole, groups } of read.matchAll(doubtful))
    if (groups!['path'] !== undefined || announced.test(read.slice(Math.max(0, index - 40), index)) || longName.test(groups!['host']!))
      add(index, whole);
  for (const { index, 0: whole, groups } of read.matchAll(network)) {
    const name = groups!['name']!.replace(/\.$/, '');
    if (isAccountName(name, groups!['sure'] !== undefined)) add(index + whole.lastIndexOf(name), name);
  }
  return found.toSorted((one, other) => one.from - other.from);
}

function isAccountName(name: string, isSure: boolean): boolean {
  if (/^\d+$/.test(name)) return false;
  if (/[\d_]|[a-z]\.[a-z]/u.test(name)) return true;
  return !prefixed.test(name) && name.length >= (isSure ? nameChars - 3 : nameChars);
}

/** The text with ordinary dots for full stops of other scripts, which a phone treats as dots. */
function withPlainDots(text: string): string {
  return text.replaceAll(/[。․．｡]/gu, '.');
}

function keyOf(words: string): string {
  return withPlainDots(words)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replaceAll(/[ ]?[[({][ ]?(?:dot|titik|\.)[ ]?[\])}][ ]?|[ ](?:dot|titik)[ ]|[ ]?\.[ ]?/g, '.')
    .replace(/\.kom$/, '.com')
    .replace(/^(\p{L}{1,10})[ ](?=\p{L}{2}\/)/u, '$1.')
    .replace(/\/$/, '');
}
