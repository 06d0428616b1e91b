import type { SealedColumn } from '../../../platform/crypto/sealed-column.js';

/** Encryption context of an owner's credentials. */
export function credsContext(botId: string): string {
  return `wa-creds:${botId}`;
}

/** Encryption context of one Signal key. */
export function keyContext(botId: string, type: string, id: string): string {
  return `wa-key:${botId}:${type}:${id}`;
}

/** The vault's columns with encrypted values. */
export const sealedInVault: readonly SealedColumn[] = [
  { table: 'wa_creds', column: 'data', key: [['bot_id', 'uuid']], context: (row) => credsContext(row['bot_id']!) },
  {
    table: 'wa_keys',
    column: 'data',
    key: [
      ['bot_id', 'uuid'],
      ['type', 'text'],
      ['id', 'text'],
    ],
    context: (row) => keyContext(row['bot_id']!, row['type']!, row['id']!),
  },
];
