import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SheetError } from './sheet.errors.js';

/** Maximum nesting of elements. Spreadsheets use about eight. */
const depthMax = 64;
const pieceChars = 65_536;

/** The attributes of one element by their local names. */
export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** Names of elements and attributes are passed without their prefix. */
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  /** A piece of text, entities decoded. One element may have several. */
  readonly text?: (piece: string) => void;
}

/**
 * Parses XML as a stream, strictly, without building a tree. An entity that a file declares itself is an error, so no
 * such entity can expand.
 * @throws SheetError `broken` when the XML is not well-formed; an error of a handler ends the parsing
 */
export function readXml(bytes: Buffer, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', (cause) => {
    throw new SheetError('broken', { cause });
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > depthMax) throw new SheetError('broken');
    open?.(localOf(name), localNames(attributes));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localOf(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const xml = new TextDecoder('utf-8').decode(bytes);
  // Parsed in pieces, so that a handler that throws ends the parsing early.
  for (let at = 0; at < xml.length; at += pieceChars) parser.write(xml.slice(at, at + pieceChars));
  parser.close();
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localNames(attributes: Record<string, string>): Attributes {
  const local: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const name in attributes) local[localOf(name)] ??= attributes[name]!;
  return local;
}
