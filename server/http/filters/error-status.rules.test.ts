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
    ['one of the last status that is a refusal', new HttpException('secret', 499), 499, 'malformed'],
    ['a broken encoding', Object.assign(new URIError('URI malformed'), { status: 400 }), 400, 'malformed'],
  ] as const)('with a general sentence when it is %s', (_what, error, status, code) => {
    expect(answerOf(error)).toEqual({ status, error: errors[code].sentence, code });
  });

  test.each([
    ['its port is closed', withCode('ECONNREFUSED')],
    ['it shuts down', withCode('57P01')],
    ['the connection failed', withCode('08006')],
    ['it takes no more connections', withCode('53300')],
    ['the connection ended', new Error('Connection terminated unexpectedly')],
    ['it was asked too often', Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' })],
  ])('as a pause when a store is away: %s', (_what, error) => {
    expect(answerOf(error)).toEqual({
      status: 503,
      error: 'Layanan sedang terganggu. Silakan coba lagi sebentar lagi.',
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
  });

  test.each([
    ['a mistake of ours', new TypeError('x is undefined')],
    ['something stored that cannot be read', new SyntaxError('Unexpected token in what we stored ourselves')],
    ['a broken address of ours', new URIError('an address of ours')],
    ['another service’s failure', Object.assign(new Error('of another service'), { status: 502 })],
    ['a failure that Nest names', new HttpException('secret', 500)],
    ['an answer that is no refusal', new HttpException('secret', 399)],
    ['a status in words', Object.assign(new Error('x'), { status: '404' })],
    ['a duplicate', withCode('23505', 'duplicate key')],
    ['a table that is missing', withCode('42P01')],
    ['a string', 'a string'],
    ['null', null],
    ['nothing', undefined],
    ['an object that is no error', { status: 418 }],
  ])('without internal details when it was unexpected: %s', (_what, error) => {
    expect(answerOf(error)).toStrictEqual({
      status: 500,
      error: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
      code: 'broken',
    });
  });
});
