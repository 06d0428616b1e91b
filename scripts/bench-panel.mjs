import { runTestProgram } from './lib/test-program.mjs';

/* npm run bench:panel: how quick chat and logs are with 10,000 contacts, 100,000 messages and 1,000 log lines. */
await runTestProgram('test/bench/panel.ts');
