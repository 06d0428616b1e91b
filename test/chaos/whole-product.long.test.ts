import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Chance } from '../support/chance.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { Phone } from '../support/whatsapp/phone.ts';
import type { Program } from '../support/program.ts';
import { waitFor } from '../support/wait-for.ts';

const sessions = Number(process.env.CHAOS_SESSIONS ?? 20);
const messages = Number(process.env.CHAOS_MESSAGES ?? 1_000);
const leadsPerSession = 2;
const quota = 5_000;

interface Lead {
  readonly phone: Phone;
  readonly bot: Phone;
  readonly sent: string[];
}

const chance = Chance.of('whole-product');
let app: TestApp;
let owners: Owner[];
let bots: Phone[];

beforeAll(async () => {
  app = await startTestApp({
    servers: 2,
    workers: 2,
    env: { LLM_MODEL: 'echo', REPLY_QUIET_MS: '50', REPLY_LOOP_LIMIT: '100000', LOG_LEVEL: 'info' },
  });
  owners = await inSteps(sessions, 4, () => app.registerOwner());
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-10000', replies_left = $1, replies_total = $1, expires_at = now() + interval '1 day'`,
    [quota],
  );
  bots = await inSteps(sessions, 4, async (index) => app.sandbox.phone(await linkOwner(app, owners[index]!)));
});

afterAll(() => app?.close());

/** Calls `make` `count` times, `abreast` calls at a time. */
async function inSteps<T>(count: number, abreast: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let done = 0; done < count; done += abreast) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(abreast, count - done) }, (_, step) => make(done + step)))));
  }
  return made;
}

async function devicesOf(bot: Phone): Promise<number[]> {
  return (await bot.devices()).map(({ id }) => id);
}

/** Kills a random one of these programs and restarts it, repeatedly, until stopped. Returns the number of kills. */
async function killUntil(over: AbortSignal, programs: readonly Program[], moments: Chance): Promise<number> {
  let kills = 0;
  while (!over.aborted) {
    await moments.pauseUpTo(1_500);
    const victim = programs[moments.below(programs.length)]!;
    await victim.kill('SIGKILL');
    kills++;
    await moments.pauseUpTo(300);
    await victim.restart();
  }
  return kills;
}

async function talk(lead: Lead, index: number, count: number): Promise<void> {
  const pace = chance.stream(`lead ${index}`);
  for (let round = 0; round < count; round++) {
    const text = `m-${index}-${round}`;
    await lead.phone.send(lead.bot.number, { text, form: pace.next() < 0.5 ? 'pn' : 'lid' });
    lead.sent.push(text);
    await pace.pauseUpTo(2_400);
  }
}

test('a storm of kills loses no message, answers none twice and unlinks no bot', async () => {
  const leads = await inSteps(sessions * leadsPerSession, 8, async (index): Promise<Lead> => ({
    phone: await app.sandbox.phone(undefined, `Lead ${index}`),
    bot: bots[index % sessions]!,
    sent: [],
  }));
  const devicesBefore = await Promise.all(bots.map(devicesOf));

  const over = new AbortController();
  const storm = Promise.all([
    killUntil(over.signal, app.servers, chance.stream('servers')),
    killUntil(over.signal, app.workers, chance.stream('workers')),
  ]);
  await Promise.all(leads.map((lead, index) => talk(lead, index, messages / leads.length)));
  over.abort();
  const [serverKills, workerKills] = await storm;
  expect(serverKills).toBeGreaterThan(2);
  expect(workerKills).toBeGreaterThan(2);

  await waitFor(
    async () => {
      const [open] = await app.sql<{ unanswered: number; queued: number; stored: number }>(`
        SELECT (SELECT count(*) FROM conversations WHERE answered_turn < turn)::int AS unanswered,
               (SELECT count(*) FROM messages WHERE status = 'queued')::int AS queued,
               (SELECT count(*) FROM messages WHERE sender = 'lead')::int AS stored`);
      expect(open).toEqual({ unanswered: 0, queued: 0, stored: messages });
      return true;
    },
    { timeoutMs: 120_000, everyMs: 500, what: 'every turn answered and every bubble sent' },
  );

  const stored = await app.sql<{ body: string }>(`SELECT body FROM messages WHERE sender = 'lead'`);
  expect(stored.map(({ body }) => body).sort()).toEqual(leads.flatMap(({ sent }) => sent).sort());

  for (const lead of leads) {
    const rows = await waitFor(async () => {
      const answers = (await lead.phone.messages(lead.bot.number)).filter(({ direction }) => direction === 'in');
      // The answer to each lead's last message is on the lead's phone.
      return answers.some(({ text }) => text.includes(lead.sent.at(-1)!)) && answers;
    });
    const answered = rows.flatMap(({ text }) => text.match(/m-\d+-\d+/g) ?? []);
    expect(new Set(answered).size).toBe(answered.length);
    // bubbles arrive in the order in which they were decided
    const bubbles = await app.sql<{ wa_id: string; unsent: string | null }>(
      `SELECT wa_id, unsent FROM messages WHERE sender = 'bot' AND conversation_id = (SELECT conversation_id FROM messages WHERE body = $1) ORDER BY seq`,
      [lead.sent[0]],
    );
    // a bubble that was still queued when the lead wrote again is not sent: the next answer covers both messages
    const decided = bubbles.filter(({ unsent }) => unsent === null);
    expect(new Set(bubbles.map(({ unsent }) => unsent ?? 'lead-wrote'))).toEqual(new Set(['lead-wrote']));
    expect(rows.map(({ id }) => id)).toEqual(decided.map((row) => row.wa_id));
  }

  const [account] = await app.sql<{ replies: number; spent: number; twice: number }>(
    `SELECT (SELECT count(*) FROM replies WHERE charged)::int AS replies,
            (SELECT sum($1::int - replies_left) FROM subscriptions)::int AS spent,
            (SELECT count(*) FROM (SELECT 1 FROM replies GROUP BY conversation_id, turn HAVING count(*) > 1) AS pairs)::int AS twice`,
    [quota],
  );
  expect(account!.spent).toBe(account!.replies);
  expect(account!.twice).toBe(0);
  expect(await Promise.all(bots.map(devicesOf))).toEqual(devicesBefore);
}, 300_000);
