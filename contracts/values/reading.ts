import { z } from 'zod';

/**
 * What a reader makes of an answer that differs from its schema. Who sends is held to the schema itself; who reads takes what another
 * server that keeps to the specification sends, and what a later version sends to a page that was opened before a deploy.
 */
export interface Reading {
  /** Stands in for a value that the schema does not know. It claims the least of all values: what it says is never untrue in a harmful way. */
  readonly unknown?: unknown;
  /** Stands in for a value that is not there. */
  readonly absent?: unknown;
  /** Brings another spelling of the same to the one of the schema. */
  readonly from?: (value: unknown) => unknown;
  /** Without this value the answer is of no use, and refused. */
  readonly required?: true;
}

/** Beside each schema that a reader takes more broadly than it is sent: `schema.register(reading, { … })`. */
export const reading = z.registry<Reading>();

type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A `from` for objects; anything else stays what it is. */
export function fromFields(change: (fields: Fields) => Fields): (value: unknown) => unknown {
  return (value) => (isRecord(value) ? change(value) : value);
}
