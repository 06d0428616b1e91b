import type { SealedColumn } from '../../../platform/crypto/sealed-column.js';

/** Encryption context of a device's address and keys. */
export function deviceContext(id: string): string {
  return `push-device:${id}`;
}

/** The encrypted column of the devices table. */
export const sealedDevices: SealedColumn = {
  table: 'push_devices',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: (row) => deviceContext(row['id']!),
};
