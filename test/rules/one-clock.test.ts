import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/** Files that intentionally use the machine's own clock. */
const meantForTheMachine = new Map([
  ['core/outside/whatsapp/link/restriction-end.ts', 'compares it with a time that Baileys took from this machine'],
  ['core/platform/clock/store-clock.ts', 'compares it with the clock of Postgres'],
  ['core/platform/files/temporary-file.ts', 'compares it with the times of files on this machine'],
]);

const machineClock = /\bDate\.now\b|\bnew Date\(\)/;

test('the programs read the clock of Postgres, not that of their machine', () => {
  const files = ['core', 'server', 'workers']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = files.filter((file) => machineClock.test(readFileSync(join(root, file), 'utf8')));
  // times: Clock or store-clock.ts; durations within one process: performance.now()
  expect(found.toSorted()).toEqual([...meantForTheMachine.keys()]);
});
