import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import type { Cells } from './import.rules.js';

const parting = /\s*[\t;|]\s*|\s+[-–—]\s+|,\s+/;
const bullet = /^[-*•·]\s+|^\d{1,3}[.)]\s+/;
const priceBehind = /^(.*?\S)\s*[:=@\s]\s*((?:rp\.?\s*)?[\d.,]+\s*(?:rb|ribu|k|jt|juta)?(?:,-)?)$/i;
const saysPrice = /^rp|idr|\d\s*(?:rb|ribu|k|jt|juta)$|\d[.,]\d{3}|^\d{4,}$/i;

/** The cells of a line as people write price lists: "1. Kaos Polos Hitam - Rp 75.000 - 250 gr - stok 12". The first piece is the name. */
export function looseCells(row: readonly string[]): Cells {
  const pieces = row
    .flatMap((cell) => cell.split(parting))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const cells: Cells & { notes: string } = { notes: '' };
  const [first = '', ...rest] = pieces;
  const name = first.replace(bullet, '');
  const [, named, price] = priceBehind.exec(name) ?? [];
  // "Beras 5 kg" and "Paket isi 3" are names; "Kaos Polos 75rb" is one with its price
  const hasPrice = price !== undefined && saysPrice.test(price) && readRupiah(price) !== null;
  cells.name = hasPrice ? named!.replace(/[\s:=@-]+$/, '') : name;
  if (hasPrice) cells.price = price;
  for (const piece of rest) sort(piece, cells);
  return cells;
}

/** What one piece says; what cannot be told stands in the notes. Bare numbers come as price, weight, stock. */
function sort(piece: string, cells: Cells & { notes: string }): void {
  const stock = /^(?:stok|stock|sisa)\s*:?\s*(.+)$/i.exec(piece)?.[1];
  const price = /^(?:harga|hrg)\s*:?\s*(.+)$/i.exec(piece)?.[1];
  const weight = /^berat\s*:?\s*(.+)$/i.exec(piece)?.[1];
  const variants = /^(?:varian|variasi|ukuran|warna)\s*:?\s*(.+)$/i.exec(piece)?.[1];
  if (stock !== undefined) cells.stock = stock;
  else if (variants !== undefined) cells.variants = [cells.variants, variants.split(/[/,]/).join(';')].filter(Boolean).join(';');
  else if (price !== undefined) cells.price = price;
  else if (weight !== undefined) cells.weight = weight;
  else if (/^(?:https?:|unggahan:)/i.test(piece)) cells.photos = [cells.photos, piece].filter(Boolean).join(' ');
  else if (cells.price === undefined && readRupiah(piece) !== null) cells.price = piece;
  else if (cells.weight === undefined && readGrams(piece) !== null) cells.weight = piece;
  else if (cells.stock === undefined && readPieces(piece) !== null) cells.stock = piece;
  else cells.notes = cells.notes === '' ? piece : `${cells.notes}, ${piece}`;
}
