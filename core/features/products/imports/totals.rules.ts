/** Words that may follow "total" in the name of a row with a total. "Total Care" and "Total Oil" are products. */
const summed = new Set(
  [
    'harga stok stock semua semuanya seluruh seluruhnya keseluruhan barang produk item items varian variant sku jenis macam menu paket',
    'rp idr rupiah nilai aset asset persediaan inventory qty quantity kuantitas pcs pc unit buah lembar box dus lusin kodi kg gram gr',
    'total akhir awal sementara bersih kotor net nett netto bruto sisa saldo penjualan pembelian jual beli belanja modal hpp laba untung',
    'keuntungan omzet omset pendapatan pemasukan pengeluaran terjual masuk keluar bayar dibayar dibayarkan pembayaran tagihan hutang utang',
    'piutang transaksi order pesanan invoice nota faktur bon keranjang biaya berat ongkir ongkos kirim pengiriman diskon potongan pajak ppn',
    'dp uang kas tunai transfer yang harus di dan per hari minggu bulan ini amount price sales',
  ].flatMap((words) => words.split(' ')),
);
const groupWords = new Set(
  'kategori category kelompok golongan grup group divisi etalase rak gudang cabang halaman lembar sheet'.split(' '),
);

/** Rows below the products of a bill: taxes, discounts, delivery, and what was paid. */
const billRow =
  /^(?:(?:ppn|pph|pajak|tax|vat|diskon|disc|discount|potongan|voucher)(?: \d+)*|(?:ongkir|ongkos kirim|biaya (?:kirim|pengiriman|admin|layanan|lain lain)|service charge|pembulatan|uang muka|dp|deposit|dibayar|tunai|cash|transfer|kembali(?:an)?|sisa (?:bayar|tagihan|hutang)|terbilang|(?:yang )?harus (?:di ?)?bayar)(?: rp)?)$/;

/** True for the name of a row that holds totals, or another amount of a bill. */
export function isTotal(name: string): boolean {
  const words = name
    .toLowerCase()
    .slice(0, 100)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  if (words.length > 2 && words.every((word) => word.length === 1)) return isTotal(words.join(''));
  if (billRow.test(words.join(' '))) return true;
  const [first = '', second = '', ...rest] = words;
  if (/^(?:sub|grand)(?:total|ttl|jumlah)$|^(?:average|rerata)$/.test(first)) return true;
  if (/^(?:(?:sub|grand) (?:total|ttl|jumlah)|rata rata)$/.test(`${first} ${second}`)) return true;
  if (!/^(?:total|totals|ttl|jumlah|jml|jlh|jmlh)$/.test(first)) return false;
  // the name of a group follows, as in "Total Kategori Gamis"
  if (groupWords.has(second)) return true;
  return [second, ...rest].every((word) => word === '' || summed.has(word) || /^\d+$/.test(word));
}
