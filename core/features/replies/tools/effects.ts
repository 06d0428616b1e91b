import type { FactKind } from '#contracts/values/people/contact-facts';
import type { NeedReason } from '#contracts/values/needs';
import type { LogLevel } from '#contracts/values/statuses';
import { formatRupiah } from '#contracts/values/selling/money';

/** A picture that goes out with the answer. */
export interface AnswerPhoto {
  /** The product's name in the owner's list: the caption. */
  readonly name: string;
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What an answer does besides being said. Tools only note it: it is done with the claim of the turn, so that a draft that is
 * dropped has done nothing.
 */
export interface Effects {
  closing: { readonly summary: string; readonly amount: number | null } | null;
  handover: { readonly reason: string } | null;
  /** What the lead told of themselves, in their own words. */
  readonly facts: Partial<Record<FactKind, string>>;
  /** Why the owner is needed although the bot goes on answering; null when they are not. */
  need: NeedReason | null;
  /** What the owner is asked while the bot goes on. */
  question?: string;
  /** What a tool asks the owner, each whole in itself: kept until it is answered. */
  readonly questions: string[];
  /** In the order in which they were asked for. */
  readonly photos: AnswerPhoto[];
  /** Lines for the owner's log, written once the turn is claimed; the lead's name is put behind each. */
  readonly lines: { readonly level: LogLevel; readonly text: string }[];
}

export function noEffects(): Effects {
  return { closing: null, handover: null, facts: {}, need: null, questions: [], photos: [], lines: [] };
}

/** Where each effect is carried out. A new one does not compile before it stands here. */
const carriedOut: Readonly<Record<keyof Effects, 'in the claim' | 'beside the claim' | 'in the bubbles' | 'after the claim'>> = {
  closing: 'beside the claim',
  handover: 'beside the claim',
  question: 'beside the claim',
  questions: 'beside the claim',
  facts: 'in the claim',
  need: 'in the claim',
  photos: 'in the bubbles',
  lines: 'after the claim',
};
const isThere = (effect: unknown): boolean => (Array.isArray(effect) ? effect.length > 0 : effect !== null && effect !== undefined);

/** Whether something is written beside the claim of the turn: both stand or neither. */
export function needsTransaction(effects: Effects): boolean {
  return Object.entries(effects).some(([name, effect]) => carriedOut[name as keyof Effects] === 'beside the claim' && isThere(effect));
}

/** What the owner is told of a closing. */
export function closingText(closing: NonNullable<Effects['closing']>): string {
  return closing.amount === null ? closing.summary : `${closing.summary} (${formatRupiah(closing.amount)})`;
}

/** What is kept of the lead: what they said of themselves, and what they bought. */
export function learntFrom({ facts, closing }: Pick<Effects, 'facts' | 'closing'>): Effects['facts'] {
  return closing ? { ...facts, bought: closingText(closing) } : facts;
}
