import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCompletion, type ReadingHelp } from './llm-answer.rules.js';
import { runs } from '../../../test/support/runs.js';

const help: ReadingHelp = {
  tools: [{ name: 'panggil_admin', parameters: ['alasan'] }],
  accepts: ({ name, arguments: json }) => name === 'panggil_admin' && json.includes('alasan'),
  newId: () => 'new123456',
};
const json = '{"alasan":"x"}';
const wellFormed = { id: 'call_1', type: 'function', function: { name: 'panggil_admin', arguments: json } };
const read = (message: unknown, more: object = {}) => readCompletion({ choices: [{ message, finish_reason: 'stop' }], ...more }, help);

test('a well-formed call goes back as it came, signatures and all', () => {
  const message = {
    role: 'assistant',
    content: null,
    reasoning_content: 'because',
    tool_calls: [{ ...wellFormed, extra_content: { google: { thought_signature: 's' } } }],
  };
  const reading = read(message);
  expect('answer' in reading && reading.answer.message).toBe(message);
});

describe('a call is mended, and goes back mended with what else it carried', () => {
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

test('an error in a 200 is what it says', () => {
  expect(readCompletion({ error: { code: 429, message: 'slow down' } }, help)).toMatchObject({ failure: 'rate' });
  expect(readCompletion({ error: { code: 402, message: 'Insufficient credits' } }, help)).toMatchObject({ failure: 'billing' });
  expect(readCompletion({ error: 'no worker' }, help)).toMatchObject({ failure: 'transient' });
  expect(readCompletion({ choices: [{ error: { code: 502, message: 'x' } }] }, help)).toMatchObject({ failure: 'transient' });
});

test('what is filtered or declined is so', () => {
  expect(readCompletion({ choices: [{ finish_reason: 'content_filter', message: { content: '' } }] }, help)).toMatchObject({
    failure: 'filtered',
  });
  expect(read({ content: null, refusal: 'I cannot help with that' })).toMatchObject({ failure: 'filtered' });
});

test('whatever comes: an answer or a failure, never an exception, and figures that a column takes', () => {
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
