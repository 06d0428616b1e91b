/**
 * `npm run fuzz [-- --count 50000 --seed 7 --only 1234]`: random requests at all routes of a whole installation, near what the contracts allow and
 * far from it. Ends with code 1 when an answer is an error of ours or misses, or when a program ends.
 */
import { randomInt } from 'node:crypto';
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build/build.mjs';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';

// the contracts name their neighbours as the compiled programs do; here they are read as they stand
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(context.parentURL?.includes('/contracts/') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});
const { fuzz, makeTargets } = await import('./run.ts');

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } });
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const count = Number(values.count ?? 50_000);
const abreast = 24;

function* indexes(): Generator<number> {
  if (values.only !== undefined) yield Number(values.only);
  else for (let index = 0; index < count; index += 1) yield index;
}

await globalSetup();
await build({ only: ['client'] });
try {
  const app = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
  try {
    console.log(`seed ${seed}, ${values.only === undefined ? `${count} requests` : `request ${values.only}`}`);
    const targets = await makeTargets(app);
    const startedAt = performance.now();
    const onProgress = (sent: number) => sent % 5_000 === 0 && console.log(`${sent} sent`);
    const { sent, statuses, problems } = await fuzz(app, targets, { seed, indexes: indexes(), abreast, onProgress });
    console.log(`${sent} answered in ${Math.round((performance.now() - startedAt) / 1_000)} s: ${JSON.stringify(statuses)}`);
    const wrong = Object.entries(statuses).reduce((sum, [status, found]) => sum + (status >= '500' || status === '0' ? found : 0), 0);
    console.log(`${wrong} answers of 5xx or none, ${[...app.servers, ...app.workers].filter(({ hasExited }) => hasExited).length} crashes`);
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
