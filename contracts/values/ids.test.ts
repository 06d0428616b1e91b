import { expect, test } from '@jest/globals';
import { AccountId, BotId, PersonId } from './ids.js';

const id = '0190a000-0000-7000-8000-0000000000aa';

/** Each `@ts-expect-error` is the assertion: compilation fails where the expected error is missing. */
test('account, person and bot are not passed as one another', () => {
  const asksForBot = (bot: BotId): string => bot;
  const asksForAccount = (account: AccountId): string => account;
  const asksForPerson = (person: PersonId): string => person;
  // @ts-expect-error an account is no bot
  asksForBot(AccountId.parse(id));
  // @ts-expect-error a person is no bot
  asksForBot(PersonId.parse(id));
  // @ts-expect-error a bot is no account
  asksForAccount(BotId.parse(id));
  // @ts-expect-error a person is no account
  asksForAccount(PersonId.parse(id));
  // @ts-expect-error a bot is no person
  asksForPerson(BotId.parse(id));
  expect(asksForBot(BotId.parse(id))).toBe(id);
});

test.each([AccountId, PersonId, BotId])('only a uuid is an id', (kind) => {
  expect(kind.safeParse('toko').success).toBe(false);
});
