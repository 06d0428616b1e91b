import type { BinaryNode } from 'baileys';

/** A stanza of the WhatsApp wire: a tag, string attributes, and either child stanzas or bytes. */
export type Stanza = BinaryNode;

/** The server as a sender: a jid with an empty user. Baileys rc14 compares exactly this string. */
export const serverJid = '@s.whatsapp.net';

type AttributeValue = string | number | undefined;

/**
 * Builds a stanza. Numbers become strings: the encoder counts a number attribute in the list length but does not
 * write it, which corrupts the frame. `undefined` attributes are left out.
 */
export function stanza(tag: string, attrs: Record<string, AttributeValue> = {}, content?: Stanza[] | Uint8Array | string): Stanza {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(attrs)) {
    if (value !== undefined) texts[name] = String(value);
  }
  // Strings are sent as bytes: the client treats token strings and byte strings differently.
  if (typeof content === 'string') return { tag, attrs: texts, content: Buffer.from(content) };
  return content === undefined ? { tag, attrs: texts } : { tag, attrs: texts, content };
}

/** The child stanzas. Empty when the content is bytes or missing. */
export function children(of: Stanza | undefined, tag?: string): Stanza[] {
  if (!of || !Array.isArray(of.content)) return [];
  return tag === undefined ? of.content : of.content.filter((child) => child.tag === tag);
}

/** The first child with this tag. */
export function child(of: Stanza | undefined, tag: string): Stanza | undefined {
  if (!of || !Array.isArray(of.content)) return undefined;
  return of.content.find((candidate) => candidate.tag === tag);
}

/**
 * The content of a stanza as bytes. The decoder returns a string when the bytes are equal to a token or to digits.
 */
export function bytes(of: Stanza | undefined): Buffer | undefined {
  const content = of?.content;
  if (content === undefined || Array.isArray(content)) return undefined;
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
}

/** The bytes of the first child with this tag. */
export function childBytes(of: Stanza | undefined, tag: string): Buffer | undefined {
  return bytes(child(of, tag));
}

/** A big-endian unsigned integer of up to 6 bytes. */
export function toUint(value: Buffer | undefined): number | undefined {
  return value && value.length > 0 && value.length <= 6 ? value.readUIntBE(0, value.length) : undefined;
}

/** Writes an unsigned integer big-endian. */
export function uint(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

/** Seconds since 1970, the unit of every `t` attribute. */
export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
