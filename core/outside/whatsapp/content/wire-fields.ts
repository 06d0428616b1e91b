/** A field of an encoded protocol message (protobuf). */
export interface WireField {
  readonly number: number;
  /** The content of a length-delimited field: a text, bytes or a message; null for numbers. */
  readonly content: Uint8Array | null;
  /** The whole field as encoded, so that it can be copied. */
  readonly encoded: Uint8Array;
}

const lengthDelimited = 2;

/**
 * The fields of an encoded message, in order, without decoding their content. Ends at the first byte that is not a
 * valid encoding.
 */
export function* fieldsOf(message: Uint8Array): Generator<WireField> {
  for (let at = 0; at < message.length;) {
    const tag = varint(message, at);
    const value = tag && endOf(message, tag.end, tag.value % 8);
    if (!value || value.end > message.length) return;
    yield {
      number: Math.floor(tag.value / 8),
      content: tag.value % 8 === lengthDelimited ? message.subarray(value.start, value.end) : null,
      encoded: message.subarray(at, value.end),
    };
    at = value.end;
  }
}

/** Encodes a length-delimited field. */
export function fieldOf(number: number, content: Uint8Array): Buffer {
  return Buffer.concat([varintBytes(number * 8 + lengthDelimited), varintBytes(content.length), content]);
}

function varintBytes(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128);
    if (rest < 128) return Buffer.from(bytes);
  }
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
