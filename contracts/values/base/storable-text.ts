/**
 * A text that Postgres stores: without NUL characters, which it refuses in every text, and with U+FFFD for each half of a surrogate pair,
 * which it refuses in JSON.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
