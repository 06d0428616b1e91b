import { describe, expect, test } from '@jest/globals';
import { chooseByCode, type TypedCode } from './registration.rules.js';

const typed = (...outcomes: TypedCode['outcome'][]): TypedCode[] =>
  outcomes.map((outcome, nth) => ({ registrationId: `r${nth}`, outcome }));

describe('a code without evidence of who types it', () => {
  test.each([
    ['opens the only registration', typed('match'), { kind: 'open', registrationId: 'r0', spend: [] }],
    ['does not open the first of several', typed('match', 'wrong'), { kind: 'unclear', spend: [] }],
    ['nor a later one', typed('wrong', 'match'), { kind: 'unclear', spend: [] }],
    ['nor one beside another that has no code left', typed('none', 'match'), { kind: 'unclear', spend: [] }],
    ['nor the first one then', typed('match', 'expired'), { kind: 'unclear', spend: [] }],
    ['costs all a try when it is wrong', typed('wrong', 'expired', 'wrong'), { kind: 'refuse', outcome: 'wrong', spend: ['r0', 'r2'] }],
    ['is told locked before expired', typed('expired', 'locked'), { kind: 'refuse', outcome: 'locked', spend: [] }],
    ['is told nothing where nothing was registered', [], { kind: 'refuse', outcome: 'none', spend: [] }],
  ])('%s', (_what, codes, choice) => {
    expect(chooseByCode(codes, null)).toEqual(choice);
  });
});

describe('a code typed by a person with the secret of the registration', () => {
  test.each([
    ['opens it', typed('wrong', 'match'), 'r1', { kind: 'open', registrationId: 'r1', spend: [] }],
    ['opens nothing when it is another’s, and costs a try', typed('match', 'wrong'), 'r1', { kind: 'other', spend: ['r1'] }],
    ['opens nothing of others when one’s own is locked', typed('match', 'locked'), 'r1', { kind: 'other', spend: [] }],
    ['costs only one’s own a try', typed('wrong', 'wrong'), 'r1', { kind: 'refuse', outcome: 'wrong', spend: ['r1'] }],
    ['opens nothing when the registration is gone', typed('wrong'), 'r9', { kind: 'refuse', outcome: 'none', spend: [] }],
  ])('%s', (_what, codes, own, choice) => {
    expect(chooseByCode(codes, own)).toEqual(choice);
  });
});
