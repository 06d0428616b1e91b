/**
 * Words of headings such as "Harga Paket (Rp)" that do not change whose price it is: currency, quantity, time, place of
 * sale, and general words for products. Any other word may say that the price is for somebody else.
 */
const plainWords = new Set(
  [
    'harga hrg hrga price prices pricing pricelist list daftar katalog tarif tariff rate fee biaya ongkos h',
    'rp idr rupiah ribu ribuan rb k x dlm dalam in mata uang lokal local currency',
    'per pcs pc piece pieces buah bh biji lembar lbr item items unit botol btl bungkus bks pak pack packs box set pasang pair ea each',
    'kg kilo gr gram g ons ml l lt ltr liter litre cc meter mtr m m2 m3 cm porsi portion cup gelas mangkok potong ekor ikat renteng',
    'sachet saset toples kaleng karung sak roll rol rim batang papan strip tablet kapsul tube jar pouch pot loyang slice pax orang org',
    'malam night hari day jam hour menit bulan bln month minggu week sesi session kali trip rit km halaman hal kamar room kelas tiket',
    'produk product products barang menu makanan minuman paket paketan package jasa layanan sewa rental service servis treatment kue',
    'normal reguler regular standar standard default biasa asli baru new terbaru sekarang skrg saat ini now current update terkini final',
    'akhir jadi fix pas resmi official publish published otr bekas second kita kami nya aktual basic',
    'online offline shopee shopeefood tokopedia tokped toped tiktok tiktokshop shop lazada bukalapak blibli gofood grabfood grab gojek',
    'web website marketplace mp olshop ecommerce outlet dine take away takeaway delivery cash tunai',
    'januari jan februari feb maret mar april apr mei juni jun juli jul agustus agu ags september sep sept oktober okt oct november nov',
    'desember des december tahun thn th dan and atau',
    'incl include including termasuk sudah ppn pajak tax vat',
    'wajib opsional required optional mandatory diisi angka saja contoh variant varian variasi sku code',
    'xs s xl xxl xxxl kecil sedang besar jumbo small medium large panas dingin hot ice iced',
  ].flatMap((words) => words.split(' ')),
);

/**
 * True when no word of the heading changes whose price it is.
 * @param words the heading in lower case, without punctuation
 * @param about the heading of the names in the same form. Its words are allowed too: "harga kue" beside "nama kue" is
 * the price of each product.
 */
export function saysOnlyPrice(words: string, about: string): boolean {
  const own = new Set(about.split(' '));
  return words.split(' ').every((word) => plainWords.has(word) || own.has(word) || /^\d/.test(word));
}
