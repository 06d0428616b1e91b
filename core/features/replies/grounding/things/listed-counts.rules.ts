import { clausesOf } from '../clauses.rules.js';
import { rootsOf } from '../evidence/owner-parts.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** A kind with its number: "Karpet 4" of "lapangan karpet 4, vinyl 2". */
const item = /(?<!\p{L})(\p{L}{3,15})[ ](\d{1,3})[ .]*$/iu;
const said =
  /(?<!\p{L})(?:ada|tersedia|punya|jumlahnya|sebanyak)[ ](\d{1,3})(?![\d.,:%]|[ ]?(?:rb|ribu|k|jt|juta|jam|hari|menit|minggu|bulan|tahun|kali|x)(?!\p{L}))/iu;
const noKinds = /^(?:jam|pukul|min|minimal|maks|max|maksimal|tgl|tanggal|nomor|no|isi|size|ukuran|beli|gratis|lantai|jl|jalan|blok)$/iu;
const itemsMax = 200;

/** The number of each kind in the owner's lists. */
export class ListedCounts {
  private readonly counts = new Map<string, Set<number>>();

  constructor(text: string) {
    for (const { text: sentence } of sentencesOf(text)) {
      const items = sentence.split(/[,;|](?!\d)/u).map((part) => item.exec(part.trim()));
      for (const [at, found] of items.entries()) {
        // a single kind with a number may be a model: "Redmi 9"
        if (found === null || noKinds.test(found[1]!) || (!items[at - 1] && !items[at + 1]) || this.counts.size >= itemsMax) continue;
        const [root] = rootsOf(found[1]!);
        if (root !== undefined) this.counts.set(root, (this.counts.get(root) ?? new Set()).add(Number(found[2])));
      }
    }
  }

  /** True when a sentence gives another number for a kind than the owner's list. */
  isRefused(sentence: string): boolean {
    if (this.counts.size === 0) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
      const [, digits] = said.exec(text) ?? [];
      if (isNegative || isOpen || digits === undefined) return false;
      const given = rootsOf(text).flatMap((root) => [...(this.counts.get(root) ?? [])]);
      return given.length > 0 && !given.includes(Number(digits));
    });
  }
}

/** True when a sentence counts something. */
export function countsKinds(sentence: string): boolean {
  return said.test(sentence);
}
