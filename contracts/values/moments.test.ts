import { describe, expect, test } from '@jest/globals';
import { readMoment } from './moments.js';

describe('a moment in its three forms', () => {
  const moment = new Date('2026-11-21T07:05:00.500Z');
  test.each([
    ['an object', { seconds: moment.getTime() / 1_000 - 0.5, nanoseconds: 500_000_000 }],
    ['an ISO string', moment.toISOString()],
    ['a number of milliseconds', moment.getTime()],
    ['a string of milliseconds', String(moment.getTime())],
  ])('%s', (_, value) => {
    expect(readMoment(value)).toEqual(moment);
  });

  test('a number of seconds is not taken for milliseconds', () => {
    for (const seconds of [1_763_708_700, '1763708700', ' 1763708700 ', { seconds: 1_763_708_700 }])
      expect(readMoment(seconds)).toEqual(new Date(1_763_708_700_000));
    expect(readMoment('1763708700.5')).toEqual(new Date(1_763_708_700_500));
    expect(readMoment(1e11)).toEqual(new Date(1e11));
  });

  test.each([[null], [undefined], ['kemarin'], [{ seconds: 'x' }], [''], [{ seconds: 0, nanoseconds: 0 }], [{ seconds: 1e300 }]])(
    '%j is no moment',
    (value) => {
      expect(readMoment(value)).toBeNull();
    },
  );
});
