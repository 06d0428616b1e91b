/** Prices below are a mistake more often than not: "35" for 35 thousand, or the figure of another column. */
const smallestUsualIdr = 1_000;

/** Words behind a price that say nothing about it. */
const tail = / ?(?:nett?|pas|aja|saja|only)$/;

/** A price as people write it: "@45.000", "45.000/pcs", "189k (S,M,L,XL)", "35rb nett". The rest of it is what stood in brackets. */
export function plainPrice(text: string): { readonly price: string; readonly inBrackets: string } {
  const written = text.trim().slice(0, 200).replace(/\s+/g, ' ');
  const bracket = written.indexOf('(');
  const inBrackets = bracket > 0 && written.endsWith(')') ? written.slice(bracket + 1, -1).trim() : '';
  const before = inBrackets === '' ? written : written.slice(0, bracket);
  const [perPiece = ''] = before.split('/');
  return { price: perPiece.replace(/^@ ?/, '').trim().toLowerCase().replace(tail, ''), inBrackets };
}

/** What makes a row doubtful as a product that is sold, in words for its owner. */
export function doubtsOf(name: string, prices: readonly (number | null)[]): string[] {
  const doubts: string[] = [];
  const plain = name.trim().toLowerCase();
  if (/^(?:grand ?|sub ?)?total ?:?$|^jumlah(?: total)? ?:?$/.test(plain)) doubts.push('Baris ini jumlah, bukan produk.');
  else if (/^[\d.,]+$/.test(plain)) doubts.push('Nama produk hanya berisi angka. Periksa apakah kolomnya benar.');
  const small = prices.find((price) => price !== null && price > 0 && price < smallestUsualIdr);
  if (small != null)
    doubts.push(
      `Harga Rp ${small} terlalu kecil. Tulis lengkap, contoh 35000 atau 35rb. Produk di bawah Rp 1.000 ditambah lewat formulir.`,
    );
  return doubts;
}
