import { withoutEnds } from '#contracts/values/text-ends';
import type { Place } from '../../outside/shipping/shipping.types.js';

const nameChars = 100;
const fewestChars = 3;

/** What people write for what services know. */
const shortForms: Readonly<Record<string, string>> = {
  jaksel: 'jakarta selatan',
  jakbar: 'jakarta barat',
  jakpus: 'jakarta pusat',
  jaktim: 'jakarta timur',
  jakut: 'jakarta utara',
  tangsel: 'tangerang selatan',
  jogja: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  yogya: 'yogyakarta',
  diy: 'yogyakarta',
  solo: 'surakarta',
  sby: 'surabaya',
  bdg: 'bandung',
  smg: 'semarang',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
};

/** Words that say what kind of place a name is; no part of the name as services write it. */
const kinds = new Set(['kota', 'kab', 'kabupaten', 'kec', 'kecamatan', 'kel', 'kelurahan', 'desa', 'ds', 'provinsi', 'prov', 'indonesia']);

/**
 * The name of a place as it is searched for: words of letters and digits, and nothing else of what was written. Undefined when
 * nothing is left that could be searched.
 */
export function placeName(written: string): string | undefined {
  const words = written
    .slice(0, nameChars)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s,.'’/-]/g, '')
    .split(/[\s,./]/)
    .map((word) => withoutEnds(word, /[-'’]/))
    .filter((word) => word !== '' && !kinds.has(word))
    .map((word) => shortForms[word] ?? word);
  const name = words.join(' ');
  return name.length < fewestChars ? undefined : name;
}

/** What to search for, best first: all of it, or else the first word, for services that find no names of two levels at once. */
export function searchTexts(name: string): string[] {
  const [first = ''] = name.split(' ');
  return first.length < fewestChars || first === name ? [name] : [name, first];
}

/** How exactly a name fits a place: `city` names its kota or kabupaten only. */
type Fit = 'village' | 'district' | 'city' | 'province' | 'part' | 'none';

export type Match =
  | { readonly kind: 'unknown' }
  /** Nothing more exact than a province. */
  | { readonly kind: 'wide' }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  /** `isWhole`: only a kota or kabupaten was named, the place is some kecamatan of it; `others`: the name also stands for these. */
  | { readonly kind: 'one'; readonly place: Place; readonly isWhole: boolean; readonly others: readonly Place[] };

/**
 * The place a name stands for, among the rows that a service found for it. A kota or kabupaten of that name is meant before a kecamatan or
 * kelurahan elsewhere that is called the same; of those, one that exists in several kecamatan is asked back.
 */
export function matchPlace(name: string, rows: readonly Place[]): Match {
  const by = (wanted: Fit): Place[] => rows.filter((row) => fitOf(name, row) === wanted);
  const exact = onePerDistrict([...by('district'), ...by('village')]);
  const cities = onePerCity(by('city'));
  if (cities.length > 1) return { kind: 'several', places: cities };
  const [city] = cities;
  if (city) return { kind: 'one', place: city, isWhole: true, others: exact.filter((place) => !isSameCity(place, city)) };
  const found = exact.length > 0 ? exact : onePerDistrict(by('part'));
  if (found.length > 1) return { kind: 'several', places: found };
  if (found[0]) return { kind: 'one', place: found[0], isWhole: false, others: [] };
  return by('province').length > 0 ? { kind: 'wide' } : { kind: 'unknown' };
}

/** The kecamatan a name may mean, for whom it has to be exact: the origin of parcels. */
export function matchDistricts(name: string, rows: readonly Place[]): Place[] {
  const of = (...wanted: Fit[]): Place[] => onePerDistrict(rows.filter((row) => wanted.includes(fitOf(name, row))));
  const exact = of('district', 'village');
  if (exact.length > 0) return exact;
  const parts = of('part');
  return parts.length > 0 ? parts : of('city');
}

/** "Tebet, Jakarta Selatan, DKI Jakarta": prices are those of the kecamatan. */
export function labelOf({ district, city, province }: Place): string {
  return [...new Set([district, city, province].map(titled))].filter(Boolean).join(', ');
}

/** A name as people write it, whatever letters the service uses. */
function titled(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} .'’()/-]/gu, '').slice(0, nameChars);
  if (plain !== plain.toUpperCase()) return plain;
  return plain.replace(/[\p{L}]+/gu, (word) => (word === 'DKI' || word === 'DI' ? word : word[0]! + word.slice(1).toLowerCase()));
}

function fitOf(name: string, place: Place): Fit {
  const levels: [Fit, string][] = [
    ['village', plainOf(place.village)],
    ['district', plainOf(place.district)],
    ['city', plainOf(place.city)],
    ['province', plainOf(place.province)],
  ];
  for (const [at, [fit, own]] of levels.entries()) {
    const above = levels.slice(at + 1).map(([, text]) => text);
    if (isMadeOf(name, own, [...above, place.zip])) return sameAsDistrict(fit, place) ? 'district' : fit;
  }
  const label = levels.map(([, text]) => text).join(' ');
  return name.split(' ').every((word) => `${label} ${place.zip}`.split(' ').includes(word)) ? 'part' : 'none';
}

/** A kelurahan that has its kecamatan's name. */
function sameAsDistrict(fit: Fit, { village, district }: Place): boolean {
  return fit === 'village' && plainOf(village) === plainOf(district);
}

/** Whether a name is that of the place, alone or followed by names of levels above it. */
function isMadeOf(name: string, own: string, above: readonly string[]): boolean {
  if (name === own) return true;
  if (!name.startsWith(`${own} `)) return false;
  const rest = name.slice(own.length + 1);
  return above.some((next, index) => isMadeOf(rest, next, above.toSpliced(index, 1)));
}

function plainOf(name: string): string {
  return placeName(name) ?? '';
}

function isSameCity(one: Place, other: Place): boolean {
  return one.city === other.city && one.province === other.province;
}

/** The first of each kecamatan; a row that is the whole kecamatan before one of its kelurahan. */
function onePerDistrict(places: readonly Place[]): Place[] {
  return firsts(places, ({ district, city, province }) => [district, city, province]);
}

function onePerCity(places: readonly Place[]): Place[] {
  return firsts(places, ({ city, province }) => [city, province]);
}

function firsts(places: readonly Place[], keyOf: (place: Place) => readonly string[]): Place[] {
  const found = new Map<string, Place>();
  for (const place of places) {
    const key = keyOf(place).map(plainOf).join('|');
    const before = found.get(key);
    if (!before || (before.village !== '' && place.village === '')) found.set(key, place);
  }
  return [...found.values()];
}
