import { runTestProgram } from './lib/test-program.mjs';

/* npm run lighthouse: the landing page of the built product under Lighthouse's mobile preset, against its targets. */
await runTestProgram('test/bench/lighthouse.ts');
