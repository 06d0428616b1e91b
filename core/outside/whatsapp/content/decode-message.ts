import { proto, unpadRandomMax16 } from 'baileys';
import protobuf from 'protobufjs/minimal.js';

/** The bytes are not a valid message: the sender violated the protocol. Any other error while reading is our own. */
export class MalformedMessageError extends Error {
  override name = 'MalformedMessageError';
}

/** The message has more parts than any phone sends. It must not be decoded by anybody else either. */
export class TooManyPartsError extends MalformedMessageError {
  override name = 'TooManyPartsError';
}

/**
 * Maximum number of tags, lengths and numbers of a message, also of numbers in a row. A message of a megabyte may have a
 * million, and decoding it takes 30 ms. This many take 5 ms. A message of 5,000 contact cards has about 30,000.
 */
export const messagePartsMax = 100_000;

/** Counts while it reads. Baileys' decoders accept a reader of protobufjs in place of bytes. */
class CountingReader extends protobuf.Reader {
  private parts = 0;

  override uint32(): number {
    this.parts += 1;
    if (this.parts > messagePartsMax) throw new TooManyPartsError(`more than ${messagePartsMax} parts`);
    return super.uint32();
  }
}

// Fails the start of a program in which Baileys has another copy of protobufjs: no message could be read.
proto.Message.decode(new CountingReader(new Uint8Array()));

const opened = new WeakMap<Uint8Array, proto.IMessage>();

/**
 * The message in decrypted bytes. It is decoded once for all that read the same bytes.
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
