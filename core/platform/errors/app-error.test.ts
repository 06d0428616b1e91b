import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { errors, type ErrorCode } from '#contracts/http/errors';
import { AppError } from './app-error.js';

const root = new URL('../../../', import.meta.url);

/** Our own source code without tests, by path. */
const sources = ['contracts', 'core', 'server', 'workers'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, root), 'utf8')] as const),
);
const table = 'contracts/http/errors.ts';

describe('the table of errors', () => {
  test('has no unused code', () => {
    const code = sources.flatMap(([path, text]) => (path === table ? [] : [text])).join('\n');
    const unused = Object.keys(errors).filter((name) => !code.includes(`'${name}'`) && !code.includes(`errors.${name}`));
    expect(unused).toEqual([]);
  });

  test('defines every refusal: no code throws one of Nest’s, or answers with another text', () => {
    const strays = sources.flatMap(([path, text]) => {
      const found = text.match(
        /new (?:Http|BadRequest|Unauthorized|Forbidden|NotFound|Conflict|Gone|PayloadTooLarge|UnprocessableEntity|ServiceUnavailable|InternalServerError)\w*Exception\(|\bnew HttpException\(|\.json\(\{ error: ['"`]|status: 4\d\d\b/g,
      );
      return path === table || !found ? [] : [`${path}: ${found.join()}`];
    });
    expect(strays).toEqual([]);
  });

  test('has a 4xx or 5xx and a whole Indonesian sentence for each code, each sentence once', () => {
    const factsOf = (code: string) => ({ waitSeconds: 60, digits: '628123456789', why: `Ditolak karena ${code}.` });
    const told = Object.keys(errors).map((code) => new AppError(code as ErrorCode, ...([factsOf(code)] as unknown as [])));
    for (const { code, status, text } of told) {
      expect({ code, isRefusal: status >= 400 && status < 600 }).toEqual({ code, isRefusal: true });
      expect({ code, text }).toEqual({ code, text: expect.stringMatching(/^\p{Lu}.+\.$/u) });
    }
    expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
  });
});

describe('a wait is given in words and as a number', () => {
  test.each([
    [5, '5 detik'],
    [89, '89 detik'],
    [45, '45 detik'],
    [90, '2 menit'],
    [900, '15 menit'],
    [600, '10 menit'],
  ])('%s seconds', (waitSeconds, words) => {
    const error = new AppError('too_many', { waitSeconds });
    expect(error.text).toBe(`Terlalu banyak percobaan. Silakan coba lagi dalam ${words}.`);
    expect(error.retryAfterSeconds).toBe(waitSeconds);
  });

  test('a try that is one too many is 429', () => {
    expect(new AppError('too_many', { waitSeconds: 1 }).status).toBe(429);
  });

  test('also where the sentence does not name it', () => {
    expect(new AppError('otp_day_spent', { waitSeconds: 7_200 })).toMatchObject({ status: 429, retryAfterSeconds: 7_200 });
    expect(new AppError('busy')).toMatchObject({ status: 503, retryAfterSeconds: 10 });
    expect(new AppError('trial_used').retryAfterSeconds).toBeUndefined();
  });
});
