import { wordsOf } from '../price-columns.rules.js';

/** Meaning of a column in a list. Prices are found by `price-columns.rules.ts`. */
export type NamedField = 'name' | 'weight' | 'stock' | 'variants' | 'notes' | 'photos' | 'active' | 'status' | 'category' | 'unit';

/** A heading with its meaning. Of two headings with one meaning, the higher rank is used. */
export interface NamedColumn {
  readonly field: NamedField;
  readonly rank: number;
}

const people =
  /\b(?:pembeli|pelanggan|customer|konsumen|pemesan|penerima|buyer|kasir|sales|pemilik|karyawan|supplier|pemasok|penjual|toko|seller|akun|bank|rekening)\b/;
/** Headings that name a property of a product instead of the product. */
const property =
  /\b(?:id|code|kode|sku|gtin|barcode|kategori|kategory|category|merek|merk|brand|url|berbahaya|etalase|gudang|satuan|unit|status|file|type|kondisi|panduan|url)\b/;
const photo = /\b(?:foto|gambar|photo|image|images|img|picture|thumbnail)\d{0,2}\b/;
const otherPhoto = /\b(?:per varian|per variation|panduan|size chart|jumlah|video|kode|id)\b/;
const product = /\b(?:produk|barang|items?|products?|menu|goods)\b/;
/**
 * Headings that may hold the name when a list has no column for it. Brand and type together name a phone, for
 * example.
 */
const insteadOfName =
  /^(?:merk|merek|brand|model|tipe|type|seri|series|motif|paket|layanan|jasa|jenis|rasa|varian \w+|deskripsi|uraian|description|artikel)\b/;
const variantWords =
  /^(?:nama |nilai )?(?:varian|variasi|variants?|variations?|pilihan|opsi|options?)(?: (?:values?|name|nama))?$|^option ?\d values?$|^varian untuk variasi|^(?:ukuran|warna|size|color|colour|rasa|flavou?r)\b/;
/** Headings whose cells distinguish the rows of one product, if there are such rows. */
const mayBeVariant =
  /^(?:kemasan|packing|packaging|isi|tipe|type|model|jenis|motif|versi|version|grade|porsi|bentuk|seri|series|netto|volume|kapasitas|bahan|material)\b|\bkemasan$/;
/** "Nama Variasi 1" of marketplaces may contain "Warna" while another column contains "Merah". */
const variantNumber = /^nama (?:varian|variasi)(?: \d)?$/;
const otherVariant = /\b(?:paket|kemasan|chart|panduan)\b/;
const stockWords =
  /^(?:stok|stock|qty|quantity|kuantitas|jumlah|jml|sisa|persediaan|saldo|in stock|inventory|total (?:stok|stock)|available|availability|ketersediaan)\b|\bin stock$/;
const otherStock =
  /\b(?:min|minim\w*|max|maks\w*|terjual|jual|beli|harga|rp|penjualan|order|pesan\w*|pembelian|masuk|keluar|opname|alert|gram|berat|per|isi|status|transaksi|bayar|foto|nilai|total harga|policy|tracker|managed?)\b/;
const lastStock = /\b(?:akhir|sisa|tersedia|available|saldo|sekarang)\b/;
const firstStock = /\b(?:awal|in stock)\b/;

/**
 * Words for the weight of the parcel, by which couriers charge. It takes precedence over the weight of the contents.
 */
const parcelWeight = /\b(?:kotor|gross|kirim|pengiriman|paket|package|parcel|shipping|kemasan)\b/;
/** Words for a place of the shop. A column of such a place counts only the pieces there. */
const stockPlace = /\b(?:gudang|toko|cabang|outlet|display|etalase|showroom|kios|ruko|rak|lantai|warehouse|store)\b/;

/** True for the stock of one place of the shop. The stocks of several places are added up. */
export function isStockOfPlace(heading: string): boolean {
  return stockPlace.test(wordsOf(heading));
}

/** The meaning of a heading; null when it has none for a list of products. */
export function namedColumn(heading: string): NamedColumn | null {
  const words = wordsOf(heading)
    .replace(/ (?:do not edit|jangan diubah)$/, '')
    .replace(/^variant (?=inventory|grams|weight)/, '');
  if (photo.test(words)) return otherPhoto.test(words) ? null : { field: 'photos', rank: 1 };
  if (variantWords.test(words) || variantNumber.test(words)) return otherVariant.test(words) ? null : { field: 'variants', rank: 1 };
  if (/^weight unit$/.test(words)) return null;
  if (/^(?:berat|bobot|weight|grams$|(?:package|parcel|item|product|shipping) weight)\b/.test(words))
    return { field: 'weight', rank: parcelWeight.test(words) ? 2 : 1 };
  // GrabFood: AVAILABLE or UNAVAILABLE
  if (/^(?:available|availability) status$/.test(words)) return { field: 'stock', rank: 1 };
  if (stockWords.test(words)) return otherStock.test(words) ? null : { field: 'stock', rank: rankOfStock(words) };
  if (/^(?:ditawarkan|aktif|active|tampil|(?:di)?tampilkan|published)\b/.test(words)) return { field: 'active', rank: 1 };
  if (/^status(?: produk)?$/.test(words)) return { field: 'status', rank: 1 };
  if (/^(?:satuan|unit|uom|sat)$/.test(words)) return { field: 'unit', rank: 1 };
  const category = rankOfCategory(words);
  if (category > 0) return { field: 'category', rank: category };
  const rank = rankOfName(words);
  if (rank > 0) return { field: 'name', rank };
  return /^(?:catatan|keterangan|(?:short |product |item )?(?:deskripsi|description)|ket\b|notes?|info|spesifikasi|detail)/.test(words) &&
    !property.test(words)
    ? { field: 'notes', rank: 1 }
    : null;
}

/**
 * True for a heading that may hold the name in a list without a column for names. It is used only when no
 * other heading names the product.
 */
export function mayBeName(heading: string): boolean {
  return insteadOfName.test(wordsOf(heading));
}

/** True for a heading that names people, or a property of the product such as its brand. */
export function namesProperty(heading: string): boolean {
  const words = wordsOf(heading);
  return people.test(words) || property.test(words);
}

/** True for a heading such as "Kemasan", which names a variant only where a product has several rows. */
export function mayBeVariantName(heading: string): boolean {
  return mayBeVariant.test(wordsOf(heading));
}

/** True for a heading of suppliers. "Vendor" does not count, because it is the brand in exports of web shops. */
export function namesSupplier(heading: string): boolean {
  return /^(?:nama )?(?:supp?lier|pemasok|distributor|dari supp?lier)\b/.test(wordsOf(heading));
}

/** True for a heading of buyers. The list is then a record of orders, and its quantity is what one person bought. */
export function namesBuyer(heading: string): boolean {
  return /\b(?:pembeli|pelanggan|customer|pemesan|penerima|buyer)\b/.test(wordsOf(heading)) && !/\bharga\b/.test(wordsOf(heading));
}

/**
 * The rank of a heading as the category; 0 for a heading that is not a category. The shop's own category ranks above
 * that of a marketplace, and a category above its subcategories.
 */
function rankOfCategory(words: string): number {
  if (/\b(?:id|kode|code|no|nomor|number|url|utama pembeli)\b/.test(words)) return 0;
  if (/^(?:nama )?(?:etalase|kelompok|golongan|grup|group|rak)\b/.test(words)) return 3;
  if (/^(?:menu )?section$/.test(words)) return 2;
  if (/^(?:nama )?sub\b/.test(words)) return /\b(?:kategori|kategory|category)\b/.test(words) ? 1 : 0;
  return /^(?:nama |sub ?)?(?:kategori|kategory|category|categories|departemen|department|divisi)\b|\b(?:kategori|category)(?: name)?$/.test(
    words,
  )
    ? 2
    : 0;
}

function rankOfStock(words: string): number {
  return lastStock.test(words) ? 3 : firstStock.test(words) ? 1 : 2;
}

/**
 * The rank of a heading as the name; 0 for a heading that is not a name. "Nama" alone may name a person when another
 * column says "Barang".
 */
function rankOfName(words: string): number {
  if (/^(?:nama|name) sku$|^sku name$/.test(words)) return 3;
  if (
    people.test(words) ||
    property.test(words) ||
    /^(?:deskripsi|description|uraian|catatan|keterangan|harga|berat|jumlah|stok|foto)\b|\b(?:deskripsi|description)$/.test(words)
  )
    return 0;
  if (/^(?:nama|judul|title|name)(?: lengkap)? (?:produk|barang|item|product|menu)\b|^(?:products?|items?) (?:name|title)\b/.test(words))
    return 4;
  if (/^(?:nama|judul)\b(?! (?:lengkap|variasi|varian))/.test(words) && words.includes(' ') && !/^nama \d/.test(words)) return 3;
  if (
    /^(?:produk|barang|items?|products?|menu|goods|jenis (?:barang|produk))\b/.test(words) ||
    (product.test(words) && words.startsWith('daftar '))
  )
    return 2;
  return /^(?:nama|name|judul|title)\b/.test(words) ? 1 : 0;
}

const sizeHeading =
  /^(?:(?:harga|hrg|stok|stock|size|ukuran|uk|no) )?(x{0,3}[sl]|m|[2-6]xl|all ?size|[23]\d|4\d|\d{1,4}(?:[.,]\d{1,2})? ?(?:gr?|gram|kg|ml|cc|l|lt|ltr|liter|ons|cm|inch)|kecil|sedang|besar|jumbo|small|medium|large|regular|reguler|personal|family|mini|single|double|tall|grande|venti|panas|dingin|hot|iced?)$/i;

/** The size that a heading names: 250gr for "Harga 250gr", XL for "XL". Null for other headings. */
export function sizeOf(heading: string): string | null {
  const plain = heading
    .trim()
    .slice(0, 40)
    .replace(/^(?:Rp|@)\.? ?/i, '')
    .replace(/[_\s]+/g, ' ');
  return sizeHeading.exec(plain)?.[1] ?? null;
}

const colourHeading =
  /^(?:warna )?(?:hitam|putih|merah|biru|hijau|kuning|abu(?:[ -]?abu)?|coklat|cokelat|navy|maroon|marun|cream|krem|pink|ungu|oranye|orange|army|moc?ca|moka|dusty|nude|tosca|toska|lilac|lilak|sage|mustard|olive|beige|broken white|black|white|red|blue|green|gr[ea]y|brown|silver|gold|emas|perak|salem|terracotta|terakota|denim|khaki|milo|taupe|mint|fuchsia|magenta|burgundy|peach|lavender)(?: (?:muda|tua|pastel|soft|dark|light|pink|blue|grey|white|army))?$/i;

/** The colour that a heading names; null for other headings. */
export function colourOf(heading: string): string | null {
  const plain = heading
    .trim()
    .slice(0, 40)
    .replace(/[_\s]+/g, ' ');
  return colourHeading.test(plain) ? plain.replace(/^warna /i, '') : null;
}

/** True for a text of sizes only, in one line: "all size", "M, L", "S/M/L". A bare figure is not a size. */
export function namesOnlySizes(text: string): boolean {
  const parts = text.length > 60 ? [] : text.split(/[,/]/).map((part) => part.trim());
  return /\p{L}/u.test(text) && parts.every((part) => sizeOf(part) !== null) && parts.length > 0;
}
