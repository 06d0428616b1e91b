/**
 * The role that a word plays in a claim of payment. A word may play several: "transfer" is an action and a payment,
 * "dana" is money and a wallet.
 */
export type Role =
  /** The action is complete: "sudah", "wis", "just". */
  | 'done'
  /** The action happened earlier, which alone proves little: "tadi", "kemarin". */
  | 'past'
  /** To pay: "transfer", "dibayarkan", "lunasin". */
  | 'pay'
  /** Verbs that mean a payment only together with money or a channel: "kirim", "setor", "scan", "top up". */
  | 'send'
  /** Payment methods that are also used as verbs: "udah dp", "sudah qris". */
  | 'means'
  | 'money'
  /** Destinations of money: banks, wallets, accounts. */
  | 'channel'
  /** The result of a payment: "masuk", "berhasil", "lunas". */
  | 'result'
  | 'proof'
  | 'check'
  /** Words between the parts of a claim: persons, forms of address, particles, numbers. */
  | 'filler';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const words: readonly (readonly [Role, ReadonlySet<string>])[] = [
  [
    'done',
    listed(
      'sudah udah udh sdh dah dh uda ud sud suda sdah sudh udahan telah tlh barusan brusan barusn wis wes uwis uwes sampun geus enggeus ges gs parantos tos atos entos alah done already just have has ve',
    ),
  ],
  ['past', listed('tadi td tadinya kemarin kmrn kemaren kmren semalam smlm semalem barusan brusan yesterday wingi kamari')],
  [
    'send',
    listed(
      'kirim ngirim krm kirimkan kirimin dikirim kukirim ngirimin setor setorkan disetor nyetor scan discan nyecan topup top up sent wired kasih kasihkan titip titipkan serahkan',
    ),
  ],
  ['means', listed('dp qris gopay ovo dana shopeepay spay linkaja mbanking cash tunai')],
  [
    'money',
    listed(
      'uang uangnya duit duitnya dana dananya dp dpnya muka transfer transferan transferannya transferanku transferku tf tfan tfnya tfku tfannya trf pembayaran pembayarannya pembayaranku pelunasan pelunasannya bayar bayaran bayarnya bayarannya byr tagihan tagihannya transaksi transaksinya payment money nominal nominalnya sisa sisanya sisane duite duwite artos artosna',
    ),
  ],
  [
    'channel',
    listed(
      'bca bri bni mandiri bsi btn cimb danamon permata seabank jago jenius rekening rek norek rekeningnya reknya gopay ovo dana shopeepay spay linkaja qris barcode barcodenya qrisnya qr atm mbanking account bank',
    ),
  ],
  [
    'result',
    listed(
      'masuk diterima terima keterima nyampe sampai sampe berhasil sukses succes succesful successful beres kelar selesai terkirim lunas cair terbayar tertransfer meluncur mendarat landing otw done received receive sent completed mlebu asup',
    ),
  ],
  ['proof', listed('bukti buktinya struk struknya ss ssnya screenshot screenshoot skrinsut screenshotnya slip slipnya resi')],
  ['check', listed('cek cekin cekkan dicek check ceck periksa diperiksa ngecek')],
  [
    'filler',
    listed(
      'saya aku ak aq sy gw gua gue ane w kami kita ku tak kulo kula abdi urang ambo awak i we been the my me it ibu bapak istri suami suamiku istriku adik kakakku ibuku mama mamah papa ayah anak tadi td kak kaka kakak ka kk min mimin admin bu pak bos bun bunda sis gan mas mbak mba bang abang om tante teh kang mang say cuy bro ya yah y iya nih ni nya dong deh loh lho lo sih kok kan kah tuh to nggih njih da yo yg yang di langsung lgsg full semua semuanya lewat lwt via pake pakai pk dengan ke lagi dulu aja saja jg juga baru pagi siang sore malam hari ini sebesar sejumlah senilai rp rb ribu jt juta k x kali melakukan lakukan dilakukan kulakukan menyelesaikan selesaikan no atas nama an alhamdulillah tolong tlg mohon please pls plis banget bgt d you',
    ),
  ],
];

/**
 * Forms of verbs for paying, with prefixes and suffixes for the person and the passive: "ditransfer", "kubayarkan",
 * "tfin", "lunasi".
 */
const paying =
  /^(?:di|ku|tak|ter|men|mem|nge|ng|me|n|m)?(?:tra?n?s?[fp]e?r|tansfer|trasnfer|tranfser|tf|trf|bayar|byar|byr|lunas|cicil|nyicil|angsur)(?:kan|in|an|i|keun|ake|no|ne|nya|na)?$/u;
/** English verbs for paying in the past form, which alone means a complete action. */
const paidInEnglish = listed('paid transferred transfered deposited settled');
const wordChars = 30;

/** The roles of a word in lower case; none for a word that has no part in a claim of payment. */
export function rolesOf(word: string): ReadonlySet<Role> {
  const roles = new Set<Role>(words.flatMap(([role, given]) => (given.has(word) ? [role] : [])));
  if (/^\d/.test(word)) roles.add('filler');
  if (word.length > wordChars) return roles;
  if (paidInEnglish.has(word) || (paying.test(word) && !word.startsWith('bayaran'))) roles.add('pay');
  return roles;
}

/** Words before a claim that make it a condition or a habit, however far away: "kalau sudah transfer". */
export const supposes = listed(
  'kalau kalo klo kl klu kalu jika jk bila apabila misal misalnya semisal andai asal asalkan setelah stlh sesudah sebelum sblm begitu biasanya siapa if when once after unless will to as lek nek lamun upami menawi refund pengembalian cashback kembalian',
);
/** Words directly before a claim that make it a plan: "nanti udah tf". */
export const plans = listed('nanti ntar entar besok bsk akan bakal jangan jgn');
/** Words that leave open whether anything happened. A weak sign of a payment beside one of them is no claim. */
export const leavesOpen = listed(
  'mau pengen ingin nanti ntar besok bsk akan bisa bs boleh gimana gmn bagaimana cara caranya kemana kmn mana berapa brp belum blm blom gak ga nggak ngga gk tidak tdk sebelum harus perlu wajib apakah apa tanya nanya lupa minta minimal maksimal kapan sekarang skrg siapa ada butuh tanpa not should',
);
export const fails = listed('gagal eror error erorr ditolak batal dibatalkan failed decline declined');
export const negates = listed('gak ga nggak ngga gk tidak tdk enggak engga not');
/** Things other than money that are sent: sending them is not a payment. */
export const goods = listed(
  'barang barangnya paket paketnya pesanan pesanannya order resi resinya alamat alamatnya lokasi lokasinya foto fotonya gambar pesan chat data datanya nama produk produknya kode video',
);
export const damages =
  /(?<!\p{L})(?:rusak|pecah|sobek|robek|cacat|salah|kurang|bocor|beda|patah|palsu|kotor|basi|lecet|penyok)(?:nya)?(?!\p{L})/iu;
/**
 * Words for problems that only a person who pays can have, and words that turn such a problem into a fear or a
 * denial.
 */
export const mishaps = {
  debited: /^(?:ke|ter)(?:potong|de?bi?e?t)$/u,
  balance: /^(?:saldo|saldonya|saldoku|limit|rek|rekening|rekeningku|tabungan)$/u,
  /** "Ovo saya kepotong" is about the writer's wallet; "gopay sudah terpotong" can also be about a driver's fare. */
  own: /^(?:saya|sy|aku|ak|gue|gw|gua|ane|kami)$|ku$/u,
  mistaken: /^(?:salah|kelebihan|kebanyakan|kedobelan|dobel|double)$/u,
  fears: /^(?:takut|biar|supaya|agar|pernah|sampai|sampe|kurang|jangan|jgn|gak|ga|nggak|ngga|tidak|tdk)$/u,
};

/**
 * True when something that belongs to the writer is debited.
 *
 * @param namesPlace whether the text names money or a wallet
 */
export function isOwnDebit(words: readonly { readonly text: string }[], namesPlace: boolean): boolean {
  if (words.some(({ text }) => fails.has(text))) return false;
  return words.some(({ text }) => mishaps.balance.test(text) || (namesPlace && mishaps.own.test(text)));
}
