/** A text in which each run of blanks and line breaks is one blank. Patterns after it need no `\s*`, whose time grows with the square of a run. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
