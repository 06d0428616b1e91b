import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import { tier } from '../list-lines.rules.js';
import type { Priced } from '../priced.rules.js';

/** Times at which a thing has another price. */
const times =
  'tgl tanggal malam siang pagi sore weekend weekday wiken libur liburan senin selasa rabu kamis jumat sabtu ahad lebaran nataru season'.split(
    ' ',
  );
/** Words for a rate, such as "mingguan". They belong to a price's name, unlike "2 minggu", which counts weeks. */
const periods = /(?<!\p{L})(harian|mingguan|bulanan|tahunan)(?!\p{L})/giu;
const unitOf: Readonly<Record<string, string>> = { harian: 'hari', mingguan: 'minggu', bulanan: 'bulan', tahunan: 'tahun' };
/** Words for groups of buyers. */
const groups =
  'anak dewasa umum pelajar mahasiswa siswa santri lansia member anggota komunitas umkm sekolah rombongan keluarga pelanggan karyawan instansi warga lokal wisatawan wna wni kelompok'.split(
    ' ',
  );
/** Words that describe a thing and never name one. */
const looks = 'tebal tipis panjang pendek premium standar biasa luar dalam ekonomi vip baru lama'.split(' ');
const ofTime = new Set(times);
const ofPeriod = new Set(Object.values(unitOf));
const ofGroup = new Set(groups);
const ofLook = new Set(looks);
const closed = new Set([...times, ...groups, ...looks]);
/** Words before a group or a time: "Utk pelajar", "khusus member", "kalau malam". */
const addressed = /^[^\p{L}\d]{0,3}(?:utk|untuk|buat|khusus|bagi|kalau|kalo|klo)[ ]+/iu;
const remarks = /\([^()\n]{0,60}\)/gu;
/** Work on the thing that the next word names: "servis AC 75rb, AC cassette 150rb". */
const work = new Set('servis service cuci sewa jasa pasang potong tiket les kursus daftar cetak jahit bor rental'.split(' '));
const wordsMax = 3;

/** True for a word that names a time: "malam", "weekend". */
export function isTime(word: string): boolean {
  return ofTime.has(word);
}

const week = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'];
const daySpan = new RegExp(String.raw`(?<!\p{L})(${week.join('|')})[ ]?(?:-|–|s\/d|sd|sampai)[ ]?(${week.join('|')})(?!\p{L})`, 'giu');

/** The text with the days between added to "senin-kamis". */
export function withDaysBetween(text: string): string {
  return text.replaceAll(daySpan, (_, first: string, last: string) => {
    const [from, to] = [week.indexOf(first.toLowerCase()), week.indexOf(last.toLowerCase())];
    return from < to ? week.slice(from, to + 1).join(' ') : `${first} ${last}`;
  });
}

/** True for a word that describes a thing: "tebal", "baru". */
export function isLook(word: string): boolean {
  return ofLook.has(word);
}

/** The units of the rates that a text names: "minggu" for "sewa mingguan". */
function periodsIn(text: string): string[] {
  return [...text.matchAll(periods)].map(([, word]) => unitOf[word!.toLowerCase()]!);
}

/**
 * The words that limit a price to a kind, a time or a group of buyers of the thing before it: "malam" of "sewa
 * lapangan 120rb/jam, malam 150rb/jam". Empty for the name of another thing.
 */
export function qualifiersOf(own: string): readonly string[] {
  const isAddressed = addressed.test(own);
  const text = own.replace(addressed, '').replace(tier, ' ').replaceAll(remarks, ' ');
  const words = nameWords(text.replaceAll(/(?<!\p{L})min(?:imal)?(?!\p{L})/giu, ' '));
  if (words.length === 0 || words.length > wordsMax) return [];
  if (words.every((word) => isKindWord(word) && !closed.has(word)) && periodsIn(text).length === 0) return [];
  return isAddressed || closed.has(words[0]!) || periodsIn(text).includes(words[0]!) ? words : [];
}

/** True for a text that begins with a group of buyers: "member potong". */
export function isOfGroup(text: string): boolean {
  return ofGroup.has(nameWords(text)[0] ?? '');
}

/**
 * The words of a name that state when its price applies: "weekend" of "weekend room small", "minggu" of "sewa mingguan
 * genset".
 */
export function timesIn(own: string, words: readonly string[]): readonly string[] {
  const rates = periodsIn(own);
  const found = words.filter((word) => ofTime.has(word) || rates.includes(word));
  return found.length < words.length ? found : [];
}

/** The name without a remark that only lists days: "(jumat malam-minggu)" of "weekend (jumat malam-minggu) small". */
export function withoutDays(own: string): string {
  return own.replaceAll(remarks, (remark) => {
    const words = nameWords(remark);
    return words.some((word) => ofTime.has(word)) && words.every((word) => ofTime.has(word) || isKindWord(word)) ? ' ' : remark;
  });
}

/** The words with "weekend" added when they name a day of the weekend. */
export function withWeekend(words: readonly string[]): readonly string[] {
  const isFree = words.some((word, at) => word === 'sabtu' || word === 'ahad' || (word === 'minggu' && words[at - 1] === 'hari'));
  return isFree ? [...words, 'weekend'] : words;
}

/** The name of a thing without its qualifiers: "tiket masuk" of "tiket masuk pelajar". */
export function headOf({ words, qualifiers }: Pick<Priced, 'words' | 'qualifiers'>): string[] {
  const names = [...words].filter((word) => !qualifiers.has(word));
  // the prices of "Harian 35rb, bulanan 225rb" share no name
  return names.every((word) => ofPeriod.has(word) || ofTime.has(word)) ? [] : names;
}

/**
 * Words that grade a thing. In a list, the next grade replaces the previous one: "premium" after "bibit parfum
 * reguler" means "bibit parfum premium".
 */
const grades = new Set(
  'reguler regular standar premium ekonomi vip hemat biasa deluxe gold silver platinum basic original ori kw'.split(' '),
);

/** True for a word that grades a thing: "original", "reguler". */
export function isGrade(word: string): boolean {
  return grades.has(word);
}

/** The name of a thing without its grade, when another grade follows: "bibit parfum" of "bibit parfum reguler". */
export function withoutGrade(names: readonly string[], next: readonly string[]): readonly string[] {
  const last = names.at(-1);
  return last !== undefined && grades.has(last) && next.some((word) => grades.has(word)) ? names.slice(0, -1) : names;
}

/**
 * The thing to which a grade belongs. After "nugget original 35rb, keju 42rb", "premium" belongs to the first thing
 * of the line, because that has a grade and the thing before "premium" is another kind.
 */
export function gradedBy<Named extends Pick<Priced, 'words'>>(qualifiers: readonly string[], first: Named | undefined, last: Named): Named {
  if (first === undefined || !qualifiers.every(isGrade) || !isGrade([...first.words].at(-1)!)) return last;
  return [...last.words].some((word) => first.words.has(word)) ? last : first;
}

/**
 * Adds the work that the previous thing's name begins with. After "servis AC", "AC cassette" becomes "servis AC
 * cassette". Null when the name does not begin with a word of the previous name, when that word has anything but work
 * before it, or when the rest of the name only names a kind.
 */
export function withWorkOf(own: readonly string[], { words }: Pick<Priced, 'words'>): readonly string[] | null {
  const names = [...words];
  const [first, ...kind] = own;
  const at = first === undefined || isKindWord(first) ? -1 : names.indexOf(first);
  if (at < 1 || kind.every(isKindWord) || !names.slice(0, at).every((word) => work.has(word))) return null;
  return [...names.slice(0, at), ...own];
}

/** Maximum number of weeks, months or years that is a count. In "Vario 125 mingguan", 125 is part of the name. */
const periodsMax = 60;

/** The words of a text without the units of its numbers: "6 bulan" does not name "kontrak bulanan". */
export function withoutCounted(words: readonly string[]): ReadonlySet<string> {
  const isCounted = (word: string, before = ''): boolean =>
    /^\d/.test(before) && isKindWord(word) && !(ofPeriod.has(word) && word !== 'hari' && Number(before) > periodsMax);
  return new Set(words.filter((word, at) => !isCounted(word, words[at - 1])));
}

const enough = 2;

/** True when a thing has a qualifier that a text does not name. One of several days is enough, or two words of a long description. */
export function isUnasked({ qualifiers, telling }: Priced, given: ReadonlySet<string>): boolean {
  if (qualifiers.size === 0) return false;
  const named = [...qualifiers].filter((word) => given.has(word));
  if (telling !== undefined) return named.length < qualifiers.size && !named.some((word) => telling.has(word));
  const isTime = [...qualifiers].every((word) => ofTime.has(word));
  return named.length < (isTime ? 1 : Math.min(enough, qualifiers.size));
}

/**
 * True when the other thing is this one with a qualifier: "sewa lapangan" is the plain form of "sewa lapangan malam".
 */
export function isPlainOf(one: Priced, other: Priced): boolean {
  if (other.qualifiers.size === 0 || one.isFee !== other.isFee) return false;
  if ([...other.qualifiers].every((word) => one.words.has(word))) return false;
  const head = headOf(other).filter((word) => weightOf(word) > 0 && !/^\d/.test(word));
  return head.length > 0 && head.every((word) => one.words.has(word));
}
