import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Complaint, runCommand } from './lib/complaint.mjs';
import { root } from './lib/paths.mjs';
import { envFile, productionSettings, questions } from './lib/settings/production-settings.mjs';

/* npm run setup: asks five questions and writes .env for `docker compose up`. */
await runCommand(async () => {
  const file = join(process.env.SETUP_FOLDER ?? root, '.env');
  if (existsSync(file))
    throw new Complaint('There is a file .env already: it is not changed. Move it away to begin again, or edit it by hand.');
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator](); // buffers lines that arrive before their question, as from a file
  /** @type {Record<string, string>} */
  const answers = {};
  for (const { name, question } of questions) {
    process.stdout.write(`${question}:\n> `);
    const { value, done } = await lines.next();
    if (done) throw new Complaint('\nThe input ended before the last question: nothing was written.');
    answers[name] = value.trim();
  }
  reader.close();
  writeFileSync(file, envFile(productionSettings(/** @type {any} */ (answers))), { mode: 0o600, flag: 'wx' });
  console.log('\nWritten: .env. Keep a copy of it in a safe place. Next: docker compose up -d');
});
