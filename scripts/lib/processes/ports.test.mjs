import { expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.mjs';
import { ManagedProcess } from './processes.mjs';

const module = fileURLToPath(new URL('./ports.mjs', import.meta.url));

test('a port given to another process is not given again before that process has ended, even if nothing listens on it', async () => {
  // below the ports that other tests get at the same time
  const first = randomInt(10_000, 19_000);
  const range = { first, last: first + 1 };
  const code = `import { freePort } from ${JSON.stringify(module)}; console.log(await freePort(${JSON.stringify(range)})); setInterval(() => {}, 1000);`;
  const other = new ManagedProcess({ name: 'other', command: process.execPath, args: ['--input-type=module', '-e', code], env: {} });
  try {
    const theirs = await other.waitForLine((line) => Number(line) || undefined, 10_000);
    const ours = await freePort(range);
    expect([ours, theirs].sort()).toEqual([range.first, range.last]);
    await expect(freePort(range)).rejects.toThrow('No free port');
    await other.stop();
    expect(await freePort(range)).toBe(theirs);
  } finally {
    await other.stop();
  }
});
