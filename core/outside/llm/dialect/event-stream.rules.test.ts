import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCompletion } from '../llm-answer.rules.js';
import { runs } from '../../../../test/support/runs.js';
import { completionOfStream } from './event-stream.rules.js';

const events = (...chunks: object[]) => [...chunks.map((one) => `data: ${JSON.stringify(one)}`), 'data: [DONE]', ''].join('\n\n');
const delta = (content: object, more: object = {}) => ({ model: 'm', choices: [{ index: 0, delta: content, ...more }] });
const help = {
  tools: [{ name: 'panggil_admin', parameters: ['alasan'] }],
  accepts: () => true,
  newId: () => 'new123456',
};

test('a text in pieces is one answer, with its usage', () => {
  const body = events(
    delta({ role: 'assistant', content: 'Kaosnya ' }),
    delta({ content: 'Rp 75.000, Kak.' }),
    delta({}, { finish_reason: 'stop' }),
    { choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } },
  );
  expect(readCompletion(body, help)).toMatchObject({
    answer: { content: 'Kaosnya Rp 75.000, Kak.', toolCalls: [], model: 'm', promptTokens: 7, completionTokens: 3, isCut: false },
  });
});

test('a call in pieces is one call', () => {
  const call = (fields: object) => delta({ tool_calls: [{ index: 0, ...fields }] });
  const body = events(
    call({ id: 'c1', type: 'function', function: { name: 'panggil_admin', arguments: '{"ala' } }),
    call({ function: { arguments: 'san":"x"}' } }),
    delta({}, { finish_reason: 'tool_calls' }),
  );
  expect(readCompletion(body, help)).toMatchObject({
    answer: { toolCalls: [{ id: 'c1', name: 'panggil_admin', arguments: '{"alasan":"x"}' }] },
  });
});

test('an error after some words is no answer', () => {
  expect(readCompletion(events(delta({ content: 'Kaosnya ' }), { error: { code: 502, message: 'Provider' } }), help)).toMatchObject({
    failure: 'transient',
  });
  expect(readCompletion(events(delta({ content: 'Kaosnya ' }, { finish_reason: 'error' })), help)).toMatchObject({ failure: 'transient' });
});

test.each<[string, object]>([
  ['an error', { error: { code: 502, message: 'Provider returned error' } }],
  ['an end by an error', { finish_reason: 'error' }],
])('a choice with %s holds only a part of an answer', (_, fields) => {
  const choices = [{ finish_reason: 'stop', message: { content: 'Kaosnya ' }, ...fields }];
  expect(readCompletion({ choices }, help)).toMatchObject({ failure: 'transient' });
});

test.each([['upstream connect error'], ['data: '], ['data: [DONE]'], ['data: 5'], [''], ['{"choices":[]}']])('%j is no stream', (body) => {
  expect(completionOfStream(body)).toBeNull();
  expect(readCompletion(body, help)).toMatchObject({ failure: 'malformed' });
});

test('any lines give an answer or a failure, never an exception', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const reading = readCompletion(values.map((value) => `data: ${JSON.stringify(value)}`).join('\n'), help);
      expect('answer' in reading || 'failure' in reading).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
});
