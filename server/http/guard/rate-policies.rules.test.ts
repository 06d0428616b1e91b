import { expect, test } from '@jest/globals';
import type { RatePolicy } from '#core/platform/rate-limits/rate-limits';
import { ratePolicies } from './rate-policies.rules.js';

const hourSeconds = 3_600;
const policies = Object.entries<RatePolicy>(ratePolicies);

test.each(policies.filter(([, { onlyWrong }]) => onlyWrong))(
  '%s leaves at most a hundred wrong guesses an hour for one account',
  (_name, policy) => {
    expect((policy.perAccount! * hourSeconds) / policy.windowSeconds).toBeLessThanOrEqual(100);
  },
);

test.each(policies)('%s is counted over a time of a minute to an hour', (_name, { windowSeconds }) => {
  expect([60, 900, hourSeconds]).toContain(windowSeconds);
});

test.each(policies.filter(([, { perPlace }]) => perPlace))(
  'one place has used up its tries of %s before everybody has',
  (_name, policy) => {
    expect(policy.perPlace!).toBeLessThan(policy.perAccount!);
    expect(policy.perPlace!).toBeLessThan(policy.perAddress!);
  },
);
