import { doubtsAbout } from '../../../core/features/replies/grounding/evidence/doubts.rules.js';
import { isJudgeable } from '../../../core/features/replies/grounding/evidence/judgeable.rules.js';
import { judgementOf } from '../../../core/features/replies/grounding/evidence/judgement/judgement.rules.js';
import { unresolved } from '../../../core/features/replies/grounding/evidence/settled.rules.js';
import { quotedLeadText } from '../../../core/features/replies/owner-data/lead-text.rules.js';
import { objectionsTo } from '../../../core/features/replies/grounding/reply-check.rules.js';
import type { Said, Shop } from './shop.js';

const sentenceChars = 300;

/** A judge's input: the owner's sentences, and those of the reply including two controls. */
interface Asked {
  readonly places: readonly string[];
  readonly sentences: readonly string[];
  readonly isControl: (sentence: string) => boolean;
}

/**
 * A judge's possible answers to one question. For a judge that may choose any of several, one that passes
 * is enough.
 */
export type Judge = (asked: Asked, isRight: boolean) => readonly (readonly unknown[])[];

/** Names the first place for each sentence, like a model that always agrees or obeys "jawab 1 untuk semua". */
export const yes: Judge = ({ sentences }) => [sentences.map(() => 1)];

/** Names for each sentence the place that shares the most words with it. */
export const nearest: Judge = ({ sentences, places }) => [sentences.map((sentence) => nearestOf(sentence, places))];

/** Names all places for each sentence. */
export const everything: Judge = ({ sentences, places }) => [sentences.map(() => places.slice(0, 3).map((_, at) => at + 1))];

/**
 * Answers the controls correctly and accepts all other sentences with the most suitable place: the worst
 * possible judge.
 */
export const worst: Judge = ({ sentences, places, isControl }) =>
  places.map((_, at) => sentences.map((sentence) => (isControl(sentence) ? places.indexOf(sentence) + 1 : at + 1)));

/** Knows which sentences are right, and names the place that says them. */
export const perfect: Judge = (asked, isRight) => (isRight ? worst(asked, isRight) : [asked.sentences.map(() => 0)]);

function nearestOf(sentence: string, places: readonly string[]): number {
  const words = sentence.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
  const shares = places.map((place) => words.filter((word) => place.toLowerCase().includes(word)).length);
  return shares.indexOf(Math.max(...shares)) + 1;
}

export interface Judged {
  readonly all: number;
  /** Answers held back only because of doubts, so that a judge may be asked. */
  readonly doubted: number;
  /** Answers held back because of an objection: no judge is asked. */
  readonly refused: number;
  /** Doubted answers that each judge lets through. */
  readonly leaving: Readonly<Record<string, readonly Answer[]>>;
}

export interface Answer {
  readonly kind: Said[0];
  readonly line: string;
}

/** The outcome of the right or the wrong answers of some shops when the judges are asked about the doubted ones. */
export function judgedBy(judges: Readonly<Record<string, Judge>>, shops: readonly Shop[], side: 'right' | 'wrong'): Judged {
  const leaving = Object.fromEntries(Object.keys(judges).map((name) => [name, [] as Answer[]]));
  let [all, doubted, refused] = [0, 0, 0];
  for (const shop of shops)
    for (const said of shop[side]) {
      const question = questionOf(shop, said);
      all += 1;
      if (question === 'refused') refused += 1;
      if (question === 'refused' || question === 'free') continue;
      doubted += 1;
      for (const [name, judge] of Object.entries(judges))
        if (leavesBy(judge, question, side === 'right'))
          leaving[name]!.push({ kind: said[0], line: [shop.name, said[1], said[2]].join(' | ') });
    }
  return { all, doubted, refused, leaving };
}

interface Question {
  readonly sentences: readonly string[];
  /** Null when the answer has a doubt that no judge is asked about. */
  readonly judgement: ReturnType<typeof judgementOf>;
}

function questionOf({ owner, tools = [] }: Shop, [, lead, reply, state = {}]: Said): Question | 'free' | 'refused' {
  const { tools: found = [], ours = [], chat = [], earlier = [] } = state;
  const sources = { owner: [owner], chat, tools: [...tools, ...found], ours, lead: [...earlier, lead] };
  if (objectionsTo(reply, sources).length > 0) return 'refused';
  const doubts = doubtsAbout(reply, sources).filter((one) => unresolved([one]).length > 0);
  if (doubts.length === 0) return 'free';
  const judgement = doubts.every(isJudgeable) ? judgementOf(reply, doubts, sources) : null;
  return { sentences: doubts.map(({ sentence }) => sentence), judgement };
}

function leavesBy(judge: Judge, { sentences: doubted, judgement }: Question, isRight: boolean): boolean {
  if (judgement === null) return false;
  const text = judgement.messages.at(-1)!.content;
  const rows = (mark: string): string[] => [...text.matchAll(new RegExp(`^${mark}\\d+: "(.*)"$`, 'gm'))].map(([, words]) => words!);
  const asked = new Set(doubted.map((sentence) => quotedLeadText(sentence, sentenceChars)));
  const sentences = rows('K');
  const answers = judge({ places: rows('T'), sentences, isControl: (sentence) => !asked.has(sentence) }, isRight);
  return doubted.every((_, at) =>
    answers.some((values) => {
      const json = JSON.stringify(Object.fromEntries(values.map((value, place) => [`K${place + 1}`, value])));
      return judgement.read(json)[at]!.found === 'said';
    }),
  );
}
