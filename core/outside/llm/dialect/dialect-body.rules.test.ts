import { describe, expect, test } from '@jest/globals';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { bodyInDialect, type BodySettings } from './dialect-body.rules.js';
import { dialects, type Dialect } from './dialect.rules.js';

const tool: ChatCompletionTool = {
  type: 'function',
  function: {
    name: 'cek',
    description: 'Cek.',
    parameters: {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'integer' } },
      required: ['a'],
      additionalProperties: false,
    },
  },
};
const call = (id: string) => ({ id, type: 'function' as const, function: { name: 'cek', arguments: '{"a":"1"}' } });
const messages: ChatCompletionMessageParam[] = [
  { role: 'system', content: 'Anda penjual.' },
  { role: 'system', content: 'Ingatan.' },
  { role: 'assistant', content: 'Halo.' },
  { role: 'system', content: 'Sekarang Rabu.' },
  { role: 'user', content: 'Hai' },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'ini' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,QUJD' } },
    ],
  },
  { role: 'assistant', content: null, tool_calls: [call('x'), call('y')] },
  { role: 'tool', tool_call_id: 'x', content: '1' },
  { role: 'tool', tool_call_id: 'y', content: '2' },
];
const settings: BodySettings = { model: 'm' };
const body = (dialect: Dialect, more: Partial<BodySettings> = {}) =>
  bodyInDialect(dialect, { ...settings, ...more }, { messages, tools: [tool], maxTokens: 9, cacheKey: 'k' });
const roles = (dialect: Dialect) => body(dialect).messages.map(({ role }) => role);

test('OpenAI gets the messages as they are', () => {
  expect(body(dialects.openai)).toEqual({
    model: 'm',
    messages,
    tools: [tool],
    tool_choice: 'auto',
    max_completion_tokens: 9,
    prompt_cache_key: 'k',
  });
});

describe('system messages', () => {
  test('one, before all others: later ones go into the next words of the user', () => {
    expect(roles(dialects.qwen)).toEqual(['system', 'assistant', 'user', 'user', 'assistant', 'tool', 'tool']);
    const [head, , next] = body(dialects.qwen).messages;
    expect([head!.content, next!.content]).toEqual(['Anda penjual.\n\nIngatan.', '[Catatan sistem: Sekarang Rabu.]\nHai']);
  });

  test('none: the instruction begins the first user message', () => {
    const [opening] = body({ ...dialects.gemma, tools: 'native' }).messages;
    expect(opening).toMatchObject({ role: 'user', content: 'Anda penjual.\n\nIngatan.' });
  });
});

test('turns alternate, and nothing said is lost', () => {
  expect(roles(dialects.claude)).toEqual(['system', 'user', 'assistant', 'user', 'assistant', 'tool', 'tool']);
  const user = body(dialects.claude).messages[3]!;
  expect(user.content).toEqual([
    { type: 'text', text: '[Catatan sistem: Sekarang Rabu.]\nHai' },
    { type: 'text', text: 'ini' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,QUJD' } },
  ]);
  const calling = body(dialects.claude).messages[4]!;
  expect(calling.content).toBe('[memanggil alat]');
});

test('a conversation that ends with the shop gets words to answer', () => {
  const last = bodyInDialect(dialects.claude, settings, { messages: messages.slice(0, 3), maxTokens: 9 }).messages.at(-1);
  expect(last).toEqual({ role: 'user', content: '[Lanjutkan]' });
});

test('one call in a message: each is followed by its answer', () => {
  const { messages: shaped, parallel_tool_calls: parallel } = body(dialects.llama);
  expect(shaped.slice(-4).map((one) => ('tool_call_id' in one ? one.tool_call_id : one.role))).toEqual([
    'assistant',
    'x',
    'assistant',
    'y',
  ]);
  expect(parallel).toBe(false);
});

test('tools in words, for a server that accepts none', () => {
  const { messages: shaped, ...fields } = body({ ...dialects.qwen, tools: 'text' });
  expect(fields).toEqual({ model: 'm', max_tokens: 9 });
  expect(shaped[0]!.content).toContain('- cek: Cek. Argumen (JSON schema): {"type":"object"');
  expect(shaped.at(-3)!.content).toBe('{"name": "cek", "arguments": {"a":"1"}}\n{"name": "cek", "arguments": {"a":"1"}}');
  expect(shaped.at(-1)!.content).toBe('[Hasil alat cek: 2]');
  const silent = bodyInDialect(dialects.gemma, settings, { messages, tools: [tool], toolChoice: 'none', maxTokens: 9 });
  expect(JSON.stringify(silent.messages)).not.toContain('JSON schema');
});

test('strict schemas require every argument, and optional ones may be null', () => {
  const [strict] = body({ ...dialects.openai, schemas: 'strict' }).tools!;
  expect(strict).toMatchObject({
    function: {
      strict: true,
      parameters: { required: ['a', 'b'], properties: { a: { type: 'string' }, b: { type: ['integer', 'null'] } } },
    },
  });
});

test('pictures as bare base64, or not at all', () => {
  expect(JSON.stringify(body({ ...dialects.openai, pictures: 'base64' }).messages)).toContain('"url":"QUJD"');
  expect(JSON.stringify(body({ ...dialects.openai, pictures: 'none' }).messages)).not.toContain('image_url');
});

test("the operator's fields are sent until they are refused, and replace no field of ours", () => {
  const more = { reasoningEffort: 'low', parallelToolCalls: false, extra: { temperature: 0.3, model: 'other' } };
  expect(body(dialects.azure, more)).toMatchObject({ model: 'm', reasoning_effort: 'low', parallel_tool_calls: false, temperature: 0.3 });
  expect(body({ ...dialects.azure, without: ['temperature', 'reasoning_effort'] }, more)).not.toHaveProperty('temperature');
});
