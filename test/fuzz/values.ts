import type { Random } from './random.ts';

/** Texts that have caused errors somewhere. */
const nasty: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202e\u2066abc',
  '\ud83d',
  '\ud83d\ude00'.repeat(40),
  '\u0301'.repeat(200),
  "';DROP TABLE users;--",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie:x=1',
  'null',
  'undefined',
  'true',
  '__proto__',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '99999999999999999999',
  '9223372036854775808',
  '2147483648',
  '2026-02-30T25:61:00Z',
  'infinity',
  'QR uploaded: http://x/y.png',
  'x'.repeat(5_000),
  'http://169.254.169.254/latest/meta-data',
  '00000000-0000-0000-0000-000000000000',
  'lid:123456789',
  '628123456789@c.us',
  '@c.us',
  '-----BEGIN',
  '\u2028',
];
const numbers: readonly number[] = [0, -0, 1, -1, 0.5, 1e21, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, 999_999_999_999_999];

export function nastyText(random: Random): string {
  if (random.chance(0.7)) return random.pick(nasty);
  return Array.from({ length: random.below(30) }, () =>
    String.fromCodePoint(random.chance(0.8) ? random.below(0x250) : random.below(0xd7ff)),
  ).join('');
}

/** Any JSON value. */
export function anyValue(random: Random, depth = 3): unknown {
  switch (random.below(depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(numbers);
    case 3:
    case 4:
      return nastyText(random);
    case 5:
      return Array.from({ length: random.below(5) }, () => anyValue(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [nastyText(random).slice(0, 50), anyValue(random, depth - 1)]),
      );
  }
}

/** The parts of JSON Schema that the contracts generate. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Typical texts of the product: they match a contract's pattern more often than random ones. */
const sane: readonly string[] = [
  'sari@gmail.com',
  'Sari Wulandari',
  'rahasia-sekali-1',
  '628123456789',
  '628123456789@c.us',
  '08123456789',
  '123456',
  'ai-trial',
  'ai-1000',
  'default',
  'Halo kak, ada stok?',
  'a',
  '50',
];

/** A value that the schema allows, or almost: sometimes one part of it is replaced. */
export function valueOf(schema: Schema, random: Random): unknown {
  if (random.chance(0.08)) return anyValue(random, 2);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(random.pick(choices), random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random);
    case 'array':
      return Array.from({ length: random.below(4) }, () => valueOf(schema.items ?? {}, random));
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, schema.maximum ?? 100, random.below(1_000), (schema.maximum ?? 100) + 1]);
    case 'string':
      return textOf(schema, random);
    default:
      return anyValue(random, 2);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, random: Random): unknown {
  const fields = Object.entries(properties).filter(([name]) => random.chance(required.includes(name) ? 0.95 : 0.6));
  const made = fields.map(([name, schema]): [string, unknown] => [name, valueOf(schema, random)]);
  if (random.chance(0.1)) made.push([nastyText(random).slice(0, 40), anyValue(random, 1)]);
  return Object.fromEntries(made);
}

function textOf({ minLength = 0, maxLength }: Schema, random: Random): string {
  const text = random.chance(0.6) ? random.pick(sane) : nastyText(random);
  if (maxLength !== undefined && random.chance(0.1)) return 'x'.repeat(maxLength + random.below(2));
  return text.padEnd(random.chance(0.8) ? minLength : 0, 'x');
}
