import { objectionsTo } from '../../../core/features/replies/grounding/reply-check.rules.js';
import { doubtsAbout } from '../../../core/features/replies/grounding/evidence/doubts.rules.js';
import type { GroundSources } from '../../../core/features/replies/grounding/grounds.rules.js';
import type { Kind, Said, Shop } from './shop.js';

/** What a reply is refused for, in the state that a turn has; empty when it may leave. */
export function refusedFor(shop: Shop, said: Said): string[] {
  return objectionsTo(said[2], sourcesOf(shop, said)).map(({ kind, words }) => `${kind} ${words}`);
}

/** Why the model is asked to look at a reply once more; empty when it is not. */
function doubtedFor(shop: Shop, said: Said): string[] {
  return doubtsAbout(said[2], sourcesOf(shop, said)).map(({ why }) => why);
}

function sourcesOf({ owner, tools = [] }: Shop, [, lead, , state = {}]: Said): GroundSources {
  const { tools: found = [], ours = [], chat = [], earlier = [] } = state;
  return { owner: [owner], chat, tools: [...tools, ...found], ours, lead: [...earlier, lead] };
}

export interface Rate {
  readonly right: number;
  readonly held: number;
  /** Right answers that may leave after a second look of the model. */
  readonly looked: number;
  readonly wrong: number;
  readonly leaving: number;
  /** Wrong answers that leave without a second look. */
  readonly unseen: number;
}

export interface Judged {
  readonly byKind: ReadonlyMap<Kind, Rate>;
  readonly all: Rate;
  /** Each right answer that is held, with the reason. */
  readonly held: readonly string[];
  /** Each wrong answer that leaves. */
  readonly leaving: readonly string[];
}

const nothing: Rate = { right: 0, held: 0, looked: 0, wrong: 0, leaving: 0, unseen: 0 };

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
      const isLooked = reasons.length === 0 && doubtedFor(shop, said).length > 0;
      count(said[0], { right: 1, held: reasons.length > 0 ? 1 : 0, looked: isLooked ? 1 : 0 });
      if (reasons.length > 0) held.push(`${shop.name} | ${said[0]} | ${said[1]} | ${said[2]} <- ${reasons.join(' + ')}`);
    }
    for (const said of shop.wrong) {
      const left = refusedFor(shop, said).length === 0;
      const doubts = left ? doubtedFor(shop, said) : [];
      count(said[0], { wrong: 1, leaving: left ? 1 : 0, unseen: left && doubts.length === 0 ? 1 : 0 });
      if (left) leaving.push(`${shop.name} | ${said[0]} | ${said[1]} | ${said[2]} ${doubts.map((why) => `(${why})`).join(' ')}`);
    }
  }
  return { byKind, all: [...byKind.values()].reduce(plus, nothing), held, leaving };
}

function plus(one: Rate, other: Rate): Rate {
  return {
    right: one.right + other.right,
    held: one.held + other.held,
    looked: one.looked + other.looked,
    wrong: one.wrong + other.wrong,
    leaving: one.leaving + other.leaving,
    unseen: one.unseen + other.unseen,
  };
}

/** The rates as a table for the output of a test. */
export function rateTable({ byKind, all }: Judged): string {
  const line = (name: string, { right, held, looked, wrong, leaving, unseen }: Rate): string =>
    [
      name.padEnd(9),
      `right held ${share(held, right)}   looked at again ${share(looked, right)}`,
      `wrong leaving ${share(leaving, wrong)}   without a second look ${share(unseen, wrong)}`,
    ].join(' ');
  return [...[...byKind].map(([kind, rate]) => line(kind, rate)), line('all', all)].join('\n');
}

function share(part: number, whole: number): string {
  return `${String(part).padStart(3)}/${String(whole).padEnd(3)} ${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1).padStart(5)} %`;
}
