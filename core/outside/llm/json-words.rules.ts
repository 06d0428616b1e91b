/** Fields in which models put the answer when they write JSON. */
const answerFields = [
  'reply',
  'answer',
  'jawaban',
  'balasan',
  'response',
  'message',
  'pesan',
  'text',
  'teks',
  'isi',
  'content',
  'output',
  'final',
  'final_answer',
  'result',
  'hasil',
  'data',
  'choices',
];
const listFields = ['messages', 'replies', 'bubbles', 'pesan', 'balasan'];
const bubbleField = /^(?:bubble|pesan|balasan|message|reply)[_ ]?\d{1,2}$/;
/**
 * Patterns for parts of names of answer fields, clearest first: `reply_to_customer`, `jawaban_untuk_pelanggan`,
 * `whatsapp_message`.
 */
const answerNames = [/reply|balasan|jawaban|answer/, /message|pesan(?!an)/];
/** Names of fields that only describe a message, and of fields with the lead's own message. */
const otherNames = /^(?:user|lead|incoming|last|original|previous)_|_(?:id|type|kind|to|lang|language|status|role|count|time)$/;
const depthMax = 6;

/** The text for the reader in a JSON answer; null when the JSON has no such text. */
export function wordsOf(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value;
  if (depth > depthMax) return null;
  if (Array.isArray(value)) {
    const parts = value.map((part) => wordsOf(part, depth + 1));
    return parts.length > 0 && parts.every((part) => part !== null) ? parts.join('\n\n') : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = fieldsOf(value);
  for (const key of answerFields) {
    const field = fields.get(key);
    if (typeof field === 'string' || (typeof field === 'object' && field !== null)) return wordsOf(field, depth + 1);
  }
  const numbered = [...fields].filter(([key]) => bubbleField.test(key)).map(([, field]) => field);
  if (numbered.length > 0 && numbered.every((field) => typeof field === 'string')) return numbered.join('\n\n');
  for (const key of listFields) if (Array.isArray(fields.get(key))) return wordsOf(fields.get(key), depth + 1);
  return namedWords(fields);
}

/**
 * The text of the field whose name shows that it is the answer, whatever the other fields are. Null without such a
 * field.
 */
export function wordsByName(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return namedWords(fieldsOf(value));
}

function fieldsOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field as unknown]));
}

function namedWords(fields: ReadonlyMap<string, unknown>): string | null {
  for (const name of answerNames)
    for (const [key, field] of fields) {
      const words = name.test(key) && !otherNames.test(key) ? onlyText(field) : null;
      if (words !== null) return words;
    }
  return null;
}

/**
 * A text, or the only text in an object: `{"id": "Halo Kak"}`, where "id" is the language Indonesian. A text without
 * a space counts as an identifier.
 */
function onlyText(field: unknown): string | null {
  if (typeof field === 'string') return field;
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return null;
  const [inner, ...more] = Object.values(field) as unknown[];
  return more.length === 0 && typeof inner === 'string' && inner.includes(' ') ? inner : null;
}
