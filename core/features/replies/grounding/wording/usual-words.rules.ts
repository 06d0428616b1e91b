/** Another way to write a word or a number, at its place in a text. */
export interface Reworded {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/**
 * Abbreviations, regional words and loanwords by the usual word, which the rules know. A rule is written for the usual
 * word only, so that two rules never know different spellings. Words that also mean something else, such as "jaminan"
 * (a guarantee or a deposit) and Javanese "tak" (I shall), are missing or need words behind them.
 */
const spellings: Readonly<Record<string, string>> = {
  total: 'ttl',
  jadi: 'jd',
  tidak: 'tdk enggak ndak endak kagak nggk ngk gk gag engga',
  sudah: 'sdh udh',
  dengan: 'dgn',
  untuk: 'utk',
  yang: 'yg',
  ya: 'yaa yaaa',
  jumat: "jum'at jum’at",
  dp: 'panjar persekot',
  'dp ': 'tanda_jadi uang_muka down_payment',
  diskon: 'korting diskonan dskon potongan_harga',
  ongkir: 'ongkos_kirim biaya_kirim ongkos_pengiriman biaya_pengiriman',
  termasuk: 'included incl',
  'belum termasuk': 'exclude excluded excl',
  dikirim: 'dikirimkan',
  diantar: 'diantarkan',
  cuma: 'cuman',
  kami: 'kita',
  sama: 'sm',
  dan: 'dn',
};

/** Words that are the usual one only before others. */
const before: readonly (readonly [written: string, behind: string, usual: string])[] = [
  ['dr', String.raw`(?:rp\.? ?)?\d`, 'dari'],
  ['disc', String.raw`(?:rp\.? ?)?\d`, 'diskon'],
  ['paling_sedikit', String.raw`(?:rp\.? ?|h-)?\d`, 'minimal'],
  ['di_luar', '(?:ongkir|ongkos|biaya|pajak|ppn)', 'belum termasuk'],
  ['diluar', '(?:ongkir|ongkos|biaya|pajak|ppn)', 'belum termasuk'],
  ['setengah|separuh|separo', 'dari', '50%'],
  [
    '(?:sudah|udah|udh|sdh)_(?:sama|sm)',
    '(?:ongkir|ongkos|biaya|pajak|ppn|bbm|bensin|sopir|driver|tol|parkir|makan|harga|pot)',
    'sudah termasuk',
  ],
  [
    'nda|tak',
    '(?:bisa|boleh|ada|perlu|harus|usah|termasuk|kena|bayar|dapat|pernah|akan|ikut|cocok|buka|garansi|jual|terima|berlaku|kembali|hangus|masuk|sampai|kami|kita|(?:di|me|ter|ber)\\p{L})',
    'tidak',
  ],
];

const blanks = (written: string): string => written.replaceAll('_', '[ ]');
const usualOf = new Map(
  Object.entries(spellings).flatMap(([usual, all]) => all.split(' ').map((one) => [one.replaceAll('_', ' '), usual.trim()] as const)),
);
const always = Object.values(spellings)
  .flatMap((all) => all.split(' '))
  .map(blanks)
  .join('|');
const sometimes = before.map(([written, behind], at) => `(?<of${String(at)}>(?:${blanks(written)})(?=[ ](?:${behind})))`).join('|');
const pattern = new RegExp(String.raw`(?:${sometimes}|(?<word>${always}))(?<own>-?nya)?(?![\p{L}\d])`, 'giu');

const digits: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
};
/** Units that a text writes right behind their number, and "3x sebulan". */
const glued =
  /\d(?<unit>pcs|pc|pack|box|botol|orang|org|hari|hr|porsi|biji|buah|unit|lembar|lbr)(?![\p{L}\d])|\d(?<times>[ ]?x)(?=[ ]?(?:sehari|seminggu|sebulan|setahun|\/))/giu;
const days = 'senin|selasa|rabu|kamis|jumat|sabtu|minggu';
const spans = new RegExp(String.raw`(?:${days})(?<between>[ ](?:s\/d|s\.d\.?|sd|sampai|hingga)[ ])(?=(?:${days})(?!\p{L}))`, 'giu');
const counted = 'hari|minggu|bulan|tahun|jam|menit|malam|orang|kali';
const spelledText = new RegExp(
  String.raw`(?<word>${Object.keys(digits).join('|')})(?=[ ](?:${counted})(?!\p{L}))|(?<clock>(?:jam|pukul)[ ])(?<hour>${Object.keys(digits).join('|')})(?!\p{L}|[ ](?:belas|puluh|ratus|ribu|juta|${counted.replace('malam|', '')}))`,
  'giu',
);
/** Words of a number before its last word, and "salah satu". */
const numberBefore = /(?:puluh|ratus|belas|ribu|juta|seribu|seratus|miliar|salah|\d)[ -]$/iu;
const letter = /[\p{L}\d]/u;

/** Places where a text does not use the usual word or writes a small number in words, in order. */
export function unusualWords(text: string): readonly Reworded[] {
  return [...wordsIn(text), ...numbersIn(text), ...unitsIn(text)].toSorted((one, other) => one.from - other.from);
}

function* wordsIn(text: string): Iterable<Reworded> {
  for (const { index, 0: whole, groups } of text.matchAll(pattern)) {
    if (letter.test(text.charAt(index - 1))) continue;
    const own = groups!['own'] ?? '';
    const written = whole.slice(0, whole.length - own.length);
    const usual =
      groups!['word'] === undefined
        ? before[before.findIndex((_, at) => groups![`of${String(at)}`] !== undefined)]![2]
        : usualOf.get(written.toLowerCase())!;
    yield { from: index, to: index + written.length, words: inCaseOf(written, usual) };
  }
}

function* numbersIn(text: string): Iterable<Reworded> {
  for (const { index, 0: whole, groups } of text.matchAll(spelledText)) {
    if (letter.test(text.charAt(index - 1)) || numberBefore.test(text.slice(Math.max(0, index - 9), index))) continue;
    const written = groups!['word'] ?? groups!['hour']!;
    yield { from: index + whole.length - written.length, to: index + whole.length, words: String(digits[written.toLowerCase()]) };
  }
}

function* unitsIn(text: string): Iterable<Reworded> {
  for (const { index, 0: whole, groups } of text.matchAll(glued)) {
    const { unit, times } = groups!;
    const to = index + whole.length;
    yield unit === undefined ? { from: to - times!.length, to, words: ' kali' } : { from: to - unit.length, to, words: ` ${unit}` };
  }
  for (const { index, 0: whole, groups } of text.matchAll(spans))
    yield { from: index + whole.length - groups!['between']!.length, to: index + whole.length, words: '-' };
}

/** A capital letter may begin a sentence or a name. */
function inCaseOf(written: string, usual: string): string {
  if (usual === 'dp') return /^\p{Lu}/u.test(written) ? 'DP' : usual;
  return /^\p{Lu}/u.test(written) ? usual.charAt(0).toUpperCase() + usual.slice(1) : usual;
}
