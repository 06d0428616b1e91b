import { formsOf } from '../../../../platform/search/same-words.js';

/** A word in its normalised form, and as it is written. */
export interface Word {
  readonly root: string;
  readonly written: string;
}

const wordsMax = 400;
const prefixes =
  /^(?:meng(?=\p{L}{4})|meny(?=\p{L}{4})|mem(?=\p{L}{4})|men(?=\p{L}{4})|di(?=\p{L}{4})|ber(?=\p{L}{4})|ter(?=\p{L}{4})|peng(?=\p{L}{4})|pem(?=\p{L}{4})|pen(?=\p{L}{4})|per(?=\p{L}{5})|se(?=\p{L}{5})|me(?=[lmnrwy]\p{L}{3}))/u;
/** Spoken prefixes, which are removed: "kesalahan", "ngerokok" and "nginep" become "salah", "rokok" and "inap". */
const spoken = /^(?:ke(?=\p{L}{4,}an$)|nge(?=[b-df-hj-np-tv-z]\p{L}{3})|ng(?=[aiueo]\p{L}{3}))/u;
/** Spoken "e" for "a": "deket", "cepet" and "dateng" become "dekat", "cepat" and "datang". */
const spokenVowel = /(?<=\p{L}{2}[bcdghjklmnprst])e(?=(?:ng|[bghklmnprst])$)/u;
const endings = /(?<=\p{L}{4})(?:nya|kan|in|an|i)$/u;
const pointing = /(?<=\p{L}{3})(?:nya|kah)$/u;

/**
 * First form of words that are not only sizes: "sedang dikirim" says what happens now, and "tanggung" is a promise to
 * pay.
 */
const otherThanSize = 'sedang';
/** The normalised spelling of a word, by each of its spellings. */
const same = new Map<string, string>();
for (const [, forms] of formsOf)
  for (const form of forms) if (!form.includes(' ') && forms[0] !== otherThanSize) same.set(form, forms[0]!.replaceAll(' ', ''));
const spellings = `
tidak ga gak nggak ngga enggak tdk gk ndak
belum blm belom
bisa bs dapat dpt dapet boleh
sudah udah udh sdh telah
pakai pake pk
sampai sampe nyampe tiba
kalau kalo klo jika bila
hari hr
jam pukul pkl
bulan bln
tahun thn th
minimal min minimum
maksimal max maks maximal
gratis free cuma-cuma
ready tersedia sedia
habis hbs abis kosong sold
kirim antar ekspedisi
buka operasional
cowok cowo pria laki
cewek cewe wanita putri perempuan
kembali balik balikin
mati
langsung lgsg
satu 1
dua 2
tiga 3
warna wrn
rumah rmh
orang org
pagi
besok bsk
hamil bumil
usia umur
tipe type
nomor no
kerja ngerja erja pengerjaan kerjakan pekerjaan
expired exp kadaluarsa kadaluwarsa
telepon telp tlp
vitamin vit
tukar tuker
j&t jnt
ig instagram
baterai batre batere batrai
izin ijin
lebaran idulfitri
`;
for (const line of spellings.trim().split('\n')) {
  const [first, ...others] = line.split(' ');
  for (const form of [first!, ...others]) same.set(form, same.get(first!) ?? first!);
}

/** The words of a text, with their roots: common prefixes and suffixes are removed. */
export function plainWords(text: string): Word[] {
  const found = text.toLowerCase().match(/(?<!\p{L})\p{L}&\p{L}(?!\p{L})|\p{L}[\p{L}\d]{1,30}|\d{1,9}(?:[.,]\d{1,3}){0,3}/gu) ?? [];
  return found.slice(0, wordsMax).map((written) => ({ written, root: rootOf(written) }));
}

export function rootOf(word: string): string {
  const bare = word.replace(pointing, '');
  const begun = bare.replace(prefixes, '');
  for (const form of [word, bare, begun]) {
    const known = same.get(form);
    if (known !== undefined) return known;
  }
  const stem = begun.replace(spoken, '').replace(endings, '').replace(spokenVowel, 'a');
  return same.get(stem) ?? stem;
}
