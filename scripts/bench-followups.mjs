import { runTestProgram } from './lib/test-program.mjs';

/* npm run bench:followups [leads]: how long the sweep over a hundred thousand scheduled follow-ups takes. */
await runTestProgram('test/bench/followups.ts');
