import type { LoginSessionId, OwnerId } from '../values/ids.js';

/** The one room of an owner's browsers. */
export function ownerRoom(ownerId: OwnerId): string {
  return `owner:${ownerId}`;
}

/** The sockets of one browser that is logged in. */
export function loginRoom(id: LoginSessionId): string {
  return `login:${id}`;
}
