/** The steps to an answering bot, in order. */
export const steps = [
  { id: 'panel', title: 'Buka panel dan daftar' },
  { id: 'code', title: 'Ketik kode dari email, lalu Start Bot' },
  { id: 'scan', title: 'Pindai kode QR' },
  { id: 'chat', title: 'Latih bot, lalu sapa sebagai pelanggan' },
];

/**
 * Counts the completed steps from what each simulator has seen. A later step proves the earlier ones: scanning a code
 * requires an account.
 * @param {{ mails: { code: string | null }[], codes: unknown[], phones: { devices: unknown[] }[], answered: boolean }} seen
 * @returns {number} how many steps are done
 */
export function stepsDone({ mails, codes, phones, answered }) {
  if (answered) return 4;
  if (phones.some(({ devices }) => devices.length > 0)) return 3;
  if (codes.length > 0) return 2;
  return mails.some(({ code }) => code) ? 1 : 0;
}
