import { placeNamesIn } from '../../facts/place-names.js';
import { feeWords } from '../order-words.js';
import { priceText } from './price-cells.js';

const unit = String.raw`(?:(?:/| per )\p{L}+)?`;
/** A list of places in parentheses before a common fee: "(Gresik, Sidoarjo, Batu) tambah 25rb per titik". */
const beforeFee = new RegExp(
  String.raw`\(([\p{L} ]+(?:[,/&][\p{L} ]+)+)\) ?(?:[:=] ?)?((?:(?:kena|biaya|charge|tambah|nambah|tambahan|ongkir|ongkos|transport) )*(?:\+ ?)?)(${priceText}${unit})`,
  'giu',
);
/** A list of places with slashes before a common fee: "Ungaran/Kendal/Demak 100rb". */
const slashed = new RegExp(String.raw`(^|[^\p{L}/])(\p{L}+(?:/\p{L}+)+) ((?:\+ ?)?${priceText}${unit})`, 'giu');
/** A fee per delivery: "Cibubur/Bogor 8rb/antar". A bill for several days contains it several times. */
const forEachDelivery = /(?:\/|per )(?:antar|kirim)/iu;
/** A route with its price: "Surabaya - Malang 100rb". */
// slow-pattern: reads lines of at most 300 characters (routeChars)
const route = new RegExp(String.raw`^((?:[^,;:.\n]* )?)(\p{L}+) ?[-–] ?(\p{L}+)((?: ?\([^()\n]*\))? (?:[:=] ?)?${priceText})(.*)$`, 'iu');
const further = new RegExp(String.raw`^ ?(\p{L}+) ${priceText}`, 'iu');
const dashed = /(?:^|[^\p{L}])(\p{L}+) ?[-–] ?(\p{L}+)/gu;
const routeChars = 300;
const headed = /^([^\p{L}\d]*)(\p{L}[\p{L} ]*?)(?: ?\([^()\n]*\))? ?: ?/u;

function isPlace(word: string): boolean {
  return placeNamesIn(`ke ${word}`).length > 0;
}

/**
 * True for a text with a route between two places, such as "Surabaya - Malang". Its places are not places of
 * delivery.
 */
export function isRoute(text: string): boolean {
  return !feeWords.test(text) && [...text.matchAll(dashed)].some(([, from, to]) => isPlace(from!) && isPlace(to!));
}

/** Rewrites the text so that each place of a list has its own fee, and each route has both of its ends. */
export function withPlacesApart(text: string): string {
  return text
    .replaceAll(beforeFee, (whole: string, list: string, adds: string, price: string) => {
      const names = list.split(/[,/&]/u).map((one) => one.trim());
      if (!names.some(isPlace)) return whole;
      const word = adds.trim() === '' ? 'tambah ' : adds;
      return [`${word}${price}`, ...names.map((one) => `${one} ${word}${price}`)].join(', ');
    })
    .replaceAll(slashed, (whole: string, start: string, list: string, price: string) => {
      const names = list.split('/').map((one) => one.trim());
      return names.some(isPlace) && !forEachDelivery.test(price) ? start + names.map((one) => `${one} ${price}`).join(', ') : whole;
    })
    .split('\n')
    .map(withRoutes)
    .join('\n');
}

/** Adds the heading and the first place of a line to each of its prices: "Carter: sby-malang 750rb, jember 1,2jt". */
function withRoutes(line: string): string {
  if (line.length > routeChars || !isRoute(line)) return line;
  const [heading = '', marks = '', head = ''] = headed.exec(line) ?? [];
  let origin: string | null = null;
  let isFirst = true;
  const parts = line.slice(heading.length).split(/,(?!\d)/u);
  const named = parts.map((part) => {
    const [, before = '', from, to, price, rest] = route.exec(part) ?? [];
    const ofHead = isFirst ? '' : `${head} `;
    if (from !== undefined && isPlace(from) && isPlace(to!)) {
      origin = from;
      const made = `${ofHead}${before.trimStart()}${from} - ${to!}${price!}${rest!}`;
      isFirst = false;
      return made;
    }
    const [, place = ''] = further.exec(part) ?? [];
    return origin !== null && isPlace(place) ? `${ofHead}${origin} - ${part.trimStart()}` : part;
  });
  return isFirst ? line : `${marks}${head}${head === '' ? '' : ' '}${named.map((one) => one.trim()).join(', ')}`;
}
