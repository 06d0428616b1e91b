/** Words near an amount, in an answer or in the lead's message, that show the amount's role. */
export const becomes = /(?<!\p{L})(?:jadi|jadinya|menjadi|cuma|hanya|bayar|transfer|net|kena)(?!\p{L})/iu;
export const derived =
  /(?<!\p{L})(?:hemat|selisih|selisihnya|beda|bedanya|sisa|sisanya|kurang|kurangnya|kembali|kembalian|kembaliannya|pelunasan|pelunasannya|potongan|potong|dipotong|turun|budget|bajet|tawar|tawaran|mulai dari|antara|rata)(?!\p{L})|[×x]$/iu;
/** Words before a reduced price: in "Potongan 10% jadi 233.100", the amount is not the discount. */
const reducedTo =
  /(?<!\p{L})(?:potongan|potong|dipotong|turun|hemat|kurang)(?:nya)?[ ]\d{1,2}(?:[.,]\d{1,2})?[ ]?(?:%|persen)[^\d,;]{0,24}(?<!\p{L})(?:jadi|jadinya|menjadi|bayar|bayarnya|tinggal|cuma|hanya)(?!\p{L})[^\d,;]{0,24}$/iu;

export function isReduced(clause: string): boolean {
  return reducedTo.test(clause);
}
export const deposits =
  /(?<!\p{L})(?:dp|dpnya|uang muka|down payment|(?:setengah|separuh)(?:nya)?[ ](?:dulu|di ?(?:awal|muka))|termin[ ](?:pertama|awal|1))(?:[- ]?nya)?(?!\p{L})/iu;
/** A percentage of a deposit, which is not a discount: "DP 30%". */
export const depositShare = /(?<!\p{L})(?:dp|uang muka)(?:[- ]?nya)?[ ]\d{1,3}[ ]?%/giu;
export const discounts = /(?<!\p{L})(?:diskon|disc|discount|potongan|promo)(?:nya)?(?!\p{L})|\d[ ]?%/iu;
/** Words for shipping costs. "ongkos pasang" is not one: it is a charge for work. */
const shippingCost = 'ongkos(?!(?:nya)? (?:pasang|pemasangan|bongkar|jasa|kerja|tukang|servis|jahit|cetak|cuci))';
export const shippingWords = new RegExp(
  String.raw`(?<!\p{L})(?:ongkir|ongkirnya|${shippingCost}|pengiriman|antar|kirim|diantar|sampai rumah|sampai tujuan)(?!\p{L})`,
  'iu',
);
export const withShipping = new RegExp(
  String.raw`(?<!\p{L})(?:(?:sudah|udah|udh|sdh|termasuk|include|incl|sama|dengan|dgn|plus|beserta) )(?:sama |dengan |termasuk |dgn )?(?:ongkir|ongkirnya|${shippingCost}|antar|biaya kirim|pengiriman|kirim|diantar|dikirim|jemput antar|antar jemput)(?!\p{L})|sampai (?:terpasang|rumah|tujuan|alamat)`,
  'iu',
);
export const withoutShipping =
  /(?<!\p{L})(?:belum|blm|di ?luar|tidak termasuk|tanpa|belom|excl|exclude)(?: (?:termasuk|sama|dengan|plus|include))? ?(?:biaya )?(?:ongkir|ongkos|kirim|pengiriman|antar)|ongkir(?:nya)? (?:belum|menyusul|nanti|dicek|saya cek)|barang(?:nya)? (?:saja|aja)/iu;
export const saves = /(?<!\p{L})(?:hemat|selisih|beda|lebih murah)/iu;
/** Words before a price that is only a comparison: "lebih murah dari 105rb", "normalnya 159rb". */
export const isComparing =
  /(?<!\p{L})(?:lebih (?:murah|hemat) (?:dari|daripada)|dari(?:pada)? harga|harga (?:normal|biasa|satuan)|(?:beli |kalau )?(?:satuan|satuannya)|normal|normalnya)(?!\p{L})[^\d,;.]{0,16}$/iu;
export const isAdded = /(?:(?<!\p{L})(?:tambah|nambah|tambahan|naik)[ ]|\+[ ]?)\d{1,3}[ ]?%/iu;
export const added = /(?:(?<!\p{L})(?:tambah|nambah|tambahan|naik)[ ]|\+[ ]?)(\d{1,3})[ ]?%/giu;
export const cutOfKind = /(\p{L}{3,20})[ ](?:diskon|potongan|disc|lebih murah|hemat)[ ](\d{1,2})[ ]?%/giu;
export const feeWords =
  /(?<!\p{L})(?:ongkir|ongkos|biaya|fee|admin|packing|bubble|asuransi|cod|ppn|pajak|denda|terlambat|telat|tambah|tambahan|antar|deposit|kunjungan|nambah|(?<!bongkar )pasang|pemasangan|panggilan)(?!\p{L})/iu;
