import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fuzz, makeTargets } from '../fuzz/run.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
});
afterAll(() => app.close());

test('random requests at all routes never find an error of ours', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  const report = await fuzz(app, await makeTargets(app), { seed, indexes: Array(1_500).keys(), abreast: 12 });
  expect({ seed, problems: report.problems, sent: report.sent }).toEqual({ seed, problems: [], sent: 1_500 });
});
