/** Possible wishes of a lead in one turn; several at once are normal. */
export interface Intents {
  greeting: boolean;
  thanks: boolean;
  price: boolean;
  stock: boolean;
  catalogue: boolean;
  total: boolean;
  shipping: boolean;
  photo: boolean;
  buy: boolean;
  paid: boolean;
  payment: boolean;
  admin: boolean;
  complaint: boolean;
  hours: boolean;
  address: boolean;
  discount: boolean;
  robot: boolean;
  decline: boolean;
}

const patterns: Record<keyof Intents, RegExp> = {
  greeting:
    /^\W*(hai|halo+|hallo|helo|hello|hi|hey|pagi|siang|sore|malam|selamat (pagi|siang|sore|malam)|ass?alam\w*|permisi|punten|tes|test|p|min|kak|gan|sis|om)\b/im,
  thanks: /\b(makasih|mksh|terima ?kasih|trims|thanks?|thx|tq|suwun|nuhun|siap kak|sip|mantap)\b/i,
  price: /\b(harga\w*|hrg|berapa|berapaan|brp|price ?list|tarif)\b/i,
  stock:
    /\b(sto[ck]k?\w*|ready|redi|tersedia|masih ada|(?<!apa )ada(?=\s*(\?|$|kak|min))|ada (nggak|ngga|gak|ga|ndak|tidak|kah)|adakah|available|kosong|habis)\b/i,
  catalogue:
    /\b(produk\w*|katalog|menu\w*|jual apa|jualan apa|ada apa|daftar|apa saja|apa aja|varian\w*|rekomendasi\w*|best ?seller|laris|pilihan\w*)\b/i,
  total: /\b(total\w*|totalnya|semuanya|jadi(nya)? berapa|jumlah\w*|dihitung)\b/i,
  shipping: /\b(ongkir\w*|ongkos|biaya kirim|kirim(nya)? (ke|sampai)|dikirim ke|pengiriman|ekspedisi|kurir)\b/i,
  photo: /\b(foto\w*|photo|poto|gambar\w*|pict?|penampakan\w*|liat barang|lihat barang|lihat produk\w*)\b/i,
  buy: /\b(mau|ingin|pengen|pengin|pgn|jadi|saya|aku|sy|langsung|boleh|ok|oke|deh)\s+(?:mau\s+)?(beli|pesan|pesen|order|ambil|checkout|co|booking)\b|\b(beli|pesan|pesen|order|checkout|ambil) (\d|satu|dua|tiga|dong|ya|sekarang|yang)|\bdeal\b|\bfix\b|\bjadi (ya|kak|deh|min)\b|\bmau (transfer|bayar|tf)\b|\bsaya (transfer|bayar|tf) (sekarang|ya|kemana|ke mana)/i,
  paid: /\b(sudah|udah|udh|sdh|barusan|telah)\s+(?:saya\s+|aku\s+|sy\s+|di\s*)?(transfer|tf|bayar|dibayar|ditransfer|kirim uang)|\bbukti\s+(transfer|tf|bayar|pembayaran)/i,
  payment: /\b(cara bayar|bayar\w*|pembayaran|transfer\w*|tf|rekening\w*|norek|no rek|qris|cod|dana|ovo|gopay|e-?wallet)\b/i,
  admin:
    /\b(bicara|ngobrol|ngomong|chat|hubung\w*|sambung\w*|panggil\w*|minta|mau|tolong|dengan|sama)\b[^.?!\n]{0,25}\b(admin\w*|cs|customer service|manusia|orang asli|operator|owner|pemilik|penjual)\b/i,
  complaint:
    /\b(komplain|complain|kecewa|rusak|cacat|pecah|bocor|busuk|basi|penyok|salah (kirim|barang)|kurang kirim|(belum|blm) (sampai|dikirim|datang|nyampe|diterima)|(tidak|tdk|ga|gak|nggak) sesuai|refund|retur|tipu|penipu\w*|lama (banget|sekali))\b/i,
  hours:
    /\b(jam (berapa|buka|operasional|tutup|kerja)|buka (jam|sampai|hari|ga|gak|nggak|tidak|kapan|kah)|bukanya|tutup(nya)? jam|masih buka|kapan buka|hari (minggu|libur|sabtu) buka)\b/i,
  address: /\b(alamat\w*|lokasi\w*|di ?mana|dmn|posisi|maps?|share ?loc|toko fisik|offline)\b/i,
  discount: /\b(diskon\w*|promo\w*|nego\w*|kurang(in|i)|bisa kurang|murahin|potongan\w*|voucher|grosir|reseller)\b/i,
  decline: /\b(batal\w*|cancel|(nggak|ngga|gak|ga|tidak|tdk|ndak|enggak) (jadi|dulu|usah|mau|beli)|nanti (dulu|saja|aja)|lain kali)\b/i,
  robot: /\b(ini (bot|robot|ai|orang)|kamu (bot|robot|ai)|robot|chatbot)\b/i,
};

/** The intents found in the text. */
export function intentsIn(text: string): Intents {
  const found = Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, pattern.test(text)])) as unknown as Intents;
  // "kirim ke mana transfernya" and "alamat saya di …" do not ask for our address.
  if (/\b(alamat (saya|aku|ku|sy)|rumah saya|transfer\w* (ke ?mana|dimana)|kirim ke)\b/i.test(text)) found.address = false;
  if (found.paid || found.decline) found.buy = false;
  return found;
}

const stop =
  '(?=\\s*(?:[,.?!;\\n]|$|\\b(?:berapa|brp|ya|yah|kak|min|gan|sis|dong|pakai|pake|pk|via|untuk|kalau|kalo|dan|bisa|itu|ini|lewat|berat|dengan|sama|sekitar|nya|ada|mau|tolong|saya|aku)\\b))';

/** The place the lead wants a parcel sent to. Null when none is named. */
export function destinationIn(text: string): string | null {
  const named = new RegExp(
    `\\b(?:ke|tujuan|daerah|kecamatan|kec\\.?|kelurahan|alamat(?: saya| aku)?(?: di)?|kirim(?:nya)? di)\\s*:?\\s+((?!mana\\b|sini\\b|saya\\b|rumah\\b)[A-Za-z][\\w .'’-]{1,45}?)${stop}`,
    'i',
  ).exec(text);
  return named?.[1]?.replace(/^(kecamatan|kec\.?|daerah|alamat)\s+/i, '').trim() ?? null;
}

/** A courier named in the text, as the code that shipping services use. */
export function courierIn(text: string): string | null {
  const found = /\b(jne|jnt|j&t|sicepat|anteraja|pos|tiki|ninja|lion|wahana|ide|sap|rex)\b/i.exec(text)?.[1]?.toLowerCase();
  return found === 'j&t' ? 'jnt' : (found ?? null);
}
