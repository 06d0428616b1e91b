import { clausesOf } from './clauses.rules.js';

const ready = /(?<!\p{L})(?:ready|redi|ready stock|tersedia|stok(?:nya)?|stock(?:nya)?|in stock|masih ada)(?!\p{L})/iu;
const gone = /(?<!\p{L})(?:habis|kosong|sold ?out|tidak tersedia|belum tersedia|belum ready|tidak ready|stok 0|stock 0)(?!\p{L})/iu;
/** "tinggal 3" and "barang terakhir" are scarcity; "tinggal balas chat ini" and "pesan terakhir dari kami" are not. */
const scarce =
  /(?<!\p{L})(?:sisa(?!\p{L})|tinggal (?:\d|(?:sedikit|sebiji|sebuah|sepasang|sepotong|beberapa|satu|dua|tiga|empat|lima|ukuran|size|warna|stok|yang|itu|ini|[smlx]{1,3})(?!\p{L}))|(?:stok|stock|pcs|barang|unit|item|produk|biji|potong|pasang|ukuran|size|warna|yang)(?:nya)? terakhir(?!\p{L}))/iu;
const counted =
  /(?<!\p{L})(?:stok|stock|sisa|tinggal|tersedia|ready|masih ada)(?:nya)?[ :]{0,3}(?:masih |ada |tinggal |sisa |hanya |cuma |kami |banyak ){0,3}(\d{1,5})(?![\d.,]*\d)(?![ ]?(?:%|(?:rb|ribu|k|jt|juta|hari|jam|menit)(?!\p{L})))/giu;
const restOnOrder =
  /(?<!\p{L})(?:lainnya|sisanya|selain itu|yang lain|produk lain)[ ]{1,2}(?:\p{L}{1,12}[ ]){0,3}(?:po|pre-?order|indent|dibuatkan)(?!\p{L})/iu;
const skipped = new Set(
  'kak ready stok stock stoknya masih ada tersedia sisa tinggal ya untuk yang dan pcs kami ini itu warna ukuran size habis kosong harga banyak buah sedang lagi saat hanya cuma rp mau berapa'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{1,30}/gu) ?? []).filter((word) => !skipped.has(word) && !/^\d+$/.test(word));
}

interface Line {
  readonly words: ReadonlySet<string>;
  readonly isGone: boolean;
  readonly isReady: boolean;
  readonly counts: readonly number[];
}

/** What the owner's texts and tools state about stock, line by line. */
export class StatedStock {
  private readonly lines: readonly Line[];
  /** The owner writes that everything else is made to order. */
  private readonly isRestOnOrder: boolean;
  private bestScore = 0;

  constructor(text: string) {
    this.isRestOnOrder = restOnOrder.test(text);
    this.lines = text.split(/[\n;]|\.\s/).flatMap((line) => {
      const counts = countsIn(line);
      const isGone = gone.test(line) || (counts.length > 0 && counts.every((count) => count === 0));
      const isReady = !isGone && isOffer(line);
      return isGone || isReady ? [{ words: new Set(wordsOf(line)), isGone, isReady, counts }] : [];
    });
  }

  /** True when a sentence states a stock that the texts do not name, or that differs from theirs. */
  isRefused(sentence: string): boolean {
    let lines: readonly Line[] | undefined;
    // once per sentence and not per clause, which would take time with the square of a long sentence
    const about = (): readonly Line[] => (lines ??= this.linesFor(new Set(wordsOf(sentence))));
    return clausesOf(sentence).some((clause) => !clause.isOpen && !clause.isTopicOnly && this.refuses(clause.text, about));
  }

  private refuses(clause: string, linesAbout: () => readonly Line[]): boolean {
    const isGone = gone.test(clause);
    if (!isGone && !isOffer(clause)) return false;
    const about = linesAbout();
    const said = countsIn(clause);
    if (said.some((count) => !about.some(({ counts }) => counts.includes(count)))) return true;
    if (isGone) return about.length > 0 && about.every((line) => line.isReady);
    // an owner who states no stock at all sells what is listed: only scarcity needs a ground
    if (this.lines.length === 0) return scarce.test(clause);
    if (this.isRestOnOrder && this.bestScore === 0) return true;
    return !about.some((line) => line.isReady);
  }

  /** The lines that share the most words with the sentence; all lines when it shares words with none. */
  private linesFor(words: ReadonlySet<string>): readonly Line[] {
    const scored = this.lines.map((line) => ({ line, score: [...line.words].filter((word) => words.has(word)).length }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    this.bestScore = best;
    return scored.filter(({ score }) => score === best).map(({ line }) => line);
  }
}

function countsIn(text: string): number[] {
  return [...text.matchAll(counted)].map(({ 1: digits }) => Number(digits));
}

/** True when a sentence is about stock. */
export function speaksOfStock(sentence: string): boolean {
  return isOffer(sentence) || gone.test(sentence);
}

function isOffer(text: string): boolean {
  return ready.test(text) || scarce.test(text);
}
