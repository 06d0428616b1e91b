import type { BotId } from '#contracts/values/ids';

/** Encryption context of `messages.proto`. Reading an attachment requires the same value. */
export function protoContext(botId: BotId): string {
  return `wa-message:${botId}`;
}
