import { expect, test } from '@jest/globals';
import { StatementTooSlowError, tellCanceled } from './database.errors.js';

const failed = (code: string) => Object.assign(new Error('canceling statement due to statement timeout'), { code });

test('a statement that Postgres cancelled is told to the owner as too slow; other errors stay what they are', () => {
  expect(tellCanceled(failed('57014'))).toBeInstanceOf(StatementTooSlowError);
  for (const error of [failed('57P01'), failed('23505'), new Error('57014'), { code: '57014' }, '57014', null])
    expect(tellCanceled(error)).toBe(error);
});
