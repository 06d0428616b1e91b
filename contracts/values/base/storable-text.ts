/**
 * Makes a text storable in Postgres: removes NUL characters, which it rejects in any text, and replaces lone
 * surrogates, which it rejects in JSON, with U+FFFD.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
