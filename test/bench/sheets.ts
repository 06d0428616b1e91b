/**
 * `npm run bench -- sheets`: the processor time in which the longest texts that a lead can send become a cell of a CSV file, in
 * milliseconds of the main thread; ends with code 1 when one takes longer than its limit.
 */
import { csvPart } from '../../core/platform/sheets/write-sheet.ts';
import { cpuMs } from '../support/cpu-time.ts';

const limitMs = 10;
const cells = {
  letters: 'a'.repeat(65_536),
  quotes: '"'.repeat(65_536),
  separators: '(' + ';'.repeat(65_535),
  formulas: '=\n'.repeat(32_768),
};

for (const [name, text] of Object.entries(cells)) {
  const ms = cpuMs(() => csvPart([[text]], false), 5);
  console.log(`${name.padEnd(12)} ${ms.toFixed(1).padStart(6)} ms (at most ${limitMs})`);
  if (ms > limitMs) process.exitCode = 1;
}
