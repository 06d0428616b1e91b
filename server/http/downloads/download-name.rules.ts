import { normalizeText } from '#contracts/values/base/normalize-text';
import { withoutEnds } from '#contracts/values/text-ends';

const accents = /\p{M}/gu;
const others = /[^a-z\d]+/g;

/**
 * Name of a file that owners save: "kontak-kaos-sari-2026-11-28.csv". Owners keep the files of several shops and days in
 * one folder. Without a shop's name in Latin letters it is the kind alone.
 * @param day as YYYY-MM-DD
 */
export function downloadName(kind: string, shopName: string, day: string, ending: string): string {
  const shop = withoutEnds(normalizeText(shopName, 'NFKD').replace(accents, '').toLowerCase().replace(others, '-'), /-/);
  return shop === '' ? `${kind}.${ending}` : `${kind}-${shop}-${day}.${ending}`;
}
