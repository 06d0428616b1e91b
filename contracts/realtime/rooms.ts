import type { AccountId, BotId, LoginSessionId, PersonId } from '../values/ids.js';
import { may, type Action, type Role } from '../values/people/permissions.js';

/** Socket.IO room of all browsers that show a bot. */
export function botRoom(botId: BotId): string {
  return `bot:${botId}`;
}

/** Socket.IO room of all browsers that show an account. */
export function accountRoom(accountId: AccountId): string {
  return `account:${accountId}`;
}

/** Socket.IO room of all browsers of a person. */
export function personRoom(personId: PersonId): string {
  return `person:${personId}`;
}

/** Socket.IO room of one logged-in browser. */
export function loginRoom(id: LoginSessionId): string {
  return `login:${id}`;
}

/**
 * The permissions that a role needs to receive the events of a bot. The bot's room carries messages, contacts, states
 * and log lines.
 */
const botRoomNeeds = ['chat.read', 'bot.read'] as const satisfies readonly Action[];

/**
 * The permissions that a role needs to receive the events of an account. The account's room carries notices and the
 * number of answers left.
 */
const accountRoomNeeds = ['notices.read', 'figures.read'] as const satisfies readonly Action[];

/** A bot of one of the listener's accounts, and the listener's role there. */
interface Seen {
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly role: Role;
}

interface Listener {
  readonly personId: PersonId;
  readonly sessionId: LoginSessionId;
  readonly bots: readonly Seen[];
}

/**
 * The rooms that a browser joins: always the rooms of its person and its login, and the rooms of accounts and bots
 * that the person's role permits.
 * @param permits the permission table, or another table in tests
 */
export function roomsOf({ personId, sessionId, bots }: Listener, permits: typeof may = may): string[] {
  const hears = (role: Role, needs: readonly Action[]): boolean => needs.every((action) => permits(role, action));
  const ofBots = bots.flatMap(({ accountId, botId, role }) => [
    ...(hears(role, accountRoomNeeds) ? [accountRoom(accountId)] : []),
    ...(hears(role, botRoomNeeds) ? [botRoom(botId)] : []),
  ]);
  return [personRoom(personId), loginRoom(sessionId), ...new Set(ofBots)];
}
