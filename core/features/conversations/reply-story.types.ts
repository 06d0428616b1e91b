import type { FactKind } from '#contracts/values/people/contact-facts';
import type { MessageId } from '#contracts/values/ids';

/** The input of a model for an answer, besides the owner's texts. */
export interface ReadStory {
  /** The oldest and the newest message, null when there is none, and the number of messages. */
  readonly first: MessageId | null;
  readonly last: MessageId | null;
  readonly messages: number;
  readonly pictures: number;
  readonly summary: string;
  readonly facts: Readonly<Partial<Record<FactKind, string>>>;
  /** Drafts of the model that were not sent as they were, oldest first. Absent when there are none. */
  readonly held?: readonly HeldAnswer[];
  /** Doubted sentences that a model compared with the owner's texts, in order. Absent when there are none. */
  readonly judged?: readonly JudgedSentence[];
  /** Why the answer called a human. Absent when it did not. */
  readonly handover?: string;
}

/** A model's verdict on a doubted sentence. */
export interface JudgedSentence {
  readonly sentence: string;
  /**
   * The verdict. `said`: a place in the owner's texts says it, so the sentence may be sent. `refused`: the model
   * names a place, but its words or numbers do not agree with the sentence. `unsaid`: no place says it. `opposed`: a
   * place contradicts it. `unusable`: the model's answer was not trusted.
   */
  readonly found: 'said' | 'refused' | 'unsaid' | 'opposed' | 'unusable';
  /** The place in the owner's texts that the model names; empty when it names none. */
  readonly source: string;
}

/** A draft of a model that the checks refused. */
export interface HeldAnswer {
  readonly text: string;
  /** The kind of each objection, with the part of the draft that it refers to. */
  readonly checks: readonly { readonly kind: string; readonly words: string }[];
}

/** How an answer was made. */
export interface Trace {
  readonly model: string;
  readonly tools: readonly ToolStory[];
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly tookMs: number;
  readonly costSen: number | null;
  readonly read: ReadStory | null;
}

export interface ToolStory {
  readonly name: string;
  readonly arguments: string;
  readonly result: string;
}
