import { expect, test } from '@jest/globals';
import { doubtsAbout } from '../../../core/features/replies/grounding/evidence/doubts.rules.js';
import { rememberTexts } from '../../../core/features/replies/grounding/remembered.js';
import { objectionsTo } from '../../../core/features/replies/grounding/reply-check.rules.js';
import { allShops } from './all-shops.js';

/** A sample of the tables: one answer per this number. */
const step = 12;

const checks = Object.values(allShops)
  .flat()
  .flatMap(({ owner, tools = [], right, wrong }) =>
    [...right, ...wrong].map(([, lead, reply, state = {}]) => () => {
      const { tools: found = [], ours = [], chat = [], earlier = [] } = state;
      const sources = { owner: [owner], chat, tools: [...tools, ...found], ours, lead: [...earlier, lead] };
      return JSON.stringify([objectionsTo(reply, sources), doubtsAbout(reply, sources)]);
    }),
  )
  .filter((_, nth) => nth % step === 0);

test('what the thread of checks remembers of texts changes no verdict, in whatever order answers come', () => {
  const computed = checks.map((check) => check());
  rememberTexts();
  expect(checks.map((check) => check())).toEqual(computed);
  expect(checks.toReversed().map((check) => check())).toEqual(computed.toReversed());
  expect(computed.length).toBeGreaterThan(100);
});
