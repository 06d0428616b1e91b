/* Ends of texts from outside, cut off in time proportional to the text. Apart from texts.ts: every screen's first view has these. */

/**
 * The text without the characters at its end that the pattern takes. `text.replace(/[…]+$/, '')` says the same, and tries every run of such
 * characters to its end: its time grows with the square of the text.
 * @param one tests a single character (UTF-16 unit); without the flags `g` and `y`
 */
export function withoutEnd(text: string, one: RegExp): string {
  let end = text.length;
  while (end > 0 && one.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function withoutEnds(text: string, one: RegExp): string {
  let from = 0;
  while (from < text.length && one.test(text.charAt(from))) from += 1;
  return withoutEnd(text.slice(from), one);
}

/** The text before the first of these characters; all of it where there is none. */
export function textBefore(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text : text.slice(0, at);
}
