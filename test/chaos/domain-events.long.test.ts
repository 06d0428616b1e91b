import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '#contracts/values/ids';
import { pinnedNode, root } from '../../scripts/lib/paths.mjs';
import { ManagedProcess } from '../../scripts/lib/processes/processes.mjs';
import { Chance } from '../support/chance.ts';
import { makeOwner, openTestModules, type TestModules } from '../support/core/test-modules.ts';
import { patienceMs } from '../support/patience.ts';
import { runRecords } from '../support/stores/stores.ts';
import { waitFor } from '../support/wait-for.ts';

let modules: TestModules;
let accountId: AccountId;
const running: ManagedProcess[] = [];
const chance = Chance.of('domain-events');
const folder = join(import.meta.dirname, '..', 'support', 'events');

beforeAll(async () => {
  modules = await openTestModules();
  ({ accountId } = await makeOwner(modules));
  await modules.sql(`CREATE TABLE streams (id uuid PRIMARY KEY, n integer NOT NULL DEFAULT 0)`);
  await modules.sql(
    `CREATE TABLE journal (at bigint GENERATED ALWAYS AS IDENTITY, event_id text NOT NULL, stream uuid NOT NULL, nth integer NOT NULL, pid integer NOT NULL)`,
  );
  for (let at = 0; at < 8; at += 1) await modules.sql(`INSERT INTO streams (id) VALUES ($1)`, [randomUUID()]);
});
afterAll(async () => {
  for (const one of running) if (!one.hasExited) one.kill('SIGKILL');
  await Promise.all(running.map((one) => one.exited));
  await modules.close();
});

async function start(work: string): Promise<ManagedProcess> {
  const program = new ManagedProcess({
    name: `events ${work}`,
    command: pinnedNode,
    args: ['--conditions=source', '--import', join(folder, 'source-modules.mjs'), join(folder, 'events-program.ts'), accountId, work],
    cwd: root,
    env: { ...process.env, ...modules.env },
    records: runRecords(),
  });
  running.push(program);
  await program.ready((line) => line === 'running' || undefined, patienceMs);
  return program;
}

const counted = async (text: string): Promise<number> => (await modules.sql<{ count: number }>(text))[0]!.count;
const heard = () => counted(`SELECT count(*)::int AS count FROM journal`);

test('a subscriber receives every event, in the order of its conversation, while the processes that write and deliver are killed', async () => {
  const kills = 8;
  const programs = await Promise.all([start('3'), start('3')]);
  for (let nth = 0; nth < kills; nth += 1) {
    const before = await heard();
    await waitFor(async () => (await heard()) > before + 20, { what: 'more events' });
    await pause(chance.below(50)); // a random moment within a transaction, not a wait for a condition
    const which = chance.below(programs.length);
    programs[which]!.kill('SIGKILL');
    await programs[which]!.exited;
    programs[which] = await start('3');
  }
  for (const one of programs) {
    one.kill('SIGKILL');
    await one.exited;
  }
  // A process that writes no events itself delivers the events of the killed processes.
  await start('0');
  const missing = `SELECT count(*)::int AS count FROM domain_events WHERE position::text NOT IN (SELECT event_id FROM journal)`;
  await waitFor(async () => (await counted(missing)) === 0, { what: 'every event heard' });

  const events = await modules.sql<{ id: string; stream: string; nth: number }>(
    `SELECT position::text AS id, conversation_id AS stream, (facts ->> 'amount')::int AS nth FROM domain_events ORDER BY position`,
  );
  const journal = await modules.sql<{ id: string; stream: string; nth: number }>(
    `SELECT event_id AS id, stream, nth FROM journal ORDER BY at`,
  );
  // every change has its event, and every event was delivered
  expect(events).toHaveLength(await counted(`SELECT sum(n)::int AS count FROM streams`));
  const first = new Map<string, { id: string; stream: string; nth: number }>();
  for (const one of journal) {
    const known = first.get(one.id);
    if (known) expect(one).toEqual(known); // the same event was delivered again, under the same id
    else first.set(one.id, one);
  }
  expect([...first.keys()].toSorted()).toEqual(events.map((one) => one.id).toSorted());
  // the order of events is kept within each conversation
  const newest = new Map<string, number>();
  for (const { stream, nth } of first.values()) {
    expect(nth).toBe((newest.get(stream) ?? 0) + 1);
    newest.set(stream, nth);
  }
  process.stderr.write(`domain-events: ${events.length} events, ${journal.length - first.size} heard again, ${kills} kills\n`);
});
