import type { proto } from 'baileys';
import { unwrapped } from './wrappers.js';
import { cutText } from '#contracts/values/texts';

/** Matches only emoji, flags and keycaps, because WhatsApp's own apps offer no other reactions. */
const emojiAlone =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|[\u{E0020}-\u{E007F}]|[\d#*]\uFE0F?\u20E3|\u200D|\uFE0F)+$/u;
/** Maximum length: a family with skin tones has some 40 UTF-16 units. */
const emojiMaxUnits = 64;

/** An emoji that somebody added to a message. */
export interface ReadReaction {
  /** Id of the message that got the reaction. */
  readonly waId: string;
  /** Empty when the reaction was removed. */
  readonly emoji: string;
}

/**
 * A person's reaction to a message of the shop; null for other messages. A person has one reaction per message, and a
 * new reaction replaces it.
 */
export function readReaction(message: proto.IMessage): ReadReaction | null {
  const reaction = unwrapped(message)?.reactionMessage;
  const waId = reaction?.key?.id;
  // `fromMe` is relative to the person who reacts: true means that the person reacts to their own message
  if (!reaction || !waId || reaction.key?.fromMe) return null;
  const emoji = cutText(reaction.text ?? '', emojiMaxUnits);
  return emoji === '' || emojiAlone.test(emoji) ? { waId, emoji } : null;
}
