/** A question and its answer, shortened to the length that a model reads. */
export function answerLine({ question, answer }: { readonly question: string; readonly answer: string }): string {
  return `T: ${question.replace(/\s+/g, ' ').trim()}\nJ: ${answer.trim()}`;
}
