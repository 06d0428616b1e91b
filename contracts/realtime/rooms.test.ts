import { expect, test } from '@jest/globals';
import { AccountId, BotId, LoginSessionId, PersonId } from '../values/ids.js';
import type { Action } from '../values/people/permissions.js';
import { accountRoom, botRoom, loginRoom, personRoom, roomsOf } from './rooms.js';

const uuid = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const bot = { accountId: AccountId.parse(uuid(3)), botId: BotId.parse(uuid(4)), role: 'agent' as const };
const browser = { personId: PersonId.parse(uuid(1)), sessionId: LoginSessionId.parse(uuid(2)), bots: [bot] };
const own = [personRoom(browser.personId), loginRoom(browser.sessionId)];
const without =
  (...missing: Action[]) =>
  (_role: unknown, action: Action): boolean =>
    !missing.includes(action);

test('an agent receives the events of the account and the bot', () => {
  expect(roomsOf(browser)).toEqual([...own, accountRoom(bot.accountId), botRoom(bot.botId)]);
});

test.each(['chat.read', 'bot.read'] as const)('a role without %s receives no events of the bot', (action) => {
  expect(roomsOf(browser, without(action))).toEqual([...own, accountRoom(bot.accountId)]);
});

test.each(['notices.read', 'figures.read'] as const)('a role without %s receives no events of the account', (action) => {
  expect(roomsOf(browser, without(action))).toEqual([...own, botRoom(bot.botId)]);
});

test('a role without permissions receives only the events of its own login', () => {
  expect(roomsOf(browser, () => false)).toEqual(own);
});

test('a browser receives the events of every bot of its person, and of each account once', () => {
  const sibling = { ...bot, botId: BotId.parse(uuid(5)) };
  const elsewhere = { accountId: AccountId.parse(uuid(6)), botId: BotId.parse(uuid(7)), role: 'owner' as const };
  const ownerAlone = (role: unknown): boolean => role === 'owner';
  expect(roomsOf({ ...browser, bots: [bot, sibling, elsewhere] })).toEqual([
    ...own,
    ...[accountRoom(bot.accountId), botRoom(bot.botId), botRoom(sibling.botId)],
    ...[accountRoom(elsewhere.accountId), botRoom(elsewhere.botId)],
  ]);
  expect(roomsOf({ ...browser, bots: [bot, elsewhere] }, ownerAlone)).toEqual([
    ...own,
    ...[accountRoom(elsewhere.accountId), botRoom(elsewhere.botId)],
  ]);
});
