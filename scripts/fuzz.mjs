import { runTestProgram } from './lib/test-program.mjs';

/*
 * npm run fuzz [-- --count 50000 --seed 7 --only 1234]: sends random requests to all routes of a running
 * product; none may cause an internal error.
 */
await runTestProgram('test/fuzz/fuzz.ts');
