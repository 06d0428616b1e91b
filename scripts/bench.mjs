import { benches, listBenches } from './lib/benches.mjs';
import { Complaint, runCommand } from './lib/complaint.mjs';
import { runTestProgram } from './lib/test-program.mjs';

/* npm run bench -- <name> [options]: runs one bench or draws pictures; without a name it lists them. */
const [name, ...args] = process.argv.slice(2);
const bench = name !== undefined && Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) await runTestProgram(bench.file, args);
else
  await runCommand(async () => {
    if (name !== undefined) throw new Complaint(`There is no bench "${name}". There are:\n${listBenches()}`);
    console.log(`npm run bench -- <name> [options]\n\n${listBenches()}`);
    return 0;
  });
