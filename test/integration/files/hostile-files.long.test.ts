import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { hostileFiles, ladenWorkbooks, workbook } from '../../fuzz/hostile-files.ts';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let attackers: Owner[];
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail' });
  attackers = await Promise.all([app.registerOwner(), app.registerOwner(), app.registerOwner()]);
  owner = await app.registerOwner();
});
afterAll(() => app?.close());

const previewed = (from: Owner, file: Buffer) =>
  fetch(`${app.url}/api/products/import/preview`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${from.token}` },
    body: new Uint8Array(file),
  }).then(async (response) => ({ status: response.status, body: (await response.json()) as { error?: string } }));

test('files made to stop a server are refused with a sentence, and others are answered meanwhile by the same process', async () => {
  const pid = app.servers[0]!.pid;
  const files = Object.entries(hostileFiles).map(([name, make]) => ({ name, file: make() }));
  let isDone = false;
  const waited: number[] = [];
  const others = (async () => {
    while (!isDone) {
      const from = performance.now();
      await expectOk(owner.api.get('/products'));
      waited.push(performance.now() - from);
    }
  })();
  const from = performance.now();
  const answers = await Promise.all(
    attackers.map(async (attacker) => {
      const said = [];
      for (const { name, file } of files) said.push({ name, ...(await previewed(attacker, file)) });
      return said;
    }),
  );
  const took = performance.now() - from;
  isDone = true;
  await others;
  for (const { name, status, body } of answers.flat()) {
    if (name === 'lines of blanks') expect({ name, status }).toEqual({ name, status: 200 });
    else expect({ name, status, body }).toMatchObject({ name, status: 422, body: { error: expect.stringMatching(/\. .*\.$/) } });
  }
  expect(app.servers[0]!.pid).toBe(pid);
  // Checks that no single request waited as long as parsing one of the files takes.
  expect(waited.length).toBeGreaterThan(answers.flat().length);
  expect(Math.max(...waited)).toBeLessThan(took / 4);
});

/** Niceness of each thread of a process (field 19 of `stat` in proc(5)). */
function nicenessOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
    } catch {
      return []; // the thread has ended meanwhile
    }
  });
}

test('the thread that reads a file gives way to the threads that answer people, which keep their priority', async () => {
  const { pid } = app.servers[0]!;
  const before = nicenessOf(pid);
  const reading = previewed(owner, hostileFiles['lines of blanks']!());
  await waitFor(() => nicenessOf(pid).some((niceness) => niceness >= 10), { what: 'a thread of low priority', everyMs: 5 });
  expect(nicenessOf(pid).filter((niceness) => niceness < 10).length).toBeGreaterThanOrEqual(before.length);
  await reading;
  expect(new Set(before)).toEqual(new Set([0]));
});

test.each(Object.entries(ladenWorkbooks))('of a workbook with %s only its cells are read', async (_, make) => {
  expect(await previewed(owner, make())).toMatchObject({ status: 200, body: { good: 1 } });
});

test('one account’s files wait for one another, too many at once are refused with when to try again', async () => {
  const legal = workbook(
    `<row>${['Nama', 'Harga'].map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('')}</row>` +
      Array.from({ length: 2_000 }, (_, at) => `<row><c t="inlineStr"><is><t>Kaos seri ${at}</t></is></c><c><v>75000</v></c></row>`).join(
        '',
      ),
  );
  const answers = await Promise.all(Array.from({ length: 12 }, () => previewed(attackers[0]!, legal)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await previewed(owner, legal)).toMatchObject({ status: 200, body: { good: 2_000 } });
});
