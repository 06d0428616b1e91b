import { normalizeText } from '#contracts/values/base/normalize-text';
import { withoutEnds } from '#contracts/values/text-ends';
import type { Place } from '../../outside/shipping/shipping.types.js';
import { isShared, kindOf, type CityKind } from './city-kinds.rules.js';

const nameChars = 100;
const fewestChars = 3;

/** Words before a place: "ke daerah Bogor". */
const leading = new Set(['ke', 'di', 'daerah', 'area', 'wilayah', 'sekitar', 'sekitaran', 'arah']);

/** Common abbreviations, mapped to the names that services know. */
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
  mlg: 'malang',
  bks: 'bekasi',
  tgr: 'tangerang',
  tng: 'tangerang',
  bgr: 'bogor',
  dpk: 'depok',
  jkt: 'jakarta',
  mdn: 'medan',
  plg: 'palembang',
  mks: 'makassar',
  btm: 'batam',
  dps: 'denpasar',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
};

/** Words for the kind of place; services do not include them in names. */
const kinds = new Set([
  'kota',
  'kodya',
  'kotamadya',
  'kt',
  'kab',
  'kabupaten',
  'kec',
  'kecamatan',
  'kel',
  'kelurahan',
  'desa',
  'ds',
  'provinsi',
  'prov',
  'indonesia',
]);

/**
 * Normalizes a place name for the search: words of letters and digits, nothing else. Undefined when nothing
 * searchable is left.
 */
export function placeName(written: string): string | undefined {
  const words = normalizeText(written.slice(0, nameChars), 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s,.'’/-]/g, '')
    .split(/[\s,./]/)
    .map((word) => withoutEnds(word, /[-'’]/))
    .filter((word) => word !== '' && !kinds.has(word))
    .filter((word, at, all) => !all.slice(0, at + 1).every((one) => leading.has(one)) || at === all.length - 1)
    .map((word) => shortForms[word] ?? word);
  const name = words.join(' ');
  return name.length < fewestChars ? undefined : name;
}

/**
 * Texts to search for, best first: the whole name, then only its first word. Some services cannot search for names of
 * two levels at once.
 */
export function searchTexts(name: string): string[] {
  const [first = ''] = name.split(' ');
  return first.length < fewestChars || first === name ? [name] : [name, first];
}

/** How exactly a name fits a place. `city`: the name matches only the kota or kabupaten of the place. */
type Fit = 'village' | 'district' | 'city' | 'province' | 'part' | 'none';

export type Match =
  | { readonly kind: 'unknown' }
  /** The name matches nothing more specific than a province. */
  | { readonly kind: 'wide' }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  /** Both a kota and a kabupaten have this name. `names`: their full names, such as "Kota Bogor, Jawa Barat". */
  | { readonly kind: 'kota-or-kabupaten'; readonly names: readonly string[] }
  /**
   * `isWhole`: only a kota or kabupaten was named, and `place` is one of its kecamatan. `others`: further places that
   * the name may refer to.
   */
  | { readonly kind: 'one'; readonly place: Place; readonly isWhole: boolean; readonly others: readonly Place[] };

/**
 * The place that a name refers to, among the rows that a service found for the name. A kota or kabupaten takes
 * precedence over a kecamatan or kelurahan of the same name elsewhere. When several kecamatan match the name of a
 * kecamatan or kelurahan, the result is `several`, so that the lead is asked which one is meant.
 * @param kind the kind of city that the lead wrote, as in "Kota Bogor"
 */
export function matchPlace(name: string, all: readonly Place[], kind: CityKind | null = null): Match {
  const match = matchOfKind(name, all, kind);
  // people also write "kota" for a kecamatan of the kabupaten
  return match.kind === 'unknown' && kind !== null ? matchOfKind(name, all, null) : match;
}

function matchOfKind(name: string, all: readonly Place[], kind: CityKind | null): Match {
  const rows = ofKind(all, kind);
  const by = (wanted: Fit): Place[] => rows.filter((row) => fitOf(name, row) === wanted);
  const exact = onePerDistrict([...by('district'), ...by('village')]);
  const cities = onePerCity(by('city'));
  const twins = twinsOf(cities, kind, all);
  if (twins) return twins;
  if (cities.length > 1) return { kind: 'several', places: cities };
  const [city] = cities;
  if (city) return { kind: 'one', place: city, isWhole: true, others: exact.filter((place) => !isSameCity(place, city)) };
  const found = exact.length > 0 ? exact : onePerDistrict(by('part'));
  if (found.length > 1) return { kind: 'several', places: found };
  if (found[0]) return { kind: 'one', place: found[0], isWhole: false, others: [] };
  return by('province').length > 0 ? { kind: 'wide' } : { kind: 'unknown' };
}

/**
 * The rows of the kind that the lead named. When no row is of that kind, all rows, because people also write "kota"
 * for a kabupaten.
 */
function ofKind(rows: readonly Place[], kind: CityKind | null): readonly Place[] {
  if (kind === null) return rows;
  const written = new Map<string, Set<CityKind>>();
  for (const row of rows) {
    const own = kindOf(row);
    if (own) written.set(cityKey(row), (written.get(cityKey(row)) ?? new Set()).add(own));
  }
  const isOther = (row: Place): boolean => {
    const kinds = written.get(cityKey(row));
    if (!kinds) return false;
    const own = kindOf(row);
    // When all other rows of the city are of one kind, a row without a kind is of the other kind. When they are of
    // both kinds, its kind stays undecided.
    return own === null ? kinds.has(kind) : own !== kind;
  };
  const kept = rows.filter((row) => !isOther(row));
  return kept.length > 0 ? kept : rows;
}

/**
 * The result when a kota and a kabupaten share the written name; null otherwise. When the text does not say which of
 * the two is meant, the lead is asked. When the text says it but the rows do not show the kind, only the kecamatan
 * can decide: `wide`.
 */
function twinsOf(cities: readonly Place[], kind: CityKind | null, all: readonly Place[]): Match | null {
  const [city, other] = cities;
  if (!city || cities.some((one) => cityKey(one) !== cityKey(city))) return null;
  // a service returns only some rows, so a missing row does not prove that the name is not shared
  if (!other && !isShared(plainOf(city.city), plainOf(city.province))) return null;
  if (!other && kind !== null && kindOf(city) !== null) return null;
  const isShown = all.some((row) => kindOf(row) !== null && cityKey(row) === cityKey(city));
  if (kind !== null) return other || isShown ? null : { kind: 'wide' };
  const bare = titled(city.city).replace(/^(?:kota|kab|kabupaten)\b\.?\s+/i, '');
  return { kind: 'kota-or-kabupaten', names: ['Kota', 'Kabupaten'].map((word) => `${word} ${bare}, ${titled(city.province)}`) };
}

/** The kecamatan that a name may refer to, for uses that need an exact one: the origin of parcels. */
export function matchDistricts(name: string, rows: readonly Place[]): Place[] {
  const of = (...wanted: Fit[]): Place[] => onePerDistrict(rows.filter((row) => wanted.includes(fitOf(name, row))));
  const exact = of('district', 'village');
  if (exact.length > 0) return exact;
  const parts = of('part');
  return parts.length > 0 ? parts : of('city');
}

/**
 * The name of a place for leads: "Tebet, Jakarta Selatan, DKI Jakarta". The kecamatan is its most specific level,
 * because prices are per kecamatan.
 */
export function labelOf({ district, city, province }: Place): string {
  return [...new Set([district, city, province].map(titled))].filter(Boolean).join(', ');
}

/** A name in normal capitalization, even when the service writes names in capitals. */
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
  const known = new Set([...levels.map(([, text]) => text), place.zip].join(' ').split(' '));
  return name.split(' ').every((word) => known.has(word)) ? 'part' : 'none';
}

/** True for a kelurahan that has the same name as its kecamatan. */
function sameAsDistrict(fit: Fit, { village, district }: Place): boolean {
  return fit === 'village' && plainOf(village) === plainOf(district);
}

/** True when a name is the place's name, alone or followed by names of higher levels. */
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

function cityKey({ city, province }: Place): string {
  return `${plainOf(city)}|${plainOf(province)}`;
}

/** The first place of each kecamatan, preferring a row for the whole kecamatan over one of its kelurahan. */
function onePerDistrict(places: readonly Place[]): Place[] {
  return firsts(places, (place) => [place.district, place.city, place.province, kindOf(place) ?? '']);
}

function onePerCity(places: readonly Place[]): Place[] {
  return firsts(places, (place) => [place.city, place.province, kindOf(place) ?? '']);
}

function firsts(places: readonly Place[], keyOf: (place: Place) => readonly string[]): Place[] {
  const found = new Map<string, Place>();
  for (const place of places) {
    const key = keyOf(place)
      .map((part) => plainOf(part) || part)
      .join('|');
    const before = found.get(key);
    if (!before || (before.village !== '' && place.village === '')) found.set(key, place);
  }
  return [...found.values()];
}
