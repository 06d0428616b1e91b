import { normalizeText } from '#contracts/values/base/normalize-text';

/*
 * Topics that leads ask a shop about, each with the words of leads and owners for it. Owners write "Metode pembayaran
 * apa saja?", leads write "norek brp" or "bayarnya pake apa". These have no word in common, so the search for a saved
 * answer also compares topics. A word may belong to several topics. Unlike the words of a line in same-words.ts, the
 * words of a topic do not mean the same.
 */
const lines = `
cod: cod, cash on delivery, bayar di tempat, bayar ditempat, bayar pas sampai, bayar pas sampe, bayar pas nyampe, bayar pas barang, bayar pas datang, bayar pas dateng, bayar saat barang, bayar di rumah
pembayaran: pembayaran, metode pembayaran, cara bayar, bayar pake, bayar pakai, bayar lewat, bayar kemana, bayar ke mana, bayar gimana, norek, no rek, rekening, nomor rekening, transfer, tf, trf, qris, ovo, gopay, dana, shopeepay, e wallet, ewallet, bca, bri, bni, mandiri, bsi, va, virtual account
rusak: rusak, cacat, pecah, bocor, mati, error, tidak berfungsi, tidak nyala, garansi, jaminan, warranty, servis, komplain, klaim, retur, return, refund, dikembalikan, pengembalian, uang kembali, balikin, dibalikin, duit kembali, duit balik, uang balik
tukar: tukar, tuker, dituker, ditukar, penukaran, salah size, salah ukuran, tukar ukuran, tukar size, tuker ukuran, tuker size, salah kirim, salah warna, kekecilan, kebesaran, kesempitan, tidak muat, tidak cocok, tidak sesuai, tidak sama, beda warna, beda dari foto, beda sama foto, retur, return
cacat: cacat, pecah, penyok, sobek, robek, retur, return, komplain, salah kirim, kurang lengkap
jadwal: jam buka, buka, tutup, libur, jam operasional, operasional, hari minggu, tanggal merah, jam kerja
alamat: alamat, lokasi, toko fisik, toko offline, offline store, datang langsung, dateng langsung, datang ke toko, dateng ke, bisa dateng, boleh dateng, mau dateng, mampir, kunjungi, maps, share loc, shareloc, dimana toko, di mana toko, posisi toko, daerah mana, daerah apa, sebelah mana, arah mana, dekat mana, deket mana, patokan
ambil: ambil sendiri, diambil, ambil di toko, pick up, pickup, ambil langsung, jemput
kurir: kurir, ekspedisi, jne, jnt, j t, j n t, sicepat, anteraja, ninja, lion parcel, pos indonesia, spx, wahana, tiki, id express, dikirim pakai, kirim pake, kirim lewat
instan: gosend, go send, gojek, grab, grabexpress, grab express, instan, instant, same day, sameday, kurir toko, ojek, ojol
kirim: kapan dikirim, dikirim kapan, pengiriman kapan, kirim kapan, kapan kirim, proses kirim, kapan diproses, hari ini dikirim, dikirim hari ini, pesanan dikirim, kapan pesanan, pengirimannya kapan
lama: berapa lama sampai, berapa hari sampai, nyampe, nyampai, kapan sampai, kapan sampe, kapan nyampe, estimasi, lama pengiriman, berapa hari, lama sampai
luarjawa: luar jawa, luar pulau, papua, kalimantan, sulawesi, sumatera, sumatra, maluku, ntt, ntb, bali, lombok, aceh, manado, makassar, ambon, jayapura, sorong, kupang, pontianak, medan
luarnegeri: luar negeri, internasional, malaysia, singapura, brunei, hongkong, hong kong, taiwan, jepang, korea, arab, saudi, australia, amerika, ekspor, export
grosir: grosir, borongan, partai, beli banyak, ambil banyak, pesan banyak, order banyak, harga banyak, kulakan, lusinan, kodian, lusin, selusin, kodi, sekodi, jumlah banyak, lebih murah
minimal: minimal order, min order, minimum order, minimal pembelian, minimal belanja, beli satu, satuan, eceran, ecer, minimal beli, order minimal, min beli, beli 1, beli 1 aja, ambil 1, ambil satu, order 1, pesan 1, pesan satu
reseller: reseller, resell, agen, dropship, dropshipper, mitra, jualan lagi, dijual lagi, dijual kembali, distributor, join
asli: asli, ori, original, kw, palsu, authentic, resmi
cicilan: cicil, cicilan, nyicil, dicicil, kredit, paylater, pay later, spaylater, spay later, tempo, kredivo, akulaku, angsuran, ngutang, hutang, utang, kasbon
kemasan: packing, bubble wrap, bubblewrap, kayu, dibungkus, kemasan, dus, kardus
kado: kado, hadiah, kartu ucapan, bungkus kado, gift, gift card, hampers, ulang tahun, ultah, parsel
resi: resi, lacak, tracking, no resi, nomor resi, cek paket, paket sampai mana, posisi paket
batal: batal, dibatalkan, batalin, dibatalin, batalkan, cancel, cancle, tidak jadi, pembatalan
restock: restock, restok, ada lagi, ready lagi, kapan ada, kapan ready, masuk lagi, kosong, kapan tersedia, sold out, po lagi
hamil: hamil, bumil, ibu hamil, busui, menyusui, kehamilan, promil
halal: halal, mui, sertifikat halal, haram
bpom: bpom, terdaftar, izin edar, aman
cuci: cuci, mencuci, nyuci, dicuci, laundry, setrika, perawatan, cara rawat, ngerawat, luntur
bahan: bahan, material, tipis, tebal, menerawang, nerawang, tembus, transparan, panas, adem, gerah, melar
awet: awet, tahan lama, kuat, gampang rusak, cepat rusak, tahan berapa lama, keawetan
coba: coba, dicoba, nyoba, tester, sampel, sample, fitting
anak: anak, bayi, balita, umur berapa, usia
kedaluwarsa: kedaluwarsa, kadaluarsa, kadaluwarsa, expired, exp, ed, masa simpan, simpan, disimpan, basi, tahan sampai kapan, tahan berapa lama, tahan berapa hari, tahan lama
custom: custom, kustom, pesan khusus, request, bordir, sablon nama, tulis nama, pakai nama, desain sendiri
faktur: faktur, pajak, invoice, nota, kuitansi, kwitansi, npwp
promo: promo, diskon, potongan, voucher, kode promo, sale, cashback, gratis ongkir, free ongkir
preorder: preorder, pre order, po, indent, inden
ukuran: ukuran, size, saiz, size chart, panduan ukuran, tabel ukuran, lingkar dada, ld, muat
warna: warna, motif, pilihan warna
stok: stok, stock, ready, ada barang
berat: berat, gram, kilo, bobot
isi: isi berapa, isi, satu dus, per dus, per karton
pakai: cara pakai, cara memakai, cara menggunakan, cara makai, aturan pakai, petunjuk
foto: foto asli, real pict, realpict, real picture, foto produk, video produk
`;

const charsMax = 2_000;
const wordsMax = 300;

interface Phrase {
  readonly words: readonly string[];
  readonly topic: string;
}

const topics: readonly (readonly [topic: string, phrases: readonly string[]])[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [topic = '', phrases = ''] = line.split(': ');
    return [topic, phrases.split(', ')] as const;
  });

/** Chat spellings of the words that occur in phrases. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['kpn', 'kapan'],
  ['kapn', 'kapan'],
  ['lg', 'lagi'],
  ['brp', 'berapa'],
  ['brapa', 'berapa'],
  ['byr', 'bayar'],
  ['bayarnya', 'bayar'],
  ['pk', 'pake'],
  ['pke', 'pake'],
  ['hr', 'hari'],
  ['bs', 'bisa'],
  ...['ga', 'gak', 'gk', 'nggak', 'ngga', 'enggak', 'engga', 'ndak', 'tak', 'tdk', 'kagak'].map((no) => [no, 'tidak'] as const),
  ['bnyk', 'banyak'],
  ['bnyak', 'banyak'],
  ['tmpt', 'tempat'],
  ['sampe', 'sampai'],
  ['smpe', 'sampai'],
  ['smp', 'sampai'],
  ['nympe', 'nyampe'],
]);

/** Phrases by their first word. */
const phrases: ReadonlyMap<string, readonly Phrase[]> = phrasesOf();

function phrasesOf(): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const [topic, forms] of topics)
    for (const form of forms) {
      const words = form.split(' ').map(plain);
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { words, topic }]);
    }
  return byFirst;
}

/** A word in its usual spelling, without suffixes that only point or ask. */
function plain(word: string): string {
  return shortForms.get(word) ?? word.replace(/(?<=\p{L}{3})(?:nya|kah|lah)$/u, '');
}

/** The words and phrases of each topic. */
export const wordsOfTopic: ReadonlyMap<string, readonly string[]> = new Map(topics);

/** The topics of a text. Only the first 2,000 characters are processed. */
export function topicsOf(text: string): string[] {
  const words = (
    normalizeText(text.slice(0, charsMax), 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, wordsMax)
    .map(plain);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const here = (phrases.get(words[at]!) ?? []).filter((phrase) => phrase.words.every((one, offset) => words[at + offset] === one));
    for (const { topic } of here) found.add(topic);
    // a word inside a longer phrase has no meaning of its own: "tidak muat" is not a question about sizes
    at += Math.max(0, ...here.map((phrase) => phrase.words.length - 1));
  }
  return [...found];
}

/**
 * Search terms for the topics of a text. They are added to the words of the text. No word of a text equals such a
 * term.
 */
export function topicTerms(text: string): string {
  return topicsOf(text)
    .map((topic) => `topik${topic}`)
    .join(' ');
}
