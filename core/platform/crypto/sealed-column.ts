/**
 * A column with sealed (encrypted) values, described by its feature for key rotation. Rotation changes the encryption
 * and not the content, so it needs no lease.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Columns of the primary key in order, with their types. */
  readonly key: readonly (readonly [name: string, type: 'uuid' | 'text'])[];
  /** Further text columns that `context` uses. */
  readonly also?: readonly string[];
  /** The encryption context of a row's value. */
  readonly context: (row: Readonly<Record<string, string>>) => string;
}
