import type { Cell } from '../../../platform/sheets/write-sheet.js';

/** The columns of a table's rows that an export shows, by one of them. */
export function columnsOf(row: Readonly<Record<string, unknown>>, without: readonly string[] = []): string[] {
  return Object.entries(row).flatMap(([name, value]) => (Buffer.isBuffer(value) || without.includes(name) ? [] : [name]));
}

/** A value of Postgres as a cell of a sheet. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}
