/**
 * Replaces each run of spaces and line breaks with one space. Patterns applied afterwards need no `\s*`,
 * whose time grows with the square of such a run.
 */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
