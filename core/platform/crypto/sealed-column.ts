/**
 * Where sealed values stand, told by the feature they belong to, so that they can be sealed anew under another key. Only the sealing
 * changes: what is inside stays as it is, so no lease is shown for it.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key's columns in its order, with their types. */
  readonly key: readonly (readonly [name: string, type: 'uuid' | 'text'])[];
  /** What else `context` asks for; texts. */
  readonly also?: readonly string[];
  /** The context a row's value is sealed with. */
  readonly context: (row: Readonly<Record<string, string>>) => string;
}
