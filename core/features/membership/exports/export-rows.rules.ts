import type { Cell } from '../../../platform/sheets/write-sheet.js';

/** Exported columns of a table, derived from one of its rows. */
export function columnsOf(row: Readonly<Record<string, unknown>>, without: readonly string[] = []): string[] {
  return Object.entries(row).flatMap(([name, value]) => (Buffer.isBuffer(value) || without.includes(name) ? [] : [name]));
}

/** A Postgres value as a cell of a sheet. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}
