/**
 * Formats by number of fraction digits, each created at first use. Creating a format takes longer than formatting a
 * hundred amounts.
 */
const formats = new Map<number, Intl.NumberFormat>();

/**
 * `50000` → `Rp 50.000`, without decimals. The space does not break, so that an amount stays on one line. Used
 * wherever an owner or a visitor reads an amount. Money is always an integer number of Rupiah.
 *
 * @param decimals fraction digits at most, for costs below one Rupiah
 */
export function formatRupiah(amountIdr: number, decimals = 0): string {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('id-ID', {
      style: 'currency',
      currency: 'IDR',
      minimumFractionDigits: 0,
      maximumFractionDigits: decimals,
    });
    formats.set(decimals, format);
  }
  return format.format(amountIdr);
}

/** Like {@link formatRupiah}, but with an ordinary space. For texts that a model receives or a person edits. */
export function editableRupiah(amountIdr: number): string {
  return formatRupiah(amountIdr).replace(/\u00a0/g, ' ');
}

/** Price for a package card: `Gratis` for 0. */
export function formatPrice(amountIdr: number): string {
  return amountIdr === 0 ? 'Gratis' : formatRupiah(amountIdr);
}

/** Formats the total of closings. Closings without an amount must not look like sales of Rp 0. */
export function formatSales({ count, amount }: { readonly count: number; readonly amount: number }): string {
  return count > 0 && amount === 0 ? 'Nilai belum diketahui' : formatRupiah(amount);
}

/** The ordered goods, followed by the amount in brackets unless the text already contains it. */
export function withAmount(summary: string, amountIdr: number | null): string {
  if (amountIdr === null) return summary;
  const amount = formatRupiah(amountIdr);
  const digits = amount.replace(/[^\d.]/g, '').replaceAll('.', String.raw`\.`);
  return new RegExp(String.raw`(?<![\d.,])${digits}(?![.,]?\d)`).test(summary) ? summary : `${summary} (${amount})`;
}
