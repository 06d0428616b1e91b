import { Readable } from 'node:stream';
import ts from 'typescript';

/** How the size of an input is distributed over the texts and lists of the structure. */
export type Shape = 'long texts' | 'one long text' | 'many items' | 'long items';
export const shapes: readonly Shape[] = ['long texts', 'one long text', 'many items', 'long items'];

export interface InputOptions {
  readonly shape: Shape;
  /** Characters in the long texts, or items in the long lists. */
  readonly size: number;
  /** A text with that number of characters. */
  readonly fill: (length: number) => string;
  /** Index of the union member to use, modulo the number of members. */
  readonly variant: number;
}

/** Thrown for a type from which no value can be made. The test then names the function, which needs its own entry. */
export class UnknownType extends Error {}

const depthMax = 6;
/**
 * Maximum number of values in one input. A larger input means that the types lead into a library, so the function
 * needs its own entry.
 */
const valuesMax = 1_000_000;
const shortChars = 12;
const oneDay = new Date('2026-11-25T03:00:00.000Z');

/** Makes arguments from the types of parameters, in the requested size. */
export class Inputs {
  /** True when the made value contains a text or bytes. */
  holdsText = false;
  /** True when the made value contains a list whose length can grow. */
  holdsList = false;
  /** The largest number of members of any union in the types. The test makes this many variants. */
  variants = 1;
  #texts = 0;
  #values = 0;

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly options: InputOptions,
  ) {}

  make(type: ts.Type, depth = 0): unknown {
    if (depth > depthMax) return undefined;
    this.#values += 1;
    if (this.#values > valuesMax) throw new UnknownType(`${this.checker.typeToString(type)} holds too many values`);
    const { flags } = type;
    if (flags & ts.TypeFlags.Literal && !(flags & ts.TypeFlags.BooleanLike)) return (type as ts.LiteralType).value;
    if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return this.#text();
    if (flags & ts.TypeFlags.NumberLike) return 5;
    if (flags & ts.TypeFlags.BigIntLike) return 5n;
    if (flags & ts.TypeFlags.BooleanLike) return this.options.variant % 2 === 0;
    if (flags & ts.TypeFlags.Null) return null;
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return undefined;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return this.#anything(depth);
    if (flags & ts.TypeFlags.TypeParameter) return this.#ofParameter(type as ts.TypeParameter, depth);
    if (type.isUnion()) return this.#ofUnion(type, depth);
    // a text or number with a branded type, such as an id
    const primitive = type.isIntersection() && type.types.find((part) => part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
    if (primitive) return this.make(primitive, depth);
    return this.#ofObject(type, depth);
  }

  #text(): string {
    this.holdsText = true;
    this.#texts += 1;
    const { shape, size, fill } = this.options;
    if (shape === 'long texts' || (shape === 'one long text' && this.#texts === 1)) return fill(size);
    return fill(shortChars);
  }

  #anything(depth: number): unknown {
    this.variants = Math.max(this.variants, 4);
    // a list of any type grows by its own length
    const items = depth === 0 ? this.#items(0) : 2;
    const texts = Array.from({ length: items }, () => this.#text());
    return [this.#text(), texts, Object.fromEntries(texts.map((text, nth) => [`k${nth}`, text])), { a: [{ b: this.#text() }] }][
      this.options.variant % 4
    ];
  }

  /** @param depth number of lists around this list */
  #items(depth: number): number {
    this.holdsList = true;
    const { shape, size } = this.options;
    if (shape === 'many items') return depth === 0 ? size : 2;
    if (shape === 'long items') return depth === 1 ? size : 2;
    return 2;
  }

  #lists = 0;

  #list(item: ts.Type | undefined, depth: number): unknown[] {
    const length = this.#items(this.#lists);
    this.#lists += 1;
    const texts = this.#texts;
    const list = Array.from({ length }, (_, nth) => {
      if (nth > 0 && this.options.shape === 'one long text') this.#texts = Math.max(this.#texts, texts + 1);
      return item === undefined ? this.#text() : this.make(item, depth + 1);
    });
    this.#lists -= 1;
    return list;
  }

  #ofParameter(type: ts.TypeParameter, depth: number): unknown {
    const constraint = this.checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? this.make(constraint, depth + 1) : this.#anything(depth);
  }

  #ofUnion(type: ts.UnionType, depth: number): unknown {
    if (type.flags & ts.TypeFlags.Boolean) return this.options.variant % 2 === 0;
    const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
    const members = type.types.filter((member) => !(member.flags & empty));
    this.variants = Math.max(this.variants, Math.min(members.length, 4));
    return members.length === 0 ? undefined : this.make(members[this.options.variant % members.length]!, depth);
  }

  #ofObject(type: ts.Type, depth: number): unknown {
    const args = this.checker.getTypeArguments(type as ts.TypeReference);
    if (this.checker.isTupleType(type)) return args.map((part) => this.make(part, depth + 1));
    if (this.checker.isArrayType(type)) return this.#list(args[0], depth);
    const known = this.#known(type.symbol?.name, args, depth);
    if (known !== undefined) return known;
    const [call] = type.getCallSignatures();
    if (call) return this.#function(call, depth);
    return this.#record(type, depth);
  }

  #known(name: string | undefined, args: readonly ts.Type[], depth: number): unknown {
    switch (name) {
      case 'Date':
        return oneDay;
      case 'URL':
        return new URL(`https://a.id/?${this.#text()}`);
      case 'Error':
        return new Error(this.#text());
      case 'Buffer':
      case 'Uint8Array':
        return Buffer.from(this.#text());
      case 'RegExp':
        return /x/;
      case 'Set':
      case 'ReadonlySet':
        return new Set(this.#list(args[0], depth));
      case 'Map':
      case 'ReadonlyMap':
        return new Map(this.#list(args[0], depth).map((key, nth) => [`${String(key)}${nth}`, this.make(args[1]!, depth + 1)]));
      case 'Iterable':
      case 'Generator':
        return this.#list(args[0], depth);
      case 'AsyncIterable':
      case 'AsyncGenerator':
        return Readable.from(this.#list(args[0], depth));
      default:
        return undefined;
    }
  }

  #function(call: ts.Signature, depth: number): unknown {
    const answer = this.make(call.getReturnType(), depth + 1);
    return () => answer;
  }

  #record(type: ts.Type, depth: number): unknown {
    const made: Record<string, unknown> = {};
    const values = type.getStringIndexType();
    if (values) this.#list(values, depth).forEach((value, nth) => (made[`k${nth}`] = value));
    for (const property of this.checker.getPropertiesOfType(type)) {
      if (property.name.startsWith('__')) throw new UnknownType(`${this.checker.typeToString(type)} has ${property.name}`);
      made[property.name] = this.make(this.checker.getTypeOfSymbol(property), depth + 1);
    }
    return made;
  }
}

const repeated = (piece: string) => (length: number) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed();
/**
 * A long run of a piece between two other characters. A pattern that searches for the end of a run starts again at
 * each position of the run.
 */
const between = (piece: string) => (length: number) => `a${repeated(piece)(Math.max(0, length - 2))}b`.slice(0, length);

/** Texts that once made rules slow, and similar texts. */
const texts: Readonly<Record<string, (length: number) => string>> = {
  letters: repeated('a'),
  capitals: repeated('A'),
  blanks: between(' '),
  'letters and blanks': repeated('a '),
  lines: between('\n'),
  'blank lines': between('\n \n'),
  dots: between('.'),
  marks: between('?!…'),
  commas: between(', '),
  digits: between('1'),
  'digits and dots': repeated('1.'),
  'digits and blanks': repeated('08 '),
  amounts: repeated('Rp 1.000.000,- '),
  addresses: repeated('a.+@'),
  links: repeated('https://a.id/?'),
  'open brackets': repeated('('),
  'open tags': repeated('<a '),
  'closing tags': repeated('</s>'),
  'code fences': repeated('```\n'),
  json: repeated('{"a":['),
  quotes: repeated('"\\'),
  'marks of WhatsApp': repeated('*_~`'),
  lists: repeated('- a: 1\n'),
  bars: repeated('|-'),
  emojis: repeated('👩‍👩‍👧'),
  accents: repeated('e\u0301'),
  'base 64': repeated('QUJD+/=='),
  'nested quotes': (length) =>
    '"\''.repeat(Math.ceil(length / 4)).slice(0, length / 2) + '\'"'.repeat(Math.ceil(length / 4)).slice(0, length / 2),
  'joined marks': repeated('\u200d\ufe0f'),
  'stacked accents': between('\u0301'),
  // Combining marks that a normalization must sort.
  'unsorted accents': between('\u0301\u0316'),
  'numbers and words': repeated('2 kaos @75rb, '),
  'dates and hours': repeated('12/3 10.30-'),
  'turned direction': repeated('\u202e1\u202c'),
  'currency signs': repeated('Rp'),
  hyphens: between('-'),
  'half of a bracket': repeated(')]}'),
  'table cells': repeated('| a | 1 '),
};

/** Families that are tested as many short texts of a list, where their number matters more than their content. */
const inLists: readonly string[] = ['letters', 'blank lines', 'digits and dots', 'amounts', 'json'];

/** All families of texts for a rule: the general ones, and those made from the words that its file searches for. */
export function familiesFor(shape: Shape, words: readonly string[]): Readonly<Record<string, (length: number) => string>> {
  const isOfLists = shape === 'many items' || shape === 'long items';
  const general = isOfLists ? Object.fromEntries(inLists.map((name) => [name, texts[name]!])) : texts;
  if (words.length === 0) return general;
  return {
    ...general,
    'own words': repeated(`${words.join(' ')} `),
    'own words without blanks': repeated(words.join('')),
    'own words and digits': repeated(words.map((word) => `${word} 1 `).join('')),
    'own words in lines': repeated(words.map((word) => `${word}\n`).join('')),
  };
}
