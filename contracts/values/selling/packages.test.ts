import { expect, test } from '@jest/globals';
import { findPackage, packageIds, packageOf, packages, sharedFeatures } from './packages.js';

test('each package has its own name, and the words of its duration are its validity', () => {
  expect(packages.map(({ id, name }) => [id, name])).toEqual([
    ['ai-trial', 'Paket Trial'],
    ['ai-1000', 'Paket Basic'],
    ['ai-3000', 'Paket Standard'],
    ['ai-10000', 'Paket Pro'],
    ['ai-unlimited', 'Paket Unlimited'],
  ]);
  for (const { duration, id, validity } of packages)
    expect([id, duration]).toEqual([id, `${validity.count} ${validity.unit === 'day' ? 'hari' : 'bulan'}`]);
  expect(packages.filter(({ validity }) => validity.unit === 'day').map(({ id }) => id)).toEqual(['ai-trial']);
});

test('a dearer package has more answers, and one is recommended', () => {
  const bought = packages.toSorted((one, other) => one.price - other.price).map(({ ai_responses: answers }) => Number(answers) || Infinity);
  expect(bought).toEqual(bought.toSorted((one, other) => one - other));
  expect(packages.filter(({ featured }) => featured).map(({ id }) => id)).toEqual(['ai-1000']);
  for (const { features } of packages) expect(features).toEqual(expect.arrayContaining([...sharedFeatures]));
});

test('a package is found by its id, and nothing by another text', () => {
  for (const id of packageIds) expect([packageOf(id).id, findPackage(id)?.id]).toEqual([id, id]);
  for (const none of [null, undefined, '', 'ai-2000']) expect(findPackage(none)).toBeUndefined();
  // cast: the id of a package that no longer exists
  expect(() => packageOf('ai-2000' as 'ai-1000')).toThrow('ai-2000');
});
