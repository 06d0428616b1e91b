import type { FactKind } from '#contracts/values/people/contact-facts';
import type { CallReason, NeedReason } from '#contracts/values/needs';
import type { LogLevel } from '#contracts/values/statuses';
import { withAmount } from '#contracts/values/selling/money';

/** A picture that is sent with the answer. */
export interface AnswerPhoto {
  /** The product's name in the owner's list, used as the caption. */
  readonly name: string;
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Side effects of an answer. Tools only record them. They are carried out with the claim of the turn, so a dropped draft has none. */
export interface Effects {
  /** An order. `changes` is true when it replaces the newest noted order. */
  closing: { readonly summary: string; readonly amount: number | null; readonly changes: boolean } | null;
  /** True when the lead called off an order that was noted earlier. */
  calledOff: true | null;
  /** A request for a human. `why` is the sentence for the owner. */
  handover: { readonly reason: CallReason; readonly why: string } | null;
  /** Facts that the lead stated about themselves, in their own words. */
  readonly facts: Partial<Record<FactKind, string>>;
  /** Why the owner is needed although the bot continues; null when the owner is not needed. */
  need: NeedReason | null;
  /** Question to the owner while the bot continues. */
  question?: string;
  /** Questions of tools to the owner, each complete in itself; stored until answered. */
  readonly questions: string[];
  /** Photos in the order in which the model requested them. */
  readonly photos: AnswerPhoto[];
  /** Lines for the owner's log, written once the turn is claimed; the lead's name is appended to each. */
  readonly lines: { readonly level: LogLevel; readonly text: string }[];
}

export function noEffects(): Effects {
  return { closing: null, calledOff: null, handover: null, facts: {}, need: null, questions: [], photos: [], lines: [] };
}

/** Where each effect is carried out. A new effect must be listed here to compile. */
const carriedOut: Readonly<Record<keyof Effects, 'in the claim' | 'beside the claim' | 'in the bubbles' | 'after the claim'>> = {
  closing: 'beside the claim',
  calledOff: 'beside the claim',
  handover: 'beside the claim',
  question: 'beside the claim',
  questions: 'beside the claim',
  facts: 'in the claim',
  need: 'in the claim',
  photos: 'in the bubbles',
  lines: 'after the claim',
};
const isThere = (effect: unknown): boolean => (Array.isArray(effect) ? effect.length > 0 : effect !== null && effect !== undefined);

/** True when effects write other rows in the transaction that claims the turn. */
export function needsTransaction(effects: Effects): boolean {
  return Object.entries(effects).some(([name, effect]) => carriedOut[name as keyof Effects] === 'beside the claim' && isThere(effect));
}

/** Description of a closing for the owner. */
export function closingText(closing: Pick<NonNullable<Effects['closing']>, 'summary' | 'amount'>): string {
  return withAmount(closing.summary, closing.amount);
}

/** Facts that are stored about the lead: what they said about themselves, and what they bought. */
export function learntFrom({ facts, closing }: Pick<Effects, 'facts' | 'closing'>): Effects['facts'] {
  return closing ? { ...facts, bought: closingText(closing) } : facts;
}
