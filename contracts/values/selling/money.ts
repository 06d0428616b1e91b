/** `50000` → `Rp 50.000` (plain space, no decimals). Money is always an integer number of Rupiah. */
export function formatRupiah(amountIdr: number): string {
  return new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 })
    .format(amountIdr)
    .replace(/\u00a0/g, ' ');
}

/** Price for a package card: `Gratis` for 0. */
export function formatPrice(amountIdr: number): string {
  return amountIdr === 0 ? 'Gratis' : formatRupiah(amountIdr);
}
