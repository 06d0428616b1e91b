/** Why a buyer wants to return something. Owners who take back broken goods may not take back unwanted ones. */
export type Reason = 'defect' | 'choice' | 'reaction';

const texts: Readonly<Record<Reason, RegExp>> = {
  defect:
    /(?<!\p{L})(?:cacat|rusak|pecah|remuk|penyok|bocor|basi|busuk|layu|mati|palsu|kurang lengkap|salah (?:kirim|cetak|dari kami|produksi)|(?:dari|dr|karena|krn) (?:pihak )?(?:kami|kita|toko|penjual)|defect|reject|gagal jahit|tidak sesuai pesanan)(?!\p{L})/iu,
  choice:
    /(?<!\p{L})(?:kekecilan|kebesaran|kekecilen|kesempitan|kelonggaran|kepanjangan|kependekan|(?:ga|gak|nggak|ngga|tidak|tdk|kurang) (?:muat|cocok|pas|suka|sreg|jadi|cucok)|salah (?:pilih|beli|ukuran|size|order|pesan|warna|ukur|file|ketik)|(?:ganti|tukar|ditukar|tuker) (?:warna|size|ukuran|model|motif)|beda warna|berubah pikiran|bosan|file(?:nya)? (?:yang |yg )?salah|(?:salah|kesalahan) (?:\p{L}+ )?(?:(?:dari|dr) )?(?:pihak )?(?:file|pelanggan|pembeli|customer|kakak|kaka|anda|kamu|klien|konsumen|pemesan))(?!\p{L})/iu,
  reaction: /(?<!\p{L})(?:alergi|iritasi|breakout|bruntusan|gatal|keracunan)(?!\p{L})/iu,
};

/** The reasons that a text names. */
export function reasonsIn(text: string): Reason[] {
  return (Object.keys(texts) as Reason[]).filter((reason) => texts[reason].test(text));
}

const refuses = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|bukan|belum|tanpa)(?!\p{L})/iu;
const takesBack =
  /(?<!\p{L})(?:(?:di)?(?:retur|refund|tukar|tuker|ganti|kembalikan|balikin)(?:in|kan)?|(?:di)?(?:bikin|buat|cetak|jahit|kerja|kirim)(?:in|kan)? ulang|penukaran|pengembalian|penggantian|kembali|tanggung jawab|ditanggung|garansi|diterima)(?!\p{L})/iu;
/** "Salah data dari pembeli bayar" */
const pays = /(?<!\p{L})(?:bayar|dibayar|biaya)(?!\p{L})/iu;
const except = /(?<!\p{L})(?:kecuali|selain)(?!\p{L})/iu;

/**
 * Splits a sentence into parts, each with its own reasons: "Salah dari kami diganti, salah pilih tidak bisa" makes
 * two statements.
 */
function partsWithReasons(sentence: string): string[] {
  const parts = sentence.split(/[,;()](?!\d)/u);
  // "(mati di jalan diganti), setelah 24 jam bukan tanggungan": the refusal is about another case
  const [only, ...others] = parts.filter((part) => reasonsIn(part).length > 0);
  if (only !== undefined && others.length === 0 && takesBack.test(only) && !refuses.test(only) && !except.test(sentence)) return [only];
  const isRefused = (part: string): boolean => !takesBack.test(part) && (refuses.test(part) || pays.test(part));
  const isEach =
    parts.length > 1 && parts.filter((part) => reasonsIn(part).length > 0 && (takesBack.test(part) || isRefused(part))).length > 1;
  if (!isEach || except.test(sentence)) return [sentence];
  return parts.map((part) => (isRefused(part) ? `${part} tidak diganti` : part));
}

/** The reasons for which the owner's texts accept returns, and those for which they do not. */
export class TakenBack {
  private readonly yes = new Set<Reason>();
  private readonly no = new Set<Reason>();
  private isForAny = false;

  /** @param sentences sentences of the owner. */
  constructor(sentences: readonly string[]) {
    for (const sentence of sentences.flatMap(partsWithReasons)) {
      if (!takesBack.test(sentence)) continue;
      const [main = '', without = ''] = sentence.split(except);
      const isRefused = refuses.test(main.replace(/bukan uang|uang tidak|tidak terima refund.*/iu, ' '));
      const reasons = reasonsIn(main);
      if (reasons.length === 0 && without === '') this.isForAny ||= !isRefused;
      for (const reason of reasons) (isRefused ? this.no : this.yes).add(reason);
      for (const reason of reasonsIn(without)) (isRefused ? this.yes : this.no).add(reason);
      if (without !== '' && isRefused && reasons.length === 0)
        for (const reason of ['choice', 'reaction'] as const) if (!reasonsIn(without).includes(reason)) this.no.add(reason);
    }
  }

  /** True when returns are refused for all of these reasons. */
  isRefused(reasons: readonly Reason[]): boolean {
    if (reasons.length === 0) return false;
    if (reasons.some((reason) => this.yes.has(reason))) return false;
    return reasons.some((reason) => this.no.has(reason)) || (!this.isForAny && this.yes.size > 0);
  }
}
