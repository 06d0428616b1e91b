import { fieldsOf } from './wire-fields.js';

/** Fields of WhatsApp's messages that Baileys' `proto` does not have: `Message`, `PollAddOptionMessage`, `Option`. */
const fields = { pollAddOptionMessage: 121, addOption: 2, optionName: 1 } as const;

/**
 * The text of the option that an encoded `pollAddOptionMessage` adds to a poll (docs/protocols/whatsapp.md, "Sealed
 * edits"). Null for every other message.
 */
export function addedChoice(message: Uint8Array): string | null {
  const added = bytesOf(message, fields.pollAddOptionMessage);
  const option = added && bytesOf(added, fields.addOption);
  const name = option && bytesOf(option, fields.optionName);
  return name && name.length > 0 ? Buffer.from(name).toString('utf8') : null;
}

/** The content of the last length-delimited field with that number; null when there is none. */
function bytesOf(message: Uint8Array, wanted: number): Uint8Array | null {
  let found: Uint8Array | null = null;
  for (const { content, number } of fieldsOf(message)) if (number === wanted && content) found = content;
  return found;
}
