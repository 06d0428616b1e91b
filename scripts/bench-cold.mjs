import { runTestProgram } from './lib/test-program.mjs';

/* npm run bench:cold: how long the chat takes on a slow phone with an empty cache. */
await runTestProgram('test/bench/cold.ts');
