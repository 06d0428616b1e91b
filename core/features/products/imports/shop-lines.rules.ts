/** Lines of a price list about how to order, where to pay, the costs of delivery, and opening hours. */
const withColon =
  /^(?:order|pesan|pemesanan|format|hub(?:ungi)?|wa|whatsapp|telp|hp|cp|kontak|contact|admin|info|alamat|lokasi|rek(?:ening)?|transfer|pembayaran|payment|jam|buka|open|ig|instagram|fb|facebook|tiktok|shopee|tokopedia|min(?:imal)? order|catatan|note|nb|kirim|pengiriman|ekspedisi|ongkir)\b[^:]{0,40}:/i;
const withoutColon =
  /^(?:min(?:imal|imum)?\.? (?:order|pembelian|belanja|transaksi|pesan)|(?:free|gratis) (?:ongkir|ongkos|kirim|shipping)|ongkir|ongkos kirim|biaya (?:kirim|admin|packing|layanan)|(?:beli|order|belanja) (?:min|\d)|dp \d|(?:no|tidak|tdk|gak|ga|non) (?:cod|refund|retur|return|nego)\b|fast ?respon|terima ?kasih|thank|update\b|harga (?:belum|sudah|dapat|bisa|sewaktu|tidak|di ?atas)|note\b|nb\b|ready (?:stock|stok)|(?:open|close|pre) ?-?(?:order|po)\b|hormat kami|selamat (?:belanja|order|datang)|(?:untuk|info) (?:pemesanan|order)|silahkan|silakan|yuk\b|cod\b|(?:po|pre ?-?order) (?:h ?-? ?\d|\d{1,2} ?(?:-\d{1,2} ?)?hari)|melayani|kami (?:juga|menerima)|pengiriman|pembayaran|jaminan (?:ktp|sim|ktm|stnk|identitas|uang|deposit)\b|denda (?:telat|terlambat|keterlambatan|per\b|\d)|jadwal (?:&|dan\b|keberangkatan|buka|kirim|pengiriman|po\b|travel)|berangkat (?:jam|pukul|setiap|tiap)\b|syarat|s&k|format order|follow|join|(?:ig|instagram|fb|tiktok|telegram|wa|whatsapp) ?@?\w{3,}$)/i;
const bank =
  /^(?:(?:no(?:mor|\.)? ?)?rek(?:ening)?\.? ?)?(?:bank )?(?:bca|bri|bni|btn|mandiri|bsi|cimb|permata|danamon|ocbc|dana|ovo|gopay|go-pay|shopeepay|linkaja|seabank|jago|jenius|qris|rekening|no\.? ?rek)\b.{0,10}\d{6}/i;
const titles = /\b(?:price ?list|pricelist|daftar (?:harga|menu|produk)|list harga|katalog)\b/i;
const address = /^(?:jl\.?|jalan|alamat|ruko|perum(?:ahan)?)\s/i;
const phone = /(?:\+62|62|0)8\d[\d -]{7,14}/;
const link = /^(?:https?:\/\/|www\.|[@#]\p{L})|\b(?:wa\.me|shopee\.co\.id|tokopedia\.(?:com|link)|linktr\.ee|instagram\.com)\b/iu;

/** True for a line about the shop. A phone number or a link makes a line one, unless the link leads to a photo. */
export function aboutTheShop(text: string): boolean {
  const line = text
    .slice(0, 300)
    .trim()
    .replace(/^[*•+-]+ ?/, '');
  return [withColon, withoutColon, bank, address, phone, link].some((pattern) => pattern.test(line));
}

/** Words of titles that only announce products. A title with another word, such as "Menu Minuman", names a group. */
const titleWords = new Set(
  'menu produk product products barang item items daftar list jenis nama harga harganya kami kita toko jualan dagangan dan ready stok stock tersedia terbaru lengkap hari ini sekarang'.split(
    ' ',
  ),
);
const listed = /\b(?:menu|produk|products?|barang|items?|jualan|dagangan)\b/i;
const titleMaxChars = 80;

/** True for the title of a list: "🌸 PRICE LIST HIJAB AYU 🌸", "Produk kami:". */
export function isListTitle(text: string): boolean {
  if (titles.test(text.slice(0, 300))) return true;
  const words = text.length > titleMaxChars ? [] : text.toLowerCase().split(/[^a-z]+/);
  return listed.test(text) && words.length > 0 && words.every((word) => word === '' || titleWords.has(word));
}
