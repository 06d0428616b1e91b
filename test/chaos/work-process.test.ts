import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, root } from '../../scripts/lib/paths.mjs';
import { ManagedProcess } from '../../scripts/lib/processes/processes.mjs';
import { startMoment } from '../../scripts/lib/processes/start-moment.mjs';
import { patienceMs } from '../support/patience.ts';
import { waitFor } from '../support/wait-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'work-process-'));
const entry = join(folder, 'busy.mjs');
const urlOf = (...path: string[]): string => JSON.stringify(pathToFileURL(join(root, ...path)).href);
let child: number | undefined;

beforeAll(() => {
  writeFileSync(
    entry,
    `const { answerCalls } = await import(${urlOf('core', 'platform', 'threads', 'answer-calls.ts')});
     answerCalls((asked) => {
       process.send(process.pid);
       if (asked === 'computes') for (;;);
       if (asked === 'waits') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       if (asked === 'matches') /^(?:a+)+$/.test('a'.repeat(60) + 'b');
     });`,
  );
});
afterEach(() => {
  if (child !== undefined && startMoment(child) !== undefined) process.kill(child, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that starts a work process and prints the id of that process. */
function programWith(work: string): ManagedProcess {
  const code = `import { WorkProcess } from ${urlOf('core', 'platform', 'threads', 'work-process.ts')};
    const worker = new WorkProcess(${JSON.stringify(entry)}, 64);
    worker.on('message', (pid) => console.log(pid));
    worker.postMessage(${JSON.stringify(work)});`;
  const hooks = join(root, 'test', 'support', 'events', 'source-modules.mjs');
  const args = ['--conditions=source', '--import', hooks, '--input-type=module', '-e', code];
  return new ManagedProcess({ name: 'program', command: pinnedNode, args, cwd: root, env: {} });
}

test.each(['computes', 'waits', 'matches'])('a process that %s without end is over soon after its program was killed', async (work) => {
  const program = programWith(work);
  try {
    child = await program.waitForLine((line) => Number(line) || undefined, patienceMs);
    expect(startMoment(child)).toBeDefined();
  } finally {
    program.kill('SIGKILL');
    await program.exited;
  }
  await waitFor(() => startMoment(child!) === undefined, { what: 'the end of the process' });
});
