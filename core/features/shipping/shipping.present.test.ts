import { expect, test } from '@jest/globals';
import { presentOrigin } from './shipping.present.js';
import type { Origin } from './shipping.types.js';

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    subdistrict: `Desa ${at}`,
    district: 'Coblong',
    city: 'Bandung',
    province: 'Jawa Barat',
    zip: '40132',
  }));

test.each<[string, unknown, unknown]>([
  ['known', { kind: 'known', label: 'Coblong, Bandung', id: 1 }, { kind: 'known', label: 'Coblong, Bandung' }],
  ['not asked for', { kind: 'none' }, { kind: 'none' }],
  ['not found', { kind: 'unknown' }, { kind: 'unknown' }],
  ['not found because of our key', { kind: 'later', failure: 'key' }, { kind: 'unavailable' }],
  ['not found for now', { kind: 'later', failure: 'away' }, { kind: 'later' }],
])('an origin that is %s', (_what, origin, shown) => {
  expect(presentOrigin(origin as Origin)).toEqual(shown);
});

test('of many places the first thirty may be chosen', () => {
  const shown = presentOrigin({ kind: 'choose', places: places(31) } as unknown as Origin) as unknown as { choices: { id: number }[] };
  expect(shown.choices.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => at));
});
