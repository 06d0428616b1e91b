import type { AccountId, BotId, LoginSessionId, PersonId } from '../values/ids.js';

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
