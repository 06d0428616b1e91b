import { linkOwner, type Owner } from '../owners.ts';
import type { TestApp } from '../test-app.ts';
import { attackKinds, pick } from './attack-kinds.ts';
import type { PanelProcess, PanelWatch } from './panel-watch.ts';

/** A malicious owner with an own bot, and a lead who helps this owner. */
export interface Attacker {
  readonly owner: Owner;
  /** Phone number of the bot. */
  readonly bot: string;
  /** One attack of this attacker's kind. */
  readonly attack: () => Promise<unknown>;
  readonly kind: string;
}

/**
 * Creates attackers of all kinds in turn, each with everything that its attack needs. They attack the owner with the
 * address `victim`.
 * @param word limits the kinds to those whose name contains this word
 */
export async function makeAttackers(app: TestApp, count: number, victim: string, word = ''): Promise<Attacker[]> {
  const names = Object.keys(attackKinds).filter((name) => name.includes(word));
  return Promise.all(
    Array.from({ length: count }, async (_, nth): Promise<Attacker> => {
      const owner = await app.registerOwner();
      const bot = await linkOwner(app, owner);
      const kind = pick(names, nth);
      return { owner, bot, kind, attack: await attackKinds[kind]!(app, owner, bot, victim) };
    }),
  );
}

/**
 * All attackers attack at once while `work` runs. Each sends its next attack as soon as the last one is answered.
 * @returns what `work` returned, and the number of attacks of each kind
 */
export async function underAttack<Result>(
  attackers: readonly Attacker[],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly counts: Readonly<Record<string, number>> }> {
  const counts: Record<string, number> = Object.fromEntries(attackers.map(({ kind }) => [kind, 0]));
  let isOver = false;
  const keepOn = async ({ kind, attack }: Attacker): Promise<void> => {
    while (!isOver) {
      await attack().catch(() => undefined); // a closed connection counts as an answer
      counts[kind]! += 1;
    }
  };
  const running = Promise.all(attackers.map(keepOn));
  try {
    return { result: await work(), counts };
  } finally {
    isOver = true;
    await running;
  }
}

/** The response times of an owner's panel and of the owner's bot towards its leads. */
export interface Service extends PanelWatch {
  readonly leadsAsked: number;
  readonly leadsAnswered: number;
  /** Times from a lead's message to the answer on the lead's phone, including the time in the simulated WhatsApp. */
  readonly answerMs: readonly number[];
  /**
   * The product's part of the answer times: from the stored message to the stored answer. It does not use `sent_at`,
   * which is WhatsApp's time in whole seconds.
   */
  readonly insideMs: readonly number[];
}

/** The shop whose service is measured. */
interface Watched {
  /** Phone number of the bot to which the leads write. `botId` is its id. */
  readonly bot: string;
  readonly botId: string;
  /** Minimum number of leads. */
  readonly questions: number;
  /**
   * Minimum duration, 0 if not given. With fewer than some hundred requests, the 99th percentile is a single request.
   */
  readonly leastMs?: number;
}

/** Leads write to the bot, one after the other, while the panel is used. */
export async function watchService(app: TestApp, panel: PanelProcess, { bot, botId, questions, leastMs = 0 }: Watched): Promise<Service> {
  const answerMs: number[] = [];
  let leadsAnswered = 0;
  const since = (await app.sql<{ now: string }>('SELECT now()::text AS now'))[0]!.now;
  const until = performance.now() + leastMs;
  const { panelMs, failed } = await panel.watch(async () => {
    while (answerMs.length < questions || performance.now() < until) {
      const lead = await app.sandbox.phone();
      const from = performance.now();
      const { reply } = await lead.ask(bot, 'Halo, masih ada?');
      answerMs.push(performance.now() - from);
      if (reply.text !== '') leadsAnswered += 1;
    }
  });
  const insideMs = await insideTimes(app, botId, since);
  return { leadsAsked: answerMs.length, leadsAnswered, failed, panelMs, answerMs, insideMs };
}

/** Milliseconds from the stored message to the stored answer, for each message of a lead since this time. */
async function insideTimes(app: TestApp, botId: string, since: string): Promise<number[]> {
  const rows = await app.sql<{ ms: number }>(
    `SELECT (extract(epoch FROM answer.created_at - question.created_at) * 1000)::float AS ms
     FROM messages question
     JOIN messages answer ON answer.conversation_id = question.conversation_id AND answer.sender = 'bot' AND answer.turn = question.turn
     WHERE question.bot_id = $1 AND question.sender = 'lead' AND question.created_at >= $2`,
    [botId, since],
  );
  return rows.map(({ ms }) => ms);
}
