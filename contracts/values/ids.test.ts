import { expect, test } from '@jest/globals';
import { AccountId, BotId, OwnerId, PersonId } from './ids.js';

const id = '0190a000-0000-7000-8000-0000000000aa';

/** Each `@ts-expect-error` is the assertion: compilation fails where the expected error is missing. */
test('account, person and bot are not passed as one another', () => {
  const asksForBot = (bot: BotId): string => bot;
  const asksForOwner = (owner: OwnerId): string => owner;
  // @ts-expect-error an account is no bot
  asksForBot(AccountId.parse(id));
  // @ts-expect-error a person is no bot
  asksForBot(PersonId.parse(id));
  // @ts-expect-error a bot is not also the account and the person
  asksForOwner(BotId.parse(id));
  expect(asksForBot(OwnerId.parse(id))).toBe(asksForBot(BotId.parse(id)));
});

test.each([AccountId, PersonId, BotId, OwnerId])('only a uuid is an id', (kind) => {
  expect(kind.safeParse('toko').success).toBe(false);
});
