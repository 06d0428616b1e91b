import { dozens } from '../list-lines.rules.js';
import { priceText } from './price-cells.js';

/** A price that cannot be a model number: "100rb", "35.000". */
const price = String.raw`\d+(?:(?:[.,]\d+)* ?(?:rb|ribu|k|jt|juta)(?!\p{L})|(?:\.\d\d\d)+)`;
/** A slash between two priced things: the one after "100rb" in "Malang 100rb / Jember 150rb". */
const slash = new RegExp(
  String.raw`((?:^|[^\p{L}\d.,])${price}(?: ?\([^()\n]*\))?) \/ (?=\p{L}|\d+ ?(?:cm|mm|ml|l|gr|gram|kg|pk|inch|m)(?!\p{L}))`,
  'giu',
);
/** A kind of the thing before it, in one word: "queen 200rb" in "Springbed single 150rb / queen 200rb". */
const kind = new RegExp(String.raw`^\p{L}\p{L}+ ${priceText}(?![\p{L}\d])`, 'iu');
const named = new RegExp(String.raw`^[\p{L}\d][^,;:/|()\n]*? ${priceText}(?![\p{L}\d])`, 'iu');
const unit = '(?:/| per )\\p{L}+';
/** Two prices of one thing with different units: "Oatmilk +5k per botol atau +18k per liter". */
const eitherUnit = new RegExp(
  String.raw`(^|[,;.\n(] ?)(\p{L}[\p{L} ]*?)((?: ?\+)? ?${priceText})(${unit}) (?:atau|dan|,|/) ?((?:\+ ?)?${priceText})(${unit})`,
  'giu',
);
const firstWord = /^(\p{L}+)/u;
const aheadChars = 80;

/**
 * Rewrites lists with slashes: each thing is separated from the next one, and has its name before each of its prices.
 */
export function withItemsApart(text: string): string {
  return text
    .replaceAll(slash, (whole: string, before: string, at: number, all: string) => {
      const ahead = all.slice(at + whole.length, at + whole.length + aheadChars);
      const [, word = ''] = firstWord.exec(ahead) ?? [];
      // "185.000 / lusin 1.980.000": another price of the same thing
      if (!named.test(ahead) || word.toLowerCase() in dozens) return whole;
      return kind.test(ahead) && !before.endsWith(')') ? `${before} ` : `${before}, `;
    })
    .replaceAll(eitherUnit, (whole: string, ...groups: string[]) => {
      const [start, name, first, ofFirst, second, ofSecond] = groups;
      if (ofFirst!.toLowerCase() === ofSecond!.toLowerCase()) return whole;
      return `${start!}${name!}${first!}${ofFirst!}, ${name!.trimEnd()} ${second!}${ofSecond!}`;
    });
}
