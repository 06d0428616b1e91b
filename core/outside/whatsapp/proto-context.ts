import type { OwnerId } from '#contracts/values/ids';

/** Context under which the protocol's messages are sealed in `messages.proto`; who fetches an attachment opens it with the same. */
export function protoContext(ownerId: OwnerId): string {
  return `wa-message:${ownerId}`;
}
