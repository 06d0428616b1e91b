import { z } from 'zod';

/** Facts stored about a lead besides the messages: one short text each. */
export const factKinds = ['name', 'address', 'size', 'bought', 'note'] as const;
export const FactKind = z.enum(factKinds);
export type FactKind = z.infer<typeof FactKind>;

/** Labels shown to owners and used for the model. */
export const factLabels: Readonly<Record<FactKind, string>> = {
  name: 'Nama',
  address: 'Alamat',
  size: 'Ukuran',
  bought: 'Pernah dibeli',
  note: 'Catatan',
};

export const factMaxChars = 600;
