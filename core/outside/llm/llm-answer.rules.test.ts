import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCompletion, type ReadAnswer, type Reading, type ReadingHelp } from './llm-answer.rules.js';
import { runs } from '../../../test/support/runs.js';

const help: ReadingHelp = {
  tools: [
    { name: 'catat_closing', parameters: ['ringkasan', 'nilai'] },
    { name: 'panggil_admin', parameters: ['alasan'] },
  ],
  accepts: ({ name, arguments: json }) => name === 'panggil_admin' && json.includes('alasan'),
  newId: () => 'new123456',
};
const json = '{"alasan":"x"}';
const wellFormed = { id: 'call_1', type: 'function', function: { name: 'panggil_admin', arguments: json } };
const admin = (id: string) => ({ id, name: 'panggil_admin', arguments: json });
const read = (message: unknown, more: object = {}) => readCompletion({ choices: [{ message, finish_reason: 'stop' }], ...more }, help);

function answerIn(reading: Reading): ReadAnswer {
  if ('failure' in reading) throw new Error(reading.detail);
  return reading.answer;
}

test.each([null, 'Baik', '<think>Hm.</think>Baik'])('a well-formed call beside %j goes back as it came, signatures and all', (content) => {
  const message = {
    role: 'assistant',
    content,
    reasoning_content: 'because',
    tool_calls: [{ ...wellFormed, extra_content: { google: { thought_signature: 's' } } }],
  };
  expect(answerIn(read(message)).message).toBe(message);
});

describe('a call is repaired, and sent back repaired with its further fields', () => {
  const { id: _id, ...withoutId } = wellFormed;
  test.each([
    ['without an id', { ...withoutId, index: 0 }, 'new123456'],
    ['without a type', { id: 'call_1', index: 0, function: wellFormed.function }, 'call_1'],
    ['with an object', { ...wellFormed, index: 0, function: { name: 'panggil_admin', arguments: { alasan: 'x' } } }, 'call_1'],
    ['with JSON in JSON', { ...wellFormed, index: 0, function: { name: 'panggil_admin', arguments: JSON.stringify(json) } }, 'call_1'],
    ['with a marked name', { ...wellFormed, index: 0, function: { name: 'functions.panggil_admin:0', arguments: json } }, 'call_1'],
  ])('%s', (_, call, id) => {
    const reading = read({ role: 'assistant', content: 'Baik', tool_calls: [call] });
    expect(reading).toMatchObject({
      answer: {
        toolCalls: [{ id, name: 'panggil_admin', arguments: json }],
        message: {
          content: 'Baik',
          tool_calls: [{ id, type: 'function', index: 0, function: { name: 'panggil_admin', arguments: json } }],
        },
      },
    });
  });
});

test('several calls, one of them repaired, are all sent back as they are read', () => {
  const { id: _id, ...withoutId } = wellFormed;
  expect(answerIn(read({ role: 'assistant', content: 'Baik', refusal: null, tool_calls: [wellFormed, withoutId] }))).toMatchObject({
    content: 'Baik',
    toolCalls: [admin('call_1'), admin('new123456')],
    message: { role: 'assistant', content: 'Baik', tool_calls: [wellFormed, { ...wellFormed, id: 'new123456' }] },
  });
});

describe('calls in other shapes are sent back in the shape that every service accepts', () => {
  const shape = { id: 'call_1', type: 'function' };
  test.each<[string, object, object?]>([
    ['flat', { ...shape, name: 'panggil_admin', arguments: json }],
    ['flat, with its parameters', { ...shape, name: 'panggil_admin', parameters: { alasan: 'x' } }],
    ['flat, with its input', { ...shape, name: 'panggil_admin', input: { alasan: 'x' } }],
    ['the name in place of the function', { ...shape, function: 'panggil_admin', arguments: json }],
    ['the name beside the function', { ...shape, name: 'panggil_admin', function: { arguments: json } }],
    ['an empty name in the function', { ...shape, name: 'panggil_admin', function: { name: '', arguments: json } }],
    ['a name in the function that is no text', { ...shape, name: 'panggil_admin', function: { name: 5, arguments: json } }],
    ['the arguments beside the function', { ...shape, function: { name: 'panggil_admin' }, arguments: json }],
    ['parameters in the function', { ...shape, function: { name: 'panggil_admin', parameters: { alasan: 'x' } } }],
    ['input in the function', { ...shape, function: { name: 'panggil_admin', input: { alasan: 'x' } } }],
    ['a custom tool', { ...shape, type: 'custom', custom: { name: 'panggil_admin', input: json } }],
    [
      'what else it carries',
      { ...shape, type: 'call', index: 0, function: { ...wellFormed.function, strict: true } },
      { index: 0, strict: true },
    ],
  ])('%s', (_, call, { index, ...within }: { index?: number } = {}) => {
    const { message, toolCalls } = answerIn(read({ role: 'assistant', content: null, tool_calls: [call] }));
    const mended = { ...(index === undefined ? {} : { index }), ...shape, function: { ...within, name: 'panggil_admin', arguments: json } };
    expect([toolCalls, message]).toEqual([[admin('call_1')], { role: 'assistant', content: null, tool_calls: [mended] }]);
  });

  test.each([[''], [7], [null]])('the id %j', (id) => {
    const { message, toolCalls } = answerIn(read({ content: null, tool_calls: [{ ...wellFormed, id }] }));
    expect(toolCalls).toEqual([admin('new123456')]);
    expect(message).toEqual({ role: 'assistant', content: null, tool_calls: [{ ...wellFormed, id: 'new123456' }] });
  });

  test.each([
    ['a single one', { tool_calls: wellFormed }],
    ['one among nothing', { tool_calls: [null, wellFormed, null] }],
    ['the old function_call', { function_call: wellFormed }],
    ['the old function_call beside an empty list', { tool_calls: [], function_call: wellFormed }],
  ])('%s', (_, more) => {
    const { message, toolCalls } = answerIn(read({ role: 'assistant', content: null, refusal: null, ...more }));
    expect(toolCalls).toEqual([admin('call_1')]);
    expect(message).toEqual({ role: 'assistant', content: null, tool_calls: [wellFormed] });
  });
});

test.each([
  [undefined, '{}'],
  [null, '{}'],
  ['', '{}'],
  ['null', '{}'],
  [{}, '{}'],
  [[1], '[1]'],
  [5, '5'],
  ['5', '5'],
  ['{"alasan": 1}', '{"alasan": 1}'],
  ['"{\\"alasan\\":1}"', '{"alasan":1}'],
  ['" {}"', ' {}'],
  ['"komplain"', '"komplain"'],
  ['{"alasan', '{"alasan'],
])('the arguments %j are %s', (given, written) => {
  const whole = { ...wellFormed, function: { name: 'panggil_admin', arguments: given } };
  const flat = { id: 'call_1', name: 'panggil_admin', arguments: given };
  for (const call of [whole, flat]) {
    const { message, toolCalls } = answerIn(read({ content: null, tool_calls: [call] }));
    expect(toolCalls).toEqual([{ id: 'call_1', name: 'panggil_admin', arguments: written }]);
    expect(message.tool_calls).toEqual([{ ...wellFormed, function: { name: 'panggil_admin', arguments: written } }]);
  }
});

test('the name of a tool that was not offered stays unchanged', () => {
  const reading = read({ content: null, tool_calls: [{ ...wellFormed, function: { name: 'functions.kirim_email', arguments: json } }] });
  expect(answerIn(reading).toolCalls).toEqual([{ id: 'call_1', name: 'functions.kirim_email', arguments: json }]);
});

test('sixteen calls are carried out, and no more', () => {
  const calls = (count: number) => Array.from({ length: count }, () => wellFormed);
  const message = { role: 'assistant', content: null, tool_calls: calls(16) };
  expect(answerIn(read(message)).message).toBe(message);
  const { message: sent, toolCalls } = answerIn(read({ ...message, tool_calls: calls(17) }));
  expect([sent, toolCalls]).toEqual([message, Array.from({ length: 16 }, () => admin('call_1'))]);
  const written = (count: number) => 'panggil_admin(alasan="x")\n'.repeat(count);
  expect([16, 17].map((count) => answerIn(read({ content: written(count) })).toolCalls.length)).toEqual([16, 16]);
});

test('a call that was written as text goes back as one that was made', () => {
  expect(answerIn(read({ content: 'Baik.\npanggil_admin(alasan="x")', refusal: null, name: 'bot' }))).toMatchObject({
    content: '',
    toolCalls: [admin('new123456')],
    message: { name: 'bot', role: 'assistant', content: null, tool_calls: [{ ...wellFormed, id: 'new123456' }] },
  });
});

test('words beside a call that was made show nothing of the model’s inside', () => {
  const withCall = (content: string) => answerIn(read({ role: 'assistant', content, tool_calls: [wellFormed] }));
  expect(withCall('<think>Hm.</think>Baik Kak')).toMatchObject({ content: 'Baik Kak', toolCalls: [admin('call_1')] });
  expect(withCall('Saya pakai panggil_admin ya')).toMatchObject({ content: '', toolCalls: [admin('call_1')] });
});

test('a text alone is sent back without empty fields', () => {
  const reading = read({ role: 'model', content: ' Halo Kak ', refusal: null, tool_calls: [], function_call: null, name: 'bot' });
  expect(answerIn(reading)).toMatchObject({ content: 'Halo Kak', toolCalls: [] });
  expect(answerIn(reading).message).toEqual({ name: 'bot', role: 'assistant', content: 'Halo Kak' });
});

describe('words are read', () => {
  test.each([
    ['of a message', { message: { content: 'Halo Kak' } }],
    ['of a message that is only words', { message: 'Halo Kak' }],
    ['of a stream’s part', { delta: { content: 'Halo Kak' } }],
    ['of a stream’s part that is only words', { delta: 'Halo Kak' }],
    ['of a completion from before chats', { text: 'Halo Kak' }],
    ['in one part', { message: { content: { type: 'text', text: 'Halo Kak' } } }],
    [
      'in parts, without those that are none',
      {
        message: {
          content: [
            { type: 'text', text: 'Ha' },
            'lo',
            { type: 'thinking', text: 'Hm' },
            null,
            { type: 'output_text', text: ' K' },
            { text: 'ak' },
            { text: 5 },
            7,
          ],
        },
      },
    ],
  ])('%s', (_, choice) => {
    const { content, message } = answerIn(readCompletion({ choices: [choice] }, help));
    expect([content, message]).toEqual(['Halo Kak', { role: 'assistant', content: 'Halo Kak' }]);
  });
});

describe('of several choices', () => {
  const readAll = (...messages: object[]) => answerIn(readCompletion({ choices: [7, ...messages.map((message) => ({ message }))] }, help));

  test('the first with words counts', () => {
    expect(readAll({ content: ' \n' }, { content: 'Satu' }, { content: 'Dua' }).content).toBe('Satu');
  });

  test('the first with calls counts, with the words of another', () => {
    const { content, message, toolCalls } = readAll({ content: 'Baik' }, { role: 'assistant', content: null, tool_calls: [wellFormed] });
    expect([content, toolCalls]).toEqual(['Baik', [admin('call_1')]]);
    expect(message).toEqual({ role: 'assistant', content: 'Baik', tool_calls: [wellFormed] });
    expect(readAll({ content: '' }, { content: null, tool_calls: [wellFormed] })).toMatchObject({
      content: '',
      toolCalls: [admin('call_1')],
    });
  });
});

test.each([
  ['stop', false],
  ['length', true],
  ['max_tokens', true],
  [null, false],
])('with the finish_reason %j an answer is cut: %s', (reason, isCut) => {
  const completion = { choices: [{ message: { content: 'Halo' }, finish_reason: reason }, { finish_reason: 'length' }] };
  expect(answerIn(readCompletion(completion, help)).isCut).toBe(isCut);
});

test.each([
  ['gpt-5', 'gpt-5'],
  ['gpt\0-5\0', 'gpt-5'],
  ['m'.repeat(201), 'm'.repeat(200)],
  [5, ''],
  [undefined, ''],
])('the model %j is noted as %j', (model, noted) => {
  expect(answerIn(read({ content: 'Halo' }, { model })).model).toBe(noted);
});

test.each([
  [12, 12],
  ['12', 12],
  [1.5, 2],
  [0, 0],
  [-1, 0],
  [3e9, 2_000_000_000],
  ['many', 0],
  [null, 0],
  [undefined, 0],
])('%j tokens are counted as %s', (given, count) => {
  const { promptTokens } = answerIn(read({ content: 'Halo' }, { usage: { prompt_tokens: given, completion_tokens: 1 } }));
  const { completionTokens } = answerIn(read({ content: 'Halo' }, { usage: { prompt_tokens: 1, completion_tokens: given } }));
  expect([promptTokens, completionTokens]).toEqual([count, count]);
});

test.each([[undefined], [null], ['12'], [[12]]])('usage that is %j counts nothing', (usage) => {
  expect(answerIn(read({ content: 'Halo' }, { usage }))).toMatchObject({ promptTokens: 0, completionTokens: 0 });
});

describe('an error in a 200 is classified by its content', () => {
  const inError = (error: unknown) => readCompletion({ error }, help);
  test.each<[string, unknown, string, string]>([
    ['a rate limit', { code: 429, message: 'slow down' }, 'rate', 'slow down'],
    ['a status in words', { code: '429', message: 'slow down' }, 'rate', 'slow down'],
    ['no balance', { code: 402, message: 'Insufficient credits' }, 'billing', 'Insufficient credits'],
    ['a budget by its type', { code: 429, type: 'insufficient_quota' }, 'billing', ''],
    ['the lowest status', { code: 400, message: 'no' }, 'refused', 'no'],
    ['a number that is no status', { code: 399, message: 'no' }, 'transient', 'no'],
    ['a broken server', { code: 500, message: 'no' }, 'transient', 'no'],
    ['words alone', 'no worker', 'transient', 'no worker'],
    ['nothing that is known', { code: 'oops', type: 5, message: 5 }, 'transient', ''],
    ['a code in words', { code: 'context_length_exceeded', message: 'no' }, 'context', 'no'],
    ['a filter', { type: 'content_filter', message: 'no' }, 'filtered', 'no'],
    ['a reason that is no code', { message: 'model is loading, worker not found' }, 'transient', 'model is loading, worker not found'],
    ['a budget by its code', { code: 'insufficient_quota', message: 'no' }, 'billing', 'no'],
  ])('%s', (_, error, failure, words) => {
    expect(inError(error)).toEqual({ failure, detail: `error in a 200: ${words}` });
  });

  test('also within a choice, and cut to the length of a log line', () => {
    expect(readCompletion({ choices: [{ error: { code: 502, message: 'x'.repeat(300) } }] }, help)).toEqual({
      failure: 'transient',
      detail: `error in a 200: ${'x'.repeat(184)}`,
    });
  });

  test('but beside an answer it counts for nothing', () => {
    expect(answerIn(read({ content: 'Halo' }, { error: { code: 500 } })).content).toBe('Halo');
  });
});

test('a filtered or declined answer is recognized', () => {
  expect(readCompletion({ choices: [{ message: { content: 'Ha' }, finish_reason: 'content_filter' }] }, help)).toEqual({
    failure: 'filtered',
    detail: 'finish_reason content_filter',
  });
  expect(read({ content: null, refusal: 'I cannot help with that' })).toEqual({ failure: 'filtered', detail: 'refusal' });
  for (const reason of ['content_filter: PROHIBITED_CONTENT', 'SAFETY', 'refusal', 'sensitive'])
    expect(readCompletion({ choices: [{ message: { content: null }, finish_reason: reason }] }, help)).toMatchObject({
      failure: 'filtered',
    });
});

test('a refusal beside words or a call is none', () => {
  expect(answerIn(read({ content: 'Halo', refusal: 'no' })).message).toEqual({ role: 'assistant', content: 'Halo' });
  expect(answerIn(read({ content: null, refusal: 'no', tool_calls: [wellFormed] })).toolCalls).toEqual([admin('call_1')]);
});

test.each([
  ['no completion', 'Halo', 'a string instead of a completion'],
  ['nothing', undefined, 'a undefined instead of a completion'],
  ['no choices', {}, 'no choices'],
  ['choices that are no list', { choices: 7 }, 'no choices'],
  ['a choice without a message', { choices: [{ message: null, text: 5 }] }, 'no choices'],
])('of no use is %s', (_, completion, detail) => {
  expect(readCompletion(completion, help)).toEqual({ failure: 'malformed', detail });
});

const unusable = 'a tool call written as text that cannot be carried out';

test.each([
  ['a message without words', { content: ' ' }, 'empty message'],
  ['a message of thoughts', { content: '<think>Hm.' }, 'empty message'],
  ['an empty refusal', { content: null, refusal: '' }, 'empty message'],
  ['a refusal that is no text', { content: null, refusal: 5 }, 'empty message'],
  ['a list of no calls', { content: '', tool_calls: [null] }, 'empty message'],
  [
    'a call without a name',
    { content: 'Baik', tool_calls: [wellFormed, { ...wellFormed, function: { arguments: json } }] },
    'a tool call without a name',
  ],
  ['a call with an empty name', { content: 'Baik', tool_calls: [{ function: { name: '' }, name: 5 }] }, 'a tool call without a name'],
  ['a call that is text', { content: 'Baik', tool_calls: ['panggil_admin'] }, 'a tool call without a name'],
  ['a broken call as text', { content: 'Baik <tool_call></tool_call>' }, unusable],
  ['a call as text that would not run', { content: 'panggil_admin(alasan="x") panggil_admin()' }, unusable],
  ['a broken call beside one that would run', { content: 'panggil_admin(alasan="x") {"name": "kirim_email", "arguments": {}}' }, unusable],
])('of no use is %s', (_, message, detail) => {
  expect(read(message)).toEqual({ failure: 'malformed', detail: `${detail}, finish_reason stop` });
});

test('values that cannot become a text are ignored', () => {
  const odd = { toString: 1 };
  expect(readCompletion({ error: { code: odd, type: odd, message: odd } }, help)).toEqual({
    failure: 'transient',
    detail: 'error in a 200: ',
  });
  expect(readCompletion({ error: [odd] }, help)).toEqual({ failure: 'transient', detail: 'error in a 200: ' });
  const completion = { choices: [{ message: { content: '' }, finish_reason: odd }] };
  expect(readCompletion(completion, help)).toEqual({ failure: 'malformed', detail: 'empty message, finish_reason null' });
  const usage = { prompt_tokens: odd, completion_tokens: [odd] };
  expect(answerIn(read({ content: 'Halo' }, { model: odd, usage }))).toMatchObject({ model: '', promptTokens: 0, completionTokens: 0 });
});

test('the reason of an end is cut to the length of a log line', () => {
  const reading = readCompletion({ choices: [{ message: { content: '' }, finish_reason: 'x'.repeat(300) }] }, help);
  expect(reading).toEqual({ failure: 'malformed', detail: `empty message, finish_reason ${'x'.repeat(171)}` });
});

test('any response gives an answer or a failure, never an exception, and counts that fit a column', () => {
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('', 'Halo', null, [], {}, '{"alasan":"x"}', 'panggil_admin', 1e300, -1, 'NaN'));
  const call = fc.oneof(
    odd,
    fc.record({ id: odd, type: odd, function: fc.oneof(odd, fc.record({ name: odd, arguments: odd })) }, { requiredKeys: [] }),
  );
  const message = fc.oneof(
    odd,
    fc.record(
      { role: odd, content: odd, tool_calls: fc.oneof(odd, fc.array(call, { maxLength: 3 })), function_call: call, refusal: odd },
      { requiredKeys: [] },
    ),
  );
  const choice = fc.oneof(odd, fc.record({ message, delta: message, text: odd, finish_reason: odd, error: odd }, { requiredKeys: [] }));
  const usage = fc.oneof(odd, fc.record({ prompt_tokens: odd, completion_tokens: odd }, { requiredKeys: [] }));
  const completion = fc.oneof(
    odd,
    fc.record(
      { choices: fc.oneof(odd, fc.array(choice, { maxLength: 3 })), usage, model: odd, error: fc.option(odd, { nil: undefined }) },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(completion, (one) => {
      const reading = readCompletion(one, help);
      if ('failure' in reading) return;
      const { answer } = reading;
      expect(answer.content !== '' || answer.toolCalls.length > 0).toBe(true);
      for (const count of [answer.promptTokens, answer.completionTokens]) {
        expect(Number.isInteger(count)).toBe(true);
        expect(Math.abs(count)).toBeLessThan(2 ** 31);
      }
      for (const made of answer.toolCalls) {
        expect([typeof made.id, typeof made.name, typeof made.arguments]).toEqual(['string', 'string', 'string']);
        expect(made.name).not.toBe('');
      }
    }),
    { numRuns: runs(3_000) },
  );
});
