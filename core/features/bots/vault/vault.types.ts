import type { SealedColumn } from '../../../platform/crypto/sealed-column.js';

/** Context under which an owner's device is sealed. */
export function credsContext(ownerId: string): string {
  return `wa-creds:${ownerId}`;
}

/** Context under which one Signal key is sealed. */
export function keyContext(ownerId: string, type: string, id: string): string {
  return `wa-key:${ownerId}:${type}:${id}`;
}

/** Where the vault keeps sealed values. */
export const sealedInVault: readonly SealedColumn[] = [
  { table: 'wa_creds', column: 'data', key: [['owner_id', 'uuid']], context: (row) => credsContext(row['owner_id']!) },
  {
    table: 'wa_keys',
    column: 'data',
    key: [
      ['owner_id', 'uuid'],
      ['type', 'text'],
      ['id', 'text'],
    ],
    context: (row) => keyContext(row['owner_id']!, row['type']!, row['id']!),
  },
];
