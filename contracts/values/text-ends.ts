/*
 * Trims external text in linear time. Separate from texts.ts because the first view of every screen needs
 * these functions.
 */

/**
 * Removes the trailing characters that match the pattern. `text.replace(/[…]+$/, '')` has the same result, but scans
 * every run of such characters to its end, so its time grows with the square of the text's length.
 * @param one matches a single character (UTF-16 unit); without the flags `g` and `y`
 */
export function withoutEnd(text: string, one: RegExp): string {
  let end = text.length;
  while (end > 0 && one.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Like {@link withoutEnd}, at both ends. */
export function withoutEnds(text: string, one: RegExp): string {
  let from = 0;
  while (from < text.length && one.test(text.charAt(from))) from += 1;
  return withoutEnd(text.slice(from), one);
}

/** The text before the first occurrence of the mark; all of it if there is none. */
export function textBefore(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text : text.slice(0, at);
}
