/** Fields of WhatsApp's messages that Baileys' `proto` does not have: `Message`, `PollAddOptionMessage`, `Option`. */
const fields = { pollAddOptionMessage: 121, addOption: 2, optionName: 1 } as const;
const lengthDelimited = 2;

/** The name of the choice in an encoded `pollAddOptionMessage` (docs/protocols/whatsapp.md, "Sealed edits"); null for every other message. */
export function addedChoice(message: Uint8Array): string | null {
  const added = bytesOf(message, fields.pollAddOptionMessage);
  const option = added && bytesOf(added, fields.addOption);
  const name = option && bytesOf(option, fields.optionName);
  return name && name.length > 0 ? Buffer.from(name).toString('utf8') : null;
}

/**
 * The last length-delimited field with that number. Null when there is none, or when the bytes are not a
 * valid encoding.
 */
function bytesOf(message: Uint8Array, wanted: number): Uint8Array | null {
  let found: Uint8Array | null = null;
  for (let at = 0; at < message.length;) {
    const tag = varint(message, at);
    if (!tag) return null;
    const { end } = tag;
    const next = endOf(message, end, tag.value % 8);
    if (next === null || next.end > message.length) return null;
    if (Math.floor(tag.value / 8) === wanted && tag.value % 8 === lengthDelimited) found = message.subarray(next.start, next.end);
    at = next.end;
  }
  return found;
}

/** Start and end of a field's value, according to its wire type. */
function endOf(message: Uint8Array, at: number, wireType: number): { readonly start: number; readonly end: number } | null {
  if (wireType === 1) return { start: at, end: at + 8 };
  if (wireType === 5) return { start: at, end: at + 4 };
  const number = wireType === 0 || wireType === lengthDelimited ? varint(message, at) : null;
  if (!number) return null;
  return { start: number.end, end: number.end + (wireType === 0 ? 0 : number.value) };
}

function varint(message: Uint8Array, at: number): { readonly value: number; readonly end: number } | null {
  let value = 0;
  for (let index = 0; index < 10; index += 1) {
    const byte = message[at + index];
    if (byte === undefined) return null;
    value += (byte % 128) * 2 ** (7 * index);
    if (byte < 128) return { value, end: at + index + 1 };
  }
  return null;
}
