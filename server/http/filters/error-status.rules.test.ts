import { describe, expect, test } from '@jest/globals';
import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { errors } from '#contracts/http/errors';
import { AppError } from '#core/platform/errors/app-error';
import { answerOf } from './error-status.rules.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('an error is answered', () => {
  test('with its own sentence when it is ours', () => {
    expect(answerOf(new AppError('otp_too_soon', { waitSeconds: 12 }))).toEqual({
      status: 429,
      error: 'Tunggu 12 detik sebelum meminta kode OTP lagi.',
      code: 'otp_too_soon',
      retryAfterSeconds: 12,
    });
  });

  test.each([
    ['a Nest exception', new NotFoundException('Cannot GET /x'), 404, 'route_unknown'],
    ['another one', new BadRequestException('secret'), 400, 'malformed'],
    ['one of a status that we have no words for', new HttpException('secret', 418), 418, 'malformed'],
    ['a body parser’s', Object.assign(new Error('request entity too large'), { status: 413 }), 413, 'too_large'],
    ['a broken encoding', Object.assign(new URIError('URI malformed'), { status: 400 }), 400, 'malformed'],
  ] as const)('with a general sentence when it is %s', (_what, error, status, code) => {
    expect(answerOf(error)).toEqual({ status, error: errors[code].sentence, code });
  });

  test.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' }),
  ])('as a pause when a store is away: %s', (error) => {
    expect(answerOf(error)).toMatchObject({
      status: 503,
      error: 'Layanan sedang terganggu. Silakan coba lagi sebentar lagi.',
      retryAfterSeconds: 5,
    });
  });

  test.each([
    new TypeError('x is undefined'),
    new SyntaxError('Unexpected token in what we stored ourselves'),
    new URIError('an address of ours'),
    Object.assign(new Error('of another service'), { status: 502 }),
    withCode('23505', 'duplicate key'),
    withCode('42P01'),
    'a string',
    null,
    undefined,
    { status: 418 },
  ])('with nothing of our inside when nobody foresaw it: %s', (error) => {
    expect(answerOf(error)).toEqual({ status: 500, error: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.', code: 'broken' });
  });
});
