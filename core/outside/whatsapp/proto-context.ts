import type { OwnerId } from '#contracts/values/ids';

/** Encryption context of `messages.proto`. Reading an attachment requires the same value. */
export function protoContext(ownerId: OwnerId): string {
  return `wa-message:${ownerId}`;
}
