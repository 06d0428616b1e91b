import { runTestProgram } from './lib/test-program.mjs';

/* npm run fuzz [-- --count 50000 --seed 7 --only 1234]: random requests at all routes of a running product; none may be an error of ours. */
await runTestProgram('test/fuzz/fuzz.ts');
