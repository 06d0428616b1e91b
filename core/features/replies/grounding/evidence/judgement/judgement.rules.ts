import type { JudgedSentence } from '../../../../conversations/reply-story.types.js';
import type { GroundSources } from '../../grounds.rules.js';
import { plainText } from '../../plain-text.rules.js';
import type { Doubt } from '../doubts.rules.js';
import { alignedWith } from '../places/aligned.rules.js';
import type { Line } from '../places/placed.rules.js';
import { mayBeSaidBy, type Questioned } from './agreeing.rules.js';
import { judgementRequest, readJudgement, type JudgementRequest, type Verdict } from './judgement-request.rules.js';

export interface OpenJudgement {
  readonly messages: JudgementRequest['messages'];
  /** The meaning of the model's answer for each sentence. */
  readonly read: (answer: string) => JudgedSentence[];
}

/** Maximum number of places offered per sentence, and in total. */
const placesOffered = { each: 6, all: 16 };

/**
 * The request that asks a model whether the owner's texts say the doubted sentences of a reply; null when
 * no text is near to them. The answer is trusted only as far as the words and numbers agree
 * (`agreeing.rules.ts`).
 */
export function judgementOf(reply: string, doubts: readonly Doubt[], sources: GroundSources): OpenJudgement | null {
  const lead = plainText(sources.lead.at(-1) ?? '').text;
  const sentences = doubts.map(({ sentence }) => sentence);
  const aligned = alignedWith(sources);
  const places = aligned.nearestPlaces([...sentences.map((one) => plainText(one).text), lead], placesOffered);
  if (places.length === 0 || sentences.length === 0) return null;
  const request = judgementRequest(sentences, lead, places);
  const around = { lead, reply: plainText(reply).text, isKnown: (word: string) => aligned.has(word) };
  return {
    messages: request.messages,
    read: (answer) => {
      const { verdicts } = readJudgement(answer, request);
      return sentences.map((sentence, at) => {
        if (verdicts === undefined) return { sentence, found: 'unusable', source: '' };
        return { sentence, ...foundIn(verdicts[at]!, { ...around, sentence: plainText(sentence).text }) };
      });
    },
  };
}

function foundIn(verdict: Verdict, questioned: Questioned): Omit<JudgedSentence, 'sentence'> {
  if (verdict.kind !== 'said') return { found: verdict.kind, source: '' };
  const agreeing = verdict.places.find((place) => mayBeSaidBy(place, questioned));
  const { text }: Pick<Line, 'text'> = agreeing ?? verdict.places[0]!;
  return { found: agreeing === undefined ? 'refused' : 'said', source: text.trim() };
}
