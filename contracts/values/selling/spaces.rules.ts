/** A text in which each run of blanks and line breaks is one blank. Patterns after it need no `\s*`, whose time grows with the square of a run. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text without these signs at its end. A pattern with `$` would try each sign of a long run anew. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
