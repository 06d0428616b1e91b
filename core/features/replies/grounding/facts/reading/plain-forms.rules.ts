import { pieceUnits } from '../../orders/forms/price-cells.js';
import { plainText } from '../../plain-text.rules.js';
import { remembered } from '../../remembered.js';
import type { GroundSources } from '../../grounds.rules.js';

const wideSpace = /(\S)[ ]{2,}(?=\S)/gu;
/** Signs that lead from a name to its price: "bolu ... 48rb", "bolu -> 48rb". */
const leader = / ?(?:\.\.+|…|--?>|→) ?/gu;
const price = /^(?:rp\.? ?)?\d[\d.,]*(?:(?:00| ?(?:rb|ribu|k|jt|juta))(?![\p{L}\d]))/iu;
const priceChars = 24;
const timeUnits = 'hari|hr|jam|minggu|mgg|bulan|bln|tahun|thn|malam|orang|org|pax|kg|meter|km|sesi';
const unitApart = new RegExp(String.raw`(\d|rb|ribu|jt|juta) \/ ?(?=(?:${timeUnits}|${pieceUnits})(?!\p{L}))`, 'giu');
const scaleApart = /(\d) (?=(?:rb|ribu|rebu|k|jt|juta)(?![\p{L}\d]))/giu;
const withoutCents = /(\d),-(?!\d)/gu;
/** "DP separo", but not "DP setengah juta" */
const half = /(^|[^\p{L}])(dp(?:nya)?) (?:separo|separuh|setengah|1\/2)(?: harga)?(?! ?(?:juta|jt)|\p{L}|\d)/giu;
const pieceBehind = /(\/|[^\p{L}]per |\d ?)bh(?![\p{L}\d])/giu;
/** "10rb/potong"; "min 6 potong" may be a reduction. */
const perPiece = /(\/|[^\p{L}]per )potong(?![\p{L}\d])/giu;
const least = /(^|[^\p{L}])(?:minimal|minimum|minim|min\.) ?(?=\d)/giu;
const most = /(^|[^\p{L}])(?:maksimal|maximal|maksimum|maximum|maks\.|max\.?|paling banyak) ?(?=\d)/giu;
const above = /(^|[ (,])> ?(?=\d)/gmu;

/** The text without marks and spaces that change no word and no number, and half a deposit as 50 %: `*20 rb* / pcs` becomes `20rb/pcs`. */
export const withPlainLayout = remembered((text: string): string =>
  plainText(text)
    .text.replaceAll(wideSpace, '$1 ')
    .replaceAll(leader, (sign: string, at: number, all: string) =>
      price.test(all.slice(at + sign.length, at + sign.length + priceChars)) ? ' ' : sign,
    )
    .replaceAll(scaleApart, '$1')
    .replaceAll(unitApart, '$1/')
    .replaceAll(withoutCents, '$1')
    .replaceAll(half, '$1$2 50%'),
);

/** {@link withPlainLayout}, and one way to write money: "Rp. 20.000", "IDR 20.000", "20 ribu" and "20.000" are read alike. */
export const withPlainMoney = remembered((text: string): string =>
  withPlainLayout(text)
    .replaceAll(/(^|[^\p{L}])(?:rp[.:]|idr[.:]?) ?(?=\d)/giu, '$1Rp ')
    .replaceAll(/(\d)(?:ribu|rebu)(?![\p{L}\d])/giu, '$1rb')
    .replaceAll(/(\d)juta(?![\p{L}\d])/giu, '$1jt')
    .replaceAll(pieceBehind, '$1pcs')
    .replaceAll(perPiece, '$1pcs')
    .replaceAll(least, '$1min ')
    .replaceAll(most, '$1maks ')
    .replaceAll(above, '$1lebih dari '),
);

/** Each check of the same sources gets the same object, by which other readers remember what they read. */
const known = new WeakMap<GroundSources, GroundSources>();

/** The sources with the owner's texts in plain forms, so that no rule has to know the other ones. */
export function inPlainForms(sources: GroundSources): GroundSources {
  const before = known.get(sources);
  if (before !== undefined) return before;
  const owner = once(() => sources.owner.map(withPlainMoney));
  const chat = once(() => sources.chat.map(withPlainMoney));
  const plain: GroundSources = {
    ...sources,
    // a reply without statements reads no text at all
    get owner() {
      return owner();
    },
    get chat() {
      return chat();
    },
  };
  known.set(sources, plain);
  return plain;
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
