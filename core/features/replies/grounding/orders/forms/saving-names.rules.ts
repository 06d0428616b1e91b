import { priceText } from './price-cells.js';

const saving = 'hemat|irit';
/** "Paket hemat 50rb", "menu hemat: 15rb" */
const named = new RegExp(
  String.raw`(^|[^\p{L}])((?:paket|menu|bundling|bundle|combo|kombo|box|langganan|porsi|nasi) (?:${saving}))(?: ?[:=])? ?(?=${priceText})`,
  'giu',
);
/** "Hemat 15rb/porsi", "langganan: hemat 70rb, komplit 95rb" at the start of a part. */
const alone = new RegExp(String.raw`((?:^|[\n:,;])[-•* ]*(?:${saving}))(?: ?[:=])? ?(?=${priceText})`, 'giu');
/** A unit at the end of the line, or the name of the next thing: what a saving of so much does not have. */
const listed = new RegExp(
  String.raw`^${priceText}(?: ?(?:/|per )\p{L}+ ?(?:\n|$|\()|(?: ?(?:/|per )\p{L}+)? ?(?:\([^()\n]*\) ?)?[,;|/] ?\p{L}[\p{L} ]{1,30}[:=]? ?${priceText})`,
  'iu',
);
const behindChars = 160;

/** A text in which "hemat" that names a thing is followed by "seharga", so that its price is read as one and not as a saving. */
export function withSavingNames(text: string): string {
  if (!/hemat|irit/iu.test(text)) return text;
  return text
    .replaceAll(named, '$1$2 seharga ')
    .replaceAll(alone, (whole: string, name: string, at: number, all: string) =>
      listed.test(all.slice(at + whole.length, at + whole.length + behindChars)) ? `${name} seharga ` : whole,
    );
}
