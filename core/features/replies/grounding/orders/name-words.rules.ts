import { shortPlaces } from '../facts/place-names.js';
import { numberWords } from '../number-words.rules.js';
import { remembered } from '../remembered.js';

/** Words that are never part of the name of a thing. */
const notNames = new Set(
  'yang dan atau untuk utk dari dengan dgn kak kakak kaka bos bu pak bund sis gan min admin ada saya kami mau berapa brp harga harganya hrg total totalnya ya nya ini itu stok stock per ready bisa kalau kalo klo juga beli pesan order ambil jadi jadinya sama rp ribu rb ribuan juta jt an aja saja nih dong sih kok deh lagi sudah udah udh mulai seharga sekarang sedangkan nah oke ok ke di lebih sampai khusus lewat bayar promo diskon minimal maksimal semua lain tidak belum boleh selama setelah dapat buat halo hai maaf mohon terima kasih cuma hanya baik siap tiap masih kena masuk menjadi masing tambah ditambah plus tambahan termasuk semuanya jumlah subtotal sekalian berarti yaitu adalah biasanya pcs pc biji buah unit grosir ecer eceran satuan satuannya atas bawah keatas up normal kita list daftar berikut produk varian lho loh ka dulu tetap cukup untuknya bos paling murah murahnya idr anda tersedia lengkap silakan brapa sekitar kurang kira ratus puluh belas sebesar senilai nambah tetep tetap dapat dapet cuman doang bungkus bks sak zak batang btg trip bisa klo sm brp pakai pake diatas dibawah'.split(
    ' ',
  ),
);
const sizes = new Set(
  's m l xs xl xxl xxxl jumbo kecil sedang besar mini reguler regular medium large small putih hitam merah biru hijau karung dus'.split(
    ' ',
  ),
);
/** Sizes, units and packages: on their own they mean a kind of the thing before them. */
const kinds = new Set([
  ...sizes,
  ...'pk cm mm kg gr gram g ons ml liter ltr meter isi diamond dm bulan hari jam menit minggu tahun malam orang org loyang karton box toples lembar rim inch gb mb mah watt ukuran size diameter warna'.split(
    ' ',
  ),
]);
const fractions: Readonly<Record<string, string>> = { setengah: '0.5', seperempat: '0.25' };
const spelled: Readonly<Record<string, string>> = {
  ...shortPlaces,
  batre: 'baterai',
  batrai: 'baterai',
  telor: 'telur',
  jilbab: 'kerudung',
  tahunan: 'tahun',
  bulanan: 'bulan',
  harian: 'hari',
  mingguan: 'minggu',
  vit: 'vitamin',
  ip: 'iphone',
  malem: 'malam',
  mlm: 'malam',
  anak2: 'anak',
  langganan: 'pelanggan',
  ekspres: 'express',
  ekspress: 'express',
  expres: 'express',
};

/**
 * The words of a text that may name a thing, normalised: lower case, without -nya, numbers separated from their unit
 * ("20cm" is "20" and "cm").
 */
export const nameWords = remembered((text: string): readonly string[] => {
  const found = withSizeCodes(withOvertime(withGrams(text.toLowerCase()))).match(/[\p{L}\d]{1,30}(?:(?<=\d)[.,]\d{1,3})?/gu) ?? [];
  return found.flatMap(withUnitApart).flatMap((word, at, all) => {
    if (word === 'buah' && all.length > 1 && !isNumber(all[at - 1] ?? '')) return [word];
    // the multiplication sign of "8 m2 x 30rb" and "2 x 1,5"; in other places, "x" may name a product such as an X
    // banner
    if (word === 'x' && at > 0 && /^(?:rp|\d|$)/u.test(all[at + 1] ?? '')) return [];
    // "paket lengkap" is a name, "alamat lengkap" is not
    if (word === 'lengkap' && all[at - 1] === 'paket') return [word];
    const base = fractions[word] ?? spelled[word] ?? stemOf(doubled.exec(word)?.[1] ?? word);
    return notNames.has(word) || notNames.has(base) ? [] : [base.replace(',', '.').replace(/^(\d{1,3})\.(\d{3})$/u, '$1$2')];
  });
});

/** True for a number. "buah" counts after it ("5 buah"), but belongs to a name in "salad buah". */
function isNumber(word: string): boolean {
  return /^\d/.test(word) || word in numberWords || word === 'per';
}

/** A doubled word that is written with a 2: "Kos2an" for "kos-kosan". */
const doubled = /^(\p{L}{3,12})2(?:an|nya)?$/u;

/** Replaces words for overtime with one name, because a number of hours alone is not a name: "Lebih jam 10rb/jam". */
function withOvertime(text: string): string {
  return text.replaceAll(/(?<!\p{L})(?:(?:ke)?lebih(?:an)?[ ](?:jam|waktu)|over[ ]time)(?!\p{L})/gu, 'overtime');
}

/** Replaces half a kilo with 500 gr, and half a liter with 500 ml, as price lists write them. */
function withGrams(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\d.,])(setengah|stgh|1\/2|½|0[.,]5|seperempat|1\/4|¼|0[.,]25)[ ]?(kilo|kg|liter|ltr|l)(?!\p{L})/gu,
    (_, part: string, unit: string) => `${/4|¼|25|empat/.test(part) ? 250 : 500} ${unit.startsWith('k') ? 'gr' : 'ml'}`,
  );
}

/**
 * Joins the numbers of a size such as "80/90-14" or "185/65 R15", because other sizes have the same single numbers.
 */
function withSizeCodes(text: string): string {
  if (!text.includes('/')) return text;
  return text.replaceAll(/(^|[^\d.,/])(\d{2,3})\/(\d{2,3})(?:-| ?r ?)(\d{2})(?![\d.,/])/gu, '$1$2$3$4 $2 $3 $4');
}

/** Splits a number from its unit: "20cm" becomes "20" and "cm". "a3" and "t50" stay one word. */
function withUnitApart(word: string): string[] {
  const [, digits, unit] = /^(\d{1,9})(\p{L}{1,6})$/u.exec(word) ?? [];
  return digits !== undefined && kinds.has(unit!) ? [digits, unit!] : [word];
}

/**
 * How well a word identifies a thing. A name has the highest weight, a size or number a lower one. A unit has none,
 * because units also follow quantities.
 */
export function weightOf(word: string): number {
  if (!isKindWord(word)) return 100;
  return /^\d/.test(word) || sizes.has(word) ? 10 : 0;
}

/** True for a size, a unit or a number. */
export function isKindWord(word: string): boolean {
  return kinds.has(word) || /^\d/.test(word);
}

function stemOf(word: string): string {
  return word.length > 5 && word.endsWith('nya') ? word.slice(0, -3) : word;
}

const beginningMin = 6;
const leftOut = 3;
/** Maximum length of an abbreviation, because people do not type longer ones. */
const beginningMax = 24;

/**
 * Beginnings that abbreviate exactly one long word: "karimun" for "karimunjawa". A beginning has at least six
 * letters, and omits at least three.
 */
export function beginningsOf(words: Iterable<string>): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const known = new Set(words);
  for (const word of known)
    for (let length = beginningMin; length <= Math.min(word.length - leftOut, beginningMax); length += 1) {
      const start = word.slice(0, length);
      if (!known.has(start)) found.set(start, [...(found.get(start) ?? []), word]);
    }
  return new Map([...found].filter(([, all]) => all.length === 1));
}
