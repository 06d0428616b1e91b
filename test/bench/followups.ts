/**
 * `npm run bench -- followups [leads]`: a hundred owners with 100,000 leads (or the given number) who have just become
 * idle. Prints how long the first sweep takes, which schedules three days for each of them, and how long the sweeps
 * after it take, which find nothing to do; ends with code 1 when one of those takes a second.
 */
import { randomUUID } from 'node:crypto';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import { openAccount } from '../support/core/account-rows.ts';

const owners = 100;
const leads = Number(process.argv[2] ?? 100_000);
const days = 3;
const sweepsWatched = 10;
const patienceMs = 300_000;

/** An owner with a package, all three days on, and leads who wrote a minute ago and were answered. */
async function addOwner(app: TestApp, leadsOfIt: number): Promise<void> {
  const id = randomUUID();
  await app.sql(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at) VALUES ($1::uuid, $1::text, $1::text, 'Sari', 'x', now())`,
    [id],
  );
  await app.sql(openAccount, [id]);
  await app.sql(
    `INSERT INTO subscriptions (account_id, package_id, replies_left, replies_total, started_at, expires_at)
     VALUES ($1, 'ai-1000', 1000, 1000, now(), now() + interval '20 days')`,
    [id],
  );
  const day = { enabled: true, aiEnabled: false, text: 'Halo {nama}' };
  await app.sql(`INSERT INTO follow_up_settings (bot_id, config) VALUES ($1, $2)`, [
    id,
    JSON.stringify({ day1: day, day2: day, day3: day }),
  ]);
  await app.sql(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn)
       SELECT gen_random_uuid(), $1, 'Lead ' || n, (6285000000000 + n)::text FROM generate_series(1, $2::int) n RETURNING id, pn
     ), talk AS (
       INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_sender, last_at, lead_last_at)
       SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 1, 1, 1, 'bot', now() - interval '1 minute', now() - interval '1 minute'
       FROM made RETURNING id
     )
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, wa_at)
     SELECT gen_random_uuid(), $1, id, 1, 'lead', 'text', 'Berapa harganya?', 'IN' || id, 'delivered', 1, now() - interval '1 minute' FROM talk`,
    [id, leadsOfIt],
  );
}

/** Number of rounds of the sweep so far, number of rounds under a second, and total time of all rounds. */
async function sweeps(url: string): Promise<{ rounds: number; quick: number; seconds: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string, more = ''): number =>
    Number(new RegExp(`^sweep_seconds_${name}{${more}sweep="follow-ups"} (.+)$`, 'm').exec(text)?.[1] ?? 0);
  return { rounds: figure('count'), quick: figure('bucket', 'le="1",'), seconds: figure('sum') };
}

await globalSetup();
try {
  const app = await startTestApp({ servers: 0, workers: 0 });
  try {
    for (let nth = 0; nth < owners; nth++) await addOwner(app, leads / owners);
    await app.sql('VACUUM ANALYZE');
    const worker = await app.startWorker({ WORKER_ROLES: 'followups' });
    const after = async (rounds: number) =>
      waitFor(
        async () => {
          const seen = await sweeps(worker.url);
          return seen.rounds >= rounds && seen;
        },
        { what: `sweep ${rounds}`, timeoutMs: patienceMs },
      );
    const first = await after(1);
    const [{ scheduled }] = await app.sql(`SELECT count(*)::int AS scheduled FROM follow_ups WHERE state = 'scheduled'`);
    if (scheduled !== leads * days) throw new Error(`${scheduled} follow-ups are scheduled, not ${leads * days}`);
    console.log(
      `first sweep: ${scheduled} scheduled in ${first.seconds.toFixed(1)} s, ${((first.seconds / scheduled) * 1_000).toFixed(2)} ms each`,
    );
    const last = await after(1 + sweepsWatched);
    const rounds = last.rounds - first.rounds;
    const slow = rounds - (last.quick - first.quick);
    console.log(
      `${rounds} sweeps over them: ${(((last.seconds - first.seconds) / rounds) * 1_000).toFixed(0)} ms each, ${slow} of a second or more`,
    );
    if (slow > 0) process.exitCode = 1;
  } finally {
    await app.close();
  }
} finally {
  await globalTeardown();
}
