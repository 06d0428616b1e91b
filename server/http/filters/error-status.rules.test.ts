import { describe, expect, test } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { AppError } from '#core/platform/errors/app-error';
import { answerOf, awaySentence, brokenSentence } from './error-status.rules.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('an error is answered', () => {
  test('with its own sentence when it is ours', () => {
    expect(answerOf(new AppError('too_many', 'Tunggu.', 'otp_too_soon', 12))).toEqual({
      status: 429,
      error: 'Tunggu.',
      code: 'otp_too_soon',
      retryAfterSeconds: 12,
    });
  });

  test.each([
    ['a Nest exception', new NotFoundException('Cannot GET /x'), 404],
    ['another one', new BadRequestException('secret'), 400],
    ['a body parser’s', Object.assign(new Error('request entity too large'), { status: 413 }), 413],
    ['a broken encoding', new URIError('URI malformed'), 400],
  ])('with a general sentence when it is %s', (_what, error, status) => {
    const answer = answerOf(error);
    expect(answer.status).toBe(status);
    expect(answer.error).not.toContain(error.message);
  });

  test.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' }),
  ])('as a pause when a store is away: %s', (error) => {
    expect(answerOf(error)).toMatchObject({ status: 503, error: awaySentence, retryAfterSeconds: 5 });
  });

  test.each([
    new TypeError('x is undefined'),
    withCode('23505', 'duplicate key'),
    withCode('42P01'),
    'a string',
    null,
    undefined,
    { status: 418 },
  ])('with nothing of our inside when nobody foresaw it: %s', (error) => {
    expect(answerOf(error)).toEqual({ status: 500, error: brokenSentence });
  });
});
