/**
 * Which column of a list means what. Money is never guessed: what a shop pays is not what it asks for, and where two columns could be the
 * price the owner has to say which one is.
 */
export type Field = 'name' | 'price' | 'weight' | 'stock' | 'variants' | 'notes' | 'photos' | 'active';

/** The headings of a list. */
export interface Columns {
  /** Place of their row. */
  readonly row: number;
  readonly headings: readonly string[];
  /** Per column; null for one that is not used. */
  readonly fields: readonly (Field | null)[];
  /** Headings of the columns that could all be the price; empty when there is one at most. */
  readonly prices: readonly string[];
}

/** First words that headings of that column begin with. */
const fieldWords: Readonly<Record<Field, RegExp>> = {
  name: /^(nama|produk|barang|item|name|product)/,
  price: /^(harga|price|hrg)/,
  weight: /^(berat|weight|bobot)/,
  stock: /^(stok|stock|qty|jumlah|sisa)/,
  variants: /^(varian|variasi|variant|ukuran|warna)/,
  notes: /^(catatan|keterangan|deskripsi|ket\b|notes?|description|info)/,
  photos: /^(foto|gambar|photo|image|link|tautan)/,
  active: /^(ditawarkan|aktif|active|tampil)/,
};

/** Names of other columns that begin with the word for a product, as marketplaces write them. */
const nameOfVariant = /^nama (varian|variasi)/;
const nameOfSomethingElse = /^(nama (toko|penjual|supplier|kategori|merek)|produk id|product id|item id)/;
/** What the shop pays, asked of others, or asked before. */
const noSellingPrice =
  /\b(beli|modal|hpp|kulak\w*|pokok|cost|buying|purchase|supplier|grosir|reseller|agen|wholesale|coret|before|sebelum|diskon)\b/;
const sellingPrice = /\b(jual|selling|eceran|retail)\b/;

/** A list may begin with its title, an address and empty lines. */
const rowsLookedAt = 15;

/** Finds the row of headings: of the first fifteen rows with content the one with the most known headings, a name among them. Null when none has. */
export function findColumns(rows: readonly (readonly string[])[]): Columns | null {
  let best: Columns | null = null;
  let looked = 0;
  for (let row = 0; row < rows.length && looked < rowsLookedAt; row += 1) {
    const headings = rows[row]!;
    if (headings.every((cell) => cell === '')) continue;
    looked += 1;
    const columns = readHeadings(headings, row);
    if (columns && (!best || known(columns) > known(best))) best = columns;
  }
  return best;
}

function known({ fields }: Columns): number {
  return fields.filter((field) => field !== null).length;
}

function readHeadings(headings: readonly string[], row: number): Columns | null {
  const found = headings.map(fieldOf);
  if (!found.includes('name') || headings.some((cell) => /\d{3}/.test(cell))) return null;
  const priced = [...new Set(headings.filter((_, at) => found[at] === 'price').map(plainOf))];
  const selling = priced.filter((heading) => sellingPrice.test(heading));
  const chosen = selling.length === 1 ? selling[0] : priced.length === 1 ? priced[0] : undefined;
  const fields = found.map((field, at) => (field === 'price' && plainOf(headings[at]!) !== chosen ? null : field));
  const prices = chosen === undefined ? headings.filter((_, at) => found[at] === 'price').map((heading) => heading.trim()) : [];
  return { row, headings, fields, prices };
}

function plainOf(heading: string): string {
  return heading.trim().toLowerCase();
}

function fieldOf(heading: string): Field | null {
  const plain = plainOf(heading).slice(0, 100);
  if (nameOfVariant.test(plain)) return 'variants';
  if (nameOfSomethingElse.test(plain)) return null;
  const field = (Object.keys(fieldWords) as Field[]).find((one) => fieldWords[one].test(plain)) ?? null;
  return field === 'price' && noSellingPrice.test(plain) ? null : field;
}
