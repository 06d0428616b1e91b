import { expect, test } from '@jest/globals';
import type { ChatCompletionContentPart, ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { readModelText } from '../model-text.rules.js';
import { shapedMessages } from './dialect-messages.rules.js';
import { dialects, type Dialect } from './dialect.rules.js';
import { withoutDialectWords } from './dialect-words.rules.js';

/* Texts that a dialect adds to a request must not reach a lead when a model repeats them. */

const call = (id: string) => ({ id, type: 'function' as const, function: { name: 'cek_ongkir', arguments: '{"kota":"Bogor"}' } });
/** Messages that make each dialect add something. */
const messages: ChatCompletionMessageParam[] = [
  { role: 'system', content: 'Aturan toko.' },
  { role: 'assistant', content: 'Halo Kak.' },
  { role: 'user', content: 'ongkir?' },
  { role: 'system', content: 'Stok [gudang] tinggal 3.' },
  { role: 'assistant', content: null, tool_calls: [call('a'), call('b')] },
  { role: 'tool', tool_call_id: 'a', content: 'JNE [REG] 10.000' },
  { role: 'tool', tool_call_id: 'b', content: 'J&T 11.000' },
  { role: 'user', content: '' },
  { role: 'user', content: [{ type: 'text', text: ' ' }] },
  { role: 'assistant', content: 'Siap Kak.' },
];
const tools: ChatCompletionTool[] = [
  { type: 'function', function: { name: 'cek_ongkir', description: 'Menghitung ongkos kirim.', parameters: { type: 'object' } } },
];
const known = [{ name: 'cek_ongkir', parameters: ['kota'] }];
const strictest: Dialect = { ...dialects.gemma, calls: 'one', pictures: 'none', asides: 'none' };

const textsOf = ({ content }: ChatCompletionMessageParam): string[] => {
  if (typeof content === 'string') return [content];
  return ((content ?? []) as ChatCompletionContentPart[]).flatMap((part) => (part.type === 'text' ? [part.text] : []));
};
const given = new Set(messages.flatMap(textsOf));
/** Lines of the dialects' requests that are in none of the messages above, as whole lines and as single sentences. */
const added = [...new Set([...Object.values(dialects), strictest].flatMap((one) => shapedMessages(messages, tools, one).flatMap(textsOf)))]
  .flatMap((text) => text.split('\n'))
  .flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)])
  .filter((line) => /\p{L}/u.test(line) && !given.has(line));

test('dialects add many texts', () => {
  expect(added.length).toBeGreaterThan(10);
});

test.each([...new Set(added)])('a repetition does not reach a lead: %s', (line) => {
  const answer = 'Kaos hitam ready Kak.';
  const sent = [`${answer}\n${line}`, `${line}\n${answer}`, `${line} ${answer}`].map((said) => {
    const { calls, isBroken, text } = readModelText(said, known);
    // nothing is sent: the model gets another request, or its call is executed; an empty text is not an answer
    return isBroken || calls.length > 0 || text === '' ? answer : text;
  });
  expect(sent).toEqual([answer, answer, answer]);
});

test.each([
  '[Lanjut] ke menu',
  '[PROMO] Diskon 20%',
  'Catatan sistem pembayaran: COD saja',
  'Hasil alat ukur kami akurat Kak.',
  '[Hasil] siap',
])('a shop may write %j', (text) => expect(withoutDialectWords(text)).toBe(text));

test('a mark without an end is removed to the end of its line', () => {
  expect(withoutDialectWords('Siap Kak.\n[Catatan sistem: stok [3\nDitunggu ya.')).toBe('Siap Kak.\n\nDitunggu ya.');
});
