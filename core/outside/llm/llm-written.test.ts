import { expect, test } from '@jest/globals';
import { writtenIn } from './llm-answer.rules.js';

test.each([
  ['text that is no answer', { choices: [{ message: { content: '<tool_call>{' } }] }, '<tool_call>{'],
  ['a refusal', { choices: [{ message: { content: null, refusal: 'Tidak bisa.' } }] }, 'Tidak bisa.'],
  [
    'parts',
    {
      choices: [
        {
          message: {
            content: [
              { type: 'text', text: 'Baik' },
              { type: 'reasoning', text: 'Hm' },
            ],
          },
        },
      ],
    },
    'Baik',
  ],
  ['a call without a name', { choices: [{ message: { content: 'Baik', tool_calls: [{ function: {} }] } }] }, 'Baik\n{"function":{}}'],
  ['no choice', { choices: [] }, ''],
  ['a page of a proxy', '<html>502</html>', ''],
])('what a model wrote in %s can be shown to the owner', (_what, body, text) => {
  expect(writtenIn(body)).toBe(text);
});
