import { normalizeText } from '#contracts/values/base/normalize-text';
import { withoutEnds } from '#contracts/values/text-ends';

const accents = /\p{M}/gu;
const others = /[^a-z\d]+/g;

/**
 * Name of a file that owners download: "kontak-kaos-sari-2026-11-28.csv". It has the shop and the day, because owners
 * keep the files of several shops and days in one folder. If the shop has no name in Latin letters, the shop is left
 * out.
 * @param day as YYYY-MM-DD
 */
export function downloadName(kind: string, shopName: string, day: string, ending: string): string {
  const shop = withoutEnds(normalizeText(shopName, 'NFKD').replace(accents, '').toLowerCase().replace(others, '-'), /-/);
  return shop === '' ? `${kind}.${ending}` : `${kind}-${shop}-${day}.${ending}`;
}
