import type { ImportPreview } from '#contracts/http/bot/product-imports';
import type { RowAnswer } from '#contracts/values/selling/import-answers';
import { cutText } from '#contracts/values/texts';
import { atom, useAtom } from '../../state/atoms.js';
import { useShownBot } from '../../state/use-bots.js';
import { smallPriceWords, typedPrice } from './prices/typed-price.rules.js';

/** Maximum length of a shown text. A longer text is not a price, and its start is enough to recognise it. */
const shownMaxChars = 40;

/** A list that the owner has previewed and not imported yet. */
export interface ImportSession {
  readonly file: Blob;
  readonly shown: ImportPreview;
  /** Index of the chosen price column; `none` for an import without prices. */
  readonly column: number | 'none' | undefined;
  readonly takesExtras: boolean;
  readonly answers: ReadonlyMap<number, RowAnswer>;
  /** Prices that are being written, by row. */
  readonly written: ReadonlyMap<number, string>;
}

/**
 * The current import session. There is at most one, and it ends when the page is left. The device does not store the
 * file.
 */
const sessionAtom = atom<{ readonly place: string; readonly session: ImportSession } | null>(null);

/**
 * The current import session. It survives its window: when Back, Escape or a tap beside the window closes it, no
 * answer and no price is lost.
 * @param pasted the text that another screen passed to the window
 */
export function useImportSession(pasted: string) {
  const [kept, setKept] = useAtom(sessionAtom);
  const place = `${useShownBot() ?? ''}\n${pasted}`;
  return {
    session: kept?.place === place ? kept.session : null,
    start: (session: ImportSession) => setKept({ place, session }),
    /** Changes the owner's answers. Does nothing after the session has ended. */
    change: (changed: (session: ImportSession) => Partial<ImportSession>) =>
      setKept((now) => (now?.place === place ? { place, session: { ...now.session, ...changed(now.session) } } : now)),
    end: () => setKept(null),
  };
}

/**
 * The owner's answers, with the prices that are typed in a field and not saved yet: the import uses the values that the
 * window shows.
 */
export function saidAnswers({ answers, written }: Pick<ImportSession, 'answers' | 'written'>): ReadonlyMap<number, RowAnswer> {
  const said = new Map(answers);
  for (const [row, text] of written) {
    const price = typedPrice(text);
    if (price.kind === 'usual') said.set(row, price.priceIdr);
    else if (typeof said.get(row) === 'number') said.delete(row);
  }
  return said;
}

/** Why the import must wait for a price that the owner is typing. Null when the import can begin. */
export function unsurePrice({ shown, written }: Pick<ImportSession, 'shown' | 'written'>): string | null {
  for (const [row, text] of written) {
    const price = typedPrice(text);
    const place = shown.doubtful.find((one) => one.row === row)?.place ?? `Baris ${row}`;
    if (price.kind === 'unread') return `${place}: harga "${cutText(text, shownMaxChars)}" tidak terbaca. Contoh: 35000 atau 35rb.`;
    if (price.kind === 'small') return `${place}: ${smallPriceWords(price.priceIdr)} Kalau sudah benar, tekan Simpan harga.`;
  }
  return null;
}

/** A copy of the map with this value under the key. A null value removes the key. */
export function withEntry<Value>(map: ReadonlyMap<number, Value>, key: number, value: Value | null): ReadonlyMap<number, Value> {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}
