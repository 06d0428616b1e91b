import { objectionsTo, type Objection } from '../../../core/features/replies/grounding/reply-check.rules.js';
import { doubtsAbout, type Doubt } from '../../../core/features/replies/grounding/evidence/doubts.rules.js';
import { OwnWords } from '../../../core/features/replies/grounding/evidence/own-words.rules.js';
import type { Proved } from '../../../core/features/replies/grounding/evidence/proofs.rules.js';
import { rootsOf } from '../../../core/features/replies/grounding/evidence/owner-parts.rules.js';
import { settled, unresolved, type Settled } from '../../../core/features/replies/grounding/evidence/settled.rules.js';
import { sentencesOf } from '../../../core/features/replies/grounding/plain-text.rules.js';
import type { Kind, Said, Shop } from './shop.js';

/** The findings of the checks for a reply, as in a turn. */
interface Check {
  readonly objections: readonly Objection[];
  readonly doubts: readonly Doubt[];
  /**
   * The answer after the model's second check, when it repeats itself with or without quotes: the doubted sentence is
   * replaced by the owner's words.
   */
  readonly leftWith: (quotes: Proved['quotes']) => Settled;
}

function checkOf({ owner, tools = [] }: Shop, [, lead, reply, state = {}]: Said): Check {
  const { tools: found = [], ours = [], chat = [], earlier = [] } = state;
  const sources = { owner: [owner], chat, tools: [...tools, ...found], ours, lead: [...earlier, lead] };
  const objections = objectionsTo(reply, sources);
  const refused = new Set(objections.map(({ sentence }) => sentence.trim()));
  const doubts = doubtsAbout(reply, sources).filter(({ sentence }) => !refused.has(sentence));
  const open = [...objections, ...unresolved(doubts)];
  const own = new OwnWords([owner, ...chat]);
  return { objections, doubts, leftWith: (quotes) => settled(reply, open, { quotes, own, lead, mayShow: () => true }) };
}

/**
 * True when the lead does not get the content of a right answer: it is left out, or the owner's words lack its numbers.
 * Numbers that the lead wrote need not be repeated, and "jam 9 malam" equals 21.00.
 */
function isLost({ leftWith }: Check, said: Said, quotes: Proved['quotes']): boolean {
  const { text, asked } = leftWith(quotes);
  const told = [...numbersIn(text), ...numbersIn(said[1])];
  return asked.length > 0 || numbersIn(said[2]).some((one) => !told.includes(one) && !told.includes(String(Number(one) + 12)));
}

/** True when a wrong answer is sent unchanged because the model quotes the owner for it. */
function isPassedOff({ leftWith }: Check, shop: Shop, said: Said): boolean {
  const sentences = sentencesOf(said[2]).map(({ text }) => text.trim());
  return sentencesOf(shop.owner).some(({ text: quote }) => leftWith(sentences.map((sentence) => ({ sentence, quote }))).text === said[2]);
}

function truthfulQuotes(shop: Shop, said: Said): Proved['quotes'] {
  return sentencesOf(said[2]).map(({ text }) => ({ sentence: text.trim(), quote: sourceOf(shop, text) }));
}

/** The owner's sentence that a truthful model quotes: the one that shares the most numbers and words with a right sentence. */
function sourceOf({ owner }: Shop, sentence: string): string {
  const numbers = numbersIn(sentence);
  const roots = rootsOf(sentence);
  const scored = sentencesOf(owner).map(({ text }) => {
    const own = rootsOf(text);
    const given = numbersIn(text);
    return { text, score: 2 * numbers.filter((one) => given.includes(one)).length + roots.filter((root) => own.includes(root)).length };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.text ?? '';
}

/** "75rb" and "75.000" are the same number. */
function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((one) =>
    String(
      Number(
        one
          .replace(/[.:]00$|(?<=\d{3}),00$/, '')
          .replaceAll(/\D/g, '')
          .replace(/(?<=\d)000$/, ''),
      ),
    ),
  );
}

export interface Rate {
  readonly right: number;
  /** Right answers with an objection in their first form. */
  readonly refused: number;
  /** Right answers that go back to the model. Each costs one more request. */
  readonly asked: number;
  /** Right answers that the lead does not get although the model quotes the owner. */
  readonly held: number;
  /** Right answers that the lead does not get when the model only repeats itself. */
  readonly lost: number;
  readonly wrong: number;
  /** Wrong answers without an objection. */
  readonly passing: number;
  /** Wrong answers that are sent: not doubted, or covered by a quote. */
  readonly leaving: number;
}

export interface Judged {
  readonly byKind: ReadonlyMap<Kind, Rate>;
  readonly all: Rate;
  /** Each right answer that the lead does not get, with the reason. */
  readonly held: readonly string[];
  /** Each right answer with an objection. */
  readonly refused: readonly string[];
  /** Each wrong answer without an objection, with the doubts about it. */
  readonly passing: readonly string[];
  /** Each wrong answer that is sent. */
  readonly leaving: readonly string[];
}

const nothing: Rate = { right: 0, refused: 0, asked: 0, held: 0, lost: 0, wrong: 0, passing: 0, leaving: 0 };
const counts = Object.keys(nothing) as (keyof Rate)[];

/** Checks all answers of the shops and counts them by kind. */
export function judge(shops: readonly Shop[]): Judged {
  const byKind = new Map<Kind, Rate>();
  const lists = { held: [] as string[], refused: [] as string[], passing: [] as string[], leaving: [] as string[] };
  const count = (said: Said, by: Partial<Record<keyof Rate, boolean>>): void => {
    const rate = byKind.get(said[0]) ?? nothing;
    byKind.set(said[0], plus(rate, Object.fromEntries(counts.map((name) => [name, by[name] ? 1 : 0])) as unknown as Rate));
  };
  for (const shop of shops) {
    const line = (said: Said, why: readonly string[] = []): string => [shop.name, said[0], said[1], said[2], ...why].join(' | ');
    for (const said of shop.right) {
      const check = checkOf(shop, said);
      const reasons = check.objections.map(({ kind, words }) => `${kind} ${words}`);
      // as in a turn: a doubt that does not stay open sends nothing back to the model (decision 0213)
      const asked = reasons.length > 0 || unresolved(check.doubts).length > 0;
      const held = asked && isLost(check, said, truthfulQuotes(shop, said));
      count(said, { right: true, refused: reasons.length > 0, asked, held, lost: asked && isLost(check, said, []) });
      if (reasons.length > 0) lists.refused.push(line(said, reasons));
      if (held) lists.held.push(line(said, reasons));
    }
    for (const said of shop.wrong) {
      const check = checkOf(shop, said);
      const passing = check.objections.length === 0;
      const leaving = passing && (check.doubts.length === 0 || isPassedOff(check, shop, said));
      count(said, { wrong: true, passing, leaving });
      if (passing)
        lists.passing.push(
          line(
            said,
            check.doubts.map(({ why }) => why),
          ),
        );
      if (leaving) lists.leaving.push(line(said));
    }
  }
  return { byKind, all: [...byKind.values()].reduce(plus, nothing), ...lists };
}

function plus(one: Rate, other: Rate): Rate {
  return Object.fromEntries(counts.map((name) => [name, one[name] + other[name]])) as unknown as Rate;
}

/** The rates as a table for the output of a test. */
export function rateTable({ byKind, all }: Judged): string {
  const line = (name: string, { right, refused, asked, held, lost, wrong, passing, leaving }: Rate): string =>
    [
      name.padEnd(9),
      `right: asked again ${share(asked, right)}   refused at first ${share(refused, right)}   held ${share(held, right)}   held without a quote ${share(lost, right)}`,
      `wrong: without an objection ${share(passing, wrong)}   leaving ${share(leaving, wrong)}`,
    ].join(' ');
  return [...[...byKind].map(([kind, rate]) => line(kind, rate)), line('all', all)].join('\n');
}

function share(part: number, whole: number): string {
  return `${String(part).padStart(3)}/${String(whole).padEnd(3)} ${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1).padStart(5)} %`;
}
