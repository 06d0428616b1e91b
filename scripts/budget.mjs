import { runCommand } from './lib/complaint.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run budget: builds the client when it has changed and weighs the JavaScript of every first view. */
await runCommand(async () => {
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { build } = await import('./lib/build/build.mjs');
  const { weighRoutes } = await import('./lib/build/budgets.mjs');
  await build({ only: ['client'] });
  const weights = weighRoutes();
  for (const { name, bytes, limit } of weights) {
    const mark = bytes > limit ? 'OVER' : 'ok  ';
    console.log(`${mark} ${(bytes / 1_000).toFixed(1).padStart(6)} of ${limit / 1_000} kB  ${name}`);
  }
  return weights.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
});
