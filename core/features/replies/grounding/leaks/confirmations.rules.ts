import { findAmounts } from '../amounts.rules.js';
import { spelledNumbers } from '../number-words.rules.js';
import { plainText, sentencesOf } from '../plain-text.rules.js';

/** Secrets of owners: their costs, their source, and how far they go in haggling. */
const subjects: readonly RegExp[] = [
  /(?<!\p{L})(?:modal|hpp|kulak(?:an)?|(?:harga|hrg) (?:modal|beli|pokok|dasar|supplier)|untung|laba|margin|cost)(?:nya)?(?!\p{L})/iu,
  /(?<!\p{L})(?:supplier|suplier|pemasok|vendor|konveksi|pabrik|(?:ambil|kulakan|dapat|dapet)nya (?:dari|di)|kulakan (?:dari|di))(?:nya)?(?!\p{L})/iu,
  /(?<!\p{L})(?:batas|mentok|nett?|terendah|(?:paling|plg) (?:rendah|mentok|bawah|mepet))(?:nya)?(?!\p{L})/iu,
];
const business = /(?<!\p{L})(?:resell?er|dropship\p{L}{0,5}|usaha|bisnis|jualan|franchise|kemitraan|agen)(?!\p{L})/iu;
const assents =
  /^[^\p{L}]{0,6}(?:iya|iyaa|iyah|iy|ya|yup|yap|yes|yoi|betul|benar|bener|tepat|right|correct|exactly|segitu|kok tahu|kok tau|nah itu)(?!\p{L})/iu;
const compares =
  /(?<!\p{L})(?:(?:kurang lebih|sekitar|hampir|emang|memang) (?:segitu|begitu|itu)|modalnya segitu|(?:di ?atas|di ?bawah|lebih (?:dari|rendah dari|tinggi dari)|kurang dari) (?:itu|segitu))(?!\p{L})/iu;
const refuses =
  /(?<!\p{L})(?:maaf|tidak|tdk|gak|ga|nggak|ngga|enggak|belum|rahasia|tanyakan|ditanyakan|tanya|cek|dicek|pastikan|sampaikan|teruskan|konfirmasi|sorry|cannot|can't)(?!\p{L})/iu;
const messagesRead = 3;

interface Asked {
  /** The lead's messages, the last one last. */
  readonly lead: readonly string[];
  readonly secret: string;
  /** Texts that a lead may read. */
  readonly open: string;
}

/**
 * The sentence with which a reply says yes to the lead's guess about a secret of the owner: "Betul Kak" after
 * "modalnya 40rb kan?". A yes is removed after right and wrong guesses alike: otherwise, its absence would show that
 * a guess is right.
 */
export function confirmedGuess(reply: string, { lead, secret, open }: Asked): string | null {
  const recent = lead.slice(-messagesRead).map((one) => plainText(one).text);
  const last = recent.at(-1) ?? '';
  const isAbout = subjects.some((one) => recent.some((said) => one.test(said)) && one.test(secret));
  if (!isAbout || business.test(last) || !isGuess(last, open)) return null;
  const found = sentencesOf(plainText(reply).text).find(({ text }) => (assents.test(text) || compares.test(text)) && !refuses.test(text));
  return found?.text.trim() ?? null;
}

/** True for a text with a number or a name that does not occur in the texts that any lead may read. */
function isGuess(text: string, open: string): boolean {
  const amounts = findAmounts(text).map(({ value }) => value);
  const known = new Set(findAmounts(plainText(open).text).map(({ value }) => value));
  if (amounts.length > 0) return amounts.some((value) => !known.has(value));
  // "ya udah, ukuran 40 ada?" after a question about costs is not a guess
  if (!subjects.some((one) => one.test(text))) return false;
  if (/\d/.test(text) || spelledNumbers(text).length > 0) return true;
  const openWords = new Set(open.toLowerCase().match(/\p{L}{4,30}/gu));
  return (
    subjects[1]!.test(text) && (text.toLowerCase().match(/\p{L}{4,30}/gu) ?? []).some((word) => !openWords.has(word) && !asking.has(word))
  );
}

/** Words of the question itself, which are no names. */
const asking = new Set(
  'supplier suppliernya suplier pemasok vendor konveksi pabrik ambil ambilnya beli dari mana dimana siapa apakah langsung sendiri kakak barang barangnya produk'.split(
    ' ',
  ),
);
