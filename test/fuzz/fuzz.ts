/**
 * `npm run fuzz [-- --count 50000 --files 2000 --messages 1000 --largest no --seed 7 --only 1234]`: random requests to
 * all routes of a running product, from almost valid to entirely invalid; damaged files as uploads; messages of all
 * kinds and damaged attachments from leads; then the largest legal input of every route and message kind. Ends with code
 * 1 when an answer is an internal error or is missing, when a message is not stored, or when a program ends.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { FuzzOptions } from './run.ts';
import { build } from '../../scripts/lib/build/build.mjs';
import '../support/contracts-as-source.ts';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';

const { aftermath, fuzz, makeTargets } = await import('./run.ts');
const { makeRequest } = await import('./requests.ts');
const { makeSamples, makeUpload } = await import('./files.ts');
const { fuzzLeads, openShop } = await import('./leads.ts');
const { sendLargest } = await import('./send-largest.ts');
const { Random } = await import('./random.ts');

const number = { type: 'string' } as const;
const { values } = parseArgs({
  options: { count: number, files: number, messages: number, largest: number, seed: number, only: number },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const isOne = values.only !== undefined;
const count = Number(values.count ?? 50_000);
const files = isOne ? 0 : Number(values.files ?? 2_000);
const messages = isOne ? 0 : Number(values.messages ?? 1_000);
const sendsLargest = !isOne && values.largest !== 'no';
const abreast = 24;
const filesAbreast = 4;

/** The result of a part, printed with its duration. */
async function part(what: string, run: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const startedAt = performance.now();
  const problems = await run();
  console.log(`${what}: ${problems.length} problems, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  return problems;
}

await globalSetup();
await build({ only: ['client'] });
try {
  const app = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
  try {
    console.log(`seed ${seed}`);
    const [targets, samples] = await Promise.all([makeTargets(app), makeSamples()]);
    const sendAll = async (what: string, options: Omit<FuzzOptions, 'onProgress'>): Promise<readonly string[]> =>
      part(what, async () => {
        const { sent, statuses, problems } = await fuzz(app, targets, options);
        console.log(`${sent} answered: ${JSON.stringify(statuses)}`);
        return problems;
      });
    const problems = [
      ...(await sendAll('random requests', {
        make: (index) => makeRequest(seed, index, targets),
        indexes: isOne ? [Number(values.only)] : Array(count).keys(),
        abreast,
      })),
      ...(await sendAll('damaged files', {
        make: (index) => makeUpload(Random.of(seed, index), index, { targets, samples }),
        indexes: Array(files).keys(),
        abreast: filesAbreast,
      })),
    ];
    if (messages > 0 || sendsLargest) {
      const shop = await openShop(app);
      problems.push(
        ...(await part(`${messages} messages and attachments of leads`, () => fuzzLeads(app, shop, { seed, count: messages, samples }))),
      );
      if (sendsLargest) problems.push(...(await part('largest inputs', () => sendLargest(app, shop))));
      problems.push(...(await aftermath(app, targets)));
    }
    console.log(`${[...app.servers, ...app.workers].filter(({ hasExited }) => hasExited).length} crashes`);
    for (const problem of problems) console.error(`✗ ${problem}`);
    if (problems.length > 0) {
      console.error(`Again: npm run fuzz -- --seed ${seed}`);
      process.exitCode = 1;
    }
  } finally {
    await app.close();
  }
} finally {
  await globalTeardown();
}
