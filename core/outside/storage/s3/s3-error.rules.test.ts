import { describe, expect, test } from '@jest/globals';
import { lacksBulkRemoval, sentenceOf, outcomeOf } from './s3-error.rules.js';

describe('errors of a bucket', () => {
  test.each([
    ['NoSuchKey', 404, 'gone'],
    ['NotFound', 404, 'gone'],
    ['NoSuchBucket', 404, 'settings'],
    ['AccessDenied', 403, 'settings'],
    ['PermanentRedirect', 301, 'settings'],
    ['Unknown', 301, 'settings'],
    ['Unknown', 401, 'settings'],
    ['Unknown', 403, 'settings'],
    ['SlowDown', 503, 'again'],
    ['RequestTimeout', 400, 'again'],
    ['RequestTimeTooSkewed', 403, 'again'],
    ['TooManyRequests', 429, 'again'],
    ['Unknown', 500, 'again'],
    ['BadGateway', 502, 'again'],
    ['ECONNRESET', undefined, 'again'],
    // the connection was lost after the headers
    ['ECONNRESET', 206, 'again'],
    ['Unknown', 300, 'never'],
    ['Unknown', 400, 'never'],
    ['NotImplemented', 501, 'never'],
    ['EntityTooLarge', 400, 'never'],
  ] as const)('%s (%s): %s', (name, status, outcome) => {
    expect(outcomeOf({ name, status })).toBe(outcome);
  });

  test.each([
    ['RequestTimeTooSkewed', 403, 'clock'],
    ['AuthorizationHeaderMalformed', 400, 'STORAGE_REGION'],
    ['Unknown', 301, 'STORAGE_ENDPOINT'],
    ['Unknown', 401, 'rights'],
    ['Unknown', 403, 'rights'],
    ['ENOTFOUND', undefined, 'cannot be reached (ENOTFOUND)'],
    ['BadGateway', 502, '502'],
  ] as const)('%s (%s) is told with %s', (name, status, words) => {
    expect(sentenceOf({ name, status }, 'at x')).toContain(words);
  });

  test.each([
    ['Unknown', 501, true],
    ['NotImplemented', 400, true],
    ['MissingContentMD5', 400, true],
    ['InvalidRequest', 400, true],
    ['InvalidRequest', 403, false],
    ['InternalError', 500, false],
    ['MalformedXML', 400, false],
  ] as const)('%s (%s) means that it cannot remove many at once: %s', (name, status, isLacking) => {
    expect(lacksBulkRemoval({ name, status })).toBe(isLacking);
  });
});
