import { expect, test } from '@jest/globals';
import { leftBehindReasons, needUrgency } from '#contracts/values/needs';
import { leftBehind, urgencyPart } from './needs.statements.js';

test('SQL orders the reasons as the contracts do', () => {
  const [, listed] = /'\{([^}]*)\}'/.exec(urgencyPart)!;
  expect(listed!.split(',')).toEqual(needUrgency.toReversed());
});

test('SQL knows the same reasons that end by themselves', () => {
  expect(leftBehind).toBe(leftBehindReasons.map((reason) => `'${reason}'`).join(', '));
});
