/**
 * Replaces each run of spaces and line breaks with one space. Patterns that are applied afterwards then need no
 * `\s*`. The time of `\s*` grows with the square of the length of such a run.
 */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
