import { build } from '../../scripts/lib/build/build.mjs';
import { weighRoutes } from '../../scripts/lib/build/budgets.mjs';

/* `npm run bench -- budget`: builds the client when it has changed and weighs the JavaScript of every first view. */
await build({ only: ['client'] });
const weights = weighRoutes();
for (const { name, bytes, limit } of weights) {
  const mark = bytes > limit ? 'OVER' : 'ok  ';
  console.log(`${mark} ${(bytes / 1_000).toFixed(1).padStart(6)} of ${limit / 1_000} kB  ${name}`);
}
process.exitCode = weights.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
