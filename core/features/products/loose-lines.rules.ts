import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { withoutEnd } from '#contracts/values/selling/spaces.rules';
import type { Cells } from './import.rules.js';

/** Blanks are single by then, so that the time grows with the length of a line and not with its square. */
const parting = /[\t;|]| [-–—] |, /;
const bullet = /^[-*•·]\s+|^\d{1,3}[.)]\s+/;
const priceBehind = /^(.*?\S) ?[:=@ ] ?((?:rp\.? ?)?[\d.,]+ ?(?:rb|ribu|k|jt|juta)?(?:,-)?)$/i;
const saysPrice = /^rp|idr|\d\s*(?:rb|ribu|k|jt|juta)$|\d[.,]\d{3}|^\d{4,}$/i;

/** What no field of a product is as long as. */
const pieceMaxChars = 3_000;

/** The cells of a line as people write price lists: "1. Kaos Polos Hitam - Rp 75.000 - 250 gr - stok 12". The first piece is the name. */
export function looseCells(row: readonly string[]): Cells {
  const pieces = row
    .flatMap((cell) => cell.replace(/[^\S\t\n]+/g, ' ').split(parting))
    .map((piece) => piece.trim().slice(0, pieceMaxChars))
    .filter((piece) => piece !== '');
  const cells: Cells & { notes: string } = { notes: '' };
  const [first = '', ...rest] = pieces;
  const name = first.replace(bullet, '');
  const [, named, price] = priceBehind.exec(name) ?? [];
  // "Beras 5 kg" and "Paket isi 3" are names; "Kaos Polos 75rb" is one with its price
  const hasPrice = price !== undefined && saysPrice.test(price) && readRupiah(price) !== null;
  cells.name = hasPrice ? withoutEnd(named!, ' :=@-') : name;
  if (hasPrice) cells.price = price;
  for (const piece of rest) sort(piece, cells);
  return cells;
}

/** What one piece says; what cannot be told stands in the notes. Bare numbers come as price, weight, stock. */
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
  else if (cells.weight === undefined && readGrams(piece) !== null) cells.weight = piece;
  else if (cells.stock === undefined && readPieces(piece) !== null) cells.stock = piece;
  else if (cells.notes.length <= pieceMaxChars) cells.notes = cells.notes === '' ? piece : `${cells.notes}, ${piece}`;
}
