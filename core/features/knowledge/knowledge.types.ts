/** A question and what its owner answers. */
export interface OwnAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
