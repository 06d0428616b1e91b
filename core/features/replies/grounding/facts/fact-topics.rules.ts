/** A kind of statement by a shop about itself that buyers rely on. */
export interface Topic {
  readonly name: FactTopic;
  readonly says: RegExp;
  /** True when a reply may deny it without a ground, because a denial misleads no buyer. */
  readonly mayDeny: boolean;
  /** True when only a span of time makes it a statement: "tahan 3 hari". */
  readonly isSpan?: true;
}

export type FactTopic =
  | 'gratis ongkir'
  | 'diskon'
  | 'voucher'
  | 'COD'
  | 'garansi'
  | 'retur'
  | 'uang kembali'
  | 'halal'
  | 'BPOM'
  | 'sertifikat'
  | 'bonus'
  | 'cicilan'
  | 'utang'
  | 'termasuk'
  | 'daya tahan'
  | 'penggantian'
  | 'keaslian';

const topic = (name: FactTopic, words: string, mayDeny = true): Topic => ({
  name,
  says: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  mayDeny,
});

const shipping = '(?:biaya )?(?:ongkir|ongkirnya|ongkos kirim|ongkos kirimnya|biaya kirim|pengiriman|kirim|antar)';
export const topics: readonly Topic[] = [
  topic(
    'gratis ongkir',
    `(?:gratis|free|bebas|tanpa) ${shipping}|free ?ong(?:kir)?|${shipping}[ ]?(?:nya)?[ ](?:kami |kita |sudah |udah |jadi |juga )?(?:gratis|free|ditanggung(?! (?:pembeli|penerima|buyer|customer|pelanggan|kakak))|nol)|(?:ongkir|ongkos kirim|biaya kirim)(?:nya)? (?:biar )?(?:kami|kita|saya|toko|penjual) (?:yang )?(?:tanggung|bayar|bayarin|tanggungin)|(?:ongkir|ongkos|antar|gosend|grab)(?:nya)? (?:ke )?(?:\\p{L}+ ){0,2}gratis`,
  ),
  topic(
    'diskon',
    '(?:ada |dapat |dapet |kasih |beri |dikasih |diberi |kena |pakai |kami )?(?:diskon|diskonnya|disc|discount|potongan harga|potongan|promo|promonya|harga spesial|harga khusus|harga teman)',
  ),
  topic('voucher', 'cashback|voucher|vouchernya|kupon|kode promo'),
  topic('COD', 'cod|bayar di tempat|bayar ditempat|bayar saat (?:barang )?(?:sampai|diterima)', false),
  topic('garansi', 'garansi|garansinya|bergaransi|digaransi|warranty', false),
  topic('retur', 'retur|diretur|return|tukar(?: ?(?:barang|ukuran|size))?|ditukar|penukaran|pengembalian barang|dikembalikan', false),
  topic(
    'uang kembali',
    'refund|direfund|uang kembali|uang(?:nya)? (?:kami )?(?:kembali|kembalikan|dikembalikan)|pengembalian (?:dana|uang)',
    false,
  ),
  topic('halal', 'halal', false),
  topic('BPOM', 'bpom|ber-bpom', false),
  topic('sertifikat', 'sni|iso|sertifikat|bersertifikat|tersertifikasi|pirt|p-irt|lab test|uji lab'),
  topic('bonus', 'bonus|hadiah|free gift'),
  topic(
    'termasuk',
    '(?:sudah |udah )?(?:termasuk|include|include)(?! (?:biaya )?(?:ongkir|ongkos|kirim|pengiriman|antar|packing|pajak|ppn|cod))',
  ),
  topic('utang', 'bon|kasbon|ngebon|utang|ngutang|hutang|bayar (?:belakangan|nanti|akhir bulan|gajian)'),
  { ...topic('daya tahan', 'tahan|bertahan|awet|daya tahan|masa simpan|expired|exp|kadaluarsa|kedaluwarsa', false), isSpan: true },
  topic('penggantian', 'diganti(?: baru)?|ganti baru|kami ganti|penggantian|klaim', false),
  topic('cicilan', 'cicilan|cicil|dicicil|kredit|paylater|spaylater|tempo'),
  topic('keaslian', 'original|ori|100% asli|dijamin asli|asli 100%|resmi'),
];
