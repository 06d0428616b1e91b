/** Origin of a question: the owner's words, the bot's sentence, or a lead's words. The answer is always the owner's. */
export type QuestionOrigin = 'owner' | 'bot' | 'lead';

/** A question and the owner's answer to it. */
export interface OwnAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly origin: QuestionOrigin;
}
