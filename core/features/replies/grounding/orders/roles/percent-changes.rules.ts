import { isKindWord, nameWords } from '../name-words.rules.js';
import { added, cutOfKind } from '../order-words.js';

const adds = /(?<!\p{L})(?:tambah|nambah|ditambah|custom|urgent|express)|\+/iu;

/** Percentages that the owner adds to a price, "custom ukuran +15%", or takes off one of a kind, "les online diskon 10%". */
export class PercentChanges {
  private readonly addedPercents: readonly number[];
  private readonly cutPercents: readonly { readonly word: string; readonly percent: number }[];

  /** @param ownerText texts of the owner, as `plainText` reads them. */
  constructor(ownerText: string) {
    this.addedPercents = [...ownerText.matchAll(added)].map(({ 1: percent }) => Number(percent));
    this.cutPercents = [...ownerText.matchAll(cutOfKind)].flatMap(({ 1: before, 2: percent }) =>
      nameWords(before!)
        .slice(-1)
        .filter((word) => !isKindWord(word))
        .map((word) => ({ word, percent: Number(percent) })),
    );
  }

  /** The prices with the changes that a sentence and the words of its thing name. */
  changed(prices: readonly number[], { sentence, words }: { readonly sentence: string; readonly words: readonly string[] }): number[] {
    const more = adds.test(sentence) ? this.addedPercents.map((percent) => 100 + percent) : [];
    const less = this.cutPercents.filter(({ word }) => words.includes(word)).map(({ percent }) => 100 - percent);
    return [...more, ...less].flatMap((share) => prices.map((idr) => Math.round((idr * share) / 100)));
  }
}
