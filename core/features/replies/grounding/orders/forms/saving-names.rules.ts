import { priceText } from './price-cells.js';

const saving = 'hemat|irit';
/** A thing whose name contains "hemat": "Paket hemat 50rb", "menu hemat: 15rb". */
const named = new RegExp(
  String.raw`(^|[^\p{L}])((?:paket|menu|bundling|bundle|combo|kombo|box|langganan|porsi|nasi) (?:${saving}))(?: ?[:=])? ?(?=${priceText})`,
  'giu',
);
/** "Hemat" as a name at the start of a part: "Hemat 15rb/porsi", "langganan: hemat 70rb, komplit 95rb". */
const alone = new RegExp(String.raw`((?:^|[\n:,;])[-•* ]*(?:${saving}))(?: ?[:=])? ?(?=${priceText})`, 'giu');
/**
 * The text after "hemat" when it names a thing: a price with a unit at the end of the line, or followed by the next
 * priced thing. An amount that is saved has neither.
 */
const listed = new RegExp(
  String.raw`^${priceText}(?: ?(?:/|per )\p{L}+ ?(?:\n|$|\()|(?: ?(?:/|per )\p{L}+)? ?(?:\([^()\n]*\) ?)?[,;|/] ?\p{L}[\p{L} ]{1,30}[:=]? ?${priceText})`,
  'iu',
);
const behindChars = 160;

/**
 * Adds "seharga" after a "hemat" that names a thing, so that the amount after it is parsed as a price and not as a
 * saving.
 */
export function withSavingNames(text: string): string {
  if (!/hemat|irit/iu.test(text)) return text;
  return text
    .replaceAll(named, '$1$2 seharga ')
    .replaceAll(alone, (whole: string, name: string, at: number, all: string) =>
      listed.test(all.slice(at + whole.length, at + whole.length + behindChars)) ? `${name} seharga ` : whole,
    );
}
