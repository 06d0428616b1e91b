import { runTestProgram } from './lib/test-program.mjs';

/* npm run lighthouse [landing] [dashboard] [chat]: pages of the built product under Lighthouse's mobile preset, against their targets. */
await runTestProgram('test/bench/lighthouse.ts');
