import { kindIn } from './city-kinds.rules.js';
import { placeName } from './places.rules.js';

const jakarta = ['dki jakarta', 'jakarta pusat', 'jakarta barat', 'jakarta selatan', 'jakarta timur', 'jakarta utara'];
const java = ['dki jakarta', 'banten', 'jawa barat', 'jawa tengah', 'jawa timur', 'yogyakarta', 'di yogyakarta'];

/** Names of regions that are not a level of an address, and the kota or provinces that belong to them. */
const regions: Readonly<Record<string, readonly string[]>> = {
  jakarta,
  'dki jakarta': jakarta,
  jabodetabek: [...jakarta, 'bogor', 'depok', 'tangerang', 'tangerang selatan', 'bekasi'],
  jabotabek: [...jakarta, 'bogor', 'tangerang', 'tangerang selatan', 'bekasi'],
  jawa: java,
  'pulau jawa': java,
  'se jawa': java,
  'se-jawa': java,
  sejawa: java,
  'jawa bali': [...java, 'bali'],
};

/**
 * True when an address is in the place that an owner wrote: one level of the address has the name of the place, or
 * belongs to the region of that name. "Bandung" does not include "Bandung Barat".
 * @param address such as "Coblong, Bandung, Jawa Barat"
 */
export function isPlaceIn(place: string, address: string): boolean {
  const name = placeName(place);
  if (name === undefined) return false;
  const wanted = new Set(regions[name] ?? [name]);
  const kind = kindIn(place);
  return address.split(',').some((level) => wanted.has(placeName(level) ?? '') && (kind === null || (kindIn(level) ?? kind) === kind));
}
