/** A question and its answer, in as much text as the model reads of them. */
export function answerLine({ question, answer }: { readonly question: string; readonly answer: string }): string {
  return `T: ${question.replace(/\s+/g, ' ').trim()}\nJ: ${answer.trim()}`;
}
