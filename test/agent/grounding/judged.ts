import { objectionsTo } from '../../../core/features/replies/grounding/reply-check.rules.js';
import type { Kind, Said, Shop } from './shop.js';

/** What a reply is refused for, in the state that a turn has; empty when it may leave. */
export function refusedFor({ owner, tools = [] }: Shop, [, lead, reply, state = {}]: Said): string[] {
  const { tools: found = [], ours = [], chat = [], earlier = [] } = state;
  const sources = { owner: [owner], chat, tools: [...tools, ...found], ours, lead: [...earlier, lead] };
  return objectionsTo(reply, sources).map(({ kind, words }) => `${kind} ${words}`);
}

export interface Rate {
  readonly right: number;
  readonly held: number;
  readonly wrong: number;
  readonly leaving: number;
}

export interface Judged {
  readonly byKind: ReadonlyMap<Kind, Rate>;
  readonly all: Rate;
  /** Each right answer that is held, with the reason. */
  readonly held: readonly string[];
  /** Each wrong answer that leaves. */
  readonly leaving: readonly string[];
}

const nothing: Rate = { right: 0, held: 0, wrong: 0, leaving: 0 };

/** Checks all answers of the shops and counts them by kind. */
export function judge(shops: readonly Shop[]): Judged {
  const byKind = new Map<Kind, Rate>();
  const held: string[] = [];
  const leaving: string[] = [];
  const count = (kind: Kind, by: Partial<Rate>): void => {
    const rate = byKind.get(kind) ?? nothing;
    byKind.set(kind, plus(rate, { ...nothing, ...by }));
  };
  for (const shop of shops) {
    for (const said of shop.right) {
      const reasons = refusedFor(shop, said);
      count(said[0], { right: 1, held: reasons.length > 0 ? 1 : 0 });
      if (reasons.length > 0) held.push(`${shop.name} | ${said[0]} | ${said[1]} | ${said[2]} <- ${reasons.join(' + ')}`);
    }
    for (const said of shop.wrong) {
      const left = refusedFor(shop, said).length === 0;
      count(said[0], { wrong: 1, leaving: left ? 1 : 0 });
      if (left) leaving.push(`${shop.name} | ${said[0]} | ${said[1]} | ${said[2]}`);
    }
  }
  return { byKind, all: [...byKind.values()].reduce(plus, nothing), held, leaving };
}

function plus(one: Rate, other: Rate): Rate {
  return {
    right: one.right + other.right,
    held: one.held + other.held,
    wrong: one.wrong + other.wrong,
    leaving: one.leaving + other.leaving,
  };
}

/** The rates as a table for the output of a test. */
export function rateTable({ byKind, all }: Judged): string {
  const line = (name: string, { right, held, wrong, leaving }: Rate): string =>
    `${name.padEnd(9)} right held ${share(held, right)}   wrong leaving ${share(leaving, wrong)}`;
  return [...[...byKind].map(([kind, rate]) => line(kind, rate)), line('all', all)].join('\n');
}

function share(part: number, whole: number): string {
  return `${String(part).padStart(3)}/${String(whole).padEnd(3)} ${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1).padStart(5)} %`;
}
