import { linkOwner, type Owner } from '../owners.ts';
import type { TestApp } from '../test-app.ts';
import { attackKinds, pick } from './attack-kinds.ts';
import type { PanelProcess, PanelWatch } from './panel-watch.ts';

/** A malicious owner with their own bot and a lead who helps. */
export interface Attacker {
  readonly owner: Owner;
  /** Number of the bot. */
  readonly bot: string;
  /** One attack of this attacker's kind. */
  readonly attack: () => Promise<unknown>;
  readonly kind: string;
}

/**
 * Attackers of all kinds in turn, with everything they need, against the owner with the address `victim`.
 * @param word takes only the kinds whose name contains it
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
 * All of them attack at once, each as fast as it gets answers, while `work` runs.
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

/** The response times of an owner's panel and of the owner's leads. */
export interface Service extends PanelWatch {
  readonly leadsAsked: number;
  readonly leadsAnswered: number;
  readonly answerMs: readonly number[];
}

/** Leads write to the bot, one after the other, while the panel is used. */
export async function watchService(app: TestApp, panel: PanelProcess, bot: string, questions: number): Promise<Service> {
  const answerMs: number[] = [];
  let leadsAnswered = 0;
  const { panelMs, failed } = await panel.watch(async () => {
    for (let nth = 0; nth < questions; nth += 1) {
      const lead = await app.sandbox.phone();
      const from = performance.now();
      const { reply } = await lead.ask(bot, 'Halo, masih ada?');
      answerMs.push(performance.now() - from);
      if (reply.text !== '') leadsAnswered += 1;
    }
  });
  return { leadsAsked: questions, leadsAnswered, failed, panelMs, answerMs };
}
