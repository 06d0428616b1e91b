import { beforeEach, expect, test } from '@jest/globals';
import { causeOfRefusal } from './refusal-cause.js';
import { outcomes, reachoutRefusal } from './sending.rules.js';

let renewed: string[];
/** WhatsApp's answer about the account's restriction; null for no answer. */
let told: boolean | null;
let isRestricted: boolean;

beforeEach(() => {
  [renewed, told, isRestricted] = [[], null, false];
});

const link = {
  askRestriction: async () => told,
  renewToken: async (jid: string) => renewed.push(jid) > 0,
};
const causeAfter = (isRenewed: boolean) => causeOfRefusal(link, () => isRestricted)({ jid: 'ani' }, isRenewed);

test('a restriction that WhatsApp confirms is the cause', async () => {
  told = true;
  expect([await causeAfter(false), renewed]).toEqual([reachoutRefusal, []]);
});

test('a stored restriction in force is the cause when WhatsApp does not answer', async () => {
  isRestricted = true;
  expect([await causeAfter(false), await causeAfter(true), renewed]).toEqual([reachoutRefusal, reachoutRefusal, []]);
});

test.each([
  ['WhatsApp says that there is no restriction', false, true],
  ['WhatsApp does not answer, and none is stored', null, false],
])('the token is the cause when %s', async (_when, answer, stored) => {
  [told, isRestricted] = [answer, stored];
  expect([await causeAfter(false), await causeAfter(true), renewed]).toEqual([outcomes.tokenRenewed, outcomes.tokenRefused, ['ani']]);
});
