import { expect, test } from '@jest/globals';
import { courierCode, courierLabel, usualCouriers } from './couriers.rules.js';

test.each([
  ['JNE', 'jne'],
  ['jne reg', 'jne'],
  ['J&T', 'jnt'],
  ['j & t express', 'jnt'],
  ['jnt', 'jnt'],
  ['JNT Express', 'jnt'],
  ['si cepat', 'sicepat'],
  ['Sicepat', 'sicepat'],
  ['anter aja', 'anteraja'],
  ['pos', 'pos'],
  ['Pos Indonesia', 'pos'],
  ['kantor pos', 'pos'],
  ['id express', 'ide'],
  ['Lion Parcel', 'lion'],
  ['antaraja', 'anteraja'],
  ['Ninja Xpress', 'ninja'],
  ['idx', 'ide'],
  ['ide', 'ide'],
  ['SAP', 'sap'],
  ['wahana', 'wahana'],
  ['Royal Express', 'rex'],
  ['rex', 'rex'],
  ['jalur nugraha', 'jne'],
  ['gosend', undefined],
  ['positif', undefined],
  ['  Si   Cepat ', 'sicepat'],
  ['  tiki', 'tiki'],
  ['sapi', undefined],
  ['', undefined],
])('%j is %j', (written, code) => {
  expect(courierCode(written)).toBe(code);
});

test('every usual courier has a name and is found by it', () => {
  for (const code of usualCouriers) expect(courierCode(courierLabel(code))).toBe(code);
});

test('leads read the name of a courier', () => {
  const codes = ['jne', 'jnt', 'sicepat', 'anteraja', 'ninja', 'tiki', 'pos', 'lion', 'ide', 'sap', 'wahana', 'rex'];
  expect(codes.map(courierLabel)).toEqual([
    ...['JNE', 'J&T', 'SiCepat', 'AnterAja', 'Ninja', 'TIKI', 'POS', 'Lion Parcel', 'ID Express', 'SAP', 'Wahana', 'REX'],
  ]);
});

test('an unknown courier is shown by its code', () => {
  expect([courierLabel('jnt'), courierLabel('gosend')]).toEqual(['J&T', 'GOSEND']);
});
