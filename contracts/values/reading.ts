import { z } from 'zod';

/**
 * Rules for parsing an answer that differs from its schema. Senders must follow the schema strictly. Readers also
 * accept the answers of other servers that follow the specification, and the answers of a newer version to a page
 * that was opened before a deploy.
 */
export interface Reading {
  /**
   * Replaces a value that the schema does not know. Choose the most cautious value, so that a wrong guess does no
   * harm.
   */
  readonly unknown?: unknown;
  /** Replaces a missing value. */
  readonly absent?: unknown;
  /** Converts a value from another representation to that of the schema. */
  readonly from?: (value: unknown) => unknown;
  /** Without this value the answer is useless and is rejected. */
  readonly required?: true;
}

/**
 * Reading rules per schema, for schemas that are parsed more leniently than they are sent: `schema.register(reading,
 * { … })`.
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
