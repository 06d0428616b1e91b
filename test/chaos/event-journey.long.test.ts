import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { EventKind } from '#contracts/events/catalogue';
import { expectOk } from '../support/api.ts';
import { Chance } from '../support/chance.ts';
import { journalTable } from '../support/events/every-event.subscriber.ts';
import { Shop } from '../support/money-shop.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Phone } from '../support/whatsapp/phone.ts';

/*
 * The product's own server and workers with one more event subscriber, run from source. The test kills them again and
 * again while customers and their owner cause every kind of event.
 */
const preload = join(import.meta.dirname, '..', 'support', 'events', 'source-with-journal.mjs');
const chance = Chance.of('event-journey');
const leadCount = 4;
const paidWords = 'udah saya transfer ya';
let app: TestApp;
let owner: Owner;
let other: Owner;
let bot: Phone;

beforeAll(async () => {
  app = await startTestApp({
    workers: 2,
    env: { NODE_OPTIONS: `--conditions=source --import=${preload}`, REPLY_QUIET_MS: '50', REPLY_LOOP_LIMIT: '12' },
  });
  await app.sql(journalTable);
  [owner, other] = [await app.registerOwner(), await app.registerOwner()];
  await expectOk(owner.api.post('/prompt', { prompt: 'Warung Bu Tini. Menu: Nasi Goreng 18rb, Ayam Geprek 20rb, Es Teh 5.000' }));
  bot = await app.sandbox.phone(await linkOwner(app, owner));
}, 120_000);
afterAll(() => app?.close());

const killsMin = 6;

/**
 * Kills a random program and starts it again, until `over` is aborted. Makes at least six kills, because a start
 * takes long on a slow machine. Returns the number of kills.
 */
async function killUntil(over: AbortSignal): Promise<number> {
  const moments = chance.stream('kills');
  const programs = [...app.servers, ...app.workers];
  for (let kills = 0; ; kills += 1) {
    await moments.pauseUpTo(3_000);
    if (over.aborted && kills >= killsMin) return kills;
    await programs[moments.below(programs.length)]!.restart('SIGKILL');
  }
}

const count = async (text: string, ...params: unknown[]): Promise<number> => (await app.sql(text, params)).length;
const eventsOf = (kind: EventKind, id?: string) =>
  count(`SELECT 1 FROM domain_events WHERE kind = $1 AND ($2::uuid IS NULL OR conversation_id = $2)`, kind, id ?? null);
/** A request of the owner, repeated while the server is down. */
const post = (path: string, body?: object) => waitFor(() => expectOk(owner.api.post(path, body)).then(() => true), { what: path });

interface Lead {
  readonly phone: Phone;
  readonly id: string;
}

/** A customer who has said hello. */
async function newLead(): Promise<Lead> {
  const phone = await app.sandbox.phone();
  await phone.send(bot.number, 'halo kak');
  const find = () =>
    app.sql<{ id: string }>(
      `SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1 AND c.turn > 0 AND c.answered_turn = c.turn`,
      [phone.number],
    );
  const [row] = await waitFor(async () => ((await find()).length > 0 ? find() : undefined), { what: 'an answer to the first words' });
  return { phone, id: row!.id };
}

/**
 * Writes until the condition holds. One message may not be enough: a killed process can lose an answer, and the
 * repeated model request then gets another answer.
 */
async function writesUntil(
  { phone }: Lead,
  text: string,
  happened: () => Promise<boolean>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    await prepare();
    // the bot assumes that repeated texts come from another bot
    await phone.send(bot.number, tries === 0 ? text : `${text} (${tries})`);
    const isDone = await waitFor(happened, { timeoutMs: 15_000, what: text }).catch(() => false);
    if (isDone) return;
  }
  throw new Error(`"${text}" has no effect`);
}

/**
 * The lead asks a question that the bot cannot answer. The owner sends `answer`, or dismisses the question if
 * `answer` is null.
 */
async function question(lead: Lead, answer: string | null): Promise<void> {
  const call = { kind: 'reply', content: null, toolCalls: [{ name: 'tanya_pemilik', arguments: { pertanyaan: 'Apakah ada level 5?' } }] };
  const next = [call, { kind: 'reply', content: 'Saya tanyakan ya, Kak.' }];
  const prepare = async () => {
    await app.sandbox.llm.heal();
    await app.sandbox.llm.fault({ next: [...next, ...next] });
  };
  await writesUntil(lead, 'ada level 5?', async () => (await eventsOf('question.asked', lead.id)) > 0, prepare);
  await app.sandbox.llm.heal();
  const [row] = await app.sql(`SELECT id FROM owner_questions WHERE conversation_id = $1 AND ended_at IS NULL`, [lead.id]);
  if (answer === null) await owner.api.post(`/chat/questions/${row.id}/dismiss`).catch(() => undefined);
  else await owner.api.post(`/chat/questions/${row.id}/answer`, { answer, keep: true }).catch(() => undefined);
}

/** The lead orders, claims payment and is given back to the bot, twice. The owner sets the states of the orders. */
async function purchases(lead: Lead): Promise<void> {
  for (let nth = 1; nth <= 2; nth += 1) {
    await writesUntil(
      lead,
      `pesan nasi goreng ${nth + 1}, ayam geprek ${nth}`,
      async () => (await eventsOf('closing.noted', lead.id)) >= nth,
    );
    await writesUntil(lead, paidWords, async () => (await eventsOf('handover.called', lead.id)) >= nth);
    // Wait until no answer is queued: an answer that is still queued when the lead writes again is not sent, and the
    // bot then needs its owner again.
    const queued = `SELECT 1 FROM messages WHERE conversation_id = $1 AND status = 'queued'`;
    await waitFor(async () => (await count(queued, lead.id)) === 0, { what: 'the answers sent' });
    const [closing] = await app.sql(`SELECT id FROM closings WHERE conversation_id = $1 ORDER BY created_at DESC LIMIT 1`, [lead.id]);
    await post(`/closings/${closing.id}/state`, { state: 'paid' });
    await post(`/closings/${closing.id}/state`, { state: 'sent' });
    if (nth === 1) await post(`/chat/contacts/${lead.phone.number}/takeover`, { active: false });
  }
}

/** The owner does not react to a handover and gets a reminder half an hour later. */
async function lateCall({ id }: Lead): Promise<void> {
  await app.sql(`UPDATE conversations SET needs_owner_since = now() - interval '31 minutes' WHERE id = $1 AND handed_over`, [id]);
  await waitFor(async () => (await eventsOf('handover.late', id)) > 0, { timeoutMs: 150_000, what: 'the reminder' });
}

/** The lead is a bot too: the loop breaker stops our bot. */
async function chatter(lead: Lead): Promise<void> {
  const turn = async () => (await app.sql<{ turn: number }>(`SELECT turn FROM conversations WHERE id = $1`, [lead.id]))[0]!.turn;
  for (let nth = 0; nth < 40 && (await eventsOf('reply.withheld', lead.id)) === 0; nth += 1) {
    const before = await turn();
    await lead.phone.send(bot.number, `baik, lalu bagaimana ${nth}?`);
    const isOver = `SELECT 1 FROM conversations WHERE id = $1 AND answered_turn = turn AND turn > $2`;
    await waitFor(async () => (await count(isOver, lead.id, before)) > 0, { what: 'the turn is over' });
  }
}

async function buysPackage(): Promise<void> {
  const money = new Shop(app);
  const orderId = await waitFor(() => money.order(owner, 'ai-1000'), { what: 'an order' });
  await waitFor(() => money.at(orderId, 'choose').then(() => true), { what: 'a payment method' });
  await money.at(orderId, 'settle');
  await money.waitForState(orderId, 'paid', 150_000);
}

/** Every action that announces an event, each at least once. */
async function journey(): Promise<void> {
  const [first, second] = [await newLead(), await newLead()];
  await question(first, 'Ada, Kak.');
  await question(second, null);
  const leads = await Promise.all(Array.from({ length: leadCount }, newLead));
  await Promise.all([...leads.map(purchases), chatter(first), buysPackage()]);
  await lateCall(leads[0]!);
  // Another account scans the same number, and its owner then unlinks it on the phone.
  await waitFor(() => linkOwner(app, other, bot.number), { timeoutMs: 150_000, what: 'the number in another account' });
  await bot.unlink();
  await waitFor(async () => (await eventsOf('session.ended')) > 0, { what: 'the end of the session' });
}

test('a subscriber receives every event of a journey at least once and in order, whenever programs are killed', async () => {
  const over = new AbortController();
  const storm = killUntil(over.signal);
  let kills = 0;
  try {
    await journey();
  } finally {
    over.abort();
    kills = await storm;
  }

  const missing = `SELECT 1 FROM domain_events WHERE position::text NOT IN (SELECT event_id FROM journal)`;
  await waitFor(async () => (await count(missing)) === 0, { what: 'every event heard' });
  const events = await app.sql(
    `SELECT position::text AS id, kind, coalesce(conversation_id, bot_id, account_id)::text AS subject, facts FROM domain_events ORDER BY position`,
  );
  const journal = await app.sql(`SELECT event_id AS id, kind, subject, facts FROM journal ORDER BY at`);
  const heard = new Map<string, (typeof journal)[number]>();
  for (const one of journal) {
    const known = heard.get(one.id);
    if (known) expect(one).toEqual(known); // the same event was delivered again, under the same id
    else heard.set(one.id, one);
  }
  for (const subject of new Set(events.map((one) => one.subject)))
    expect([...heard.values()].filter((one) => one.subject === subject)).toEqual(events.filter((one) => one.subject === subject));
  // a killed program may cause further events, such as a failed answer
  const caused: readonly EventKind[] = [
    ...(['question.asked', 'question.ended', 'closing.noted', 'closing.changed', 'handover.called', 'handover.late'] as const),
    ...(['reply.withheld', 'order.paid', 'package.activated', 'trial.refused', 'session.offline', 'session.ended'] as const),
  ];
  expect(caused.filter((kind) => !events.some((one) => one.kind === kind))).toEqual([]);

  // Each fact has exactly one event, and each event has exactly one notice.
  const ids = async (text: string) => (await app.sql<{ id: string }>(text)).map(({ id }) => id).toSorted();
  const factsOf = (kind: EventKind, id: string) => ids(`SELECT ${id} AS id FROM domain_events WHERE kind = '${kind}'`);
  expect(await factsOf('closing.noted', `facts ->> 'closingId'`)).toEqual(await ids(`SELECT id::text FROM closings`));
  expect(await factsOf('question.ended', `facts ->> 'questionId'`)).toEqual(
    await ids(`SELECT id::text FROM owner_questions WHERE ended_at IS NOT NULL`),
  );
  expect(await factsOf('order.paid', `facts ->> 'orderId'`)).toEqual(await ids(`SELECT id FROM orders WHERE state = 'paid'`));
  expect(await factsOf('handover.called', `conversation_id || ' ' || (facts ->> 'turn')`)).toEqual(
    await ids(
      `SELECT r.conversation_id || ' ' || r.turn AS id FROM replies r
       JOIN messages m ON m.conversation_id = r.conversation_id AND m.turn = r.turn AND m.sender = 'lead' AND m.body LIKE '${paidWords}%'`,
    ),
  );
  for (const [kind, key] of [
    ['closing.noted', 'closing'],
    ['handover.called', 'handover'],
    ['handover.late', 'handover-late'],
    ['question.asked', 'question'],
    ['reply.withheld', 'loop'],
  ] as const)
    expect(await count(`SELECT 1 FROM notifications WHERE dedupe_key LIKE $1`, `${key}:%`)).toBe(await eventsOf(kind));
  expect(kills).toBeGreaterThanOrEqual(killsMin);
  process.stderr.write(`event-journey: ${events.length} events, ${journal.length - heard.size} heard again, ${kills} kills\n`);
}, 400_000);
