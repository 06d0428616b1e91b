import { z } from 'zod';

type Schema = { readonly [key: string]: unknown };

/** Keys that have their own line, or that say nothing about a value. */
const structure = new Set([
  '$schema',
  'type',
  'properties',
  'required',
  'items',
  'prefixItems',
  'anyOf',
  'oneOf',
  'additionalProperties',
  'propertyNames',
]);

/** One line for each field of a shape: its path and what the field accepts. */
export function shapeLines(name: string, shape: z.ZodType): string[] {
  return lines(name, z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function lines(path: string, schema: Schema): string[] {
  const words = ownWords(schema);
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? []) as readonly Schema[];
  // The union `x | null` is the most common one and needs only one line.
  const real = choices.filter(({ type }) => type !== 'null');
  if (choices.length > real.length && real.length === 1) return lines(`${path}|null`, { ...real[0], ...withoutChoices(schema) });
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return [
    ...(words === 'object' && fields.length > 0 ? [] : [`${path}: ${words}`]),
    ...choices.flatMap((choice, at) => lines(`${path}<${at}>`, choice)),
    ...fields.flatMap(([field, of]) => lines(`${path}.${field}${required.has(field) ? '' : '?'}`, of)),
    ...within(`${path}[]`, schema['items']),
    ...((schema['prefixItems'] ?? []) as readonly Schema[]).flatMap((of, at) => lines(`${path}[${at}]`, of)),
    ...within(`${path}{}`, schema['propertyNames']),
    ...within(`${path}{}`, schema['additionalProperties']),
  ];
}

function withoutChoices({ anyOf: _any, oneOf: _one, ...others }: Schema): Schema {
  return others;
}

function within(path: string, schema: unknown): string[] {
  return typeof schema === 'object' && schema !== null ? lines(path, schema as Schema) : [];
}

function ownWords(schema: Schema): string {
  const type = typeof schema['type'] === 'string' ? schema['type'] : schema['anyOf'] || schema['oneOf'] ? 'one of' : 'any';
  const more = Object.entries(schema).flatMap(([key, value]) =>
    structure.has(key) || isAnyWhole(key, value) ? [] : [`${key}=${JSON.stringify(value)}`],
  );
  const isClosed = schema['type'] === 'object' && schema['additionalProperties'] === false && schema['properties'];
  return [type, ...(isClosed ? ['closed'] : []), ...more].join(' ');
}

/** The default bounds of every integer. */
function isAnyWhole(key: string, value: unknown): boolean {
  return (key === 'minimum' || key === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER;
}
