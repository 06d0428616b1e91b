import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeSamples, makeUpload } from '../fuzz/files.ts';
import { fuzzLeads, openShop } from '../fuzz/leads.ts';
import { Random } from '../fuzz/random.ts';
import { makeRequest } from '../fuzz/requests.ts';
import { aftermath, fuzz, makeTargets } from '../fuzz/run.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
});
afterAll(() => app.close());

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

test('random requests at all routes never find an error of ours', async () => {
  const targets = await makeTargets(app);
  const make = (index: number) => makeRequest(seed, index, targets);
  const { problems, sent } = await fuzz(app, targets, { make, indexes: Array(1_500).keys(), abreast: 12 });
  expect({ seed, problems, sent }).toEqual({ seed, problems: [], sent: 1_500 });
});

test('damaged files, as uploads and from leads, never cause an internal error', async () => {
  const [targets, samples, shop] = await Promise.all([makeTargets(app), makeSamples(), openShop(app)]);
  const make = (index: number) => makeUpload(Random.of(seed, index), index, { targets, samples });
  const { problems, sent } = await fuzz(app, targets, { make, indexes: Array(200).keys(), abreast: 4 });
  expect({ seed, problems, sent }).toEqual({ seed, problems: [], sent: 200 });
  const ofLeads = await fuzzLeads(app, shop, { seed, count: 40, samples });
  expect({ seed, problems: [...ofLeads, ...(await aftermath(app, targets))] }).toEqual({ seed, problems: [] });
});
