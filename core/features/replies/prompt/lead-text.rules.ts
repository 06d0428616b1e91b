const brackets: Readonly<Record<string, string>> = { '[': '(', ']': ')' };
/** What looks like a bracket to a reader, and may to a model. */
const bracketLike = /[[\]［］【】〔〕〖〗⟦⟧⦋⦌｢｣]/gu;
const opening = /[［【〔〖⟦⦋｢]/u;

/** Marks of chat templates: `<|im_start|>`, `</s>`, `<start_of_turn>`, `<tool_call>`. A server that reads them in a text takes them for its own. */
const templateMark = /<(?=\s*[|｜/!?\p{L}_▁<])|(?<=[|｜\p{L}_▁/])>/gu;
/** "System:" at the beginning of a line, as templates of plain text write who speaks. */
const speaker =
  /^([^\S\n\r\u2028\u2029]*)(?:#{1,6}[^\S\n]*)?(system|sistem|assistant|asisten|developer|user|human|instruction|response|tool)([^\S\n]*:)/gimu;
/** Unseen signs, by which text is smuggled past people: all but the joiner of emojis. */
const unseen = /(?!\u200D)\p{Cf}|[\u{E0100}-\u{E01EF}]/gu;

/**
 * A lead's words as a model reads them: data between marks that nobody can forge. Every mark that the product puts around or between
 * leads' words is in square brackets, so a lead has none; nor have they the marks by which templates tell who speaks.
 */
export function leadText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(bracketLike, (sign) => brackets[sign] ?? (opening.test(sign) ? '(' : ')'))
    .replace(templateMark, (sign) => (sign === '<' ? '‹' : '›'))
    .replace(speaker, (_, before: string, who: string, colon: string) => `${before}“${who}”${colon}`);
}

/** A lead's words within quotation marks, in one line. */
export function quotedLeadText(text: string, chars: number): string {
  return leadText(text)
    .replaceAll(/[\s"“”]+/gu, ' ')
    .trim()
    .slice(0, chars)
    .toWellFormed();
}
