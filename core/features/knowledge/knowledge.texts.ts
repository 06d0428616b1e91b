/** A question and its answer, in the form in which a model reads them. */
export function answerLine({ question, answer }: { readonly question: string; readonly answer: string }): string {
  return `T: ${question.replace(/\s+/g, ' ').trim()}\nJ: ${answer.trim()}`;
}
