/** A question and the owner's answer to it. */
export interface OwnAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
