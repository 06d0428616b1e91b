/* The ASN.1 DER elements that an X.509 certificate needs (RFC 5280): each value is tag, length, content. */

function value(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

export const sequence = (...parts: Buffer[]): Buffer => value(0x30, Buffer.concat(parts));
export const set = (...parts: Buffer[]): Buffer => value(0x31, Buffer.concat(parts));
export const octetString = (content: Buffer): Buffer => value(0x04, content);
export const boolean = (on: boolean): Buffer => value(0x01, Buffer.from([on ? 0xff : 0]));
export const printable = (text: string): Buffer => value(0x13, Buffer.from(text, 'ascii'));
/** A positive integer, big-endian, with its first bit clear. */
export const integer = (content: Buffer): Buffer => value(0x02, content);
export const bitString = (content: Buffer, unusedBits = 0): Buffer => value(0x03, Buffer.concat([Buffer.from([unusedBits]), content]));
/** `[n]` around a whole value. */
export const explicit = (tag: number, content: Buffer): Buffer => value(0xa0 | tag, content);
/** `[n]` instead of a primitive value's own tag. */
export const contextTag = (tag: number, content: Buffer): Buffer => value(0x80 | tag, content);

/** YYMMDDHHMMSSZ. Valid for the years 1950 to 2049. */
export function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return value(0x17, Buffer.from(`${digits}Z`));
}

/** Dotted numbers, for example `2.5.4.3`. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const septets = [part & 0x7f];
    for (let left = part >>> 7; left > 0; left >>>= 7) septets.unshift((left & 0x7f) | 0x80);
    bytes.push(...septets);
  }
  return value(0x06, Buffer.from(bytes));
}
