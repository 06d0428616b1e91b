import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { withoutEnd } from '#contracts/values/text-ends';
import type { Cells } from './import-row.rules.js';

/**
 * Separators between the pieces of a line. Blanks are already collapsed to one, so that the time grows with
 * the length of a line and not with its square.
 */
const parting = /[\t;|]| [-–—] |, /;
const bullet = /^[-*•·]\s+|^\d{1,3}[.)]\s+/;
const priceBehind = /^(.*?\S) ?[:=@ ] ?((?:rp\.? ?)?[\d.,]+ ?(?:rb|ribu|k|jt|juta)?(?:,-)?)$/i;
/**
 * A price at the end of a name is searched in the last characters only, so that the time does not grow with
 * the square of the name's length.
 */
const priceTailChars = 60;
const saysPrice = /^rp|idr|\d\s*(?:rb|ribu|k|jt|juta)$|\d[.,]\d{3}|^\d{4,}$/i;

/** A bare number after the price is a weight or a stock; from this value on it is a second price. */
const surePriceIdr = 10_000;

/** Maximum length of a piece; no field of a product is that long. */
const pieceMaxChars = 3_000;

/** A line that WhatsApp shows in bold or italics: heading of the lines below it. */
const heading = /^[*_]+([^*_]{1,80})[*_]+ ?:?$/;
/** Lines on how to order, where to pay, and opening hours. */
const aboutTheShop =
  /^(?:order|pesan|pemesanan|hub(?:ungi)?|wa|whatsapp|telp|hp|cp|kontak|contact|info|alamat|rek(?:ening)?|transfer|jam|buka|open|ig|instagram|shopee|tokopedia|min(?:imal)? order|catatan|note|nb)\b[^:]{0,40}:/i;
const phone = /(?:\+62|62|0)8\d[\d -]{7,14}/;

/**
 * Reads lines in order. A heading becomes the category in the notes of the products below it. A line about
 * the shop is reported and left out.
 */
export function looseReader(): (row: readonly string[]) => Cells | string | null {
  let category = '';
  return (row) => {
    const line = row.join(' ').trim().slice(0, pieceMaxChars);
    const named = heading.exec(line)?.[1]?.trim();
    const cells = looseCells(row);
    if (named !== undefined && cells.price === undefined) {
      category = named;
      return null;
    }
    if (aboutTheShop.test(line) || (phone.test(line) && cells.price === undefined))
      return 'Baris ini tentang toko, bukan produk. Baris ini dilewati.';
    if (category !== '') cells.notes = [cells.notes, `Kategori: ${category}`].filter(Boolean).join(', ');
    return cells;
  };
}

/**
 * The cells of a line as people write price lists: "1. Kaos Polos Hitam - Rp 75.000 - 250 gr - stok 12". The
 * first piece is the name.
 */
export function looseCells(row: readonly string[]): Cells {
  const pieces = row
    .flatMap((cell) => cell.replace(/[^\S\t\n]+/g, ' ').split(parting))
    .map((piece) => piece.trim().slice(0, pieceMaxChars))
    .filter((piece) => piece !== '');
  const cells: Cells & { notes: string } = { notes: '' };
  const [first = '', ...rest] = pieces;
  const name = first.replace(bullet, '');
  const head = name.slice(0, -priceTailChars);
  const [, named, price] = priceBehind.exec(name.slice(-priceTailChars)) ?? [];
  // "Beras 5 kg" and "Paket isi 3" are names; "Kaos Polos 75rb" is a name with its price
  const hasPrice = price !== undefined && saysPrice.test(price) && readRupiah(price) !== null;
  cells.name = hasPrice ? withoutEnd(`${head}${named}`, /[ :=@-]/) : name;
  if (hasPrice) cells.price = price;
  for (const piece of rest) sort(piece, cells);
  return cells;
}

/**
 * Assigns one piece to a cell; what cannot be recognised goes into the notes. Bare numbers are read in the
 * order price, weight, stock.
 */
function sort(piece: string, cells: Cells & { notes: string }): void {
  const stock = /^(?:stok|stock|sisa) ?:? ?(.+)$/i.exec(piece)?.[1];
  const price = /^(?:harga|hrg) ?:? ?(.+)$/i.exec(piece)?.[1];
  const weight = /^berat ?:? ?(.+)$/i.exec(piece)?.[1];
  const variants = /^(?:varian|variasi|ukuran|warna) ?:? ?(.+)$/i.exec(piece)?.[1];
  if (stock !== undefined) cells.stock = stock;
  else if (variants !== undefined) cells.variants = [cells.variants, variants.split(/[/,]/).join(';')].filter(Boolean).join(';');
  else if (price !== undefined) cells.price = price;
  else if (weight !== undefined) cells.weight = weight;
  else if (/^(?:https?:|unggahan:)/i.test(piece)) cells.photos = [cells.photos, piece].filter(Boolean).join(' ');
  else if (cells.price === undefined && readRupiah(piece) !== null) cells.price = piece;
  else if (saysPrice.test(piece) && (readRupiah(piece) ?? 0) >= surePriceIdr) cells.otherPrice = piece;
  else if (cells.weight === undefined && readGrams(piece) !== null) cells.weight = piece;
  else if (cells.stock === undefined && readPieces(piece) !== null) cells.stock = piece;
  else if (cells.notes.length <= pieceMaxChars) cells.notes = cells.notes === '' ? piece : `${cells.notes}, ${piece}`;
}
