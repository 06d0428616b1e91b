import { expect, test } from '@jest/globals';
import { callReasons } from '#contracts/values/needs';
import { isCallPart } from './transitions.statements.js';

test('SQL knows the same calls of the bot as everything else', () => {
  expect(Array.from(isCallPart('reason').matchAll(/'([\w-]+)'/g), ([, name]) => name)).toEqual([...callReasons]);
});
