import { runTestProgram } from './lib/test-program.mjs';

/* npm run conversations [-- --only ongkir --abreast 4 --sandbox]: a score card of the model that LLM_BASE_URL, LLM_API_KEY and LLM_MODEL name. */
await runTestProgram('test/conversations/real-model.ts');
