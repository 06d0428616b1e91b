import { z } from 'zod';

/** What is kept of a lead beside the messages: one short text each. */
export const factKinds = ['name', 'address', 'size', 'bought', 'note'] as const;
export const FactKind = z.enum(factKinds);
export type FactKind = z.infer<typeof FactKind>;

/** As owners and the model read them. */
export const factLabels: Readonly<Record<FactKind, string>> = {
  name: 'Nama',
  address: 'Alamat',
  size: 'Ukuran',
  bought: 'Pernah dibeli',
  note: 'Catatan',
};

export const factMaxChars = 600;
