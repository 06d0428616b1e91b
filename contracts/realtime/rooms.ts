import type { LoginSessionId, OwnerId } from '../values/ids.js';

/** Socket.IO room of all browsers of an owner. */
export function ownerRoom(ownerId: OwnerId): string {
  return `owner:${ownerId}`;
}

/** Socket.IO room of one logged-in browser. */
export function loginRoom(id: LoginSessionId): string {
  return `login:${id}`;
}
