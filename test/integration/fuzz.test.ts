import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fuzz, makeTargets } from '../fuzz/run.ts';
import { type House, startHouse } from '../support/house.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse({ env: { LOG_LEVEL: 'warn' } });
});
afterAll(() => house.close());

test('random requests at all routes never find an error of ours', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  const report = await fuzz(house, await makeTargets(house), { seed, indexes: Array(1_500).keys(), abreast: 12 });
  expect({ seed, troubles: report.troubles, sent: report.sent }).toEqual({ seed, troubles: [], sent: 1_500 });
});
