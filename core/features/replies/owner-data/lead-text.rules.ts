import { cutText } from '#contracts/values/texts';

const brackets: Readonly<Record<string, string>> = { '[': '(', ']': ')' };
/** Characters that look like brackets to a reader, and possibly to a model. */
const bracketLike = /[[\]［］【】〔〕〖〗⟦⟧⦋⦌｢｣]/gu;
const opening = /[［【〔〖⟦⦋｢]/u;

/**
 * Control tokens of chat templates: `<|im_start|>`, `</s>`, `<start_of_turn>`, `<tool_call>`. A model
 * server may parse them inside a text and treat them as real.
 */
const templateMark = /<(?=\s*[|｜/!?\p{L}_▁<])|(?<=[|｜\p{L}_▁/])>/gu;
/** A role name such as "System:" at the beginning of a line. Plain-text templates mark the speaker in this form. */
const speaker =
  /^([^\S\n\r\u2028\u2029]*)(?:#{1,6}[^\S\n]*)?(system|sistem|assistant|asisten|developer|user|human|instruction|response|tool)([^\S\n]*:)/gimu;
/** Invisible characters, which can hide text from people. The joiner of emojis is not among them. */
const unseen = /(?!\u200D)\p{Cf}|[\u{E0100}-\u{E01EF}]/gu;

/**
 * Prepares a lead's words for a model, as data between marks that a lead cannot forge. All marks that the product
 * puts around or between leads' words are in square brackets, so brackets in the words are replaced. Marks with which
 * chat templates name the speaker are replaced, too.
 */
export function leadText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(bracketLike, (sign) => brackets[sign] ?? (opening.test(sign) ? '(' : ')'))
    .replace(templateMark, (sign) => (sign === '<' ? '‹' : '›'))
    .replace(speaker, (_, before: string, who: string, colon: string) => `${before}“${who}”${colon}`);
}

/** A lead's words for use within quotation marks, in one line. */
export function quotedLeadText(text: string, chars: number): string {
  const line = leadText(text)
    .replaceAll(/[\s"“”]+/gu, ' ')
    .trim();
  return cutText(line, chars).toWellFormed();
}
