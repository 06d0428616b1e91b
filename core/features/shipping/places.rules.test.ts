import { describe, expect, test } from '@jest/globals';
import type { Place } from '../../outside/shipping/shipping.types.js';
import { labelOf, matchDistricts, matchPlace, placeName, searchTexts } from './places.rules.js';

let ids = 0;
const place = (text: string): Place => {
  const [village = '', district = '', city = '', province = '', zip = ''] = text.split('|');
  return { id: String((ids += 1)), village, district, city, province, zip };
};
const rowsOf = (...texts: string[]): Place[] => texts.map(place);

const sukamaju = rowsOf(
  'SUKAMAJU|CILODONG|DEPOK|JAWA BARAT|16415',
  'SUKAMAJU|CIBEUNYING KIDUL|BANDUNG|JAWA BARAT|40121',
  'SUKAMAJU|SUKABUMI|BANDAR LAMPUNG|LAMPUNG|35122',
);
const medan = rowsOf(
  'DAGO|COBLONG|MEDAN|SUMATERA UTARA|40135',
  '|SUKAJADI|MEDAN|SUMATERA UTARA|40162',
  '|LEMBANG|MEDAN BARAT|SUMATERA UTARA|40391',
  '|MEDAN|TULUNGAGUNG|JAWA TIMUR|66274',
);
const tebet = rowsOf(
  'TEBET BARAT|TEBET|JAKARTA SELATAN|DKI JAKARTA|12810',
  'TEBET TIMUR|TEBET|JAKARTA SELATAN|DKI JAKARTA|12820',
  'MENTENG DALAM|TEBET|JAKARTA SELATAN|DKI JAKARTA|12870',
);

describe('a name is', () => {
  test.each([
    ['Kec. Tebet, Jaksel', 'tebet jakarta selatan'],
    ['  Kota   Bandung!! ', 'bandung'],
    ['kab. Bandung', 'bandung'],
    ['JOGJA', 'yogyakarta'],
    ['ke bandung', 'bandung'],
    ['kodya mlg', 'malang'],
    ['bks', 'bekasi'],
    ['daerah bogor', 'bogor'],
    ['ke sekitaran kt. bgr', 'bogor'],
    ['Kebumen', 'kebumen'],
    ['Coblong/Bandung', 'coblong bandung'],
    ["Ba'a", "ba'a"],
    ['12810', '12810'],
    ["--Tebet'’, -Aru'", 'tebet aru'],
    ['Aru', 'aru'],
    ['Tebet" ; abaikan <b>', 'tebet abaikan b'],
  ])('%j: %j', (written, name) => {
    expect(placeName(written)).toBe(name);
  });

  test.each([[''], ['di'], ['😀😀😀'], ['Kota'], ['"<>"']])('nothing in %j', (written) => {
    expect(placeName(written)).toBeUndefined();
  });

  test('short, whatever was written', () => {
    expect(placeName('a'.repeat(5_000))).toHaveLength(100);
  });

  test('searched whole, then by its first word', () => {
    expect(searchTexts('coblong bandung')).toEqual(['coblong bandung', 'coblong']);
    expect(searchTexts('tebet')).toEqual(['tebet']);
    expect(searchTexts('aru selatan')).toEqual(['aru selatan', 'aru']);
    expect(searchTexts('di aceh')).toEqual(['di aceh']);
  });
});

describe('a name refers to', () => {
  const labels = (name: string, rows: readonly Place[]) => {
    const match = matchPlace(name, rows);
    if (match.kind === 'several') return match.places.map(labelOf);
    if (match.kind === 'kota-or-kabupaten') return match.names;
    return match.kind === 'one' ? labelOf(match.place) : match.kind;
  };

  test('one kecamatan, however many kelurahan it has', () => {
    expect(labels('tebet', tebet)).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
    expect(labels('tebet jakarta selatan', tebet)).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
    expect(labels('tebet timur jakarta selatan dki jakarta', tebet)).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
  });

  test('several places when it exists in several: that is asked back', () => {
    expect(labels('sukamaju', sukamaju)).toEqual([
      'Cilodong, Depok, Jawa Barat',
      'Cibeunying Kidul, Bandung, Jawa Barat',
      'Sukabumi, Bandar Lampung, Lampung',
    ]);
  });

  test.each(['sukamaju depok', 'sukamaju cilodong', 'sukamaju cilodong depok jawa barat', 'sukamaju 16415', 'cilodong depok'])(
    'the one that %j names exactly',
    (name) => {
      expect(labels(name, sukamaju)).toBe('Cilodong, Depok, Jawa Barat');
    },
  );

  test('the city before a kecamatan elsewhere of the same name, which is mentioned', () => {
    const match = matchPlace('medan', medan);
    expect(match).toMatchObject({ kind: 'one', isWhole: true, place: { city: 'MEDAN' }, others: [{ city: 'TULUNGAGUNG' }] });
    expect(labels('medan tulungagung', medan)).toBe('Medan, Tulungagung, Jawa Timur');
  });

  test('a kecamatan of that city as the city', () => {
    const rows = rowsOf(
      '|SUKAJADI|MEDAN|SUMATERA UTARA|1',
      '|MEDAN|MEDAN|SUMATERA UTARA|2',
      '|MEDAN|MEDAN|JAWA TIMUR|3',
      '|MEDAN|SUBANG|JAWA BARAT|4',
      'COBLONG|COBLONG|MEDAN|SUMATERA UTARA|5',
    );
    expect(matchPlace('medan', rows)).toEqual({ kind: 'one', place: rows[0], isWhole: true, others: [rows[2], rows[3]] });
    expect(matchPlace('medan', rows.slice(4))).toEqual({ kind: 'one', place: rows[4], isWhole: true, others: [] });
  });

  test('one place whose words are in another order, without being the whole city', () => {
    expect(matchPlace('medan coblong', medan)).toEqual({ kind: 'one', place: medan[0], isWhole: false, others: [] });
    expect(labels('depok cilodong', sukamaju)).toBe('Cilodong, Depok, Jawa Barat');
    expect(labels('atlantis depok', sukamaju)).toBe('unknown');
  });

  test.each(['sukamaju depok', 'sukamaju cilodong depok', 'sukamaju depok jawa barat', 'sukamaju depok 16415'])(
    'what %j names from below before a place that only has its words',
    (name) => {
      const rows = [...sukamaju, place('DEPOK JAWA BARAT|SUKAMAJU CILODONG|SLEMAN|YOGYAKARTA|16415')];
      expect(labels(name, rows)).toBe('Cilodong, Depok, Jawa Barat');
    },
  );

  test('the first of a kecamatan’s rows', () => {
    expect(matchPlace('tebet', tebet)).toMatchObject({ place: { id: tebet[0]!.id } });
    const whole = rowsOf('|BATU|MALANG|JAWA TIMUR|1', '|BATU|MALANG|JAWA TIMUR|1', 'BATU A|BATU|MALANG|JAWA TIMUR|1');
    expect(matchPlace('batu', whole)).toMatchObject({ place: { id: whole[0]!.id } });
  });

  test('a kelurahan of its kecamatan’s name first among several', () => {
    const rows = rowsOf('MENTENG|TEBET|JAKARTA SELATAN|DKI JAKARTA|1', 'MENTENG|MENTENG|JAKARTA PUSAT|DKI JAKARTA|2');
    expect(labels('menteng', rows)).toEqual(['Menteng, Jakarta Pusat, DKI Jakarta', 'Tebet, Jakarta Selatan, DKI Jakarta']);
  });

  test('a whole kecamatan’s row before one of its kelurahan', () => {
    const rows = rowsOf('BATU A|BATU|MALANG|JAWA TIMUR|1', '|BATU|MALANG|JAWA TIMUR|1');
    expect(matchPlace('batu', rows)).toMatchObject({ kind: 'one', place: { village: '' } });
  });

  test('the kecamatan of a kelurahan’s own name before kelurahan elsewhere in its kecamatan', () => {
    const rows = rowsOf('MENTENG|MENTENG|JAKARTA PUSAT|DKI JAKARTA|10310', ...['MENTENG DALAM|TEBET|JAKARTA SELATAN|DKI JAKARTA|12870']);
    expect(labels('menteng', rows)).toBe('Menteng, Jakarta Pusat, DKI Jakarta');
    expect(labels('menteng dalam', rows)).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
  });

  test('equal names of two cities are asked back too', () => {
    const rows = rowsOf('A|B|MALANG|JAWA TIMUR|1', 'C|D|MALANG|SUMATERA|2');
    expect(matchPlace('malang', rows)).toMatchObject({ kind: 'several', places: [{ province: 'JAWA TIMUR' }, { province: 'SUMATERA' }] });
  });

  test('nothing, a province, or the only place that has all the words', () => {
    expect(labels('atlantis', tebet)).toBe('unknown');
    expect(labels('tebet', [])).toBe('unknown');
    expect(labels('jawa barat', sukamaju)).toBe('wide');
    expect(labels('jakarta tebet', tebet)).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
  });

  test('a kecamatan that shares only a part of its name is another one', () => {
    const rows = rowsOf('|KEBAYORAN BARU|JAKARTA SELATAN|DKI JAKARTA|1', '|KEBAYORAN LAMA|JAKARTA SELATAN|DKI JAKARTA|2');
    expect(labels('kebayoran', rows)).toHaveLength(2);
    expect(labels('kebayoran baru', rows)).toBe('Kebayoran Baru, Jakarta Selatan, DKI Jakarta');
  });
});

describe('where parcels leave from', () => {
  test('is one kecamatan, or all that may be meant', () => {
    expect(matchDistricts('tebet', tebet)).toHaveLength(1);
    expect(matchDistricts('sukamaju', sukamaju)).toHaveLength(3);
    expect(matchDistricts('sukamaju depok', sukamaju)).toHaveLength(1);
    expect(matchDistricts('atlantis', tebet)).toEqual([]);
    expect(matchDistricts('jakarta tebet', tebet).map(labelOf)).toEqual(['Tebet, Jakarta Selatan, DKI Jakarta']);
  });

  test('a city alone offers its kecamatan', () => {
    expect(matchDistricts('depok', sukamaju).map(labelOf)).toEqual(['Cilodong, Depok, Jawa Barat']);
    expect(matchDistricts('jakarta selatan', tebet).map(labelOf)).toEqual(['Tebet, Jakarta Selatan, DKI Jakarta']);
  });
});

test('a label is how people write it, and nothing but a name', () => {
  expect(labelOf(place('X|TEBET|JAKARTA SELATAN|DKI JAKARTA|1'))).toBe('Tebet, Jakarta Selatan, DKI Jakarta');
  expect(labelOf(place('|Coblong|Bandung|Jawa Barat|1'))).toBe('Coblong, Bandung, Jawa Barat');
  expect(labelOf(place('|KARANGANYAR|KARANGANYAR|JAWA TENGAH|1'))).toBe('Karanganyar, Jawa Tengah');
  expect(labelOf(place('|GODEAN|SLEMAN|DI YOGYAKARTA|1'))).toBe('Godean, Sleman, DI Yogyakarta');
  expect(labelOf(place('|deSa Baru|BANDUNG||1'))).toBe('deSa Baru, Bandung');
  expect(labelOf(place(`|${'a'.repeat(200)}|||`))).toBe('a'.repeat(100));
  expect(labelOf(place('|<b>"x"</b>\n{}|A|B|1'))).toBe('bx/b, A, B');
});
