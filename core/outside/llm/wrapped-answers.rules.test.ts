import { expect, test } from '@jest/globals';
import { unwrapped } from './wrapped-answers.rules.js';

const answer = 'Kaos polos Rp 75.000 ya Kak.';

test.each([
  ['as it is', answer],
  ['in a code fence', `\`\`\`\n${answer}\n\`\`\``],
  ['in a fence with a language', `\`\`\`text\n${answer}\n\`\`\``],
  ['as JSON', JSON.stringify({ reply: answer })],
  ['as JSON with reasoning', JSON.stringify({ thought: 'Pelanggan bertanya harga.', jawaban: answer })],
  ['as JSON in a fence', `\`\`\`json\n${JSON.stringify({ response: answer }, null, 2)}\n\`\`\``],
  ['as JSON with a message inside', JSON.stringify({ message: { role: 'assistant', content: answer } })],
  ['as a list', JSON.stringify([answer])],
  ['introduced', `Berikut balasan yang bisa Anda kirim:\n\n${answer}`],
  ['introduced with a yes', `Tentu, berikut jawaban untuk pelanggan:\n"${answer}"`],
  ['introduced in English', `Here is the reply you can send:\n${answer}`],
  ['behind a thought', `Pikiran: pelanggan bertanya harga kaos.\nJawaban: ${answer}`],
  ['behind a thought in one line', `Pikiran: pelanggan bertanya harga. Jawaban: ${answer}`],
  ['behind a thought process', `Here is my thought process: the customer asks for a price.\n\n${answer}`],
  ['with a command of Qwen', `${answer} /no_think`],
  ['in quotation marks', `“${answer}”`],
])('%s', (_, text) => {
  expect(unwrapped(text)).toBe(answer);
});

test.each([
  'Berikut harga kaos kami:\n- Polos 75rb',
  'Ini pesanan Kakak: 2 kaos polos.',
  'Kata admin "siap kirim" ya Kak "besok"',
  '{nama} belum diisi Kak',
  'Analisisnya nanti ya Kak',
])('%s stays', (text) => {
  expect(unwrapped(text)).toBe(text);
});

test('nothing but reasoning leaves nothing', () => {
  expect(unwrapped('Here is my thought process: the customer wants a discount.')).toBe('');
});

test('JSON of any depth is read without harm', () => {
  const deep = `${'['.repeat(5_000)}"x"${']'.repeat(5_000)}`;
  expect(unwrapped(deep)).toBe(deep);
});
