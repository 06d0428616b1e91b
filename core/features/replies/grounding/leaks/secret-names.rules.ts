import { isGeneral } from '../evidence/general-words.js';
import { rootOf } from '../evidence/plain-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** General words that do not identify a person or a company. */
const common = new Set(
  'jangan boleh tidak harus yang untuk dengan dari pada kalau jika ditanya pelanggan harga modal paling murah mahal supplier nego batas bisa kasih sebut rahasia kami saya anda toko produk barang adalah atau dan juga hanya sampai minimal maksimal diskon stok admin pemilik kirim jual beli orang hari bulan tahun pernah bilang mbak ibuk bapak kakak jakarta bandung surabaya indonesia shopee tokopedia tiktok instagram whatsapp'.split(
    ' ',
  ),
);
/**
 * Words that owners write with a capital letter although they are no names: days, feasts, roles, ways to order and to
 * pay, and goods.
 */
const oftenCapital = new Set(
  (
    'senin selasa rabu kamis jumat sabtu minggu ahad januari februari maret april juni juli agustus september oktober november desember lebaran ramadan ramadhan puasa natal imlek idul fitri adha nyepi waisak weekend tanggal ' +
    'owner boss bosku customer cust costumer client klien buyer kasir karyawan karyawati staf staff manager manajer leader kurir driver reseller dropship dropshipper agen distributor member team sales marketing gudang pabrik konveksi vendor teman saudara keluarga ' +
    'order transfer cash kredit deposit ready promo bonus free gratis ongkir refund retur garansi resi invoice packing cancel batal komplain voucher flash sale live grosir eceran preorder closing follow target omzet margin untung profit laba hpp kulakan catatan penting note update khusus ' +
    'alamat lengkap nama nomor telepon telpon rekening email link katalog foto video chat grup group lokasi jalan kota desa lazada bukalapak facebook google maps telegram youtube gojek grab gosend gopay shopeepay bank mandiri bca bri bni ' +
    'kaos baju celana jaket gamis kerudung jilbab hijab sepatu sandal tas dompet topi kemeja rok dress mukena kopi teh kue roti nasi ayam bakso sambal keripik lilin parfum sabun serum krim masker madu herbal katun rayon denim kulit hitam putih merah biru hijau kuning navy maroon'
  ).split(' '),
);
/** Words before the name of a company or a person, in any case of letters. */
const company = /^(?:cv|pt|ud|koh|pak|bpk|bu)$/iu;
/** Words after which names are also searched for in sentences whose capitals show no name. */
const source = /^(?:supplier|suplier|pemasok|vendor|pabrik|konveksi|distributor)(?:nya)?$/iu;
const betweens = new Set(['kami', 'kita', 'saya', 'toko', 'adalah', 'dari', 'di', ':']);
const nameChars = 4;
const partsMax = 3;
/**
 * Minimum share of capitalised words in a sentence that is written in capitals, or like a title. Its capitals show no
 * name.
 */
const shoutedShare = 0.6;
const shoutedWords = 3;
/**
 * Words in lower case that a title may contain, too. With at least `ordinaryWords` other words in lower case, a
 * sentence is an ordinary one that names many things.
 */
const smallInTitles = new Set('di ke dari dan yang untuk dengan atau pada oleh'.split(' '));
const ordinaryWords = 2;

/** Names in a secret. */
export interface SecretNames {
  /** Single words of names. */
  readonly words: ReadonlySet<string>;
  /** Names of several words, joined: "benangmas". */
  readonly joined: ReadonlySet<string>;
}

/** The names of people, companies and places in the owner's secret text. */
export function namesIn(secret: string): SecretNames {
  const words = new Set<string>();
  const joined = new Set<string>();
  for (const { text } of sentencesOf(secret)) {
    for (const name of isShouted(text) ? markedNames(text, true) : [...capitalised(text), ...markedNames(text, false)]) {
      const telling = name.filter(isTelling);
      for (const word of telling) words.add(word);
      if (telling.length > 0 && name.length > 1) joined.add(name.join(''));
    }
  }
  return { words, joined };
}

function isTelling(word: string): boolean {
  return (
    word.length >= nameChars &&
    !/^\d/.test(word) &&
    !common.has(word) &&
    !oftenCapital.has(word) &&
    !isGeneral(word) &&
    !isGeneral(rootOf(word))
  );
}

function isShouted(sentence: string): boolean {
  const words = sentence.match(/\p{L}{2,40}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !smallInTitles.has(word)).length;
  if (small >= ordinaryWords) return false;
  return words.length >= shoutedWords && capitals / words.length >= shoutedShare && !/\p{Ll}[^.]{0,40}(?:CV|PT|UD)[ .]/u.test(sentence);
}

/** Capitalised words inside a sentence. */
function capitalised(sentence: string): string[][] {
  return [...sentence.matchAll(/(?<=[\p{L}\d,:(.] {0,2})(?<![\p{L}\d])\p{Lu}[\p{L}\d]{1,30}(?:[ ]\p{Lu}[\p{L}\d]{1,30}){0,3}/gu)].map(
    ([name]) => name.toLowerCase().split(' '),
  );
}

/** The words after "CV", "Pak" and similar words. */
function markedNames(sentence: string, isShoutedText: boolean): string[][] {
  const words = [...sentence.matchAll(/[\p{L}\d]{1,40}|[.,;:!?()\n]/gu)].map(([one]) => one.toLowerCase());
  return words.flatMap((word, at) => {
    const isSource = isShoutedText && source.test(word);
    if (!company.test(word) && !isSource) return [];
    const next = words.slice(at + 1, at + 1 + partsMax + betweens.size);
    const start = isSource ? next.findIndex((one) => !betweens.has(one)) : 0;
    const behind = start === -1 ? [] : next.slice(start, start + partsMax);
    const end = behind.findIndex((one) => !isTelling(one) && !(one.length > 1 && one === 'mas'));
    const name = end === -1 ? behind : behind.slice(0, end);
    return name.length === 0 ? [] : [name];
  });
}

/** True for a word that identifies nothing. */
export function isCommon(word: string): boolean {
  return common.has(word);
}
