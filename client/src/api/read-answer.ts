import type { z } from 'zod';
import { isRecord, reading, type Reading } from '#contracts/values/reading';

type Schema = z.core.$ZodType;

/** Thrown when an answer contains nothing that this panel can show. */
class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/**
 * Reads an answer or a pushed payload by its schema and tolerates differences. Unknown fields are dropped.
 * Missing fields become null where the schema allows it, else empty. Unknown values become the fallback
 * registered for their schema. The result therefore always fits the type, and no screen receives a value it
 * has no text for.
 * @throws UnreadableError when the value is of another kind altogether, or lacks a required value.
 */
export function readAnswer<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const how = reading.get(schema);
  const given = how?.from ? how.from(value) : value;
  const { type } = defOf(schema);
  if (type === 'array' && !Array.isArray(given)) throw new UnreadableError('no list');
  if (type === 'object' && !isRecord(given) && !isAction(schema)) throw new UnreadableError('no object');
  return readAs(schema, given, how) as z.output<S>;
}

/** True for the answer of a mutation: its status alone says that it succeeded. Any body, or none, is accepted. */
function isAction(schema: Schema): boolean {
  const def = defOf(schema);
  return def.type === 'object' && 'success' in def.shape;
}

function defOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function read(schema: Schema, given: unknown): unknown {
  const how = reading.get(schema);
  return readAs(schema, how?.from ? how.from(given) : given, how);
}

function readAs(schema: Schema, value: unknown, how: Reading | undefined): unknown {
  if (value === undefined || value === null) {
    if (how?.required) throw new UnreadableError('lacks what it cannot be used without');
    if (how && 'absent' in how) return how.absent;
  }
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return readObject(def.shape, value);
    case 'record':
      return readRecord(def.valueType, value);
    case 'array':
      return readList(def.element, value);
    case 'nullable':
      return value === undefined || value === null ? null : readNullable(def.innerType, value);
    case 'optional':
      return value === undefined ? undefined : read(def.innerType, value);
    case 'union':
      return readUnion(def, value, how);
    case 'enum':
      if (Object.values(def.entries).includes(value as string)) return value;
      if (how && 'unknown' in how) return how.unknown;
      throw new UnreadableError('a value that nobody knows');
    case 'literal':
      return def.values[0];
    case 'string':
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
    case 'number':
      return readNumber(value);
    case 'boolean':
      return value === true;
    default:
      return value;
  }
}

function readObject(shape: Readonly<Record<string, Schema>>, value: unknown): Record<string, unknown> {
  const fields = isRecord(value) ? value : {};
  const found: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const field = read(schema, fields[name]);
    if (field !== undefined) found[name] = field;
  }
  return found;
}

function readRecord(valueType: Schema, value: unknown): Record<string, unknown> {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(entries.map(([name, entry]) => [name, read(valueType, entry)]));
}

/** Drops rows that do not have the type of a row. */
function readList(element: Schema, value: unknown): unknown[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const wanted = defOf(element).type === 'object' ? rows.filter(isRecord) : rows;
  return wanted.map((row) => read(element, row));
}

/** An unknown value becomes null where null is allowed, unless the inner schema has its own fallback. */
function readNullable(inner: Schema, value: unknown): unknown {
  if (defOf(inner).type === 'object' && !reading.has(inner) && !isRecord(value)) return null;
  try {
    return read(inner, value);
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}

function readUnion(def: z.core.$ZodUnionDef, value: unknown, how: Reading | undefined): unknown {
  const option = def.options.find((one) => hasMarksOf(one, value));
  if (option) return read(option, value);
  if (how && 'unknown' in how) return how.unknown;
  const [first] = def.options;
  return first && read(first, value);
}

/**
 * True when a value belongs to this option of a union: it is the literal itself, has the option's type, or is
 * an object with the option's literals.
 */
function hasMarksOf(option: Schema, value: unknown): boolean {
  const def = defOf(option);
  if (def.type === 'literal') return def.values.includes(value as string);
  if (def.type === 'number') return typeof value === 'number';
  if (def.type !== 'object') return false;
  return Object.entries(def.shape).every(
    ([name, field]) => defOf(field).type !== 'literal' || (isRecord(value) && hasMarksOf(field, value[name])),
  );
}

function readNumber(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) ? number : 0;
}
