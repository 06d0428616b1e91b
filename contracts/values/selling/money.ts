/** `50000` → `Rp 50.000` (plain space, no decimals). Money is an integer number of Rupiah everywhere. */
export function formatRupiah(amountIdr: number): string {
  return new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 })
    .format(amountIdr)
    .replace(/\u00a0/g, ' ');
}

/** Price as a package card shows it: `Gratis` for 0. */
export function formatPrice(amountIdr: number): string {
  return amountIdr === 0 ? 'Gratis' : formatRupiah(amountIdr);
}
