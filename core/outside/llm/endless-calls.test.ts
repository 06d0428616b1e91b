import { expect, test } from '@jest/globals';
import { cpuMs } from '../../../test/support/cpu-time.js';
import { readCompletion, type ReadingHelp } from './llm-answer.rules.js';

const help: ReadingHelp = { tools: [{ name: 'panggil_admin', parameters: ['alasan'] }], accepts: () => true, newId: () => 'new123456' };

/** Parses an answer that calls a tool. */
const readCall = (given: string) =>
  readCompletion(
    {
      choices: [
        {
          message: { tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'panggil_admin', arguments: given } }] },
          finish_reason: 'stop',
        },
      ],
    },
    help,
  );

test.each([
  ['numbers', (count: number) => `{"alasan":[${'1,'.repeat(count / 2)}1]}`],
  ['lists in lists', (count: number) => '['.repeat(count / 2) + ']'.repeat(count / 2)],
  ['a text', (count: number) => `{"alasan":"${'x'.repeat(count)}"}`],
])('a call with endless arguments is no answer, and they are not parsed: %s', (_, argumentsOf) => {
  expect(readCall(argumentsOf(50_000))).toMatchObject({ answer: { toolCalls: [{ id: 'call_1' }] } });
  const endless = argumentsOf(7_000_000);
  expect(readCall(endless)).toEqual({ failure: 'malformed', detail: 'a tool call of endless arguments, finish_reason stop' });
  expect(cpuMs(() => readCall(endless))).toBeLessThan(50);
});
