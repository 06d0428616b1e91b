import type { CallReason } from '#contracts/values/needs';

/**
 * Replacements that give each word one spelling. They are applied after repeated words ("x - x", or a word with a 2)
 * became one word.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})2(?!\p{N})/gu, ''],
  [/\b(\p{L}{3,20}) ?- ?\1/gu, '$1'],
  [/\b(?:blm|blum|blom|belom|durung|dereng)\b/gu, 'belum'],
  [/\b(?:g|gk|ga|gak|ngg?a|nggak) ?b[is]s?a?\d?\b|\bgabisa\d?\b/gu, 'tidak bisa'],
  [/\b(?:d|di) ?(?:pake+k*|pakai)\b|\bdipake+k*\b/gu, 'dipakai'],
  [/\bpake+k*\b/gu, 'pakai'],
  [/\b(?:d|di) (?=buka|tutup)/gu, 'di'],
  [/\b(?:g|gk|ga|gak|gag|nggak|ngga|enggak|engga|tdk|tak|kaga|kagak|ora|gb)\b/gu, 'tidak'],
  [/\b(?:n?yampe|nyampai|sampe|smpe|teko)\b/gu, 'sampai'],
  [/\b(?:di )?(?:di)?(?:bales|bls|balas)(?:in)?\b/gu, 'dibalas'],
  [/\bdi (?=kirim|respon|jawab|proses|terima|bayar|transfer)/gu, 'di'],
  [/\bdirespons\b|\b(?<=tidak )respons?\b/gu, 'direspon'],
  [/\b(?:d?i?trf|tfr?|transfe[re]+|tranfer|ditransfer)(?:an)?\b/gu, 'transfer'],
  [/\b(di|mem|pem|ter)?byr/gu, '$1bayar'],
  [/\bkomplen/gu, 'komplain'],
  [/\b(?:ng|h|meng?h?)?ila+ng/gu, 'hilang'],
  [/\b(?:duit|uang)(?:ku|nya)?\b/gu, 'uang'],
  [/\b(?:di|mem|meng)?(?:balikin|balikan|kembaliin)\b/gu, 'kembalikan'],
  [/\b(?:ke|ter|di)tipu/gu, 'tertipu'],
  [/\b(?:nga?gera?k|gera?k)\b/gu, 'bergerak'],
  [/\bh?ancur\b/gu, 'hancur'],
];

const receipt =
  /\b(?:transfer|bukti|struk|resi bayar|(?:mem|pem|di|ter)?bayar\w*|pelunasan|lunas|(?:sudah|telah) melunasi|(?:setor|nyetor|menyetor|kirim|mengirim) (?:uang|dp|dana)|setoran|(?:uang|dp|dana) (?:sudah|udah) masuk|paid|payment|sudah (?:dp|qris|scan qris|scan barcode|gopay|dana|ovo))\b/;
/**
 * Words of a question about paying, or about what would happen. Such a question is neither a payment nor a complaint.
 */
const question =
  /\b(?:(?:men)?tanya\w*|nanya\w*|apakah|bisakah|cara|kebijakan|syarat|mau tahu|ingin tahu|mau tau|untuk (?:transfer|bayar|pembayaran|membayar)|bisa (?:bayar|transfer|retur|refund|tukar)|(?:minta|belum (?:ada|dapat|dikasih)) (?:(?:nomor |no )?(?:rekening|norek)|(?:tempo|termin|cicilan|invoice|nota|tagihan|kwitansi)(?: pembayaran)?)|(?:ingin|mau|akan|hendak|rencana) (?:transfer|bayar|membayar|melunasi|cicil|dp)\b(?! (?:sudah|tadi))|sebelum (?:mem)?beli\w*)\b/;
/** Words of a complaint about waiting. It is a complaint even in a question: "tanya kenapa belum sampai". */
const waits =
  /\b(?:belum|tidak|not) (?:juga |kunjung |pernah |jua )?(?:sampai|datang|dateng|dtg|tiba|bergerak|diterima|terkirim|dikirim|diproses|dibalas|dijawab|direspon|ditanggapi|arrived|received|delivered)\b|\bbelum (?:juga |pernah )?(?:terima|menerima|dapat|dapet) (?:barang|paket|pesanan|kiriman)|\b(?:telat|terlambat)\b/;
/** Damage or delay of the goods, or feelings of the lead. */
const happened =
  /\b(?:(?:di)?keluh\w*|(?:m?e?nge)luh\w*|komplain\w*|complain\w*|protes|(?:di)?marah\w*|(?:ng|meng)amuk|kecewa|kes[ae]l|emosi|(?:tidak|kurang) puas|upset|angry|disappointed|(?:di)?(?:tipu|bohong)\w*|(?:pen|ter|men)ipu\w*|tertipu|merasa dirugikan|kasar|sepihak|menyesal|nyesel|dibiarkan|diabaikan|rusak|broken|damaged|cacat|pecah|robek|sobek|hancur|remuk|lepas|bekas|penyok|bocor|basi|busuk|luntur|patah|lecet|retak|kadaluarsa|kedaluwarsa|tumpah|hilang\w*|nyasar|tertukar|(?:isi )?paket(?:nya)? kosong|tidak (?:sesuai|lengkap|cocok dengan|berfungsi|menyala|nyala)|salah (?:kirim|barang|warna|ukuran|alamat kirim|orang|produk|pesanan|item|isi|satu)|(?:barang|pesanan|isi|paket|jumlah|yang datang|ukuran|warna|produk)(?:nya)? (?:yang (?:datang|diterima) )?(?:kurang(?! dari)|salah)|kurang (?:satu|dua|\d+(?! orang)|isi|item|lengkap)|ada (?:rambut|ulat|kutu|lalat|kecoa|belatung|jamur|semut|plastik)(?:nya)?|iritasi|gatal|alergi|bruntusan|keracunan|muntah|diare|sakit perut|tidak bisa (?:di|ter)?(?:pakai|nyala|buka|tutup|cas|hidup)\w*|e?rror|eror|mati (?:total|setelah|sendiri)|palsu|expired|(?:ter|di|ke)?(?:tagih|debit|potong|charge)(?:nya)? (?:dua|2|tiga|3) ?(?:kali|x)|(?:gangguan|bermasalah|trouble)(?:kah)?|dobel|double|tidak ramah|jutek|jelek|buruk|jebol|pudar|(?:ber|ter)?noda|kotor|gosong|hangus|mentah|kempes|(?:ber)?kedip\w*|tengik|apek|memar|bengkak|kemerahan|(?:kulit|wajah|muka)(?:nya)?(?: \w+){0,2} merah|tidak (?:rapi|sopan|layak|higienis|(?:di|meng)antar(?:kan)?)|wrong (?:item|size|color|colour|order|product|address)|never (?:arrived|came|received|delivered)|(?:kiri|kanan) semua|nyangkut|tersangkut|tertahan|terhenti|stuck|tidak (?:sama|muat|pas)|kekecilan|kebesaran)\b/;
/** Words for compensation that the lead asks for. */
const amends =
  /\b(?:retur|refund|garansi|ganti rugi|(?:minta |tuntut )?uang(?:nya)? (?:di)?kembali(?:kan)?|(?:(?:di)?kembali(?:kan|in)|pengembalian) (?:uang|dana)\w*|tukar (?:barang|ukuran|produk|baju|warna)|(?:di)?ancam|mengancam|lapor(?:kan)? (?:ke )?polisi|viralkan)\b/;
/** Services and goods of a shop whose names sound like damage: "servis HP rusak", "obat luka lecet", "cari laptop bekas". */
const trade =
  /\b(?:servis|service|cuci|laundry|hilangkan|menghilangkan|bersihkan|membersihkan|reparasi|perbaik\w*|benerin|treatment|perawatan|obat(?:nya)?|men?cari|cari|beli|jual|terima|ganti|pasang|harga|tukar tambah|tanya) (?:\w+ ){0,3}?(?:rusak|pecah|robek|bocor|luntur|patah|lecet|retak|bekas|gatal|iritasi|alergi|diare|sakit perut|eror|error|palsu|dobel|double|mati total|hilang|(?:ber|ter)?noda|kotor|gosong|mentah|kempes|jebol|pudar|bengkak|memar|kemerahan)\b/g;
/** Words for a date or a period that is late, without a delay of the goods. */
const lateElsewhere = /\b(?:telat|terlambat) (?:haid|datang bulan|menstruasi|bayar|transfer|pelunasan)\b/g;
/** Words for a risk, which is no damage: "mudah pecah". */
const risk =
  /\b(?:mudah|gampang|rawan|takut|anti|tahan|kalau|jika|bila|kalo) (?:barang(?:nya)? |paket(?:nya)? )?(?:rusak|pecah|robek|bocor|luntur|patah|cacat|tumpah|basi|hilang)\b/g;

/**
 * The reason for a call of the owner, derived from the model's sentence about it. Used when the model omits the
 * argument. The reason only labels the call: a wrong label changes the order of the queue, but not what is sent. A
 * complaint about a payment counts as a complaint.
 */
export function callReasonOf(sentence: string): CallReason {
  const plain = spellings.reduce((one, [spelling, word]) => one.replace(spelling, word), sentence.toLowerCase());
  const asks = question.test(plain);
  const told = plain.replace(risk, '').replace(trade, '').replace(lateElsewhere, '');
  if (waits.test(told) || happened.test(told) || (amends.test(plain) && !asks)) return 'complaint';
  return receipt.test(plain) && !asks ? 'receipt' : 'bot-called';
}
