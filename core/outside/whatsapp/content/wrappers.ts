import type { proto } from 'baileys';

/**
 * Fields of a message that wrap the real message. Baileys' `normalizeMessageContent` unwraps some of them, up to five
 * levels. It does not unwrap the copy for linked devices (`deviceSentMessage`) inside another wrapper.
 */
const wrappers = [
  'deviceSentMessage',
  'ephemeralMessage',
  'viewOnceMessage',
  'viewOnceMessageV2',
  'viewOnceMessageV2Extension',
  'documentWithCaptionMessage',
  'editedMessage',
  'associatedChildMessage',
  'groupStatusMessage',
  'groupStatusMessageV2',
  'groupMentionedMessage',
  'lottieStickerMessage',
  'pollCreationMessageV4',
  'questionMessage',
  'questionReplyMessage',
  'botForwardedMessage',
  'botInvokeMessage',
  'commentMessage',
] as const satisfies readonly (keyof proto.IMessage)[];

/** Maximum number of nested wrappers. Phones nest three levels, and a modified client may nest any number. */
const depthMax = 10;

/**
 * A message and the messages inside its wrappers, outermost first. A wrapper contains an empty message when its content
 * is missing or of an unknown kind.
 */
export function layersOf(message: proto.IMessage | null | undefined): proto.IMessage[] {
  const layers: proto.IMessage[] = [];
  for (let layer = message ?? undefined; layer && layers.length < depthMax; layer = innerOf(layer)) layers.push(layer);
  return layers;
}

/** A message without its wrappers; undefined without a message. */
export function unwrapped(message: proto.IMessage | null | undefined): proto.IMessage | undefined {
  return layersOf(message).at(-1);
}

/** True for a view-once photo, video or voice note. */
export function isViewOnce(message: proto.IMessage | null | undefined): boolean {
  return layersOf(message).some((one) => one.viewOnceMessage ?? one.viewOnceMessageV2 ?? one.viewOnceMessageV2Extension);
}

/** The first value found in the `messageContextInfo` of the message or of a message inside it. */
export function contextInfoOf<Value>(
  message: proto.IMessage | null | undefined,
  read: (context: proto.IMessageContextInfo) => Value | null | undefined,
): Value | undefined {
  for (const { messageContextInfo } of layersOf(message)) {
    const value = messageContextInfo && read(messageContextInfo);
    if (value !== null && value !== undefined) return value;
  }
  return undefined;
}

function innerOf(message: proto.IMessage): proto.IMessage | undefined {
  const wrapper = wrappers.find((name) => message[name]);
  // an empty copy for linked devices is ignored
  return wrapper && (message[wrapper]?.message ?? (wrapper === 'deviceSentMessage' ? undefined : {}));
}
