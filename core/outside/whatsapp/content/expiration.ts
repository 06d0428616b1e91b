import { proto } from 'baileys';
import { layersOf, unwrapped } from './wrappers.js';

const { EPHEMERAL_SETTING } = proto.Message.ProtocolMessage.Type;
/**
 * Maximum accepted time. WhatsApp offers a day, a week and ninety days, but a modified client may send any number.
 */
const longestSeconds = 366 * 24 * 3_600;

/**
 * Number of seconds after which messages of this chat disappear, according to the sender's phone; 0 when they do not
 * disappear. Null for messages that do not state the time, such as reactions, and for kinds without a field for it.
 */
export function expirationIn(message: proto.IMessage): number | null {
  const content = unwrapped(message);
  if (!content || content.protocolMessage || content.reactionMessage) return null;
  const parts = partsOf(content);
  const told = [...parts, ...insideOf(content)].map(({ contextInfo }) => contextInfo?.expiration).find(Boolean);
  if (told) return bounded(told);
  // a text in the older wrapper disappears but may not state the time, and a comment has no field for the time
  if (layersOf(message).some((one) => one.ephemeralMessage ?? one.commentMessage)) return null;
  // a decoded part contains the field if its kind has one, even if the field is not set
  return content.conversation || parts.some((part) => 'contextInfo' in part) ? 0 : null;
}

interface Part {
  readonly contextInfo?: proto.IContextInfo | null;
}

function partsOf(content: proto.IMessage | null | undefined): Part[] {
  const parts = Object.values(content ?? {}) as (Part | string | null | undefined)[];
  return parts.filter((part): part is Part => typeof part === 'object' && part !== null);
}

/** Parts of the messages that this message contains. */
function insideOf({ contactsArrayMessage, requestPaymentMessage, sendPaymentMessage }: proto.IMessage): Part[] {
  const inner = [requestPaymentMessage?.noteMessage, sendPaymentMessage?.noteMessage];
  return [...inner.flatMap((one) => partsOf(unwrapped(one))), ...(contactsArrayMessage?.contacts ?? [])];
}

/** The new setting of a chat, in seconds, if this message changes it; 0 means off. Else null. */
export function expirationSet(message: proto.IMessage): number | null {
  const protocol = unwrapped(message)?.protocolMessage;
  return protocol?.type === EPHEMERAL_SETTING ? bounded(protocol.ephemeralExpiration) : null;
}

function bounded(seconds: number | null | undefined): number {
  return seconds && seconds > 0 ? Math.min(Math.floor(seconds), longestSeconds) : 0;
}
