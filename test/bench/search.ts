/**
 * `npm run bench -- search [messages]`: one owner with 100,000 contacts and a million messages (or the given number). Prints how long
 * searches of several kinds, the contact page and the dashboard take over HTTP; ends with code 1 when a p95 is over its limit.
 */
import { spreadOf } from './figures.ts';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import type { Owner } from '../support/owners.ts';

const contacts = 100_000;
const messages = Number(process.argv[2] ?? 1_000_000);
const perStep = 50_000;
/** Number of searches of a kind. With fewer, the p95 would be the slowest search. */
const rounds = 103;
const most = { search: 150, contacts: 50, dashboard: 20 };

/** Words with the frequencies of a language: a few are everywhere, most are rare. */
const body = `(ARRAY['halo kak','kak ada','berapa harga','makasih kak','boleh kirim'])[1 + n % 5] || ' '
  || (SELECT string_agg('kata' || floor(power(random(), 3) * 30000)::int, ' ') FROM generate_series(1, 6) WHERE n >= 0)`;

async function fill(app: TestApp, owner: Owner): Promise<void> {
  const id = owner.userId;
  await app.sql(
    `INSERT INTO contacts (id, bot_id, name, pn)
     SELECT gen_random_uuid(), $1, 'Pelanggan ' || (ARRAY['Sari','Budi','Dewi','Agus','Rina'])[1 + n % 5] || ' ' || n, (628120000000 + n * 37)::text
     FROM generate_series(1, $2::int) n`,
    [id, contacts],
  );
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_preview, last_sender, last_at, lead_last_at)
     SELECT gen_random_uuid(), $1, k.id, k.pn || '@s.whatsapp.net', 1, 1, $2::int, $2::int, 'halo', 'bot', at, at
     FROM contacts k, LATERAL (SELECT now() - random() * interval '60 days' * (1 + length(k.name)) / 20 AS at) moment WHERE k.bot_id = $1`,
    [id, Math.ceil(messages / contacts)],
  );
  await app.sql(
    `CREATE TABLE bench_place AS SELECT id, last_at, row_number() OVER (ORDER BY id) - 1 AS place FROM conversations WHERE bot_id = $1`,
    [id],
  );
  await app.sql(`CREATE UNIQUE INDEX ON bench_place (place)`);
  for (let from = 0; from < messages; from += perStep) {
    const startedAt = performance.now();
    await app.sql(
      `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at, wa_at)
       SELECT gen_random_uuid(), $1, c.id, 1 + n / ${contacts}, CASE WHEN n % 2 = 1 THEN 'lead' ELSE 'bot' END, 'text', ${body}, 'B' || n, 'read', at, at
       FROM generate_series($2::int, $3::int - 1) n JOIN bench_place c ON c.place = n % ${contacts},
         LATERAL (SELECT c.last_at - (1 + n / ${contacts}) * interval '1 hour' AS at) moment`,
      [id, from, Math.min(from + perStep, messages)],
    );
    console.log(`${from + perStep} messages, ${(((performance.now() - startedAt) / perStep) * 1_000).toFixed(0)} µs each`);
  }
  await app.sql(`DROP TABLE bench_place`);
  await app.sql(
    `INSERT INTO daily_message_counts (bot_id, day, count)
     SELECT bot_id, (created_at AT TIME ZONE 'Asia/Jakarta')::date AS day, count(*) FROM messages WHERE bot_id = $1 GROUP BY bot_id, day`,
    [id],
  );
  await app.sql('VACUUM ANALYZE contacts');
  await app.sql('VACUUM ANALYZE conversations');
  await app.sql('VACUUM ANALYZE messages');
  const sizes = await app.sql<{ name: string; size: string }>(
    `SELECT relname AS name, pg_size_pretty(pg_relation_size(oid)) AS size FROM pg_class WHERE relname IN ('messages', 'messages_week_words', 'contacts', 'contacts_words')`,
  );
  console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(', '));
}

const word = (): string => `kata${Math.floor(Math.random() ** 3 * 30_000)}`;
const kinds: Readonly<Record<string, () => string>> = {
  'a word': word,
  'a rare word': () => `kata${20_000 + Math.floor(Math.random() * 10_000)}`,
  'a word of every fifth message': () => 'harga',
  'the beginning of every word': () => 'kat',
  'two words': () => `${word()} kak`,
  'a word that is nowhere': () => 'tidakada',
  'a name': () => `sari ${1 + Math.floor(Math.random() * contacts)}`,
  'a name that every fifth has': () => 'dewi',
  'the end of a number': () => String(628_120_000_000 + Math.floor(Math.random() * contacts) * 37).slice(-6),
};

/** @returns whether the p95 is within the limit. */
async function measure(name: string, limitMs: number, ask: () => Promise<{ status: number }>): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`${name}: ${status}`);
    // the first searches warm the caches
    if (round > 2) times.push(performance.now() - startedAt);
  }
  const { p50 } = spreadOf(times);
  const p95 = [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)]!;
  console.log(`${name.padEnd(38)} p50 ${p50.toFixed(0).padStart(5)} ms, p95 ${p95.toFixed(0).padStart(5)} ms (at most ${limitMs})`);
  return p95 <= limitMs;
}

await globalSetup();
try {
  const app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail', env: { RATE_LIMITS: 'false' } });
  try {
    const owner = await app.registerOwner();
    await fill(app, owner);
    const results: boolean[] = [];
    for (const [name, q] of Object.entries(kinds))
      results.push(await measure(`search: ${name}`, most.search, () => owner.api.get(`/chat/search?q=${encodeURIComponent(q())}`)));
    results.push(await measure('contact list: a word', most.search, () => owner.api.get(`/chat/contacts?q=${word()}`)));
    results.push(await measure('contact page', most.contacts, () => owner.api.get('/chat/contacts')));
    results.push(await measure('dashboard', most.dashboard, () => owner.api.get('/analytics/summary')));
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    await app.close();
  }
} finally {
  await globalTeardown();
}
