import type { proto } from 'baileys';

/**
 * Fields of a message that carry the real one. Baileys' `normalizeMessageContent` knows some of them, five deep, and not the copy
 * for linked devices (`deviceSentMessage`) within another one.
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
] as const satisfies readonly (keyof proto.IMessage)[];

/** Phones nest three at most; a modified client may nest any number. */
const depthMax = 10;

/**
 * A message and what is within its wrappers, from the outside to the inside. A wrapper has an empty message within when its content is
 * missing or of a kind that we do not know.
 */
export function layersOf(message: proto.IMessage | null | undefined): proto.IMessage[] {
  const layers: proto.IMessage[] = [];
  for (let layer = message ?? undefined; layer && layers.length < depthMax; layer = innerOf(layer)) layers.push(layer);
  return layers;
}

/** A message taken out of its wrappers; undefined for none. */
export function unwrapped(message: proto.IMessage | null | undefined): proto.IMessage | undefined {
  return layersOf(message).at(-1);
}

/** True for a photo, a film or a voice note that can be opened once. */
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
  // an empty copy for linked devices says nothing
  return wrapper && (message[wrapper]?.message ?? (wrapper === 'deviceSentMessage' ? undefined : {}));
}
