import { expect, test } from '@jest/globals';
import { readProducts } from '../../import.rules.js';

function read(...lines: string[]) {
  const { products, doubtful } = readProducts({ rows: lines.map((line) => [line]), lines });
  return [products.map(({ name, priceIdr }) => `${name} = ${priceIdr}`), doubtful.map(({ name }) => name)];
}

test('the amount in the name of credit is no second price', () => {
  expect(read('Telkomsel 10.000 = 11.500', 'Pulsa XL 25rb 26rb', 'Token PLN 50k = 52.500', 'Axis pulsa transfer 10rb = 10.500')).toEqual([
    ['Telkomsel 10.000 = 11500', 'Pulsa XL 25rb = 26000', 'Token PLN 50k = 52500', 'Axis pulsa transfer 10rb = 10500'],
    [],
  ]);
});

test('two prices of other goods are asked about', () => {
  const lines = ['Kaos XL 50rb 55rb', 'XL kaos 50rb 55rb', 'Voucher makan 50rb 45rb', 'Telkomsel 10rb = 100rb', 'Dana 5rb 9rb'];
  expect(read(...lines)[0]).toEqual([]);
});
