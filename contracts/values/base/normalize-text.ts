/** Characters that combine with the one before them, also after a compatibility normalization. */
const marks = '[\\p{M}\\uff9e\\uff9f]';
const longRuns = new RegExp(`(?<!${marks})(${marks}{30})${marks}+`, 'gu');

/**
 * `String.normalize` in linear time. The built-in function sorts the combining marks of a letter in quadratic time:
 * 65,000 marks take two seconds. Therefore at most 30 marks in a row are kept, as in Unicode's Stream-Safe Text
 * Format (UAX #15, section 13). No language needs more than a few.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(longRuns, '$1').normalize(form);
}
