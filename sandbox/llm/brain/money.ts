const units: Record<string, number> = { rb: 1_000, ribu: 1_000, k: 1_000, jt: 1_000_000, juta: 1_000_000 };

/** Prices as owners write them: "Rp 85.000", "Rp85rb", "IDR 85,000", "85rb", "1,5 jt". */
export const pricePattern =
  /(?:(?:rp|idr)\.?\s*(\d+(?:[.,]\d+)*)\s*(rb|ribu|k|jt|juta)?|(?<![\w.,])(\d+(?:[.,]\d+)*)\s*(rb|ribu|k|jt|juta)|(?<![\w.,])(\d{1,3}(?:\.\d{3})+))(?![\w]|[.,]\d)/gi;

/** Rupiah of one match of `pricePattern`. */
export function rupiahOf(match: RegExpMatchArray): number {
  const digits = match[1] ?? match[3] ?? match[5] ?? '0';
  const unit = (match[2] ?? match[4])?.toLowerCase();
  if (unit) return Math.round(Number(digits.replace(/\.(?=\d{3}\b)/g, '').replace(',', '.')) * (units[unit] ?? 1));
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(/[.,]\d{1,2}$/, ''));
}

/** "Rp 85.000", with an ordinary space. */
export function rupiah(amount: number): string {
  return `Rp ${Math.round(amount).toLocaleString('id-ID', { maximumFractionDigits: 0 })}`;
}
