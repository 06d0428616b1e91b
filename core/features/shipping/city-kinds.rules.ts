import type { Place } from '../../outside/shipping/shipping.types.js';

/** The two kinds of second-level regions. Some names are used for both a kota and a kabupaten of the same province. */
export type CityKind = 'kota' | 'kabupaten';

const kindWords: Readonly<Record<string, CityKind>> = {
  kota: 'kota',
  kodya: 'kota',
  kotamadya: 'kota',
  kt: 'kota',
  kab: 'kabupaten',
  kabupaten: 'kabupaten',
};

/**
 * Names that a kota and a kabupaten of the same province share. Some services write only this name for both, so their
 * rows do not show which one is meant.
 */
const shared: Readonly<Record<string, readonly string[]>> = {
  'jawa barat': ['bandung', 'bekasi', 'bogor', 'cirebon', 'sukabumi', 'tasikmalaya'],
  banten: ['serang', 'tangerang'],
  'jawa tengah': ['magelang', 'pekalongan', 'semarang', 'tegal'],
  'jawa timur': ['blitar', 'kediri', 'madiun', 'malang', 'mojokerto', 'pasuruan', 'probolinggo'],
  'sumatera barat': ['solok'],
  gorontalo: ['gorontalo'],
  'nusa tenggara timur': ['kupang'],
  'nusa tenggara barat': ['bima'],
  papua: ['jayapura'],
  'papua barat': ['sorong'],
  'papua barat daya': ['sorong'],
};

/** The kind that a text names: "Kota Bogor", "kab. Malang", "malang kota". Null when it names no kind, or both. */
export function kindIn(written: string): CityKind | null {
  const found = new Set(
    written
      .toLowerCase()
      .split(/[^a-z]+/)
      .flatMap((word) => kindWords[word] ?? []),
  );
  return found.size === 1 ? [...found][0]! : null;
}

/**
 * The kind of a row's city, if the service writes it. "Kotabaru" and "Lima Puluh Kota" are names and name no kind.
 */
export function kindOf({ city }: Pick<Place, 'city'>): CityKind | null {
  return kindWords[/^\s*(kota|kab|kabupaten)\b\.?\s+\S/i.exec(city)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** True when a kota and a kabupaten of this province share this name. Both parameters are normalized names. */
export function isShared(city: string, province: string): boolean {
  return shared[province]?.includes(city) ?? false;
}
