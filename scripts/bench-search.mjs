import { runTestProgram } from './lib/test-program.mjs';

/* npm run bench:search [messages]: how quick search, contact page and dashboard are for one owner with a million messages. */
await runTestProgram('test/bench/search.ts');
