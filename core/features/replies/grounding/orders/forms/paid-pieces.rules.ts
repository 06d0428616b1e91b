/** An offer in which fewer pieces are paid than bought: "Beli 10 isi ulang bayar 9", "sewa 7 hari bayar 6 hari". */
const paidLess =
  /(^|[^\p{L}])(beli|ambil|order|pesan|sewa|nginap|menginap|main|cuci|langganan) (\d{1,3})((?: \p{L}+)*) bayar(?:nya)? (?:cuma |hanya |cukup )?(\d{1,3})(?![\d.,]*\d| ?(?:rb|ribu|k|jt|juta)(?!\p{L}))((?: \p{L}+)?(?: (?:aja|saja|doang))?)/giu;
const asides = /(?:^| )(?:cuma|hanya|cukup|aja|saja|doang)(?= |$)/giu;
const wordsMax = 3;

/** Rewrites unpaid pieces as free ones: "beli 10 isi ulang bayar 9" becomes "isi ulang beli 9 gratis 1". */
export function withFreePieces(text: string): string {
  return text.replaceAll(paidLess, (whole: string, ...groups: (string | undefined)[]) => {
    const [start, verb, all, words = '', paid, behind = ''] = groups;
    const free = Number(all) - Number(paid);
    const name = words.replaceAll(asides, ' ').trim().toLowerCase();
    const unit = behind.replaceAll(asides, ' ').trim().toLowerCase();
    // in "beli 2 kaos bayar 1 minggu lagi", the second number counts something else
    const isSame = unit === '' || name === '' || name.split(' ').includes(unit);
    if (free <= 0 || name.split(' ').length > wordsMax || !isSame) return whole;
    const thing = verb!.toLowerCase() === 'sewa' ? `sewa ${name}` : name === '' ? unit : name;
    return `${start!}${thing} beli ${paid!} gratis ${String(free)}`;
  });
}
