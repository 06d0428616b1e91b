/** Fields in which models put the answer when they answer with JSON. */
const answerFields = [
  'reply',
  'answer',
  'jawaban',
  'balasan',
  'response',
  'message',
  'pesan',
  'text',
  'content',
  'output',
  'final',
  'final_answer',
];
const listFields = ['messages', 'replies', 'bubbles', 'pesan', 'balasan'];
const fence = /^```[\w-]{0,20}[ \t]*$/;
const commands = /(?<![\w/])\/(?:no_?think|think|nothink)(?!\w)/gi;
/** "Berikut balasan yang bisa Anda kirim:", "Here is a reply you can send:" */
const presents =
  /^\s*(?:(?:tentu|baik|oke|ok|siap|sure|okay|certainly|of course)(?:[ ](?:saja|kak))?[,.!]{0,2}\s+)?(?:berikut(?: ini)?|ini|di bawah ini|here(?:'s|’s| is)|below is)[ ](?:adalah |dia )?(?:contoh |draf |draft |saran |an? |the |my )?(?:balasan|balasannya|jawaban|jawabannya|respons?|responnya|pesan|reply|response|answer|message)(?!\p{L})[^\n:]{0,80}:\s*/iu;
/** Reasoning that begins with words instead of a mark. */
const thinks =
  /^\s*(?:\*\*)?(?:here(?:'s|’s| is) my (?:thought process|thinking|reasoning|analysis)|my (?:thought process|reasoning)|let me think|pikiran|pemikiran|penalaran|proses berpikir|cara berpikir|alur pikir|langkah berpikir|analisis|analisa)(?:\*\*)?[^\n:]{0,40}[:.](?:\*\*)?/iu;
const answerLabel =
  /(?:^|\n|(?<=[.!?] ))[ \t]*(?:\*\*|#{1,4} )?(?:final answer|final response|answer|response|reply|jawaban(?: akhir| saya)?|balasan(?: akhir| untuk pelanggan)?|respons?)(?:\*\*)?[ \t]*:(?:\*\*)?[ \t]*/iu;
const quotes: Readonly<Record<string, string>> = { '"': '"', '“': '”', "'": "'", '«': '»' };
const roundsMax = 4;
const depthMax = 6;

/**
 * The answer inside what models put around it: a code fence, JSON, an introduction to the person who is to send it,
 * reasoning in words, quotation marks. Empty when there is nothing but such things.
 */
export function unwrapped(text: string): string {
  let rest = text.replaceAll(commands, '').trim();
  for (let round = 0; round < roundsMax; round += 1) {
    const next = withoutQuotes(withoutIntroduction(withoutThinking(fromJson(withoutFence(rest))))).trim();
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** The lines between the marks of a code fence that encloses the whole text. */
function withoutFence(text: string): string {
  const lines = text.trim().split('\n');
  const last = lines.length - 1;
  if (last < 1 || !fence.test(lines[0]!) || !lines[last]!.endsWith('```')) return text;
  return [...lines.slice(1, last), lines[last]!.slice(0, -3)].join('\n').trim();
}

function withoutThinking(text: string): string {
  if (!thinks.test(text)) return text;
  const label = answerLabel.exec(text.slice(1));
  if (label) return text.slice(1 + label.index + label[0].length);
  const paragraphs = text.split(/\n[ \t]*\n/);
  return paragraphs.length > 1 ? paragraphs.at(-1)! : '';
}

function withoutIntroduction(text: string): string {
  const found = presents.exec(text);
  if (found === null) return text;
  const rest = text.slice(found[0].length);
  return rest.trim() === '' ? text : rest;
}

function withoutQuotes(text: string): string {
  const inner = text.trim();
  const closing = quotes[inner.charAt(0)];
  if (closing === undefined || inner.length < 3 || !inner.endsWith(closing)) return text;
  const inside = inner.slice(1, -1);
  return inside.includes(inner.charAt(0)) || inside.includes(closing) ? text : inside;
}

/** The words of an answer written as JSON; text that is no JSON as it is. */
function fromJson(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(trimmed)) return text;
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return text;
  }
  return wordsOf(value) ?? text;
}

function wordsOf(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value;
  if (depth > depthMax) return null;
  if (Array.isArray(value)) {
    const parts = value.map((part) => wordsOf(part, depth + 1));
    return parts.length > 0 && parts.every((part) => part !== null) ? parts.join('\n\n') : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field as unknown]));
  for (const key of answerFields) {
    const field = fields.get(key);
    if (typeof field === 'string' || (typeof field === 'object' && field !== null)) return wordsOf(field, depth + 1);
  }
  for (const key of listFields) if (Array.isArray(fields.get(key))) return wordsOf(fields.get(key), depth + 1);
  return null;
}
