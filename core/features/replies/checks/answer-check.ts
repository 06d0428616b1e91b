import type { LlmMessage } from '../../../outside/llm/llm.service.js';
import type { JudgedSentence } from '../../conversations/reply-story.types.js';
import { doubtsAbout, type Doubt } from '../grounding/evidence/doubts.rules.js';
import { judgementOf } from '../grounding/evidence/judgement/judgement.rules.js';
import { OwnWords } from '../grounding/evidence/own-words.rules.js';
import type { Proved } from '../grounding/evidence/proofs.rules.js';
import { settled, unresolved, type Settled } from '../grounding/evidence/settled.rules.js';
import type { GroundSources } from '../grounding/grounds.rules.js';
import { Confidential } from '../grounding/instruction-leak.rules.js';
import { asksForInstruction, withoutQuoted } from '../grounding/leaks/quoted-parts.rules.js';
import { isLeak, toldInstead, withoutObjections, type Objection } from '../grounding/reply-check.rules.js';
import { screenReply } from '../grounding/reply-screen.rules.js';

/**
 * A text that a model wrote for a lead, with everything that it is compared with. The type is plain data, so that a
 * worker thread can check it.
 */
export interface WrittenText {
  readonly text: string;
  readonly sources: GroundSources;
  readonly confidential: ConfidentialTexts;
}

/** Texts that the product writes to models, which no lead may read. */
export interface ConfidentialTexts {
  /** Texts that every request contains. */
  readonly always: string;
  /** Texts that only this turn's requests contain. */
  readonly now: readonly string[];
  /** Names of tools, which occur only in the instruction. */
  readonly toolNames: readonly string[];
}

export interface WrittenAnswer extends WrittenText {
  readonly quotes: Proved['quotes'];
  /** Sentences that a judge found in the owner's texts. */
  readonly said: readonly string[];
}

/** An answer with the sentences that a judge is asked about. */
export interface DoubtedAnswer {
  readonly text: string;
  readonly doubts: readonly Doubt[];
  readonly sources: GroundSources;
}

/** The result of the checks of an answer. */
export interface AnswerCheck {
  readonly objections: readonly Objection[];
  readonly doubts: readonly Doubt[];
  /** The objections and the doubts. */
  readonly open: readonly Objection[];
  readonly settled: Settled;
}

/** All objections to a text; empty when it may be sent. */
export function objectionsToText({ text, sources, confidential }: WrittenText): Objection[] {
  return screenReply(text, sources, confidentialOf(confidential));
}

/** The wrong or unproved parts of an answer, and the part that may be sent; null when all of it may. */
export function checkAnswer({ text, sources, confidential, quotes, said }: WrittenAnswer): AnswerCheck | null {
  const secret = confidentialOf(confidential);
  const objections = screenReply(text, sources, secret);
  const leaks = objections.filter(isLeak);
  if (leaks.length > 0 && leaks.every(({ kind }) => kind === 'instruction')) {
    const rest = withoutQuoted(text, (words) => secret.quotedIn(words) !== null);
    // Each check of a rest is of a shorter text, so it ends. A quote that cannot be taken out leaves nothing to send.
    const left =
      rest === null || rest.length >= text.length
        ? null
        : { rest, check: checkAnswer({ text: rest, sources, confidential, quotes, said }) };
    return { objections, doubts: [], open: objections, settled: settledQuote(leaks, left, sources.lead.at(-1) ?? '') };
  }
  if (leaks.length > 0 && leaks.every(({ kind }) => kind === 'cost') && !asksForCosts.test(sources.lead.at(-1) ?? '')) {
    const rest = withoutSentences(text, leaks);
    const isShorter = rest !== '' && rest.length < text.length;
    const check = isShorter ? checkAnswer({ text: rest, sources, confidential, quotes, said }) : null;
    if (isShorter && !check?.objections.some(isLeak))
      return { objections, doubts: [], open: objections, settled: settledQuote(leaks, { rest, check }, '') };
  }
  const decided = new Set([...objections.map(({ sentence }) => sentence.trim()), ...said]);
  const doubts = objections.some(isLeak) ? [] : doubtsAbout(text, sources).filter(({ sentence }) => !decided.has(sentence));
  const open = [...objections, ...unresolved(doubts)];
  if (open.length === 0) return null;
  const given = {
    quotes,
    own: new OwnWords([...sources.owner, ...sources.chat]),
    lead: sources.lead.at(-1) ?? '',
    mayShow: (words: string) => !screenReply(words, sources, secret).some(isLeak),
  };
  return { objections, doubts, open, settled: settled(text, open, given) };
}

/** The request that asks a judge; null when no text of the owner is near to the doubted sentences. */
export function questionAbout({ text, doubts, sources }: DoubtedAnswer): readonly LlmMessage[] | null {
  return judgementOf(text, doubts, sources)?.messages ?? null;
}

/** The meaning of the judge's answer to {@link questionAbout} for each doubted sentence. */
export function verdictsOn({ text, doubts, sources }: DoubtedAnswer, judge: string): JudgedSentence[] {
  return judgementOf(text, doubts, sources)?.read(judge) ?? [];
}

/**
 * Words of a lead who asks for costs. When the answer names costs, such a lead gets a refusal instead of the rest of
 * the answer: the rest may confirm the lead's guess.
 */
const asksForCosts = /(?<!\p{L})(?:modal|kulak|hpp|laba|margin|untung|keuntungan|harga (?:beli|pokok|dasar|supplier))/iu;

/** An answer without some of its sentences; empty when nothing else is in it. */
function withoutSentences(text: string, objections: readonly Objection[]): string {
  const left = new Map(objections.map(({ sentence }) => [sentence.trim(), '']));
  return withoutObjections(
    text,
    objections.map((one) => ({ ...one, kind: 'fact' })),
    left,
  );
}

/**
 * The part of an answer that is sent although the answer quotes the instruction or names costs.
 *
 * @param left the answer without these sentences, and the result of its checks
 */
function settledQuote(
  leaked: readonly Objection[],
  left: { readonly rest: string; readonly check: AnswerCheck | null } | null,
  lead: string,
): Settled {
  if (left === null) return { text: asksForInstruction(lead) ? toldInstead : '', asked: leaked, isBare: true };
  const { rest, check } = left;
  return check === null ? { text: rest, asked: [], leaked } : { ...check.settled, leaked };
}

/** Cache. The texts of each request are long, and the same for all answers of a process. */
let known: { readonly always: string; readonly confidential: Confidential } | null = null;

function confidentialOf({ always, now, toolNames }: ConfidentialTexts): Confidential {
  if (known?.always !== always) known = { always, confidential: new Confidential(always, toolNames) };
  return known.confidential.with(now);
}
