import { describe, expect, test } from '@jest/globals';
import type { Place } from '../../outside/shipping/shipping.types.js';
import { kindIn, kindOf } from './city-kinds.rules.js';
import { matchPlace, placeName } from './places.rules.js';

const row = (district: string, city: string, province: string): Place => ({
  id: `${district} ${city}`,
  village: '',
  district,
  city,
  province,
  zip: '',
});
const found = (written: string, rows: readonly Place[]) => {
  const match = matchPlace(placeName(written)!, rows, kindIn(written));
  if (match.kind === 'kota-or-kabupaten') return match.names;
  return match.kind === 'one' ? match.place.district : match.kind;
};

test.each([
  ['Kota Bogor', 'kota'],
  ['kab. Malang', 'kabupaten'],
  ['KABUPATEN TEGAL', 'kabupaten'],
  ['malang kota', 'kota'],
  ['Bogor', null],
  ['Kotabaru', null],
  ['kota atau kab bogor', null],
])('%j names %s', (written, kind) => {
  expect(kindIn(written)).toBe(kind);
});

test.each([
  ['KOTA BOGOR', 'kota'],
  ['Kab. Bogor', 'kabupaten'],
  ['KOTABARU', null],
  ['LIMA PULUH KOTA', null],
  ['KOTA', null],
])('the row %j is of kind %s', (city, kind) => {
  expect(kindOf({ city })).toBe(kind);
});

const shared: [string, string][] = [
  ...['Bandung', 'Bekasi', 'Bogor', 'Cirebon', 'Sukabumi', 'Tasikmalaya'].map((city): [string, string] => [city, 'Jawa Barat']),
  ...['Serang', 'Tangerang'].map((city): [string, string] => [city, 'Banten']),
  ...['Magelang', 'Pekalongan', 'Semarang', 'Tegal'].map((city): [string, string] => [city, 'Jawa Tengah']),
  ...['Blitar', 'Kediri', 'Madiun', 'Malang', 'Mojokerto', 'Pasuruan', 'Probolinggo'].map((city): [string, string] => [city, 'Jawa Timur']),
  ...([
    ['Solok', 'Sumatera Barat'],
    ['Gorontalo', 'Gorontalo'],
    ['Kupang', 'Nusa Tenggara Timur'],
    ['Bima', 'Nusa Tenggara Barat'],
  ] as [string, string][]),
];

describe.each(shared)('%s', (city, province) => {
  const named = [row('Kec Satu', `KOTA ${city.toUpperCase()}`, province), row('Kec Dua', `KABUPATEN ${city.toUpperCase()}`, province)];
  const half = [row('Kec Satu', city, province), row('Kec Dua', `Kab. ${city}`, province)];
  const bare = [row('Kec Satu', city, province), row('Kec Dua', city, province)];
  const both = [`Kota ${city}, ${province}`, `Kabupaten ${city}, ${province}`];

  test.each([
    ['both kinds are written', named],
    ['one kind is written', half],
    ['no kind is written', bare],
  ])('alone is ambiguous where %s', (_, rows) => {
    expect(found(city, rows)).toEqual(both);
    expect(found(`${city} ${province}`, rows)).toEqual(both);
  });

  test('is ambiguous also where the service shows rows of one kind only', () => {
    expect(found(city, named.slice(0, 1))).toEqual(both);
    expect([found(`kodya ${city}`, named), found(`Kota ${city}`, named.slice(0, 1))]).toEqual(['Kec Satu', 'Kec Satu']);
  });

  test('is the one whose kind the lead wrote', () => {
    for (const rows of [named, half]) {
      expect([found(`Kota ${city}`, rows), found(`kab ${city}`, rows), found(`${city} kota`, rows)]).toEqual([
        'Kec Satu',
        'Kec Dua',
        'Kec Satu',
      ]);
    }
  });

  test('beside rows without their kind is still the one whose kind the lead wrote', () => {
    const mixed = [...named, row('Kec Tiga', city, province)];
    expect([found(`Kota ${city}`, mixed), found(`kab ${city}`, mixed), found(city, mixed)]).toEqual(['Kec Satu', 'Kec Dua', both]);
    expect(found(`Kec Tiga, Kota ${city}`, mixed)).toBe('Kec Tiga');
  });

  test('needs its kecamatan when the rows do not distinguish the kinds', () => {
    expect([found(`Kota ${city}`, bare), found(`kabupaten ${city}`, bare)]).toEqual(['wide', 'wide']);
  });

  test('with a kecamatan is one place', () => {
    for (const rows of [named, half, bare]) expect(found(`Kec Dua, ${city}`, rows)).toBe('Kec Dua');
    // people also write "kota" for a kabupaten
    expect(found(`Kec Dua, Kota ${city}`, bare)).toBe('Kec Dua');
  });
});

test('a kecamatan that both have is ambiguous', () => {
  const rows = [row('Sukaraja', 'KOTA BOGOR', 'JAWA BARAT'), row('Sukaraja', 'KABUPATEN BOGOR', 'JAWA BARAT')];
  expect(matchPlace('sukaraja', rows)).toMatchObject({ kind: 'several' });
  expect(matchPlace('sukaraja bogor', rows, 'kota')).toMatchObject({ kind: 'one', place: { city: 'KOTA BOGOR' } });
});

test('a name that only one of the two has is no pair', () => {
  expect(found('Depok', [row('Beji', 'DEPOK', 'JAWA BARAT')])).toBe('Beji');
  expect(found('Bandung', [row('Satu', 'BANDUNG', 'JAWA TIMUR')])).toBe('Satu');
});
