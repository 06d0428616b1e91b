import type { proto } from 'baileys';
import { unwrapped } from './wrappers.js';
import { cutText } from '#contracts/values/texts';

/** Emoji, flags and keycaps. WhatsApp's own apps offer nothing else as a reaction. */
const emojiAlone =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|[\u{E0020}-\u{E007F}]|[\d#*]\uFE0F?\u20E3|\u200D|\uFE0F)+$/u;
/** Maximum length: a family with skin tones has some 40 UTF-16 units. */
const emojiMaxUnits = 64;

/** An emoji that somebody added to a message. */
export interface ReadReaction {
  /** Id of that message. */
  readonly waId: string;
  /** Empty when the reaction was removed. */
  readonly emoji: string;
}

/** The reaction to a message of the other side; null for other messages. A person has one reaction per message: a new one replaces it. */
export function readReaction(message: proto.IMessage): ReadReaction | null {
  const reaction = unwrapped(message)?.reactionMessage;
  const waId = reaction?.key?.id;
  // `fromMe` is from the point of view of the person who reacts
  if (!reaction || !waId || reaction.key?.fromMe) return null;
  const emoji = cutText(reaction.text ?? '', emojiMaxUnits);
  return emoji === '' || emojiAlone.test(emoji) ? { waId, emoji } : null;
}
