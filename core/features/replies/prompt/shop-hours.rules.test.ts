import { expect, test } from '@jest/globals';
import { shopHoursText } from './shop-hours.rules.js';

const day = { opens: '08:00', closes: '17:00' };
const hours = [day, day, day, day, day, { opens: '08:00', closes: '12:00' }, null];

test('days of the same hours are joined', () => {
  expect(shopHoursText(hours, 'WITA')).toBe('Jam buka: Senin-Jumat 08.00-17.00, Sabtu 08.00-12.00, Minggu tutup (WITA).');
  expect(shopHoursText([null, ...Array.from({ length: 6 }, () => day)], 'WIB')).toBe(
    'Jam buka: Senin tutup, Selasa-Minggu 08.00-17.00 (WIB).',
  );
});

test('gives no hours where none are stored', () => {
  expect(shopHoursText(null, 'WIB')).toBe('');
  expect(
    shopHoursText(
      Array.from({ length: 7 }, () => null),
      'WIB',
    ),
  ).toBe('');
});
