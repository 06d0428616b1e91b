/**
 * Words and phrases that customers and owners use for the same thing, including chat abbreviations. The first of a
 * line represents all of them. An owner can add other names of a product in its note, as "nama lain: …".
 */
const lines = `
jilbab, kerudung, hijab, khimar, krudung, jilbap, bergo, pashmina, pasmina, kerudung instan, jilbab instan, hijab instan
segi empat, segiempat, segi4
mukena, mukenah, rukuh
gamis, abaya
koko, baju taqwa, baju takwa
sarung, sarong
kaos, kaus, tshirt, t shirt, tee, oblong
kemeja, hem, shirt
celana, clana, pants
jaket, jacket, sweater, sweter, hoodie, hudi
daster, baju tidur, piyama, piama, piyamas
sepatu, sneakers, sneaker, shoes
sandal, sendal, slop
tas, bag, ransel, totebag, tote bag
dompet, wallet
topi, peci, kopiah
jam tangan, arloji
odol, pasta gigi
sampo, shampo, shampoo, sampho
sabun muka, face wash, facial wash, facewash, sabun wajah, facial foam
pelembap, pelembab, moisturizer, moisturiser, krim wajah
tabir surya, sunscreen, sunblock, sunscren
lipstik, lipstick, lipstip, lip tint, liptint, gincu
bedak, powder
parfum, parfume, minyak wangi, perfume
popok, pampers, pempers, diaper, diapers
boneka, teddy bear, doll
tisu, tissue, tisue
deterjen, detergen, sabun cuci
magic com, magicom, rice cooker, ricecooker, penanak nasi, magic jar, magic comm
penggorengan, wajan, kuali, teflon
blender, juicer
kipas angin, kipas, fan
setrika, strika, seterika, gosokan
kulkas, lemari es, refrigerator
termos, botol minum, tumbler, tumblr
cas, charger, carger, casan, pengisi daya, adaptor, chargeran, cas casan
kabel data, kabel usb, kabel cas
hp, handphone, ponsel, smartphone, hape
powerbank, power bank
headset, earphone, earphones, hansfree, handsfree, tws, headphone
tempered glass, anti gores, antigores, screen guard, screen protector, pelindung layar
baterai, batre, batrei, batere, batrai, battery
casing, case, kesing, softcase, soft case
lampu, bohlam, lamp
colokan, stop kontak, terminal listrik
kue, kukis, cookies, cookie, biskuit
nastar, nanas keju
keripik, kripik, chips
kopi, coffee, kofi
teh, tea
gula aren, gula merah, palm sugar
minyak goreng, migor
beras, bras
cabe, cabai, lombok, cabe rawit
telur, telor
ayam, chicken
mi, mie, noodle, mi instan
susu, milk
madu, honey
bayi, baby
anak, kids
pria, cowok, laki, cowo, laki laki, lelaki
wanita, cewek, perempuan, cewe, ibu
hitam, item, black, hitm
putih, white
merah, red
maroon, marun, maron, burgundy
biru, blue, navy
hijau, ijo, green, sage
kuning, yellow
abu, grey, gray
cokelat, coklat, brown, mocca, moka
pink, merah muda
jumbo, super besar, extra besar, ekstra besar, big size, bigsize, raksasa, giant
besar, gede, gde, big, large
sedang, medium, tanggung
kecil, small
mini
sprei, seprai, seprei, sprai, seprey
gorden, hordeng, horden, gordyn, gordin, korden, tirai
murah, termurah, terjangkau
rekening, norek, no rek, nomor rekening, rek
transfer, tf, trf, tg, trsf
cod, bayar di tempat, bayar ditempat, bayar pas sampe, bayar pas barang, bayar pas datang, bayar pas dateng
ongkir, ongkos kirim, biaya kirim, free ongkir, ongkosnya
kirim, pengiriman, dikirim, ngirim, kirimnya
garansi, jaminan, warranty
retur, return, tukar, dituker, tuker, penukaran, dikembalikan
refund, uang kembali, uang balik, duit kembali, duit balik, pengembalian dana
cacat, rusak, defect, pecah
reseller, resell, agen, dropship, dropshipper, jualan lagi
grosir, borongan, partai
diskon, potongan, promo, voucher
alamat, lokasi, tempat, dimana toko, lokasinya
buka, jam operasional, jam buka, tutup
sampai, sampe, nyampe, estimasi, tiba
asli, ori, original, kw
ukuran, size, saiz
bahan, material, terbuat
cicilan, kredit, paylater, pay later, spaylater, spay later, nyicil
kedaluwarsa, kadaluarsa, kadaluwarsa, expired, exp
resi, lacak, tracking
`;

/** All words and phrases of a line, by the term that represents it. */
export const formsOf: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(', '))
    .map((forms) => [forms[0]!.replaceAll(' ', ''), forms]),
);

/** Terms for sizes, smallest first. A lead's "jumbo" may be an owner's "besar", but the two do not mean the same. */
const sizes = ['mini', 'kecil', 'sedang', 'besar', 'jumbo'];

/** The sizes next to a size; none for another term. */
export function sizesNextTo(term: string): string[] {
  const at = sizes.indexOf(term);
  return at < 0 ? [] : [sizes[at - 1], sizes[at + 1]].filter((size) => size !== undefined);
}

interface Phrase {
  readonly words: readonly string[];
  /** The term that represents the phrase. */
  readonly as: string;
}

/** Phrases by their first word, longest first. */
export const samePhrases: ReadonlyMap<string, readonly Phrase[]> = phrasesOf(lines);

function phrasesOf(text: string): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const line of text.trim().split('\n')) {
    const phrases = line.split(', ').map((phrase) => phrase.split(' '));
    const as = phrases[0]!.join('');
    for (const words of phrases) {
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, as }]);
    }
  }
  for (const [first, phrases] of byFirst)
    byFirst.set(
      first,
      phrases.toSorted((one, other) => other.words.length - one.words.length),
    );
  return byFirst;
}
