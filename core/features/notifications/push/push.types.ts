import type { SealedColumn } from '../../../platform/crypto/sealed-column.js';

/** Context under which a device's address and keys are sealed. */
export function deviceContext(id: string): string {
  return `push-device:${id}`;
}

/** Where devices keep what is sealed. */
export const sealedDevices: SealedColumn = {
  table: 'push_devices',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: (row) => deviceContext(row['id']!),
};
