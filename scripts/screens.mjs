import { runTestProgram } from './lib/test-program.mjs';

/* npm run screens [word …]: pictures of every screen, or of those whose names hold a word, in screenshots/. */
await runTestProgram('test/screens/shoot.ts');
