import type { OwnerId } from '../values/ids.js';

/** The one room of an owner's browsers. */
export function ownerRoom(ownerId: OwnerId): string {
  return `owner:${ownerId}`;
}
