import { proto, unpadRandomMax16 } from 'baileys';
import protobuf from 'protobufjs/minimal.js';

/**
 * The bytes are not a valid message, because the sender violated the protocol. Any other error while parsing is our
 * own.
 */
export class MalformedMessageError extends Error {
  override name = 'MalformedMessageError';
}

/** The message has more parts than any phone sends. Baileys must not decode it either. */
export class TooManyPartsError extends MalformedMessageError {
  override name = 'TooManyPartsError';
}

/**
 * Maximum number of parts of a message: tags, lengths and numbers, including numbers in a row. A message of a
 * megabyte may have a million parts, and decoding it takes 30 ms. Decoding 100,000 parts takes 5 ms. A message of
 * 5,000 contact cards has about 30,000.
 */
export const messagePartsMax = 100_000;

/** Counts the parts while it reads. Baileys' decoders accept a reader of protobufjs in place of bytes. */
class CountingReader extends protobuf.Reader {
  private parts = 0;

  override uint32(): number {
    this.parts += 1;
    if (this.parts > messagePartsMax) throw new TooManyPartsError(`more than ${messagePartsMax} parts`);
    return super.uint32();
  }
}

// Ends the start of the program with an error if Baileys has another copy of protobufjs, because no message could be
// decoded then.
proto.Message.decode(new CountingReader(new Uint8Array()));

const opened = new WeakMap<Uint8Array, proto.IMessage>();

/**
 * The message in decrypted bytes. It is decoded once, and later calls with the same bytes return the same object.
 * @throws MalformedMessageError
 */
export function openMessage(padded: Uint8Array): proto.IMessage {
  const known = opened.get(padded);
  if (known) return known;
  const message: proto.IMessage = orMalformed(() => proto.Message.decode(new CountingReader(unpadRandomMax16(padded))));
  opened.set(padded, message);
  return message;
}

/** @throws MalformedMessageError */
export function openRecord(bytes: Uint8Array): proto.IWebMessageInfo {
  return orMalformed(() => proto.WebMessageInfo.decode(new CountingReader(bytes)));
}

function orMalformed<Decoded>(decode: () => Decoded): Decoded {
  try {
    return decode();
  } catch (error) {
    if (error instanceof MalformedMessageError) throw error;
    throw new MalformedMessageError('the bytes are no message', { cause: error });
  }
}
