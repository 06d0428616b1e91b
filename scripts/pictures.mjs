import { runTestProgram } from './lib/test-program.mjs';

/* npm run pictures: the pictures of the panel on the landing page, drawn anew. */
await runTestProgram('test/screens/panel-pictures.ts');
