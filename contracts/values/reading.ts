import { z } from 'zod';

/**
 * Rules for reading an answer that differs from its schema. Senders must follow the schema strictly. Readers
 * also accept what another server that follows the specification sends, and what a newer version sends to a
 * page opened before a deploy.
 */
export interface Reading {
  /** Replaces a value that the schema does not know. It is the most cautious value, which is never wrong in a harmful way. */
  readonly unknown?: unknown;
  /** Replaces a missing value. */
  readonly absent?: unknown;
  /** Converts another representation of the same value to the schema's. */
  readonly from?: (value: unknown) => unknown;
  /** Without this value the answer is useless and is rejected. */
  readonly required?: true;
}

/**
 * Reading rules per schema, for schemas that are read more leniently than they are sent:
 * `schema.register(reading, { … })`.
 */
export const reading = z.registry<Reading>();

type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A `from` for objects; other values are returned unchanged. */
export function fromFields(change: (fields: Fields) => Fields): (value: unknown) => unknown {
  return (value) => (isRecord(value) ? change(value) : value);
}
