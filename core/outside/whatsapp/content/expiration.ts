import { proto } from 'baileys';
import { layersOf, unwrapped } from './wrappers.js';

const { EPHEMERAL_SETTING } = proto.Message.ProtocolMessage.Type;
/** WhatsApp offers a day, a week and ninety days. A modified client may send any number. */
const longestSeconds = 366 * 24 * 3_600;

/**
 * Number of seconds after which messages of this chat disappear, according to the sender's phone; 0 when they do not.
 * Null for messages that do not say, such as reactions.
 */
export function expirationIn(message: proto.IMessage): number | null {
  const content = unwrapped(message);
  if (!content || content.protocolMessage || content.reactionMessage) return null;
  const parts = Object.values(content) as ({ contextInfo?: proto.IContextInfo | null } | string | null | undefined)[];
  const told = parts.map((part) => (typeof part === 'object' ? part?.contextInfo?.expiration : null)).find((one) => Boolean(one));
  // a text within the older wrapper disappears, but may not say when
  if (!told && layersOf(message).some((one) => one.ephemeralMessage)) return null;
  return bounded(told);
}

/** The new setting of a chat, in seconds, if this message changes it; 0 means off. Else null. */
export function expirationSet(message: proto.IMessage): number | null {
  const protocol = unwrapped(message)?.protocolMessage;
  return protocol?.type === EPHEMERAL_SETTING ? bounded(protocol.ephemeralExpiration) : null;
}

function bounded(seconds: number | null | undefined): number {
  return seconds && seconds > 0 ? Math.min(Math.floor(seconds), longestSeconds) : 0;
}
