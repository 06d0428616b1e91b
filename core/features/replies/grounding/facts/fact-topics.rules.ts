/** A kind of statement about the shop that buyers rely on. */
export interface Topic {
  readonly name: FactTopic;
  readonly says: RegExp;
  /** True when a reply may deny the topic without evidence, because a denial misleads no buyer. */
  readonly mayDeny: boolean;
  /** True when the topic's words are a statement only with a time span: "tahan 3 hari". */
  readonly isSpan?: true;
  /** True when a statement needs evidence only if the owner limits the topic to places or things: "bisa kirim ke Bandung". */
  readonly isOpenUnlessLimited?: true;
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
  | 'keaslian'
  | 'tiruan'
  | 'ibu hamil'
  | 'ongkir termasuk'
  | 'tujuan kirim'
  | 'antar jemput'
  | 'ibu menyusui'
  | 'DP kembali'
  | 'pelunasan nanti'
  | 'nego';

const topic = (name: FactTopic, words: string, mayDeny = true): Topic => ({
  name,
  says: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  mayDeny,
});

const shipping = '(?:biaya )?(?:ongkir|ongkirnya|ongkos kirim|ongkos kirimnya|biaya kirim|pengiriman|kirim|antar)';
export const topics: readonly Topic[] = [
  topic(
    'gratis ongkir',
    `(?:(?:di)?gratis(?:kan|in)?|free|(?:di)?bebas(?:kan|in)?|tanpa) ${shipping}|free ?ong(?:kir)?|${shipping}[ ]?(?:nya)?[ ](?:kami |kita |saya |sudah |udah |jadi |juga |di)?(?:gratis(?:kan|in)?|bebas(?:kan|in)|hapus(?:kan|in)?|nol(?:kan|in)|free|ditanggung(?! (?!kami|kita|toko|penjual|seller|saya|kak|ya|semua)\\p{L})|nol)|${shipping}(?:nya)?[ ]?:?[ ](?:rp\\.? ?)?0(?![\\d.,]*\\d)|(?:ongkir|ongkos kirim|biaya kirim)(?:nya)? (?:biar )?(?:kami|kita|saya|toko|penjual) (?:yang )?(?:tanggung|bayar|bayarin|tanggungin)|(?:ongkir|ongkos|antar|gosend|grab)(?:nya)? (?:ke )?(?:\\p{L}+ ){0,2}gratis`,
  ),
  topic(
    'diskon',
    '(?:ada |dapat |dapet |kasih |beri |dikasih |diberi |kena |pakai |kami )?(?:(?:di)?diskon(?:nya|in|kan)?|disc|discount|potongan harga|potongan|(?:di)?potong(?:in|kan|nya)?|promo|promonya|(?:di)?korting|harga (?:spesial|khusus|teman|temen|sahabat|saudara|sodara|keluarga|kenalan|langganan|bestie|tetangga|persahabatan|damai|miring)|(?:setengah|separuh|separo) harga)',
  ),
  topic('voucher', 'cashback|voucher|vouchernya|kupon|kode promo'),
  topic(
    'COD',
    '(?<!(?:biaya|fee|ongkos)[ ])cod|bayar di tempat|bayar ditempat|bayar(?:nya)? (?:(?:saat|setelah|pas|kalau|kalo|waktu) )?(?:barang(?:nya)? )?(?:sudah )?(?:sampai|datang|diterima|tiba)',
    false,
  ),
  topic('garansi', 'garansi|garansinya|bergaransi|digaransi|warranty', false),
  topic(
    'retur',
    '(?:di)?(?:retur|return|tukar|tuker)(?:in|kan)?(?: ?(?:barang|ukuran|size))?|penukaran|pengembalian(?: barang)?|(?:di)?kembalikan|(?:di)?(?:balikin|kembaliin)|(?:boleh|bisa) (?:di)?balik|(?:kami |kita |di)?terima (?:kembali|balik)',
    false,
  ),
  topic(
    'uang kembali',
    '(?:di)?refund|uang kembali|(?:uang|duit|dana)(?:nya)? (?:\\p{L}+ ){0,2}(?:kembali|kembalikan|dikembalikan|balikin|dibalikin|balik|pulangkan)|pengembalian (?:dana|uang)|(?:di)?(?:transfer|tf)(?:kan|in)? (?:balik|kembali)(?! (?:modal|lagi))',
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
  topic(
    'utang',
    'bon|kasbon|ngebon|utang|ngutang|hutang|bayar (?:belakangan|nanti|akhir bulan|gajian)|(?:di)?catat(?:in|kan)? dulu(?: ya| aja| kak|,)* bayar(?:nya)?|(?:boleh|bisa) bayar(?:nya)? (?:besok|lusa)|bayar(?:nya)? (?:(?:habis|setelah|pas|nunggu) gajian|(?:bulan|minggu|pekan|tahun) depan|kapan[- ]kapan)',
  ),
  { ...topic('daya tahan', 'tahan|bertahan|awet|kuat|daya tahan|masa simpan|expired|exp|kadaluarsa|kedaluwarsa', false), isSpan: true },
  topic(
    'penggantian',
    '(?:di)?ganti(?:in)?(?: (?:\\p{L}+ )?(?:baru|rugi|tanaman|barang))|diganti|(?:kami|kita|saya) ganti(?:in|kan)?|penggantian|klaim|(?:di)?(?:bikin|buat|cetak|jahit|kerja)(?:in|kan)? ulang|ganti unit|unit (?:di)?ganti|(?:remuk|pecah|rusak|cacat|mati|basi|busuk|bocor)[^,;.\\n]{0,30} ganti(?! ?(?:rugi|rp|\\d|penuh|sendiri))',
    false,
  ),
  topic(
    'nego',
    '(?:bisa|boleh|masih|silakan) (?:kok |bisa |di)?(?:nego|nawar|tawar|ditawar)(?:in|kan)?|nego (?:tipis|halus|aja|saja|dulu)',
  ),
  topic(
    'cicilan',
    'cicilan|(?:di|nyi)?cicil|angsuran|(?:di|meng)angsur|bayar(?:nya)? (?:bisa |boleh )?\\d{1,2} ?(?:x|kali)|kredit|paylater|spaylater|tempo',
  ),
  topic('tiruan', 'kw|replika|tiruan|imitasi|non ori|super copy'),
  topic(
    'ibu hamil',
    '(?:aman|boleh|cocok|bisa) (?:\\p{L}+ ){0,4}(?:ibu hamil|bumil|hamil|bayi|newborn)|(?:ibu hamil|bumil) (?:\\p{L}+ ){0,2}(?:hindari|jangan|dilarang)',
    false,
  ),
  topic(
    'ibu menyusui',
    '(?:aman|boleh|cocok|bisa) (?:\\p{L}+ ){0,4}(?:busui|menyusui)|(?:busui|menyusui) (?:\\p{L}+ ){0,2}(?:hindari|jangan|dilarang)',
    false,
  ),
  topic(
    'pelunasan nanti',
    '(?:pelunasan|sisa|dilunasi|lunas|pembayaran|bayar|dibayar)(?:nya)? (?:\\p{L}+ ){0,3}(?:setelah|sesudah|sehabis|seusai|usai|habis|begitu) (?:\\p{L}+ )?(?:acara|event|pesta|resepsi|selesai|beres|rampung|kelar|jadi|dipakai|pakai|kembali)',
  ),
  topic('DP kembali', 'dp(?:-?nya)? (?:\\p{L}+ ){0,3}(?:kembali|dikembalikan|balik|dibalikin|hangus|refund|direfund)', false),
  {
    ...topic('ongkir termasuk', '(?:sudah|udah|udh|sdh|termasuk|include)(?: sama| dengan| termasuk)? (?:ongkir|ongkos kirim)'),
    isOpenUnlessLimited: true,
  },
  { ...topic('tujuan kirim', '(?:di)?kirim(?:nya|an|in)?|pengiriman(?:nya)?'), isOpenUnlessLimited: true },
  {
    ...topic(
      'antar jemput',
      '(?:di)?(?:antar|anter|jemput)(?:in|kan|nya)?|antar[ -]jemput|home ?service|(?:datang|servis|dipanggil|panggilan) ke (?:rumah|lokasi|tempat)|(?:guru|teknisi|terapis|tukang|mekanik)(?: kami| kita)? (?:juga )?(?:datang|bisa datang) ke|layanan antar',
    ),
    isOpenUnlessLimited: true,
  },
  topic('keaslian', 'original|ori|100% asli|dijamin asli|asli 100%|resmi'),
];

const headings = /(?<![\p{L}\d])(\p{L}[\p{L} ]{2,40}):(?!\d)/gu;

/**
 * The text with the topic of a list repeated before each of its parts. "Garansi: aki 6 bulan; lithium 2 tahun" gives
 * the word "Garansi" to both parts.
 */
export function withTopicOfParts(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      let heading = '';
      return line
        .split(';')
        .map((part) => {
          const said = heading === '' || topics.some(({ says }) => says.test(part)) ? part : `${heading}:${part}`;
          const last = [...part.matchAll(headings)].at(-1)?.[1];
          if (last !== undefined) heading = topics.some(({ says }) => says.test(last)) ? last : '';
          return said;
        })
        .join('\n');
    })
    .join('\n');
}
